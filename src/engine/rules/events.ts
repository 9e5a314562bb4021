import type { EventCode } from '../../components/action-cards'
import type { IgnorableEvent, IgnoreEvent } from '../../components/characters'
import type { Creature, Fighter } from '../../components/charts/creatures'
import type { IrateLocals } from '../../components/charts/irate-locals'
import type { MissionName } from '../../components/missions'
import type { CardSection, Controller, ControlState, EnvironType, Loyalty, Player } from '../../components/names'
import type { Searcher } from '../orders'
import type { MissionGroup } from '../state'
import { decision } from './decision'
import { CONTRADICTIONS } from './missions'

/** The events of the Action Cards (case 13.4). */
export const eventRules = {
  /**
   * rules M.0.1, M.1.25 (case 13.41). Whom an event that names a kind of mission is about: nobody, where none is under way.
   * @param groups those in the environ
   * @param _nearby those elsewhere on the planet
   */
  concerned: decision(
    'M.0.1 M.1.25',
    (
      mission: MissionName,
      groups: readonly MissionGroup[],
      _nearby: readonly MissionGroup[],
    ): MissionGroup | undefined => groups.find((group) => group.status === 'active' && group.mission === mission),
  ),

  /** rule 12.2 (case 13.47). No event is ruled out by the state of the planet: of Irate Locals see `localsAttack`. */
  happens: decision('12.2', (_event: EventCode, _state: ControlState, _phasing: Player): boolean => true),

  /** rules M.1.26, M.1.27 (cases 13.42, 13.48). Once an environ; searches any number of times, until they are forbidden. */
  isIgnored: decision(
    'M.0.1 M.1.26 M.1.27',
    (event: EventCode, earlier: readonly EventCode[], _elsewhere: readonly EventCode[]): boolean => {
      if (event === 'CHARACTERS_DETECTED_AND_SEARCH') return earlier.includes('NO_ENEMY_SEARCH')
      const against = CONTRADICTIONS.flatMap(([a, b]) => (event === a ? [b] : event === b ? [a] : []))
      return earlier.includes(event) || against.some((other) => earlier.includes(other))
    },
  ),

  /** rules M.0.5, M.1.28, M.1.29, M.1.32 (cases 13.43, 13.44). Among which groups chance picks the one that an event hits. */
  candidates: decision(
    'M.0.5 M.1.28 M.1.29 M.1.32',
    (groups: readonly MissionGroup[], _event: EventCode): readonly MissionGroup[] =>
      groups.filter(({ status }) => status === 'active'),
  ),

  /** rules M.0.5, M.1.29, M.1.32 (case 13.1). Whom an accident may befall: who is not at work is untouched by events. */
  accidentProne: decision(
    'M.0.5 M.1.29 M.1.32',
    (atWork: readonly string[], _inEnviron: readonly string[]): readonly string[] => atWork,
  ),

  /** rules M.0.5, M.1.28 (case 13.43). One of them, whichever chance picks. */
  struck: decision(
    'M.0.5 M.1.28',
    (candidates: readonly MissionGroup[], pick: Pick, _event: EventCode): readonly MissionGroup[] => [pick(candidates)],
  ),

  /** rules 6.2.6, 13.3 (case 9.42). Whether an event that says so detects the characters it is about. */
  detects: decision('6.2.6 13.3', (_player: Player, _event: EventCode): boolean => true),

  /** case 13.41. Whether an ability keeps an event from the whole group of its bearer, who is on the mission it is for. */
  keepsOff: (ability: IgnoreEvent, { event, section, attacker, before }: Suffering): boolean =>
    ability.event === event &&
    (ability.which === 'every' || !before) &&
    (ability.sections === undefined || ability.sections.includes(section)) &&
    (ability.by === undefined || (attacker?.kind === 'combat' && IS_ATTACKER[ability.by](attacker))),

  /** rule M.2.14 (case 13.2). */
  touchesCamp: decision('M.2.14', (_event: EventCode): boolean => false),

  /** rules 13.5, 13.18 (cases 11.12, 13.48). Whether the non-phasing player may search here and now. */
  allowsSearch: decision('13.5 13.18', (_by: Searcher, _nonPhasing: Player): boolean => true),

  /** rule 13.24 (case 13.48). Which groups can be searched for; each once in a phase. */
  searchable: decision(
    '13.24',
    (groups: readonly MissionGroup[], wasSearched: (group: MissionGroup) => boolean): readonly MissionGroup[] =>
      groups.filter((group) => !wasSearched(group)),
  ),

  /** rule 13.24 (case 13.48). One group, whichever chance picks. */
  searchedAtOnce: decision('13.24', (groups: readonly MissionGroup[], pick: Pick): readonly MissionGroup[] => [
    pick(groups),
  ]),

  /** rules 4.1, M.2.19 (cases 13.46, 15.71). Robots serve whoever controls the planet, if that is the non-phasing player. */
  robotsAttack: decision(
    '4.1 M.2.19',
    (creature: Creature | undefined, controller: Controller, nonPhasing: Player): boolean =>
      creature === undefined && controller === nonPhasing,
  ),

  /** rule M.2.19 (case 13.46). How many robots come where a card speaks of so many. */
  robots: decision('M.2.19', (named: 0 | 1 | 2): 0 | 1 | 2 => named),

  /** rules 12.2, M.2.22 (case 13.47). */
  localsAttack: decision(
    '12.2 M.2.22',
    (state: ControlState, phasing: Player): boolean =>
      phasing === 'Imperial' || (state !== 'Rebellion' && state !== 'Rebel Control'),
  ),

  /** rules M.2.20, M.2.21 (case 13.47). Of several races the one that the chart lists first. */
  locals: decision(
    'M.2.20 M.2.21',
    (chart: readonly IrateLocals[], type: EnvironType, races: readonly string[]): IrateLocals | undefined =>
      chart.find(({ environ, race }) => environ === type && races.includes(race)),
  ),

  /** rules 2.18, M.2.26 (case 12.87). Who takes a group that is to be captured: nobody, if no enemy is in the environ. */
  captors: decision(
    '2.18 M.2.26',
    (inEnviron: Enemies, _onPlanet: Enemies, _friends: readonly string[]): readonly string[] =>
      inEnviron.units.length > 0 ? inEnviron.units : inEnviron.characters,
  ),

  /** cards 79, 82 and 89. A civil war spoils loyalty that favours the phasing player. */
  civilWarSpoils: (loyalty: Loyalty, phasing: Player): boolean => FAVOURS[phasing].includes(loyalty),
}

/** Chooses one group by chance. */
type Pick = (candidates: readonly MissionGroup[]) => MissionGroup

/** The other player's pieces somewhere; characters who stand with units are left out. */
export interface Enemies {
  readonly units: readonly string[]
  readonly characters: readonly string[]
}

/** An event that is about to hit a group. */
export interface Suffering {
  readonly event: IgnorableEvent
  readonly section: CardSection
  /** The creature, where one attacks. */
  readonly attacker: Creature | undefined
  /** The group has ignored one of the kind already. */
  readonly before: boolean
}

const IS_ATTACKER: Readonly<Record<NonNullable<IgnoreEvent['by']>, (attacker: Fighter) => boolean>> = {
  'sentry robots': ({ count }) => count !== undefined,
  'creatures that use Intelligence': ({ attribute }) => attribute === 'intelligence',
}

const FAVOURS: Readonly<Record<Player, readonly Loyalty[]>> = {
  Rebel: ['Dissent', 'Unrest'],
  Imperial: ['Loyal', 'Patriotic'],
}
