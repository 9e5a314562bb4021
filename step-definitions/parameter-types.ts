import { defineParameterType } from '@cucumber/cucumber'
import { CHARACTERS } from '../src/components/characters'
import { ENVIRONS, PLANETS } from '../src/components/map'
import { MISSIONS } from '../src/components/missions'
import {
  CONTROL_STATES,
  type ControlState,
  ENVIRON_TYPES,
  LOYALTIES,
  PDB_STATUSES,
  PLAYERS,
} from '../src/components/names'
import { POSSESSION_TYPES, POSSESSIONS } from '../src/components/possessions'
import { SHIPS } from '../src/components/ships'
import { UNIT_KINDS } from '../src/components/units'
import { didYouMean } from '../src/lib/nearest'
import type { Position } from '../src/protocol/schema/position'
import { type AnswerPurpose, DIE_PURPOSES, type DiePurpose } from '../src/protocol/vocabulary'
import { STRETCHES } from './passing'

/**
 * The nouns of the features, checked against what is printed. The expressions are short, for Cucumber takes its time
 * over long ones: they tell the nouns apart, and whether a name exists is asked afterwards.
 */

const anyOf = (words: Iterable<string>) => [...words].map((word) => word.replace(/[-.()]/g, '\\$&')).join('|')

const word = (name: string, regexp: string, transformer: (...groups: string[]) => unknown = (text) => text) =>
  defineParameterType({ name, regexp: new RegExp(regexp), transformer, useForSnippets: false })

/** A name that is printed; an error suggests the nearest. */
function printed(kind: string, names: ReadonlyMap<string, unknown>, name: string): string {
  if (names.has(name)) return name
  throw new Error(`there is no ${kind} "${name}"${didYouMean(name, names.keys())}`)
}

const PROPER_NAME = "[A-Z][\\w'-]*(?: [A-Z0-9][\\w'-]*)*"
const PIECE = `(?:the )?${PROPER_NAME}`
const UNIT_NUMBER = / \d+$/

/** The name of a piece: a character, a spaceship or another possession, or a unit by its kind and number. */
function pieceNamed(text: string): string {
  const name = text.replace(/^the /, '')
  if (CHARACTERS.has(name) || SHIPS.has(name) || POSSESSIONS.has(name)) return name
  if (UNIT_NUMBER.test(name)) return printed('kind of unit', UNIT_KINDS, name.replace(UNIT_NUMBER, '')) && name
  return printed('piece', new Map<string, unknown>([...CHARACTERS, ...SHIPS, ...POSSESSIONS]), name)
}

word('side', PLAYERS.join('|'))
word('planet', PROPER_NAME, (name) => printed('planet', PLANETS, name))
word('environ', `[A-Z][\\w ]* (?:${ENVIRON_TYPES.join('|')})`, (name) => printed('environ', ENVIRONS, name))
word('piece', PIECE, pieceNamed)
const PIECES = `${PIECE}(?:, ${PIECE})*(?: and ${PIECE})?`
const piecesNamed = (list: string) => list.split(/, | and /).map(pieceNamed)
word('pieces', PIECES, piecesNamed)

/** What is true of a piece. The first group can also be told. */
export const TOLD_CONDITIONS = ['detected', 'undetected', 'mobile side up'] as const
export const CONDITIONS = [
  ...TOLD_CONDITIONS,
  'open',
  'killed',
  'unwounded',
  'captured',
  'under guard',
  'free',
  'in play',
  'out of play',
  'free for missions',
  'barred from missions',
] as const
export type Condition = (typeof CONDITIONS)[number]
word('condition', CONDITIONS.join('|'))

/** `Up at level 2`. */
export interface PdbWords {
  readonly status: 'Up' | 'Down'
  readonly level: 0 | 1 | 2
}
word('pdb', `(?:${PDB_STATUSES.join('|')}) at level [012]`, (text) => {
  const [status, , , level] = text.split(' ')
  return { status, level: Number(level) }
})

/** `under Imperial Control`, `in Rebellion`: the four control states, as one speaks of them. */
const CONTROL_WORDS: Readonly<Record<string, ControlState>> = Object.fromEntries(
  CONTROL_STATES.map((state) => [state.endsWith('Control') ? `under ${state}` : `in ${state}`, state]),
)
word('control', anyOf(Object.keys(CONTROL_WORDS)), (text) => CONTROL_WORDS[text])

word('loyalty', LOYALTIES.join('|'))

word('controller', 'the Rebel Player|the Imperial Player|nobody', (text) => text.replace(/^the | Player$/g, ''))
word('type', ENVIRON_TYPES.join('|'))

