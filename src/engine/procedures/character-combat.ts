import { differentialColumnOf } from '../../components/charts/character-combat'
import { type DieFace, opponentOf, type Player, type Weapon } from '../../components/names'
import type { Play } from '../play'
import type { Aim } from '../rules/character-combat'
import type { Ending, Traits } from '../rules/creatures'
import { takeCaptive } from './captives'
import { chooseActive, chooseAim, chooseBreakOff } from './combat-choices'
import { attackStrength, captorsOf, defence, isLeft, livingOf, traitsOf } from './combat-strength'
import { defendersBeside, isWary, shieldOf } from './possessions/in-combat'
import { wearOut } from './possessions/wear'
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
      /** What it fights for, where nobody may choose. */
      readonly aim?: Aim
      /** The description of a creature. */
      readonly traits?: Traits
    }

export interface Combat {
  /** The attacker. */
  readonly player: Player
  readonly environ: string
  readonly force: Force
  readonly defenders: readonly string[]
  /** A character for whom the others fight, and who cannot. */
  readonly seized?: string
}

/** How a combat stands between two rounds. */
export interface Standing {
  /** The round to come. */
  readonly round: number
  readonly aim: Aim
  /** Who defends still: alive, not captured, not broken off. */
  readonly defenders: readonly string[]
  readonly captured: readonly string[]
  /** Wounds of a band; characters carry their own. */
  readonly bandWounds: number
  /** Wounds of the defenders so far. */
  readonly inflicted: number
  /** The last round brought them none. */
  readonly harmless: boolean
  /** Possessions that have fought for the defenders, and may not outlast it. */
  readonly beside: readonly string[]
}

/**
 * Characters are attacked, and fight round by round until one side has nobody left (case 12.0).
 * @returns how it ended for the attacker
 */
export function characterCombat(play: Play, combat: Combat): Ending {
  let standing: Standing = {
    round: 1,
    aim: 'kill',
    defenders: combat.defenders,
    captured: [],
    bandWounds: 0,
    inflicted: 0,
    harmless: false,
    beside: [],
  }
  while (goesOn(play, combat, standing)) standing = fightRound(play, combat, standing)
  const busy = [...combat.defenders, ...(combat.force.kind === 'characters' ? combat.force.names : [])]
  for (const possession of standing.beside) wearOut(play, possession)
  const alive = busy.filter((name) => play.state().characters[name]?.place !== 'killed')
  if (alive.length > 0) play.happens({ type: 'characters-busy', characters: alive })
  const destroyed = !isLeft(play, combat, standing)
  const held = standing.captured.filter((name) => play.state().characters[name]?.captive !== undefined)
  if (destroyed && held.length > 0 && play.rulebook.capture.freedWithCaptors())
    play.happens({ type: 'captives-freed', characters: held })
  return { destroyed, survived: standing.round - (destroyed ? 2 : 1) }
}

function goesOn(play: Play, combat: Combat, standing: Standing): boolean {
  const { round, defenders, harmless } = standing
  const worthwhile = combat.seized === undefined || woundsLeft(play.state(), combat.seized) > 0
  const lasts = play.rulebook.creatures.lasts(traitsOf(combat.force), round, harmless)
  return defenders.length > 0 && worthwhile && lasts && isLeft(play, combat, standing)
}

