import { ACTION_CARDS } from '../../../components/action-cards'
import { ENVIRONS, environNamed } from '../../../components/map'
import { missionNamed } from '../../../components/missions'
import type { MissionLetter, Player, Segment } from '../../../components/names'
import type { OrderOf } from '../../orders'
import { planetOf, presenceOn } from '../../pieces'
import type { Play } from '../../play'
import type { BegunEnviron } from '../../rules/mission-facts'
import type { Objection } from '../../ruling'
import type { GameState, MissionGroup } from '../../state'
import { carryOutEvent } from '../events/event'
import { endEffects } from '../possessions/effects'
import { bonusDrawsOf, endEnviron, endGroup } from './finish'
import {
  activeIn,
  changeGroup,
  current,
  environsUnderWay,
  isCamp,
  lossesOf,
  membersLeft,
  missionsOf,
  planetOfEnviron,
} from './groups'
import { payOut, succeed } from './success'

/** Draws one Action Card for the missions of an environ: first its event, then its letters (cases 13.3 to 13.5). */
export function draw(play: Play, player: Player, { environ: name }: OrderOf<'draw'>): Objection {
  const { missions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayAssign(state.turn, player)) return `it is not the ${player} Player's Mission Phase`
  const environ = ENVIRONS.get(name)
  if (environ === undefined || activeIn(state, name).length === 0) return `no mission is under way in ${name}`
  const missions = missionsOf(state, name)
  if (missions.finished) return `the missions in ${name} are over`
  const begun = environsUnderWay(state).filter((other) => other !== name)
  if (!rules.mayBegin(begun.map((other) => progressIn(state, other)))) return `the missions in ${begun[0]} are not over`
  const waiting = state.groups.filter(({ status }) => status === 'active').map((group) => group.environ)
  if (!rules.mayBeNext(name, waiting)) return `the missions in ${waiting[0]} come first`
  if (!rules.mayDraw(missions.charged, environ.size, activeIn(state, name).length, successesIn(play, name)))
    return `${environ.size} cards are drawn in ${name} at most`

  if (state.turn.segment !== 'Mission Action') begin(play, 'Mission Action')
  const card = drawCard(play, name, false)
  const { event, letters } = card[rules.section(environ.type, false)]
  if (!rules.eventComesFirst(event.code)) takeLetters(play, groupsReading(play, name), letters)
  const applied = carryOutEvent(play, name, event)
  if (applied || rules.chargesIgnored(event.code))
    play.happens({ type: 'card-counted', environ: name, event: event.code })
  if (rules.eventComesFirst(event.code)) takeLetters(play, groupsReading(play, name), letters)
  dropTheLost(play, name)
  endWhatCannotGoOn(play, name)
  return undefined
}

/** The groups for which a card is read that is drawn in an environ, whether or not they are still at work. */
const groupsReading = ({ state, rulebook }: Play, drawnIn: string): MissionGroup[] =>
  state().groups.filter(({ environ }) => rulebook.missions.isReadIn(environ, drawnIn))

/** How far the missions of an environ have come. */
function progressIn(state: GameState, environ: string): BegunEnviron {
  const done = state.groups.filter((group) => group.environ === environ && group.status !== 'active').length
  const cardsLeft = missionsOf(state, environ).charged < environNamed(environ).size
  return { done, cardsLeft }
}

/** How many groups of an environ have completed their missions. */
const successesIn = (play: Play, environ: string): number =>
  play.state().groups.filter((group) => group.environ === environ && group.status === 'completed').length

/** One card, ordinary or bonus, out of the deck. */
export function drawCard(play: Play, environ: string, bonus: boolean) {
  const deck = play.state().actionDeck.map(String)
  const number = Number(play.pick('action-card', deck))
  play.happens({ type: 'card-drawn', environ, card: number, bonus })
  const card = ACTION_CARDS.get(number)
  if (card === undefined) throw new Error(`there is no Action Card ${number}`)
  return card
}

/** A group that has nobody left takes no more part (case 13.44). */
function dropTheLost(play: Play, environ: string): void {
  for (const group of activeIn(play.state(), environ)) {
    if (play.rulebook.missions.isLost(membersLeft(play.state(), group).length)) payOut(play, group, 'lost')
  }
}

/** Letters complete missions, or are held by those who go on (cases 13.5 and 13.51). */
export function takeLetters(play: Play, groups: readonly MissionGroup[], letters: readonly MissionLetter[]): void {
  const { missions: rules } = play.rulebook
  let served = 0
  for (const before of groups) {
    const group = current(play, before)
    const mission = missionNamed(group.mission)
    const { status, letters: held } = group
    const alive = status === 'active' && membersLeft(play.state(), group).length > 0
    const losses = lossesOf(play.state(), group)
    const cardsLeft = environNamed(group.environ).size - missionsOf(play.state(), group.environ).charged
    const reading = { losses, served, status, isCamp: isCamp(group), held, cardsLeft }
    if (!rules.letterCounts(mission, letters, alive, reading) || !canSucceed(play, group)) continue
    served += 1
    changeGroup(play, group, { letters: group.letters + 1 })
    if (!rules.mayGoOn(mission)) payOut(play, current(play, group), 'completed')
    else if (rules.heldLettersWork()) succeed(play, group, 1)
  }
}

function canSucceed(play: Play, group: MissionGroup): boolean {
  if (group.mission !== 'Start Rebellion') return true
  const planet = planetOf(play.state(), planetOfEnviron(group.environ))
  return play.rulebook.rebellion.mayRebel(planet, presenceOn(play.state(), planet.name))
}

/** When the last card is drawn, groups without bonus draws are done, and then perhaps the environ (rule M.1.50). */
export function endWhatCannotGoOn(play: Play, environ: string): void {
  const { missions: rules } = play.rulebook
  const { charged } = missionsOf(play.state(), environ)
  const { size } = environNamed(environ)
  const groups = activeIn(play.state(), environ)
  if (groups.length > 0 && rules.mayDraw(charged, size, groups.length, successesIn(play, environ))) return
  for (const group of groups) {
    if (rules.endsWithLastCard(bonusDrawsOf(play, group), group.letters))
      endGroup(play, current(play, group), 'drawn out')
  }
  if (activeIn(play.state(), environ).length === 0) endEnviron(play, environ)
  else begin(play, 'Bonus Draw')
}

function begin(play: Play, segment: Segment): void {
  const { passed: _passed, ...now } = play.state().turn
  endEffects(play, { ...now, segment })
  play.happens({ type: 'mission-segment', segment })
}