/** A moment of the turn: `Movement Segment`, `Search Phase`. */
export type Moment = Required<Pick<Position, 'phase'>> & Pick<Position, 'segment'>
const MOMENTS: Readonly<Record<string, Moment>> = {
  'Set-up': { phase: 'Set-up' },
  'Movement Segment': { phase: 'Operations', segment: 'Movement' },
  'Enemy Reaction Segment': { phase: 'Operations', segment: 'Enemy Reaction' },
  'Military Combat Segment': { phase: 'Operations', segment: 'Military Combat' },
  'Search Phase': { phase: 'Search' },
  'Mission Phase': { phase: 'Mission' },
  'End Phase': { phase: 'End' },
}
word('moment', anyOf(Object.keys(MOMENTS)), (text) => MOMENTS[text])

word('stretch', anyOf(STRETCHES))

/** Dice as one speaks of them: `PDB attack`. */
export const diceInWords = (purpose: DiePurpose): string => purpose.replace('pdb-', 'PDB ').replace('-', ' ')
const DICE: Readonly<Record<string, DiePurpose>> = Object.fromEntries(
  DIE_PURPOSES.map((purpose) => [diceInWords(purpose), purpose]),
)
word('dice', anyOf(Object.keys(DICE)), (text) => DICE[text])

/** `1`, `1 and 4`, `6, 6 and 6`. */
word('numbers', '[1-6](?:, [1-6])*(?: and [1-6])?', (text) => text.match(/[1-6]/g)?.map(Number))

/** `Patrols`, `Lines`: a kind of unit, one or many. */
word('kind', `Militia|Patrols?|Lines?|Rebel (?:${ENVIRON_TYPES.join('|')}) (?:1-0|2-1)s?`, (text) =>
  printed('kind of unit', UNIT_KINDS, text.replace(/s$/, '')),
)

/** Who searches: `military units`, or characters by name. */
export type Searchers = 'military units' | readonly string[]
word('searchers', `military units|${PIECES}`, (text) => (text === 'military units' ? text : piecesNamed(text)))
word('searcher', 'characters|military units')

/** Who carries out a search that an event allows; `nobody` declines it. */
export type SearcherChoice = 'characters' | 'military units' | 'pass'
word('searching', 'characters|military units|nobody', (text) => (text === 'nobody' ? 'pass' : text))

/** How whom one has found is attacked. */
export type AttackWords = { readonly with: string; readonly weapon?: string }
word('attack', 'with military units|hand-to-hand|by firefight', (text) =>
  text === 'with military units'
    ? { with: 'military units' }
    : { with: 'characters', weapon: text.replace(/^by /, '') },
)

/** Who tries to break off. */
const FUGITIVES: Readonly<Record<string, string>> = { nobody: 'none', 'the inactive': 'inactive', everybody: 'all' }
word('fugitives', anyOf(Object.keys(FUGITIVES)), (text) => FUGITIVES[text])

/** What a player is asked, as one speaks of it. */
const CHOICES: Readonly<Record<string, AnswerPurpose>> = {
  'whether to attack': 'attack',
  'whether to search': 'search',
  'the rebel units': 'rebel-units',
  'the target': 'target',
  'the recipient': 'recipient',
  'the aim': 'aim',
  'who is active': 'active',
  'the wounded': 'wounds',
  'the guard': 'guard',
  'the losses': 'losses',
}
word('choice', anyOf(Object.keys(CHOICES)), (text) => CHOICES[text])

/** What military combat is declared against: `the military units`, `the PDB of Angoff`, a piece. */
word('target', `the military units|the PDB of ${PROPER_NAME}|${PIECE}`, (text) =>
  text === 'the military units' ? 'units' : text.replace(/^the PDB of/, 'PDB').replace(/^the /, ''),
)

/** Pieces of any sort, Rebel Camps among them: a mission group, for one. */
const CAMP = `the Rebel Camp in [A-Z][\\w ]* (?:${ENVIRON_TYPES.join('|')})`
const piecesOrCamps = (list: string) =>
  list.split(/, | and /).map((text) => {
    const environ = text.startsWith('the Rebel Camp in ') ? text.replace('the Rebel Camp in ', '') : undefined
    return environ === undefined ? pieceNamed(text) : `Rebel Camp ${printed('environ', ENVIRONS, environ)}`
  })
word('group', `(?:${CAMP}|${PIECE})(?:(?:, | and )(?:${CAMP}|${PIECE}))*`, piecesOrCamps)

