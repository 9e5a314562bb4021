import { type Static, Type } from '@sinclair/typebox'
import {
  CONTROL_STATES,
  CONTROLLERS,
  ENVIRON_TYPES,
  LOYALTIES,
  PDB_LEVELS,
  PDB_STATUSES,
  PHASES,
  PLAYERS,
  SCENARIOS,
  SEGMENTS,
} from '../../components/names'
import { closed, count, flag, name, names, oneOf, orNone } from '../../lib/schema-kit'
import { ANSWER_PURPOSES } from '../vocabulary'
import { table } from './table'
import { effects, environMissions, missionGroups, searches } from './under-way'

/**
 * A position of the game. Told fields may be set with `setPosition` and are reported by `getPosition`; a field marked
 * `own` is only ever reported, for being told it proves nothing. `default` is the value when a position is silent.
 * `fields.ts` derives from this one description the schema of a told position, that of a reported one, the closed
 * list of fields, and the reference table.
 */

const own = { own: true }
const moved = flag('has moved in this segment', { default: false })

const perPlayer = <P extends ReturnType<typeof count> | ReturnType<typeof names>>(field: P) =>
  Type.Partial(closed({ Rebel: field, Imperial: field }))

const planets = table('planet', {
  loyalty: orNone(oneOf(LOYALTIES), {
    description: 'where the loyalty marker stands; null where it is not in use',
    defaultNote: "the scenario's; null in Rebellion and Rebel Control",
  }),
  state: oneOf(CONTROL_STATES, { description: 'the control state', defaultNote: "the scenario's" }),
  rebelControlMarker: orNone(oneOf(LOYALTIES), {
    description: 'the loyalty space of the Rebel Control marker',
    defaultNote: 'none; Unrest in Rebel Control and Rebellion Stopped',
  }),
  controller: oneOf(CONTROLLERS, { description: 'who controls the planet and uses its PDB', ...own }),
  pdb: Type.Partial(
    closed({
      level: oneOf(PDB_LEVELS, { description: 'level of the PDB', defaultNote: "the scenario's, else 1" }),
      status: oneOf(PDB_STATUSES, { description: 'Up or Down', default: 'Up' }),
    }),
  ),
  rebelledThisPhase: flag('a rebellion began here in this Mission Phase', { default: false }),
})

const environs = table('environ', {
  type: oneOf(ENVIRON_TYPES, { description: 'the type of the environ', ...own }),
  special: flag('is a special environ', own),
  coupMarker: flag('holds a Coup marker', { default: false }),
  camp: oneOf(['none', 'established', 'new'], {
    description: 'a Rebel Camp; a new one acts from the next Rebel player-turn on',
    default: 'none',
  }),
  reacted: flag('its reaction move has been made in this segment', { default: false }),
  fought: flag('its military combat has been fought in this segment', { default: false }),
})

const units = table('unit', {
  kind: name('Militia, Patrol, Line, `Rebel <Type> 1-0` or `Rebel <Type> 2-1`'),
  environ: name('where it stands; a unit that is not in play is left out'),
  face: oneOf(['mobile', 'open'], {
    description: 'a Patrol or Line shows its mobile side until its strength is used',
    defaultNote: 'mobile for Patrol and Line, else open',
  }),
  moved,
})

const characters = table('character', {
  place: name('an environ, `space` or `killed`; a character that is not in play is left out'),
  detected: flag('is detected', { default: false }),
  wounds: count('wounds carried', { default: 0 }),
  captive: orNone(closed({ by: oneOf(PLAYERS), guard: orNone(Type.String({ description: 'the guarding piece' })) }), {
    description: 'who holds the character captive, and the piece that guards',
    default: null,
  }),
  moved,
  acted: flag('has done something in this player-turn, so that wounds do not heal at its end', { default: false }),
})

const ships = table('ship', {
  holder: name('the character who owns and pilots it, or `units`'),
  environ: name('where its stack is', own),
  detected: flag('as its crew', own),
  moved,
})

