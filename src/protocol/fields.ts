/** The fields of a position as capabilities name them: `planets.pdb.level`, `units.face`. */

/** Tables keyed by name and lists: what stands one level further down belongs to one row. */
const ROWS: ReadonlySet<string> = new Set([
  'planets',
  'environs',
  'units',
  'characters',
  'ships',
  'possessions',
  'environMissions',
])

/** Fields that are one value, whatever is inside. */
const WHOLE: ReadonlySet<string> = new Set([
  'awaiting',
  'reinforcements',
  'pointsScored',
  'characterDeck',
  'forcePoints',
  'characters.captive',
])

/** The names of the fields that a position speaks of, each once. */
export function fieldsIn(position: object): string[] {
  const found = new Set<string>()
  for (const [key, value] of Object.entries(position)) {
    if (ROWS.has(key) && isTable(value)) for (const row of Object.values(value)) collect(key, row, found)
    else collect(key, value, found)
  }
  return [...found]
}

function collect(name: string, value: unknown, found: Set<string>): void {
  if (WHOLE.has(name)) found.add(name)
  else if (Array.isArray(value) && value.some(isTable)) for (const row of value) collect(name, row, found)
  else if (isTable(value)) for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner, found)
  else found.add(name)
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a list of capabilities covers a field: by its own name, or by that of a table it stands in. */
export const covers = (names: readonly string[], field: string): boolean =>
  names.some((name) => field.startsWith(name) && (field.length === name.length || field[name.length] === '.'))
