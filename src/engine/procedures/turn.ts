import { PLAYERS, type Player } from '../../components/names'
import { scenarioNamed } from '../../components/scenarios'
import type { UnitKindName } from '../../components/units'
import { presenceOn } from '../pieces'
import type { Play } from '../play'
import type { Moment } from '../rules/sequence'
import type { Objection } from '../ruling'
import { healByDoctor, healRested } from './heal'
import { stopAll } from './missions/finish'
import { organiseStacks } from './organise'
import { endEffects } from './possessions/effects'
import { placeWaitingUnits } from './rebellion'
import { endByPoints } from './victory'

/** How the game goes on from one segment to the next (case 4.0). */

/** Ends a player's part of the segment, and with the last part the segment itself. */
export function pass(play: Play, player: Player): Objection {
  const { turn, environs } = play.state()
  if (turn.phase === 'Set-up') return 'there are pieces to place'
  const [actor, ...others] = play.rulebook.sequence.actors(turn)
  if (player !== actor) return actor === undefined ? 'the game is over' : `it is for the ${actor} Player to pass`
  const reacted = Object.values(environs).some((environ) => environ.reacted)
  if (turn.segment === 'Enemy Reaction' && !reacted && !play.rulebook.reaction.mayBeLeftOut())
    return `the ${player} Player is to react`
  if (others.length > 0) play.happens({ type: 'part-ended', player })
  else endSegment(play)
  return undefined
}

function endSegment(play: Play): void {
  const { sequence, setUp, stacking } = play.rulebook
  const state = play.state()
  const { player, phase, segment } = state.turn
  if (phase === 'Mission') stopAll(play)
  if (segment === 'Movement' && state.due[player].length > 0)
    play.happens({ type: 'units-due', player, kinds: setUp.heldOver(state.due[player]) })
  organiseStacks(
    play,
    PLAYERS.filter((owner) => stacking.sortsAfter(segment, owner === player)),
  )
  if (segment === 'Movement') barFromMissions(play, player)
  if (phase === 'End') healRested(play, player)
  if (phase === 'End') settleRebellions(play, player)
  const { gameTurns } = scenarioNamed(state.scenario)
  const next = sequence.after(state.turn, sequence.firstPlayer, gameTurns)
  if (next.phase === 'Game over') endByPoints(play)
  else beginMoment(play, next)
}

/** A segment begins, and with Movement the units that are due at this time come in (case 16.15). */
export function beginMoment(play: Play, moment: Moment): void {
  endEffects(play, moment)
  play.happens({
    type: 'segment-begun',
    turn: { ...moment, passed: [] },
    carriedOver: play.rulebook.sequence.carriedOver(moment),
  })
  placeWaitingUnits(play, moment)
  if (moment.segment !== 'Movement') return
  healByDoctor(play, moment.player)
  const state = play.state()
  const arriving = reinforcementsIn(state.scenario, moment)
  if (arriving.length > 0)
    play.happens({ type: 'units-due', player: moment.player, kinds: [...state.due[moment.player], ...arriving] })
}

function reinforcementsIn(scenario: Parameters<typeof scenarioNamed>[0], { player, gameTurn }: Moment): UnitKindName[] {
  return scenarioNamed(scenario).reinforcements.flatMap(({ player: owner, when, units }) =>
    owner === player && when.type === 'game-turns' && when.gameTurns.includes(gameTurn)
      ? Object.entries(units).flatMap(([kind, count]) => Array<UnitKindName>(count).fill(kind as UnitKindName))
      : [],
  )
}

/** case 9.57. Who stands with military units when the Movement Segment ends goes on no mission this turn. */
function barFromMissions(play: Play, player: Player): void {
  const state = play.state()
  const ids = (Object.keys(state.stacks) as (keyof typeof state.stacks)[]).filter(
    (id) => state.stacks[id]?.player === player && Object.values(state.units).some((unit) => unit.stack === id),
  )
  if (ids.length > 0) play.happens({ type: 'missions-barred', stacks: ids })
}

/** case 15.52. */
function settleRebellions(play: Play, player: Player): void {
  for (const planet of Object.values(play.state().planets)) {
    const state = play.rulebook.control.stateAfterTurn(planet, presenceOn(play.state(), planet.name), player)
    if (state !== planet.state) play.happens({ type: 'state-changed', planet: planet.name, state })
  }
}
