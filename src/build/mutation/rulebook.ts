import Module from 'node:module'
import { basename, dirname } from 'node:path'
import type { Rulebook } from '../../engine/rulebook'
import type { Mutant } from './mutants'

/** The exports of a module of the rulebook by name, each with its decisions by name. */
type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Rulebooks with the decisions of one module as a mutant has them; what a variant has replaced stays replaced. Decisions
 * that stand in no printed rulebook, as those of the changed PDB rule, are found too.
 * @returns makes them of a right one
 */
export function rulebookWith({ file, text }: Mutant): (base: Rulebook) => Rulebook {
  const mutated = load(file, text)
  const changed = new Map(
    Object.entries(require(file) as Exports).flatMap(([name, decisions]) =>
      Object.entries(decisions)
        .filter(([, decide]) => typeof decide === 'function')
        .map(([key, decide]) => [decide, mutated[name]?.[key]] as const),
    ),
  )
  const change = (decisions: object) =>
    Object.fromEntries(Object.entries(decisions).map(([key, decide]) => [key, changed.get(decide) ?? decide]))
  return (base) =>
    Object.fromEntries(Object.entries(base).map(([subject, decisions]) => [subject, change(decisions)])) as Rulebook
}

/** A module from its text, in the place of the file. */
function load(file: string, text: string): Exports {
  const module = new Module(file) as Module & { _compile(code: string, path: string): void; paths: string[] }
  module.filename = file
  module.paths = (Module as unknown as { _nodeModulePaths(folder: string): string[] })._nodeModulePaths(dirname(file))
  module._compile(text, file.replace(basename(file), `mutant-${basename(file)}`))
  return module.exports as Exports
}