function fightRound(play: Play, combat: Combat, before: Standing): Standing {
  const { characterCombat: rules, capture, creatures } = play.rulebook
  const { player, force } = combat
  const { round } = before
  const traits = traitsOf(force)
  const defender = opponentOf(player)
  const declared = declaredAim(play, combat, before)
  const aim = rules.aimIn(declared, round)
  const chosen = creatures.mayBeInactive(traits)
    ? chooseActive(play, defender, before.defenders, creatures.defenceRating(traits))
    : before.defenders

  const differential = attackStrength(play, combat, before) - defence(play, combat, chosen, before)
  const surprise = isWary(play, before.defenders) ? 0 : creatures.surpriseShift(traits, round)
  const reading = { round, attacker: player, attackers: force.kind }
  const breakOffColumn = rules.column(differential, aim, { ...reading, of: 'break-off' }) + surprise
  const { escaped, failed } = breakOff(play, combat, before, chosen, breakOffColumn)
  const stayed = before.defenders.filter((name) => !escaped.includes(name))
  const active = chosen.filter((name) => !escaped.includes(name))
  // A round in which nobody is left to fight is none.
  if (stayed.length === 0) return { ...before, aim: declared, defenders: [] }
  if (active.length === 0) return { ...before, aim: declared, round: round + 1, defenders: stayed }

  const shift = surprise + (failed ? rules.failedBreakOffShift(aim) : 0)
  const read = (half: 'results' | 'own wounds', die: DieFace) =>
    rules.round(rules.column(differential, aim, { ...reading, of: half }) + shift, die)
  const blows = Array.from(
    { length: creatures.attackRolls(traits) },
    () => read('results', play.roll('combat-defender')).defender,
  )
  const answers = creatures.isFoughtBack(traits) ? [read('own wounds', play.roll('combat-attacker')).attacker] : []
  const starsIn = (halves: typeof blows, wounding: 'attackers' | 'defenders') =>
    capture.starsCount(aim, wounding, force.kind) ? halves.filter(({ star }) => star).length : 0
  const stars = starsIn(blows, 'defenders') + starsIn(answers, 'attackers')
  const wounding = (halves: typeof blows) => halves.filter(({ star }) => !star || capture.starsWound(aim))
  const beside = defendersBeside(play.state(), active, creatures.defenceRating(traits)).map(
    ({ possession }) => possession,
  )
  const helpless = defence(play, combat, active, before) === 0
  const shielded = (names: readonly string[], wounds: number) => Math.max(0, wounds - shieldOf(play, names))
  const toDefenders = rules.woundsBy(force.weapon, shielded(stayed, woundsOf(wounding(blows))))
  const attackers = force.kind === 'characters' ? livingOf(play, force.names) : []
  const toAttackers = helpless ? 0 : rules.woundsBy(force.weapon, shielded(attackers, woundsOf(wounding(answers))))

  const takeCaptives = () => captureSome(play, combat, before, active, stayed, stars)
  const early = capture.woundsComeFirst() ? [] : takeCaptives()
  const struck = capture.woundsFallOnCaptives() ? active : active.filter((name) => !early.includes(name))
  const exposed = capture.woundsReachCaptives() ? [...struck, ...before.captured] : struck
  const bearable = lifeOf(play, exposed)
  sufferWounds(play, defender, exposed, toDefenders)
  const inflicted = bearable - lifeOf(play, exposed)
  if (force.kind === 'characters') sufferWounds(play, player, attackers, toAttackers)
  const bandWounds = before.bandWounds + (force.kind === 'band' ? toAttackers : 0)
  const late = capture.woundsComeFirst() ? takeCaptives() : early
  const captured = [...before.captured, ...late]
  const defenders = livingOf(play, stayed).filter((name) => !captured.includes(name))
  return afterRound(play, combat, {
    round: round + 1,
    aim: declared,
    defenders,
    captured,
    bandWounds,
    inflicted: before.inflicted + inflicted,
    harmless: inflicted === 0,
    beside: [...new Set([...before.beside, ...beside])],
  })
}

function declaredAim(play: Play, combat: Combat, { round, aim }: Standing): Aim {
  const { characterCombat: rules } = play.rulebook
  const { player, force } = combat
  if (force.kind === 'band' && force.aim !== undefined) return force.aim
  return rules.asksForAim(round) ? chooseAim(play, rules.declaresAim(player, opponentOf(player)), combat) : aim
}

/** What an attacker that is still there does beside its blows, to others and to itself. */
function afterRound(play: Play, combat: Combat, standing: Standing): Standing {
  if (!isLeft(play, combat, standing)) return standing
  const { characterCombat: rules, creatures } = play.rulebook
  const traits = traitsOf(combat.force)
  const seized = combat.seized === undefined ? [] : [combat.seized]
  const wounded = creatures.woundedAfterRound(traits, standing.defenders, seized)
  for (const name of wounded) sufferWounds(play, opponentOf(combat.player), [name], 1)
  const column = creatures.woundsItselfOn(traits)
  const own =
    column === undefined ? 0 : rules.round(differentialColumnOf(column), play.roll('combat-attacker')).attacker.wounds
  const defenders = livingOf(play, standing.defenders)
  return { ...standing, defenders, bandWounds: standing.bandWounds + own }
}

/** One die for all who try: the inactive alone, or everybody (case 12.5). */
function breakOff(
  play: Play,
  { player, force }: Combat,
  { round, defenders }: Standing,
  active: readonly string[],
  column: number,
): { escaped: readonly string[]; failed: boolean } {
  const { characterCombat: rules, creatures } = play.rulebook
  const traits = traitsOf(force)
  if (!creatures.mayBreakOff(traits, round)) return { escaped: [], failed: false }
  const inactive = defenders.filter((name) => !active.includes(name))
  const who = chooseBreakOff(play, opponentOf(player), inactive.length > 0)
  if (who === 'none') return { escaped: [], failed: false }
  const die = creatures.breakOffDie(traits, round, play.roll('break-off'))
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
    takeCaptive(play, combat.player, captive, captors, 'in combat')
    captured.push(captive)
  }
  return captured
}

const woundsOf = (halves: readonly { readonly wounds: number }[]): number =>
  halves.reduce((sum, { wounds }) => sum + wounds, 0)

/** All the wounds that characters can still take. */
const lifeOf = (play: Play, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + woundsLeft(play.state(), name), 0)
