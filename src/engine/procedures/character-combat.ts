import { type DieFace, opponentOf, type Player, type Weapon } from '../../components/names'
import { captivesHeldBy } from '../pieces'
import type { Play } from '../play'
import type { Aim } from '../rules/character-combat'
import { takeCaptive } from './captives'
import { chooseActive, chooseAim, chooseBreakOff } from './combat-choices'
import { ratingOf } from './ratings'
import { sufferWounds, woundsLeft } from './wounds'

/** Who attacks: characters, or a band such as a squad, which has a strength and an endurance in all. */
export type Force =
  | { readonly kind: 'characters'; readonly names: readonly string[]; readonly weapon: Weapon }
  | {
      readonly kind: 'band'
      readonly strength: number
      readonly endurance: number
      readonly weapon: Weapon
      /** The pieces that can guard whom it captures. */
      readonly captors: readonly string[]
    }

export interface Combat {
  /** The attacker. */
  readonly player: Player
  readonly environ: string
  readonly force: Force
  readonly defenders: readonly string[]
}

/** How a combat stands between two rounds. */
interface Standing {
  readonly round: number
  readonly aim: Aim
  /** Who defends still: alive, not captured, not broken off. */
  readonly defenders: readonly string[]
  readonly captured: readonly string[]
  /** Wounds of a band; characters carry their own. */
  readonly bandWounds: number
}

/** Characters are attacked, and fight round by round until one side has nobody left (case 12.0). */
export function characterCombat(play: Play, combat: Combat): void {
  let standing: Standing = { round: 1, aim: 'kill', defenders: combat.defenders, captured: [], bandWounds: 0 }
  while (standing.defenders.length > 0 && captorsOf(play, combat, standing).length > 0) {
    standing = fightRound(play, combat, standing)
  }
  const busy = [...combat.defenders, ...(combat.force.kind === 'characters' ? combat.force.names : [])]
  const alive = busy.filter((name) => play.state().characters[name]?.place !== 'killed')
  if (alive.length > 0) play.happens({ type: 'characters-busy', characters: alive })
  if (captorsOf(play, combat, standing).length > 0 || standing.captured.length === 0) return
  const held = standing.captured.filter((name) => play.state().characters[name]?.captive !== undefined)
  if (held.length > 0 && play.rulebook.capture.freedWithCaptors())
    play.happens({ type: 'captives-freed', characters: held })
}

function fightRound(play: Play, combat: Combat, before: Standing): Standing {
  const { characterCombat: rules, capture } = play.rulebook
  const { player, force } = combat
  const { round } = before
  const defender = opponentOf(player)
  const declared = rules.asksForAim(round) ? chooseAim(play, rules.declaresAim(player, defender), combat) : before.aim
  const aim = rules.aimIn(declared, round)
  const chosen = chooseActive(play, defender, before.defenders)

  const differential = attackStrength(play, combat, before) - defence(play, chosen, before)
  const breakOffColumn = rules.column(differential, aim, 'break-off')
  const { escaped, failed } = breakOff(play, defender, before.defenders, chosen, breakOffColumn)
  const stayed = before.defenders.filter((name) => !escaped.includes(name))
  const active = chosen.filter((name) => !escaped.includes(name))
  if (active.length === 0) return { ...before, aim: declared, round: round + 1, defenders: stayed }

  const shift = failed ? rules.failedBreakOffShift() : 0
  const read = (half: 'results' | 'own wounds', die: DieFace) =>
    rules.round(rules.column(differential, aim, half) + shift, die)
  const hitsDefender = read('results', play.roll('combat-defender')).defender
  const hitsAttacker = read('own wounds', play.roll('combat-attacker')).attacker
  const stars = capture.starsCount(aim) ? Number(hitsDefender.star) + Number(hitsAttacker.star) : 0
  const helpless = defence(play, active, before) === 0
  const toDefenders = rules.woundsBy(force.weapon, hitsDefender.wounds)
  const toAttackers = helpless ? 0 : rules.woundsBy(force.weapon, hitsAttacker.wounds)

  const takeCaptives = () => captureSome(play, combat, before, active, stayed, stars)
  const early = capture.woundsComeFirst() ? [] : takeCaptives()
  const struck = capture.woundsFallOnCaptives() ? active : active.filter((name) => !early.includes(name))
  sufferWounds(play, defender, struck, toDefenders)
  if (force.kind === 'characters') sufferWounds(play, player, livingOf(play, force.names), toAttackers)
  const bandWounds = before.bandWounds + (force.kind === 'band' ? toAttackers : 0)
  const late = capture.woundsComeFirst() ? takeCaptives() : early
  const captured = [...before.captured, ...late]
  const defenders = livingOf(play, stayed).filter((name) => !captured.includes(name))
  return { round: round + 1, aim: declared, defenders, captured, bandWounds }
}