const stacks = Type.Array(
  Type.Partial(
    closed({
      player: oneOf(PLAYERS, { description: 'whose stack' }),
      environ: name('where it stands'),
      pieces: names('units, characters and ships in it'),
      leader: orNone(Type.String(), { description: 'the character who leads it', default: null }),
      onMissions: flag('may its characters go on missions this turn', {
        defaultNote: 'true where it holds no unit',
      }),
    }),
  ),
  { defaultNote: "a player's units in an environ are one stack, the rest another" },
)

/** Rebel ships are possessions too: in play they stand in `ships`, and only out of play here. */
const possessions = table('possession', {
  card: count('number of the card', own),
  type: oneOf(['spaceship', 'weapon', 'object', 'companion'], { description: 'kind of possession', ...own }),
  place: oneOf(['deck', 'held', 'captor', 'to assign', 'destroyed'], {
    description: 'where the card is',
    default: 'deck',
  }),
  holder: orNone(Type.String(), { description: 'the character who holds it', default: null }),
  revealed: flag('has been used openly', { default: false }),
})

export const PositionSchema = Type.Partial(
  closed({
    scenario: oneOf(SCENARIOS, { description: 'the scenario', default: 'Flight to Egrix' }),
    system: name('the star system', { defaultNote: "the scenario's" }),
    gameTurn: Type.Integer({ minimum: 1, description: 'game-turn', default: 1 }),
    playerTurn: oneOf(PLAYERS, { description: 'the phasing player', default: 'Rebel' }),
    phase: oneOf(PHASES, { description: 'phase of the player-turn', default: 'Operations' }),
    segment: orNone(oneOf(SEGMENTS), { description: 'segment of the phase', defaultNote: 'the first of the phase' }),
    passed: Type.Array(oneOf(PLAYERS), {
      description: 'players who have ended their part of the segment, where both have one',
      default: [],
    }),
    awaiting: orNone(
      closed({
        player: oneOf(PLAYERS),
        purpose: oneOf(ANSWER_PURPOSES),
        about: Type.Optional(Type.Unknown()),
      }),
      { description: 'the choice the game waits for: whose, which, about what', default: null, ...own },
    ),
    atStart: Type.Partial(
      closed({
        imperialShips: count('Imperial spaceships in play at the beginning'),
        imperialCharacters: count('Imperial characters in play at the beginning'),
      }),
      { defaultNote: "the scenario's" },
    ),
    reinforcements: perPlayer(
      names('kinds of units due and not yet placed', { defaultNote: 'none; in Set-up those of the scenario' }),
    ),
    pdbRestored: flag('the phasing player has put a PDB Up in this turn', { default: false }),
    pointsScored: perPlayer(count('Victory Points already won for good', { default: 0 })),
    planets,
    environs,
    units,
    characters,
    ships,
    stacks,
    possessions,
    actionDeck: Type.Array(Type.Integer(), {
      description: 'Action Cards in the deck, in any order',
      defaultNote: 'all 30',
    }),
    spentCreatures: names('creatures that give something once a game, and have given it', { default: [] }),
    characterDeck: Type.Partial(
      closed({ Rebel: names('characters not in play'), Imperial: names('characters not in play') }),
      { defaultNote: 'those not in play' },
    ),
    possessionDeck: Type.Union([Type.Array(Type.String()), Type.Integer()], {
      description: 'possessions in the deck, in any order; their number where the names are hidden',
      ...own,
    }),
    missionGroups,
    environMissions,
    searches,
    forcePoints: Type.Record(Type.String(), Type.Integer(), {
      description: 'per environ, while Rebel units are being chosen',
      ...own,
    }),
    waitingUnits: Type.Array(closed({ environ: Type.String(), kind: Type.String() }), {
      description:
        "Rebel units that did not fit yet; they come in by themselves as the Rebel Player's Movement Segment begins",
      default: [],
    }),
    effects,
  }),
)

/** A position as it is told: every field may be left out. */
export type Position = Static<typeof PositionSchema>

type Unseen = 'unknown' | 'hidden'

/** The same as it is reported: words are open, and any field may be unknown or hidden. */
export type Reported<T> = T extends string
  ? string
  : T extends number | boolean
    ? T | Unseen
    : T extends null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? Reported<Item>[] | Unseen
        : { [Key in keyof T]: Reported<T[Key]> } | Unseen

export type ReportedPosition = Exclude<Reported<Position>, Unseen>
