import { creatureNamed } from '../../components/charts/creatures'
import type { DieFace } from '../../components/names'
import type { Position } from '../../protocol/schema/position'
import { scriptedChance, type TapeEntry } from '../chance'
import type { Answer } from '../orders'
import { startPlay } from '../play'
import { rolls } from '../playing.fixture'
import { printedRulebook, type Rulebook } from '../rulebook'
import { stateOf } from '../server/told'
import type { GameState, MissionGroup } from '../state'
import { creatureAttack } from './creature-attack'
import { bonusDrawsOf } from './missions/finish'

/** Any environ will do: a creature is named, wherever it lives. */
export const PLACE = 'Cercis Wild'

interface Attack {
  readonly creature: string
  readonly group: readonly string[]
  /** The dice that hurt the group, round by round. */
  readonly def?: readonly DieFace[]
  /** The dice that hurt the creature. */
  readonly att?: readonly DieFace[]
  readonly off?: readonly DieFace[]
  readonly picks?: readonly TapeEntry[]
  readonly answers?: readonly Answer[]
  readonly told?: Position
  readonly rulebook?: Rulebook
}

/** An attack, and what it brings to each of the group. */
export type Case = Attack & { readonly it: string; readonly wounds: readonly (number | 'killed')[] }

/** What becomes of a group that a creature attacks. Every die of the tape has to be used, and no other. */
export function attacked({ creature, group: names, def = [], att = [], off = [], ...more }: Attack) {
  const { picks = [], answers = [], told = {}, rulebook = printedRulebook } = more
  const before = stateOf({
    scenario: 'The Varu Powderkeg',
    phase: 'Mission',
    characters: Object.fromEntries(names.map((name) => [name, { place: PLACE }])),
    missionGroups: [{ pieces: [...names], mission: 'Gather Information', environ: PLACE }],
    ...told,
  })
  const dice = rolls({ 'combat-defender': def, 'combat-attacker': att, 'break-off': off })
  const { play, record } = startPlay(before, rulebook, scriptedChance([...dice, ...picks]), answers)
  creatureAttack(play, groupIn(before), creatureNamed(creature))
  const left = dice.length + picks.length - record().taken.length
  if (left > 0) throw new Error(`${left} dice or draws were left over`)
  const state = play.state()
  const wounds = names.map((name) => {
    const { place, wounds = 0 } = state.characters[name] ?? {}
    return place === 'killed' ? 'killed' : wounds
  })
  return { state, wounds, group: groupIn(state), bonusDraws: bonusDrawsOf(play, groupIn(state)) }
}

function groupIn(state: GameState): MissionGroup {
  const [group] = state.groups
  if (group === undefined) throw new Error('there is no group')
  return group
}

/** An answer given each time. */
export const always = (purpose: string, value: unknown): Answer => ({ purpose, value, always: true })

/** Answers about breaking off, in their order. */
export const breakOffs = (...values: readonly string[]): Answer[] =>
  values.map((value) => ({ purpose: 'break-off', value }))