/** One die for all who try: the inactive alone, or everybody (case 12.5). */
function breakOff(
  play: Play,
  player: Player,
  defenders: readonly string[],
  active: readonly string[],
  column: number,
): { escaped: readonly string[]; failed: boolean } {
  const inactive = defenders.filter((name) => !active.includes(name))
  const who = chooseBreakOff(play, player, inactive.length > 0)
  if (who === 'none') return { escaped: [], failed: false }
  const { characterCombat: rules } = play.rulebook
  const die = play.roll('break-off')
  const activeEscape = who === 'all' && rules.breaksOff(column, die, 'active')
  const escaped = [...(rules.breaksOff(column, die, 'inactive') ? inactive : []), ...(activeEscape ? active : [])]
  return { escaped, failed: who === 'all' && !activeEscape }
}

function captureSome(
  play: Play,
  combat: Combat,
  before: Standing,
  active: readonly string[],
  stayed: readonly string[],
  stars: number,
): string[] {
  const captured: string[] = []
  for (let star = 0; star < stars; star += 1) {
    const free = (names: readonly string[]) => livingOf(play, names).filter((name) => !captured.includes(name))
    const inactive = stayed.filter((name) => !active.includes(name))
    const candidates = play.rulebook.capture.candidates(free(active), free(inactive))
    const captors = captorsOf(play, combat, before)
    if (candidates.length === 0 || captors.length === 0) break
    const [only, ...others] = candidates
    const captive = only !== undefined && others.length === 0 ? only : play.pick('captive', candidates)
    takeCaptive(play, combat.player, captive, captors)
    captured.push(captive)
  }
  return captured
}

/** The attacking pieces that are left: living characters, or those who sent a band that is not destroyed. */
function captorsOf(play: Play, { force }: Combat, { bandWounds }: Pick<Standing, 'bandWounds'>): readonly string[] {
  if (force.kind === 'characters') return livingOf(play, force.names)
  return bandWounds < force.endurance ? force.captors : []
}

function attackStrength(play: Play, { force }: Combat, { captured, bandWounds }: Standing): number {
  const { characterCombat: rules, capture } = play.rulebook
  const turncoats = capture.fightsFor() === 'attacker' ? strengthOfAll(play, captured) : 0
  if (force.kind === 'band') return rules.strengthWith(force.strength, bandWounds) + turncoats
  const living = livingOf(play, force.names)
  return strengthOfAll(play, [...living, ...prisonersOf(play, living)]) + turncoats
}

function defence(play: Play, active: readonly string[], { captured }: Standing): number {
  const loyal = play.rulebook.capture.fightsFor() === 'defender' ? captured : []
  const living = livingOf(play, active)
  return strengthOfAll(play, [...living, ...prisonersOf(play, living), ...loyal])
}

/** The captives whom characters hold, where they fight for their captors. */
function prisonersOf(play: Play, captors: readonly string[]): string[] {
  const state = play.state()
  return play.rulebook.capture.lend('combat') ? captivesHeldBy(state, captors) : []
}

const strengthOfAll = (play: Play, names: readonly string[]): number =>
  names.reduce((sum, name) => {
    const wounds = play.state().characters[name]?.wounds ?? 0
    return sum + play.rulebook.characterCombat.strengthWith(ratingOf(play.state(), name, 'combat'), wounds)
  }, 0)

const livingOf = (play: Play, names: readonly string[]): string[] =>
  names.filter((name) => woundsLeft(play.state(), name) > 0)
