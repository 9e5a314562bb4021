import { characterNamed } from '../../../components/characters'
import { ENVIRONS, environNamed } from '../../../components/map'
import type { BonusTerm } from '../../../components/missions'
import { missionNamed } from '../../../components/missions'
import type { MissionLetter, Player } from '../../../components/names'
import { possessionNamed } from '../../../components/possessions'
import { sum } from '../../../lib/sum'
import type { OrderOf } from '../../orders'
import { planetOf } from '../../pieces'
import type { Play } from '../../play'
import type { Objection } from '../../ruling'
import type { MissionGroup } from '../../state'
import { carryOutEvent } from '../events/event'
import { payForFailure } from '../events/fates'
import { borneBy } from '../possessions/held'
import { ratingOf } from '../ratings'
import { drawCard, endWhatCannotGoOn, takeLetters } from './draw'
import { activeIn, current, isCamp, membersLeft, missionsOf, planetOfEnviron } from './groups'
import { payOut } from './success'

/** How missions end: by success, by stopping, by bonus draws (cases 13.5 and 13.6). */

/** Ends the missions of an environ, or of one group there, between two cards (rules M.1.16, M.1.49). */
export function stop(play: Play, player: Player, { environ, group }: OrderOf<'stop'>): Objection {
  const { missions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayAssign(state.turn, player)) return `it is not the ${player} Player's Mission Phase`
  if (!rules.mayStop(missionsOf(state, environ).charged, ENVIRONS.get(environ)?.size ?? 0))
    return `the missions in ${environ} cannot be stopped yet`
  const active = activeIn(state, environ)
  const ending =
    group === undefined ? active : active.filter(({ pieces }) => pieces.some((piece) => group.includes(piece)))
  if (ending.length === 0) return `no such mission is under way in ${environ}`
  for (const each of ending) endGroup(play, current(play, each), 'stopped')
  if (activeIn(play.state(), environ).length === 0) endEnviron(play, environ)
  return undefined
}

/** Ends whatever is under way: the player draws no more cards in this phase. */
export function stopAll(play: Play): void {
  const active = play.state().groups.filter(({ status }) => status === 'active')
  for (const group of active) endGroup(play, current(play, group), 'stopped')
}

/** All bonus draws of one group at once; their events do not count (case 13.6). */
export function bonusDraw(play: Play, player: Player, { group: pieces }: OrderOf<'bonus-draw'>): Objection {
  const { missions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayAssign(state.turn, player)) return `it is not the ${player} Player's Mission Phase`
  const group = state.groups.find((candidate) => candidate.pieces.some((piece) => pieces.includes(piece)))
  if (group === undefined) return 'no such mission is under way'
  const { environ, status } = group
  const { size, type } = environNamed(environ)
  const aborted = state.groups.filter((other) => other.environ === environ && other.status === 'aborted').length
  if (!rules.mayDrawBonus(status, missionsOf(state, environ).charged, size, aborted))
    return status === 'active' ? `the cards of ${environ} are not all drawn` : `the mission of the group is ${status}`
  const due = bonusDrawsOf(play, group)
  if (due === 0) return 'the group has no bonus draws'
  for (let drawn = 0; drawn < rules.drawnInOneGo(due, current(play, group).letters); drawn += 1) {
    const { event, letters } = drawCard(play, environ, true)[rules.section(type, true)]
    if (rules.bonusEventsCount(event.code) && carryOutEvent(play, environ, event))
      play.happens({ type: 'card-counted', environ, event: event.code })
    takeLetters(play, rules.bonusLettersFor(current(play, group), activeIn(play.state(), environ)), letters)
  }
  if (current(play, group).status === 'active') endGroup(play, current(play, group), 'drawn out')
  endWhatCannotGoOn(play, environ)
  return undefined
}

/** How many bonus draws a group has: by its card, its members, and events (rules M.1.38 to M.1.40). */
export function bonusDrawsOf(play: Play, group: MissionGroup): number {
  const state = play.state()
  const elsewhere = Object.entries(state.missions).flatMap(([other, { events }]) =>
    other === group.environ ? [] : events,
  )
  const events = play.rulebook.missions.eventsFelt(missionsOf(state, group.environ).events, elsewhere)
  const { bonusDraws: creature = 0 } = current(play, group)
  if (events.includes('NO_BONUS_DRAWS') || creature === 'none') return 0
  const mission = missionNamed(group.mission)
  const charactersOf = (each: MissionGroup) => membersLeft(state, each).filter((piece) => piece in state.characters)
  const left = charactersOf(group)
  const lost = group.pieces.filter((piece) => piece in state.characters && !left.includes(piece))
  const inEnviron = activeIn(state, group.environ).flatMap(charactersOf)
  const characters = play.rulebook.missions.reckonedWith(left, inEnviron, lost)
  const specials = characters.map((name) => characterNamed(name).bonusDraws[mission.letter] ?? 0)
  return play.rulebook.missions.bonusDraws({
    isCamp: isCamp(group),
    terms: mission.bonusDraws.map((term) => drawsFor(play, group, characters, term)),
    specials: sum(specials) + sum(countForDraws(play, group, characters).map((name) => drawsBy(name, mission.letter))),
    extra: events.filter((event) => event === 'EXTRA_BONUS_DRAW').length + creature,
  })
}

/** The possessions that a group has the use of for its bonus draws (case 14.27). */
function countForDraws(
  { state, rulebook }: Play,
  { environ, declared = [] }: MissionGroup,
  characters: readonly string[],
) {
  const beside = activeIn(state(), environ).flatMap((group) => group.declared ?? [])
  const borne = characters.flatMap((name) => borneBy(state(), name)).map(({ name }) => name)
  return rulebook.possessions.countForDraws(
    declared,
    borne,
    beside.filter((name) => !declared.includes(name)),
  )
}

/** What a declared possession is worth (case 14.27). */
const drawsBy = (possession: string, letter: MissionLetter): number =>
  sum(
    possessionNamed(possession).effects.map((effect) =>
      effect.code === 'bonus-draws' ? (effect.missions[letter] ?? 0) : 0,
    ),
  )

function drawsFor(play: Play, { environ }: MissionGroup, characters: readonly string[], term: BonusTerm): number {
  const { missions: rules } = play.rulebook
  const state = play.state()
  switch (term) {
    case 'intelligence':
    case 'leadership':
    case 'diplomacy':
      return Math.max(0, ...characters.map((name) => ratingOf(state, name, term)))
    case 'other characters':
      return Math.max(0, characters.length - 1)
    case 'loyalty': {
      const { loyalty } = planetOf(state, planetOfEnviron(environ))
      const sovereign = rules.sovereignTerm(environNamed(environ).sovereign, state.turn.player)
      return sovereign + (loyalty === undefined ? 0 : rules.loyaltyTerm(loyalty, state.turn.player))
    }
    case 'coup rating':
      return rules.coupTerm(environNamed(environ).coupRating ?? 0)
    default:
      return 0
  }
}

/** Ends a mission with the letters it holds; an Assassination that comes to nothing has to be paid for. */
export function endGroup(play: Play, group: MissionGroup, ending: 'stopped' | 'drawn out'): void {
  if (!payOut(play, group, ending)) payForFailure(play, group, 'stopped')
}

/** The cards go back, and the next environ can begin (case 13.31). */
export function endEnviron(play: Play, environ: string): void {
  play.happens({ type: 'missions-finished', environ })
  play.happens({ type: 'mission-segment', segment: 'Mission Assignment' })
}
