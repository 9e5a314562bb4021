import type { CardEvent } from '../../../components/action-cards'
import { coupResults } from '../../../components/charts/coup'
import { opponentOf } from '../../../components/names'
import { charactersApart, controllerOf, planetOf, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { bandCombat } from '../creature-attack'
import { leadershipIn } from '../leaders'
import { placeLoyalty, shiftLoyalty, UNUSED } from '../loyalty'
import { isCamp, membersLeft, missionsOf, planetOfEnviron } from '../missions/groups'
import { chooseTarget } from '../missions/success'
import { ratingOf } from '../ratings'
import { populaceGoesWild } from '../rebellion'
import { squadFrom } from '../squad'
import { kill, sufferWounds } from '../wounds'
import { attackByCreature, attackByLocals } from './attacks'
import { abort, captureGroup, detect, pickGroups } from './fates'
import { foundByEnemy, searchByEvent } from './found'
import { ignores } from './ignored'

/**
 * Carries out the event of an Action Card (case 13.4).
 * @returns whether it took effect; one that did not is ignored
 */
export function carryOutEvent(play: Play, environ: string, event: CardEvent): boolean {
  const { events: rules } = play.rulebook
  const elsewhere = Object.entries(play.state().missions).flatMap(([other, { events }]) =>
    other === environ ? [] : events,
  )
  const planet = planetOf(play.state(), planetOfEnviron(environ)).state
  if (!rules.happens(event.code, planet, play.state().turn.player)) return false
  if (rules.isIgnored(event.code, missionsOf(play.state(), environ).events, elsewhere)) return false
  const groups = sentTo(play, environ, event)
  switch (event.about) {
    case 'nobody':
      return false
    case 'mission':
      return abortMission(play, rules.concerned(event.aborts, groups, sentNearby(play, environ)), event)
    case 'one group':
    case 'one unsearched group':
    case 'one character': {
      const candidates = rules.candidates(groups, event.code)
      return candidates.length > 0 && happenToGroup(play, environ, candidates, event)
    }
    default:
      return happenToEnviron(play, environ, groups.filter(isActive), event)
  }
}

/** The groups of an environ that events can touch, or could. */
function sentTo(play: Play, environ: string, { code }: CardEvent): MissionGroup[] {
  const { touchesCamp } = play.rulebook.events
  return play.state().groups.filter((group) => group.environ === environ && (!isCamp(group) || touchesCamp(code)))
}

/** The groups in other environs of the planet. */
function sentNearby(play: Play, environ: string): MissionGroup[] {
  const planet = planetOfEnviron(environ)
  return play.state().groups.filter((group) => group.environ !== environ && planetOfEnviron(group.environ) === planet)
}

const isActive = ({ status }: MissionGroup): boolean => status === 'active'

type EventAbout<About> = Extract<CardEvent, { readonly about: About }>

/** An event that ends one kind of mission (case 13.41). */
function abortMission(play: Play, group: MissionGroup | undefined, event: EventAbout<'mission'>): boolean {
  if (group === undefined) return false
  const { player } = play.state().turn
  const planet = planetOfEnviron(group.environ)
  switch (event.code) {
    case 'DIPLOMACY_DEBATE': {
      const skilled = membersLeft(play.state(), group).some(
        (piece) =>
          piece in play.state().characters && ratingOf(play.state(), piece, 'diplomacy') >= event.unlessDiplomacy,
      )
      if (skilled) return true
      if (ignores(play, group, 'diplomacy aborted')) return false
      abort(play, group)
      return true
    }
    case 'DIPLOMACY_PROTOCOL':
      if (ignores(play, group, 'diplomacy aborted')) return false
      abort(play, group)
      shiftLoyalty(play, planet, event.loyaltyShift, opponentOf(player), event.code)
      return true
    case 'REBELLION_ABORTED':
      abort(play, group)
      detect(play, group, event.code)
      return true
    case 'SUBVERT_ABORTED':
      abort(play, group)
      if (leadershipIn(play.state(), group.environ, opponentOf(player)) !== undefined) captureGroup(play, group)
      else attackBySquad(play, group)
      return true
    case 'COUP_ABORTED': {
      abort(play, group)
      detect(play, group, event.code)
      for (const result of coupResults(event.table, play.roll('coup-aborted'))) {
        if (result === 'SHIFT') shiftLoyalty(play, planet, 1, opponentOf(player), event.code)
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
  const state = play.state()
  const { player } = state.turn
  const enemy = opponentOf(player)
  const planet = planetOf(state, planetOfEnviron(environ))
  switch (event.code) {
    case 'ACCIDENT': {
      const atWork = groups.flatMap((group) => membersLeft(state, group))
      const characters = play.rulebook.events.accidentProne(atWork, charactersApart(state, environ, player))
      const victim = chooseTarget(
        play,
        player,
        { accident: characters },
        characters.map((name) => [name]),
      )
      if (victim !== undefined) sufferWounds(play, player, victim, event.wounds)
      return true
    }
    case 'AGENT_REVEALS_MISSION':
      for (const group of pickGroups(play, groups, event.code)) {
        abort(play, group)
        detect(play, group, event.code)
      }
      return true
    case 'CHARACTERS_DETECTED_AND_SEARCH':
      for (const group of groups) detect(play, group, event.code)
      searchByEvent(play, environ, groups)
      return true
    case 'CREATURE_ATTACK':
      return attackByCreature(play, environ, groups, event.sentryRobots ?? 0)
    case 'IRATE_LOCALS':
      return attackByLocals(play, environ, groups)
    case 'STUMBLE_ON_SQUAD':
      if (controllerOf(state, play.rulebook, planet.name) !== enemy || unitsIn(state, environ, enemy).length === 0)
        return false
      for (const group of pickGroups(play, groups, event.code)) attackBySquad(play, group)
      return true
  }
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
      for (const group of groups) detect(play, group, event.code)
      return true
    case 'CIVIL_WAR':
      if (!play.rulebook.rebellion.mayShift(planet.state, event.code)) return false
      if (!play.rulebook.events.civilWarSpoils(planet.loyalty ?? UNUSED, player)) return false
      placeLoyalty(play, planet.name, event.loyalty, event.code)
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
