import { Type } from '@sinclair/typebox'
import { IGNORABLE_EVENTS } from '../../components/characters'
import { PHASES, PLAYERS, RATINGS, SEGMENTS } from '../../components/names'
import { closed, count, flag, name, names, oneOf, orNone } from '../../lib/schema-kit'
import { table } from './table'

/** The parts of a position that tell what is under way: missions, searches, and what possessions do for a while. */

export const missionGroups = Type.Array(
  Type.Partial(
    closed({
      pieces: names('characters of the group, or a Rebel Camp'),
      mission: name('the mission'),
      environ: name('where'),
      letters: count('letters held so far', { default: 0 }),
      status: oneOf(['active', 'completed', 'aborted', 'stopped'], {
        description: 'of the mission',
        default: 'active',
      }),
      target: orNone(Type.String(), { description: 'whom the group is to assassinate', default: null }),
      declared: names('possessions declared for bonus draws', { default: [] }),
      bonusDraws: Type.Union([Type.Integer(), Type.Literal('none')], {
        description: 'what a creature has done to its bonus draws: more or fewer, or none at all',
        default: 0,
      }),
      ignored: Type.Array(oneOf(IGNORABLE_EVENTS), {
        description: 'events that a member has kept from the group',
        default: [],
      }),
    }),
  ),
)

export const environMissions = table('environ', {
  charged: count('ordinary Action Cards that count against the environ size', { default: 0 }),
  events: names('events met in this phase', { default: [] }),
  searched: Type.Array(Type.Array(Type.String()), {
    description: 'mission groups searched in this phase',
    default: [],
  }),
  finished: flag('its missions are over for this phase', { default: false }),
})

export const searches = Type.Array(
  Type.Partial(
    closed({
      environ: name('where'),
      by: oneOf(['characters', 'military units'], { description: 'who searches' }),
      characters: names('the searching characters', { default: [] }),
      outcome: oneOf(['declared', 'found', 'failed', 'over'], {
        description: 'how far it has come',
        default: 'declared',
      }),
    }),
  ),
)

export const effects = Type.Array(
  Type.Partial(
    closed({
      possession: name('the possession used'),
      character: name('who benefits'),
      rating: oneOf(RATINGS, { description: 'the rating raised' }),
      declaredIn: closed({
        gameTurn: Type.Integer({ minimum: 1 }),
        playerTurn: oneOf(PLAYERS),
        segment: orNone(oneOf(SEGMENTS)),
        phase: Type.Optional(
          oneOf(PHASES, {
            description: 'for a moment without a segment',
            defaultNote: 'that of the segment, else Search',
          }),
        ),
      }),
    }),
  ),
)
