import type { Creature, CreatureEffect, Effect, Fighter } from '../../components/charts/creatures'
import { opponentOf } from '../../components/names'
import { SHIPS } from '../../components/ships'
import { assertNever } from '../../lib/assert-never'
import { pilotOf } from '../pieces'
import type { Play } from '../play'
import type { Ending, Traits } from '../rules/creatures'
import type { MissionGroup } from '../state'
import { characterCombat, type Force } from './character-combat'
import { columnAttack } from './column-attack'
import { livingOf } from './combat-strength'
import { shiftLoyalty } from './loyalty'
import { changeGroup, membersLeft, planetOfEnviron } from './missions/groups'
import { chooseTarget } from './missions/success'
import { drawPossession } from './possessions/find'
import { ratingOf } from './ratings'
import { kill, sufferWounds } from './wounds'

/** A band attacks a mission group. */
export function bandCombat(play: Play, group: MissionGroup, force: Force): void {
  const defenders = charactersOf(play, group)
  const { environ } = group
  if (defenders.length > 0) characterCombat(play, { player: enemy(play), environ, force, defenders })
}

/** A creature attacks a mission group, as its description has it (rule M.1.31, case 13.45). */
export function creatureAttack(play: Play, group: MissionGroup, creature: Creature): void {
  const members = charactersOf(play, group)
  if (members.length === 0) return
  if (creature.kind === 'effect') happen(play, group, creature)
  if (creature.kind === 'column attack') columnAttack(play, members, creature)
  if (creature.kind === 'combat') fight(play, group, creature)
}

/** Whom a creature attacks. */
interface Prey {
  /** Who fights it. */
  readonly defenders: readonly string[]
  readonly seized?: string
  readonly ship?: string
}

function fight(play: Play, group: MissionGroup, creature: Fighter): void {
  const { creatures: rules } = play.rulebook
  const traits = rules.description(creature)
  if (!meets(play, group, traits.onlyIfAllBelow)) return
  const prey = preyOf(play, group, creature.name, traits)
  if (prey === undefined) return
  const { defenders, seized, ship } = prey
  const { environ } = group
  const ending = characterCombat(play, {
    player: enemy(play),
    environ,
    force: forceOf(play, creature, traits),
    defenders,
    ...(seized === undefined ? {} : { seized }),
  })
  // Nobody fights for him any more, if anybody ever did.
  if (seized !== undefined && !ending.destroyed && rules.consumes(traits)) kill(play, livingOf(play, [seized]))
  sufferFate(play, group, traits, ending, ship)
  const favoured = rules.favours(traits, ending, play.state().turn.player)
  if (favoured !== undefined) shiftLoyalty(play, planetOfEnviron(environ), 1, favoured, 'CREATURE_ATTACK')
}

/** Wounds do not count against what has no endurance. */
function forceOf(play: Play, creature: Fighter, traits: Traits): Force {
  const { strength, endurance = Number.POSITIVE_INFINITY, weapon } = creature
  return { kind: 'band', strength, endurance, weapon, captors: [], aim: play.rulebook.creatures.aim(), traits }
}

/** Undefined where there is nothing for it to attack. */
function preyOf(play: Play, group: MissionGroup, creature: string, traits: Traits): Prey | undefined {
  const { player } = play.state().turn
  const members = charactersOf(play, group)
  const one = (options: readonly string[], about: object) =>
    chooseTarget(
      play,
      player,
      { creature, ...about },
      options.map((option) => [option]),
    )?.[0]
  switch (play.rulebook.creatures.target(traits)) {
    case undefined:
      return { defenders: members }
    case 'one character, chosen by the owner': {
      const chosen = one(members, { characters: members })
      return chosen === undefined ? undefined : { defenders: [chosen] }
    }
    case 'one character, at random': {
      const [only, ...others] = members
      const seized = only !== undefined && others.length === 0 ? only : play.pick('captive', members)
      return { seized, defenders: members.filter((name) => name !== seized) }
    }
    case 'spaceship': {
      const ships = Object.keys(play.state().ships).filter((name) =>
        members.includes(pilotOf(play.state(), name) ?? ''),
      )
      const ship = one(ships, { ships })
      return ship === undefined ? undefined : { defenders: members, ship }
    }
  }
}

/** What it does to the group for having survived. A damaged ship is lost (case 14.54). */
function sufferFate(play: Play, group: MissionGroup, traits: Traits, ending: Ending, ship: string | undefined): void {
  const fate = play.rulebook.creatures.fate(traits, ending)
  if (fate === 'no bonus draws') changeGroup(play, group, { bonusDraws: 'none' })
  if (fate === 'spaceship damaged' && ship !== undefined) play.happens({ type: 'ship-lost', ship })
  if (fate === 'possession lost') losePossession(play, group)
}

/** One possession that the group bears goes back to the deck. Ships are not meant, and stand among the ships. */
function losePossession(play: Play, group: MissionGroup): void {
  const bearers = charactersOf(play, group)
  const held = Object.entries(play.state().possessions).flatMap(([name, { place, holder }]) =>
    place === 'held' && bearers.includes(holder ?? '') ? [name] : [],
  )
  const [only, ...others] = held
  if (only === undefined) return
  const possession = others.length === 0 ? only : play.pick('possession-card', held)
  play.happens({ type: 'possession-lost', possession })
}

/** Something happens to the group, and nobody fights. */
function happen(play: Play, group: MissionGroup, { name, effect }: Effect): void {
  switch (effect.code) {
    case 'BONUS_DRAWS_ADJUST':
      changeGroup(play, group, { bonusDraws: effect.amount })
      break
    case 'NO_BONUS_DRAWS':
      if (meets(play, group, effect.onlyIfAllBelow)) changeGroup(play, group, { bonusDraws: 'none' })
      break
    case 'WOUND_EACH':
      woundEach(play, group, effect)
      break
    case 'DRAW_POSSESSION':
      findPossession(play, group, name, effect)
      break
    default:
      assertNever(effect)
  }
}

type EffectOf<Code extends CreatureEffect['code']> = Extract<CreatureEffect, { readonly code: Code }>

function woundEach(play: Play, group: MissionGroup, { wounds, lessHighest }: EffectOf<'WOUND_EACH'>): void {
  const members = charactersOf(play, group)
  const best = Math.max(...members.map((name) => ratingOf(play.state(), name, lessHighest)))
  for (const name of members) sufferWounds(play, play.state().turn.player, [name], Math.max(0, wounds - best))
}

/** What one player finds, once a game; a ship is drawn again. */
function findPossession(
  play: Play,
  group: MissionGroup,
  creature: string,
  { player }: EffectOf<'DRAW_POSSESSION'>,
): void {
  const { turn, spentCreatures } = play.state()
  if (turn.player !== player || spentCreatures.includes(creature)) return
  play.happens({ type: 'creature-spent', creature })
  drawPossession(play, group, (name) => !SHIPS.has(name))
}

/** Whether everybody in a group is as weak as a creature wants him. */
function meets(play: Play, group: MissionGroup, condition: Fighter['onlyIfAllBelow']): boolean {
  if (condition === undefined) return true
  const ratings = charactersOf(play, group).map((name) => ratingOf(play.state(), name, condition.rating))
  return play.rulebook.creatures.attacks(condition, ratings)
}

const charactersOf = (play: Play, group: MissionGroup): string[] =>
  membersLeft(play.state(), group).filter((piece) => piece in play.state().characters)

const enemy = (play: Play) => opponentOf(play.state().turn.player)
