import { valueText } from '../lib/text'
import { differences, notAccepted } from '../protocol/differences'
import type { Position } from '../protocol/schema/position'
import type { Conversation } from './conversation'
import { type Observation, ok, problem, quoted } from './finding'
import { BARE, declaredPart, EGRIX, VARU } from './positions'

/** How a value is shown beside another. */
export const shown = (value: unknown): string => (value === undefined ? 'not there' : valueText(value, 200))

/** Told positions come back as they were told. */
export async function checkSetUp(talk: Conversation): Promise<readonly Observation[]> {
  const positions = [EGRIX, VARU].flatMap((position) => declaredPart(position, talk.capabilities()) ?? [])
  if (positions.length === 0) return [ok('there is no star system to set anything up in')]
  const observations: Observation[] = []
  for (const position of positions) observations.push(await readBack(talk, position))
  return observations
}

async function readBack(talk: Conversation, position: Position): Promise<Observation> {
  const { scenario = 'Flight to Egrix' } = position
  const difference = notAccepted(position, await talk.place(position))
  if (difference === undefined) return ok(`a position of ${scenario} came back as it was told`)
  const { path, before: told, after: reported } = difference
  const what =
    told === undefined
      ? `${quoted(path)} was not told, and is reported`
      : `${quoted(path)} was told ${shown(told)}, and is reported ${shown(reported)}`
  return problem(`${scenario}: ${what}`, 'report it as it was told, or declare it neither as told nor as reported')
}

/** What leaves nothing behind, and what would be seen if it did. */
const BEFORE: readonly Position[] = [
  { ...EGRIX, gameTurn: 3, planets: { Angoff: { state: 'Rebel Control', pdb: { level: 1, status: 'Down' } } } },
  { ...BARE, playerTurn: 'Rebel', gameTurn: 2, planets: { Quibron: { pdb: { level: 2, status: 'Down' } } } },
]

/** A position knows nothing of the one before. */
export async function checkFreshStart(talk: Conversation): Promise<readonly Observation[]> {
  const bare = declaredPart(BARE, talk.capabilities())
  if (bare === undefined) return [ok('there is no star system to set anything up in')]
  const looks = []
  for (const before of BEFORE) {
    await talk.place(declaredPart(before, talk.capabilities()) ?? bare)
    looks.push(await talk.place(bare))
  }
  const [first = {}, second = {}] = looks
  const stranger = notAccepted(bare, first)
  const left = stranger === undefined ? differences(first, second)[0] : { ...stranger, before: undefined }
  if (left === undefined) return [ok('a second position holds nothing of the first')]
  const values = stranger === undefined ? `: ${shown(left.before)} after one, ${shown(left.after)} after another` : ''
  return [
    problem(
      `something is left of the position before: ${quoted(left.path)}${values}`,
      'make a new game for every setPosition, and give what is not told its default',
    ),
  ]
}
