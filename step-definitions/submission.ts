import { DIE_FACES, type Player } from '../src/components/names'
import type { CompletePosition } from '../src/protocol/reported'
import type { Answer, ChanceTape, Order, SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Program } from '../src/sut/session'

/** An order with the chance and the answers that go with it. */
export interface Submission {
  readonly player: Player
  readonly order: Order
  /** The order in full, where it names units born in play, which a program calls as it likes. */
  readonly fullOrder?: (position: CompletePosition) => Order
  /** Dice and draws that the rule calls for. */
  readonly chance: ChanceTape
  /** More of them, which it does not call for and which would show. */
  readonly spare: ChanceTape
  readonly answers: Answer[]
  /** Whether a scenario goes on where the program refuses it. */
  readonly mayBeRefused?: boolean
}

/** A submission as it is sent: what tempts stands behind what is due. */
export const wireForm = ({ player, order, chance, spare, answers }: Submission, fullOrder = order) => ({
  player,
  order: fullOrder,
  chance: [...chance, ...spare, ...(order.type === 'draw' ? [LONE_GROUP] : [])],
  answers,
})

/** A program may draw the group that an event concerns even where there is but one, and no rule calls for a draw. */
const LONE_GROUP: ChanceTape[number] = { purpose: 'random-group', prefer: [] }

/** Whether the dice that a program rolled by itself are those of the tape, as far as it rolled any. */
export function fellAsForeseen(
  { chance, spare }: Submission,
  { used }: SubmitOrderResult,
  { introduction }: Program,
): boolean {
  return introduction.capabilities.chance.reported.every((purpose) => {
    const foreseen = [...chance, ...spare].filter((entry) => entry.purpose === purpose)
    const fell = (used ?? []).filter((entry) => entry.purpose === purpose)
    return fell.every((entry, index) => isAsForeseen(entry, foreseen[index]))
  })
}

/** Whether the program rolls any of the dice on the tape by itself. */
export const rollsSomeOf = ({ chance, spare }: Submission, { introduction }: Program): boolean =>
  [...chance, ...spare].some(({ purpose }) => introduction.capabilities.chance.reported.includes(purpose))

function isAsForeseen(entry: NonNullable<SubmitOrderResult['used']>[number], foreseen: ChanceTape[number] | undefined) {
  if (foreseen === undefined) return true
  if ('die' in entry) return !isFace(entry.die) || ('die' in foreseen && foreseen.die === entry.die)
  return 'prefer' in foreseen && foreseen.prefer[0] === entry.pick
}

/** Whether a die shows a face; the fixed 20 of the changed PDB rule is none. */
export const isFace = (die: number): boolean => DIE_FACES.some((face) => face === die)
