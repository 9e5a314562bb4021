import type { Player } from '../../components/names'
import { POSSESSIONS, possessionNamed } from '../../components/possessions'
import { invalid } from '../../protocol/rpc'
import type { Position } from '../../protocol/schema/position'
import { HIDDEN } from '../../protocol/vocabulary'
import { deckOf } from '../procedures/possessions/held'
import { toPlace } from '../procedures/set-up'
import type { Rulebook } from '../rulebook'
import type { Effect, GameState, HeldPossession, Turn } from '../state'

/** Possessions in a told position, and in a reported one. Where a ship in play is, the table of the ships says. */

/**
 * @param now when it is, for effects that are told without their beginning
 * @throws RpcError (invalid parameters) for a possession that does not exist, or that nobody in play bears
 */
export function possessionsToldIn(told: Position, now: Turn): Pick<GameState, 'possessions' | 'effects'> {
  const rows = Object.entries(told.possessions ?? {})
  const possessions: Record<string, HeldPossession> = {}
  for (const [name, { place = 'deck', holder, revealed = false }] of rows) {
    const field = `possessions.${name}`
    const card = POSSESSIONS.get(name)
    if (card === undefined) throw invalid(field, 'is no possession of the game')
    // A ship of the scenario is yet to be assigned by itself, as long as it is not.
    if (place === 'deck' || (place === 'to assign' && card.type === 'spaceship')) continue
    if (place !== 'held') possessions[name] = { place, revealed }
    else if (card.type === 'spaceship') throw invalid(field, 'a spaceship in play stands among the ships')
    else possessions[name] = { place, holder: bearerIn(told, `${field}.holder`, holder), revealed }
  }
  return { possessions, effects: (told.effects ?? []).map((effect, index) => effectOf(told, effect, index, now)) }
}

function bearerIn(told: Position, field: string, holder: string | null | undefined): string {
  if (holder == null || !(holder in (told.characters ?? {}))) throw invalid(field, `${holder} is no character in play`)
  return holder
}

function effectOf(told: Position, row: NonNullable<Position['effects']>[number], index: number, now: Turn): Effect {
  const { possession = '', character, rating, declaredIn } = row
  const field = `effects.${index}`
  if (!POSSESSIONS.has(possession)) throw invalid(`${field}.possession`, 'is no possession of the game')
  const { gameTurn, player, phase, segment } = now
  const begun =
    declaredIn === undefined
      ? { gameTurn, player, phase, ...(segment === undefined ? {} : { segment }) }
      : momentOf(declaredIn)
  return {
    possession,
    character: bearerIn(told, `${field}.character`, character),
    ...(rating === undefined ? {} : { rating }),
    declaredIn: begun,
  }
}

type Declared = NonNullable<NonNullable<Position['effects']>[number]['declaredIn']>

const OPERATIONS: readonly unknown[] = ['Movement', 'Enemy Reaction', 'Military Combat']

/** A moment as it is told: the segment says which phase it is in, where it has one. */
const momentOf = ({ gameTurn, playerTurn, segment, phase = 'Search' }: Declared): Effect['declaredIn'] => ({
  gameTurn,
  player: playerTurn,
  phase: OPERATIONS.includes(segment) ? 'Operations' : segment === null ? phase : 'Mission',
  ...(segment === null ? {} : { segment }),
})

/**
 * What is reported of possessions.
 * @param viewer who looks; undefined for one who sees all
 */
export function reportOfPossessions(
  state: GameState,
  rulebook: Rulebook,
  viewer: Player | undefined,
): Partial<Position> {
  const deck = deckOf(state)
  const toAssign = state.turn.phase === 'Set-up' ? toPlace(state, 'Rebel').ships : []
  const isSecret = (name: string) => {
    const { place, revealed = false } = state.possessions[name] ?? {}
    if (viewer === undefined || place === 'destroyed') return false
    return rulebook.possessions.isSecret(rulebook.possessions.typeOf(possessionNamed(name)), revealed, viewer)
  }
  let secrets = 0
  const printOf = (name: string) => {
    const card = possessionNamed(name)
    return { card: rulebook.possessions.numberOf(card), type: rulebook.possessions.typeOf(card) }
  }
  const rows = Object.entries(state.possessions).map(([name, { place, holder: bearer = null, revealed }]) => {
    const holder = place === 'held' ? bearer : null
    if (isSecret(name)) {
      secrets += 1
      return [`${HIDDEN} ${secrets}`, { card: HIDDEN, type: HIDDEN, place, holder, revealed }]
    }
    return [name, { ...printOf(name), place, holder, revealed }]
  })
  const waiting = toAssign.map((name) => [
    name,
    { ...printOf(name), place: 'to assign', holder: null, revealed: false },
  ])
  const report = {
    possessions: Object.fromEntries([...rows, ...waiting]),
    possessionDeck: deck.some(isSecret) ? deck.length : deck.filter((name) => !toAssign.includes(name)),
    effects: state.effects.map(({ possession, character, rating, declaredIn }) => ({
      possession,
      character,
      ...(rating === undefined ? {} : { rating }),
      declaredIn: {
        gameTurn: declaredIn.gameTurn,
        playerTurn: declaredIn.player,
        segment: declaredIn.segment ?? null,
        phase: declaredIn.phase,
      },
    })),
  }
  // What is hidden has another type than what is told; PROTOCOL.md allows the word for any field of a report.
  return report as Partial<Position>
}
