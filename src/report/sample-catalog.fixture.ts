import { type Catalog, catalogOf } from '../catalog/catalog'
import type { CatalogFile, Kind, RuleEntry } from '../catalog/schema'

/** Catalogs to try the reports on: forty rules as they may stand in the real one, and one of its full size. */

interface Sketch {
  readonly title: string
  readonly statement: string
  readonly reference: string
  readonly kind: Kind
}

/** A rule a line: title, statement, case of the rulebook, kind. */
const sketches = (lines: string): readonly Sketch[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()))
    .map(([title = '', statement = '', reference = '', kind = '']) => ({
      title,
      statement,
      reference,
      kind: kind as Kind,
    }))

const PDB = sketches(`
  A PDB may look for enemy ships | A PDB may attempt to detect enemy characters who reach, leave or pass its planet in a spaceship. | 8.2 | permission
  When a PDB may attempt detection | The PDB must be Up and under control of the non-phasing player when a spaceship arrives at or leaves its planet. | 9.3 | permission
  Four outcomes of detection | An attempt ends in one of four ways: Undetected, Detected, Detected and Damaged, or Eliminated. | 9.31 | state
  Undetected | The move goes on. Characters who had been detected are undetected again. | 9.31 | behaviour
  Detected | Every character aboard is detected, and the move goes on. | 9.31 | behaviour
  Damaged: the characters are detected | Every character aboard a damaged spaceship is detected. | 9.31 | behaviour
  Damaged: the ship is lost on arrival | A damaged spaceship is eliminated when it reaches its destination; its passengers are not harmed. | 9.31 | behaviour
  Eliminated | The spaceship is eliminated with everybody aboard. | 9.31 | behaviour
  A PDB of level 0 | A PDB of level 0 that is Up still attempts detection, but Damaged and Eliminated count as Detected. | 9.31 | behaviour
  A PDB that is Down detects nothing | A PDB that is Down must not be used for detection. | 9.32 | prohibition
  Twice in one move | A spaceship that leaves one enemy PDB and arrives at another undergoes detection at both. | 9.33 | behaviour
  Once on the same planet | A move between two environs of one planet is open to a single attempt at detection. | 9.33 | behaviour
  Military units are never detected | Military units, and characters outside a spaceship, never undergo detection by a PDB. | 9.34 | prohibition
  A stack with units counts as detected | Toward an enemy PDB, a stack with military units in it counts as detected. | 9.52 | state
  Each ship on its own | Detection is attempted separately against each spaceship. | 9.54 | procedure
`)

const REBELLION = sketches(`
  Start Rebellion puts a planet into Rebellion | A completed Start Rebellion mission puts its planet into Rebellion. | 15.52 | behaviour
  Only the Imperial Player stops one | Stop Rebellion can only be assigned by the Imperial Player. | 13.53 | prohibition
  Stop Rebellion needs two letters | Two mission letters complete Stop Rebellion. | 13.53 | behaviour
  Only from Unrest | A rebellion begins only while the loyalty marker stands in Unrest. | 15.2 | prohibition
  The mission may be tried anywhere | Start Rebellion may be assigned on a planet whose loyalty is not Unrest. | 15.2 | permission
  Units appear at once | Rebel military units of a new rebellion are placed as soon as it begins, before anything else in the environ. | 15.43 | procedure
  Control is lost | The Imperial Player loses control of a planet that goes into Rebellion. | 15.4 | behaviour
  A 1-0 unit costs one Force Point | A 1-0 military unit is bought with one Force Point. | 15.41 | state
  A 2-1 unit costs three | A 2-1 military unit is bought with three Force Points. | 15.41 | state
  No Coup or Diplomacy in Rebellion | Neither Coup nor Diplomacy can be assigned on a planet in Rebellion. | 15.47 | prohibition
  Loyalty stands still in Rebellion | Nothing moves the loyalty marker of a planet in Rebellion. | 15.47 | prohibition
`)

