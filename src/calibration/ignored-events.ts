import { type EventCode, eventName } from '../components/action-cards'
import { replacing, type Violator } from './violator'

/** Mistakes about events that are to be ignored, for they come again or go against earlier ones. */

const events = replacing('events')
const missions = replacing('missions')

/** Events whose effect a program may reckon with when it is asked for, card by card. */
const TWICE = [
  ['EXTRA_BONUS_DRAW', 'extra bonus draws add up', ['M.1.26']],
  ['POPULACE_GOES_WILD', 'the populace goes wild twice over', ['M.1.26', '12.22']],
] as const satisfies readonly (readonly [EventCode, string, readonly string[]])[]

export const ignoredEventViolators: readonly Violator[] = [
  {
    name: 'events come again',
    breaks: ['M.1.26'],
    mistake: 'Forgets which events an environ has seen.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) =>
        isIgnored(
          event,
          earlier.filter((other) => other !== event),
          elsewhere,
        ),
    })),
  },
  {
    name: 'creatures come again',
    breaks: ['M.1.26'],
    mistake: 'Keeps a list of the events met, and forgets the attacks of creatures in it.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) =>
        isIgnored(
          event,
          earlier.filter((other) => other !== 'CREATURE_ATTACK'),
          elsewhere,
        ),
    })),
  },
  ...TWICE.map(
    ([again, name, breaks]): Violator => ({
      name,
      breaks,
      mistake: `Reckons with each card that has the event ${eventName(again)}, and not with the first alone.`,
      rulebook: (base) =>
        replacing('rebellion')(({ forcePoints }) => ({
          forcePoints: (resource, where, environ) =>
            where.times > 1 ? resource * 2 ** where.times : forcePoints(resource, where, environ),
        }))(
          events(({ isIgnored }) => ({
            isIgnored: (event, earlier, elsewhere) => event !== again && isIgnored(event, earlier, elsewhere),
          }))(base),
        ),
    }),
  ),
  {
    name: 'events are remembered for ever',
    breaks: ['M.1.26'],
    mistake: 'Never clears the list of the events that an environ has met.',
    rulebook: events(({ isIgnored }) => {
      const met: EventCode[] = []
      return {
        isIgnored: (event, earlier, elsewhere) => {
          const before = met.filter((other) => !elsewhere.includes(other))
          met.push(event)
          return isIgnored(event, [...earlier, ...before], elsewhere)
        },
      }
    }),
  },
  {
    name: 'one search by event is enough',
    breaks: ['M.1.26', '13.24'],
    mistake: 'Makes no exception for the events that call a search.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) => earlier.includes(event) || isIgnored(event, earlier, elsewhere),
    })),
  },
  {
    name: 'contradicting events take place',
    breaks: ['M.1.27'],
    mistake: 'Ignores an event that comes again, and lets the latest of two opposite ones win.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) =>
        isIgnored(
          event,
          earlier.filter((other) => other === event || other === 'NO_ENEMY_SEARCH'),
          elsewhere,
        ),
    })),
  },
  {
    name: 'rumours come late and count',
    breaks: ['M.1.27'],
    mistake: 'Lets rumours cost bonus draws, whether or not an extra one was granted before.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) =>
        isIgnored(
          event,
          earlier.filter((other) => event !== 'NO_BONUS_DRAWS' || other !== 'EXTRA_BONUS_DRAW'),
          elsewhere,
        ),
    })),
  },
  {
    name: 'a search that is forbidden is counted',
    breaks: ['M.1.27'],
    mistake: 'Takes the event that calls a search to have come about, though there is no search to be made.',
    rulebook: missions({ chargesIgnored: (event) => event === 'CHARACTERS_DETECTED_AND_SEARCH' }),
  },
  {
    name: 'ignored cards are counted',
    breaks: ['M.1.27'],
    mistake: 'Counts every card that is drawn towards the limit.',
    rulebook: missions({ chargesIgnored: () => true }),
  },
]
