/** Something wrong with the catalog or a feature file, and where. */
export { type FileProblem as CatalogProblem, problemList, problemText } from '../lib/problems'