const SEARCH = sketches(`
  Reacting to detected characters | Detected characters may be reacted to, and searched for in the Search Phase. | 9.41 | permission
  Detected by a search or a card | A search and the event of an Action Card can both detect characters. | 9.42 | behaviour
  The Search Table decides | Whether a search succeeds is read from the Search Table. | 11.0 | behaviour
  Who was found can be attacked | Characters found by a search may be attacked at once. | 11.0 | permission
  Not from a stack with units | Characters who are stacked with military units cannot search. | 11.21 | prohibition
  Leaders do not search | A character who leads military units cannot search. | 11.22 | prohibition
  Two kinds of searches | Characters and military units of one environ search separately. | 11.23 | procedure
  All searches are declared first | Every search of the phase is declared before the first is resolved. | 11.23 | procedure
  Searching gives oneself away | Characters who search are detected. | 11.31 | behaviour
  Combat is not required | After either kind of search the player may leave it at that. | 11.32 | permission
  Combat follows at once | A player who chooses combat resolves it before anything else. | 11.34 | procedure
  Only in the Search Phase | Searches happen in the Search Phase of the enemy player-turn, or where an Action Card calls for one. | 11.1 | prohibition
  Sought with units around | Characters who are stacked with military units cannot be searched for. | 11.1 | prohibition
`)

const CHANGES = sketches(`
  A PDB always rolls 20 against ships | Against the spaceship of a character the roll of a PDB is always 20. | 9.3 | behaviour
`)

const rulesOf = (section: string, rules: readonly Sketch[]): RuleEntry[] =>
  rules.map(({ title, statement, reference, kind }, index) => ({
    id: `${section}.${index + 1}`,
    title,
    statement,
    references: [reference],
    metric: section === '17' ? 999999 : null,
    kind,
    subject: 'pdb',
    needs: [],
    ...remarksOn(`${section}.${index + 1}`),
  }))

function remarksOn(id: string): Partial<RuleEntry> {
  if (id === '6.1.3') {
    const reading =
      'Read without the change of section 17, under which the roll never varies; both cannot be seen in one game.'
    return { conflictsWith: ['17.1'], reading }
  }
  if (id !== '17.1') return {}
  const reading = 'The printed table ends at 20, so the roll is taken as the last row of that table, with no modifier.'
  return { conflictsWith: ['6.1.3'], reading }
}

const section = (id: string, title: string, rules: readonly Sketch[]) => ({
  id,
  title,
  rules: rulesOf(id, rules),
})

const file = (sections: CatalogFile['rulesets'][number]['sections']): CatalogFile => ({
  rulesets: [{ id: 'summary', title: 'Rules summary', sections }],
})

/** Forty rules in four sections, one of them worth 999999 points. */
export const fixtureCatalog = (): Catalog =>
  catalogOf(
    file([
      section('6.1', 'Detection using a PDB', PDB),
      section('12', 'Rebellion', REBELLION),
      section('13', 'Search', SEARCH),
      section('17', 'Changes to the Official Rules', CHANGES),
    ]),
    'f1c7a2e09b54d6831f7a',
  )

/** The sections of the real catalog, and how many rules each has; 322 in all. */
const FULL_SIZE =
  '2:18 3.1:1 4:10 5:3 6.1:15 6.2:8 6.3:1 7:5 8.1:14 8.2:13 9:31 10:6 11:7 12:27 13:24 14.1:21 14.2:8 15:16 16:11 17:1 M.0:5 M.1:51 M.2:26'

/** As many rules as the real catalog has, from the same sketches over and over. */
export function fullSizeCatalog(): Catalog {
  const known = [...PDB, ...REBELLION, ...SEARCH]
  const enough = [...known, ...known]
  const sections = FULL_SIZE.split(' ').map((entry) => {
    const [id = '', count] = entry.split(':')
    return section(id, `Section ${id} of the rules`, enough.slice(0, Number(count)))
  })
  return catalogOf(file(sections), 'f1c7a2e09b54d6831f7a')
}
