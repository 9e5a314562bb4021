import type { CardEvent } from '../../../components/action-cards'
import { coupResults } from '../../../components/charts/coup'
import { CREATURES } from '../../../components/charts/creatures'
import { IRATE_LOCALS } from '../../../components/charts/irate-locals'
import { environNamed } from '../../../components/map'
import { opponentOf } from '../../../components/names'
import { controllerOf, planetOf, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { bandCombat, creatureAttack } from '../creature-attack'
import { leadershipIn } from '../leaders'
import { shiftLoyalty, UNUSED } from '../loyalty'
import { activeIn, isCamp, membersLeft, missionsOf, planetOfEnviron } from '../missions/groups'
import { chooseTarget } from '../missions/success'
import { ratingOf } from '../ratings'
import { populaceGoesWild } from '../rebellion'
import { squadFrom } from '../squad'
import { kill, sufferWounds } from '../wounds'
import { abort, captureGroup, detect } from './fates'
import { foundByEnemy, searchByEvent } from './found'

/**
 * Carries out the event of an Action Card (case 13.4).
 * @returns whether it took effect; one that did not is ignored
 */
export function carryOutEvent(play: Play, environ: string, event: CardEvent): boolean {
  if (play.rulebook.events.isIgnored(event.code, missionsOf(play.state(), environ).events)) return false
  const groups = activeIn(play.state(), environ).filter((group) => !isCamp(group) || play.rulebook.events.touchesCamp())
  switch (event.about) {
    case 'nobody':
      return false
    case 'mission': {
      const group = groups.find(({ mission }) => mission === event.aborts)
      if (!play.rulebook.events.concernsMission(group !== undefined)) return false
      return abortMission(play, group ?? groups[0], event)
    }
    case 'one group':
    case 'one unsearched group':
    case 'one character':
      return groups.length > 0 && happenToGroup(play, environ, groups, event)
    default:
      return happenToEnviron(play, environ, groups, event)
  }
}

type EventAbout<About> = Extract<CardEvent, { readonly about: About }>

/** An event that ends one kind of mission (case 13.41). */
function abortMission(play: Play, group: MissionGroup | undefined, event: EventAbout<'mission'>): boolean {
  if (group === undefined) return false
  const { player } = play.state().turn
  const planet = planetOfEnviron(group.environ)
  switch (event.code) {
    case 'DIPLOMACY_DEBATE': {
      const skilled = membersLeft(play.state(), group).some(
        (name) => ratingOf(play.state(), name, 'diplomacy') >= event.unlessDiplomacy,
      )
      if (!skilled) abort(play, group)
      return true
    }
    case 'DIPLOMACY_PROTOCOL':
      abort(play, group)
      shiftLoyalty(play, planet, event.loyaltyShift, opponentOf(player))
      return true
    case 'REBELLION_ABORTED':
      abort(play, group)
      detect(play, group)
      return true
    case 'SUBVERT_ABORTED':
      abort(play, group)
      if (leadershipIn(play.state(), group.environ, opponentOf(player)) !== undefined) captureGroup(play, group)
      else attackBySquad(play, group)
      return true
    case 'COUP_ABORTED': {
      abort(play, group)
      detect(play, group)
      for (const result of coupResults(event.table, play.roll('coup-aborted'))) {
        if (result === 'SHIFT') shiftLoyalty(play, planet, 1, opponentOf(player))
        if (result === 'CAPTURE_GROUP') captureGroup(play, group)
        if (result === 'KILL_GROUP') kill(play, membersLeft(play.state(), group))
        if (result === 'KILL_ONE') killOne(play, group)
        if (result === 'FOUND_BY_SQUAD_OR_CHARACTERS') foundByEnemy(play, group)
      }
      return true
    }
  }
}

function killOne(play: Play, group: MissionGroup): void {
  const members = membersLeft(play.state(), group)
  const victim = chooseTarget(
    play,
    play.state().turn.player,
    { killed: members },
    members.map((name) => [name]),
  )
  if (victim !== undefined) kill(play, victim)
}

function attackBySquad(play: Play, group: MissionGroup): void {
  const enemy = opponentOf(play.state().turn.player)
  if (unitsIn(play.state(), group.environ, enemy).length === 0) return
  bandCombat(play, group, squadFrom(play, group.environ, enemy))
}

/** An event that hits one group, picked by chance (case 13.43). */
function happenToGroup(
  play: Play,
  environ: string,
  groups: readonly MissionGroup[],
  event: EventAbout<'one group' | 'one unsearched group' | 'one character'>,
): boolean {
  const { events: rules } = play.rulebook
  const state = play.state()
  const { player } = state.turn
  const enemy = opponentOf(player)
  const planet = planetOf(state, planetOfEnviron(environ))
  switch (event.code) {
    case 'ACCIDENT': {
      const characters = groups.flatMap((group) => membersLeft(state, group))
      const victim = chooseTarget(
        play,
        player,
        { accident: characters },
        characters.map((name) => [name]),
      )
      if (victim !== undefined) sufferWounds(play, player, victim, event.wounds)
      return true
    }
    case 'AGENT_REVEALS_MISSION': {
      const group = pickGroup(play, groups)
      abort(play, group)
      detect(play, group)
      return true
    }
    case 'CHARACTERS_DETECTED_AND_SEARCH':
      for (const group of groups) detect(play, group)
      searchByEvent(play, environ, groups, (open) => pickGroup(play, open))
      return true
    case 'CREATURE_ATTACK': {
      const creature = CREATURES.get(environNamed(environ).creature ?? '')
      const robots =
        event.sentryRobots !== undefined &&
        rules.robotsAttack(creature, controllerOf(state, play.rulebook, planet.name), enemy)
      const attacker =
        creature ??
        (robots ? CREATURES.get(event.sentryRobots === 2 ? 'Two Sentry Robots' : 'Sentry Robot') : undefined)
      if (attacker === undefined) return false
      creatureAttack(play, pickGroup(play, groups), attacker)
      return true
    }
    case 'IRATE_LOCALS': {
      const { type, races } = environNamed(environ)
      const locals = rules.locals(
        [...IRATE_LOCALS.values()].filter((row) => row.environ === type),
        races,
      )
      if (locals === undefined || !rules.localsAttack(planet.state, player)) return false
      bandCombat(play, pickGroup(play, groups), { kind: 'band', ...locals, captors: [] })
      return true
    }
    case 'STUMBLE_ON_SQUAD':
      if (controllerOf(state, play.rulebook, planet.name) !== enemy || unitsIn(state, environ, enemy).length === 0)
        return false
      attackBySquad(play, pickGroup(play, groups))
      return true
  }
}

/** The group that chance picks, named by any of its members. */
function pickGroup(play: Play, groups: readonly MissionGroup[]): MissionGroup {
  const eligible = play.rulebook.events.candidates(groups)
  const [first, ...others] = eligible
  if (first === undefined) throw new Error('there is no group to pick')
  if (others.length === 0) return first
  const members = eligible.flatMap((group) => membersLeft(play.state(), group))
  const picked = play.pick('random-group', members)
  return eligible.find(({ pieces }) => pieces.includes(picked)) ?? first
}

/** An event that concerns the environ, the planet or the non-phasing player. */
function happenToEnviron(
  play: Play,
  environ: string,
  groups: readonly MissionGroup[],
  event: EventAbout<'environ' | 'planet' | 'non-phasing player'>,
): boolean {
  const state = play.state()
  const { player } = state.turn
  const planet = planetOf(state, planetOfEnviron(environ))
  switch (event.code) {
    case 'CHARACTERS_DETECTED':
      for (const group of groups) detect(play, group)
      return true
    case 'CIVIL_WAR':
      if (!play.rulebook.rebellion.mayShift(planet.state)) return false
      if (!play.rulebook.events.civilWarSpoils(planet.loyalty ?? UNUSED, player)) return false
      play.happens({ type: 'loyalty-shifted', planet: planet.name, loyalty: event.loyalty })
      return true
    case 'LOCALS_RAID':
      return localsRaid(play, environ)
    case 'POPULACE_GOES_WILD':
      return populaceGoesWild(play, environ)
    default:
      return true
  }
}

/** The non-phasing player gives up a unit, or his Up PDB goes Down. */
function localsRaid(play: Play, environ: string): boolean {
  const state = play.state()
  const enemy = opponentOf(state.turn.player)
  const planet = planetOf(state, planetOfEnviron(environ))
  const hasPdb = controllerOf(state, play.rulebook, planet.name) === enemy && planet.pdb.status === 'Up'
  const options = [...unitsIn(state, environ, enemy).map((unit) => [unit]), ...(hasPdb ? [['PDB']] : [])]
  const target = chooseTarget(play, enemy, { raid: options }, options)
  if (target === undefined) return false
  if (target[0] === 'PDB')
    play.happens({ type: 'pdb-changed', planet: planet.name, ...play.rulebook.pdb.sabotaged(planet.pdb, 1) })
  else play.happens({ type: 'units-lost', units: target })
  return true
}
