/**
 * The closed sets of names that the printed game and its rules use. The protocol, the engine and the
 * step definitions all draw on these lists; nothing else spells a name of the game by hand.
 */

/** The two players (case 2.0). */
export const PLAYERS = ['Rebel', 'Imperial'] as const
export type Player = (typeof PLAYERS)[number]

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 'Rebel' ? 'Imperial' : 'Rebel')

/** case 5.3J. A planet never has two environs of one type, so planet and type name an environ. */
export const ENVIRON_TYPES = ['Urban', 'Wild', 'Liquid', 'Subterranean', 'Air', 'Fire'] as const
export type EnvironType = (typeof ENVIRON_TYPES)[number]

/** case 5.3C. The loyalty track from the Imperial end to the Rebel end. */
export const LOYALTIES = ['Patriotic', 'Loyal', 'Neutral', 'Dissent', 'Unrest'] as const
export type Loyalty = (typeof LOYALTIES)[number]

/** rule 4.8 (case 15.5). */
export const CONTROL_STATES = ['Imperial Control', 'Rebellion', 'Rebel Control', 'Rebellion Stopped'] as const
export type ControlState = (typeof CONTROL_STATES)[number]

/** Who may use a planet's PDB, by the Planet Control Chart (case 15.8). */
export const CONTROLLERS = [...PLAYERS, 'nobody'] as const
export type Controller = (typeof CONTROLLERS)[number]

/** case 8.11. */
export const PDB_LEVELS = [0, 1, 2] as const
export type PdbLevel = (typeof PDB_LEVELS)[number]

export const PDB_STATUSES = ['Up', 'Down'] as const
export type PdbStatus = (typeof PDB_STATUSES)[number]

/** Section 4 of the printed rules, with the time before and after play. */
export const PHASES = ['Set-up', 'Operations', 'Search', 'Mission', 'End', 'Game over'] as const
export type Phase = (typeof PHASES)[number]

/** The segments of the Operations Phase and of the Mission Phase. */
export const SEGMENTS = [
  'Movement',
  'Enemy Reaction',
  'Military Combat',
  'Mission Assignment',
  'Mission Action',
  'Bonus Draw',
] as const
export type Segment = (typeof SEGMENTS)[number]

/** The ratings printed on a character card (case 6.1). */
export const RATINGS = ['combat', 'endurance', 'intelligence', 'leadership', 'diplomacy', 'navigation'] as const
export type Rating = (typeof RATINGS)[number]

/** The two scenarios of the Star System game (cases 16.2 and 16.3). */
export const SCENARIOS = ['Flight to Egrix', 'The Varu Powderkeg'] as const
export type ScenarioName = (typeof SCENARIOS)[number]

/** The letters of the Mission cards (case 13.2). */
export const MISSION_LETTERS = ['S', 'D', 'R', 'P', 'G', 'I', 'F', 'A', 'B', 'T', 'C', 'E', 'J', 'H', 'Q'] as const
export type MissionLetter = (typeof MISSION_LETTERS)[number]

/** The three sections of an Action Card (case 13.32). */
export const CARD_SECTIONS = ['urban', 'special', 'wild'] as const
export type CardSection = (typeof CARD_SECTIONS)[number]

/** The two ways of character combat (case 12.3). */
export const WEAPONS = ['firefight', 'hand-to-hand'] as const
export type Weapon = (typeof WEAPONS)[number]

/** A die shows one of these faces; every chart of the game is read with one d6. */
export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const
export type DieFace = (typeof DIE_FACES)[number]