/** A mission by its card, in quotation marks if there is none: `Sabotage`, `Assassination of Redjac`, `"Espionage"`. */
export type MissionWords = { readonly mission: string; readonly target?: string }
word('mission', `"[^"]+"|Assassination of ${PROPER_NAME}|[A-Z][a-z]+(?: (?:for )?[A-Z][a-z]+)*`, (text) => {
  if (text.startsWith('"')) return { mission: text.slice(1, -1) }
  const [mission = '', target] = text.split(' of ')
  return {
    mission: printed('mission', MISSIONS, mission),
    ...(target === undefined ? {} : { target: pieceNamed(target) }),
  }
})

/** Action Cards by number: `card 91`, `cards 71, 72 and 73`. */
word('cards', 'cards? \\d\\d(?:, \\d\\d)*(?: and \\d\\d)?', (text) => text.match(/\d\d/g)?.map(Number))

/** How a mission stands. */
export type MissionStatus = 'active' | 'completed' | 'aborted' | 'stopped' | 'over'
word('status', 'active|completed|aborted|stopped|over')

/** What a mission or an event hits. */
word('victim', `the PDB|${PIECES}`, (text) => (text === 'the PDB' ? 'PDB' : piecesNamed(text)))

/** `2 Rebel Urban 1-0s in Solvia Urban and 1 Rebel Wild 2-1 in Solvia Wild`, or `no units`. */
export type RaisedUnits = { environ: string; kind: string; number: number }[]
const RAISED = `\\d+ [A-Z][\\w ]*[\\d-]*s? in [A-Z]\\w+(?: \\w+)* (?:${ENVIRON_TYPES.join('|')})`
word(
  'raised',
  `no units|${RAISED}(?: and ${RAISED})*`,
  (text): RaisedUnits =>
    text === 'no units'
      ? []
      : text.split(' and ').map((part) => {
          const [, number, kind, environ] = /^(\d+) (.+?)s? in (.+)$/.exec(part) ?? []
          return { environ: printed('environ', ENVIRONS, environ ?? ''), kind: kind ?? '', number: Number(number) }
        }),
)

const POSSESSION = "(?:the )?[A-Z][\\w'-]*(?: (?:of )?[A-Z0-9][\\w'-]*)*"
const possessionNamed = (text: string) => {
  const name = text.replace(/^the /, '')
  return SHIPS.has(name) ? name : printed('possession', POSSESSIONS, name)
}
word('possession', POSSESSION, possessionNamed)
word('possessions', `${POSSESSION}(?:, ${POSSESSION})*(?: and ${POSSESSION})?`, (list) =>
  list.split(/, | and /).map(possessionNamed),
)
word('sort', POSSESSION_TYPES.join('|'))
/** Who gets a possession or a ship; `nobody` gives a ship up. */
const RECEIVERS: Readonly<Record<string, string>> = { 'the military units': 'units', nobody: 'pass' }
word('receiver', `${anyOf(Object.keys(RECEIVERS))}|${PIECE}`, (text) => RECEIVERS[text] ?? pieceNamed(text))

/** Where the card of a possession is, when nobody bears it. */
export type PossessionPlace = 'deck' | 'captor' | 'destroyed' | 'to assign'
const WHEREABOUTS: Readonly<Record<string, PossessionPlace>> = {
  'in the deck': 'deck',
  'with the captors': 'captor',
  destroyed: 'destroyed',
  'yet to be assigned': 'to assign',
}
word('whereabouts', anyOf(Object.keys(WHEREABOUTS)), (text) => WHEREABOUTS[text])

/** What a possession is used for. */
export type UseWords = { readonly for: string; readonly target?: string }
word(
  'use',
  `for bonus draws|to raise \\w+|against the PDB of ${PROPER_NAME}|to disable ${PIECE}|to heal|to buy the ${PROPER_NAME}`,
  (text): UseWords => {
    const about = (pattern: RegExp) => text.replace(pattern, '')
    if (text.startsWith('to raise')) return { for: 'rating', target: about(/^to raise /) }
    if (text.startsWith('against'))
      return { for: 'PDB down', target: printed('planet', PLANETS, about(/^against the PDB of /)) }
    if (text.startsWith('to disable')) return { for: 'disable', target: pieceNamed(about(/^to disable /)) }
    if (text.startsWith('to buy')) return { for: 'buy ship', target: pieceNamed(about(/^to buy /)) }
    return { for: text === 'to heal' ? 'heal' : 'bonus draws' }
  },
)
