import { type EventCode, eventName } from '../components/action-cards'
import { replacing, type Violator } from './violator'

/** Mistakes about the events of Action Cards: which of them take place, and whom they hit. */

const events = replacing('events')
const missions = replacing('missions')

/** Events that a program may look at by themselves, and what they do to a group that is done. */
const LATE_VICTIMS = [
  ['CHARACTERS_DETECTED_AND_SEARCH', 'searches find'],
  ['CREATURE_ATTACK', 'creatures attack'],
  ['AGENT_REVEALS_MISSION', 'agents betray'],
] as const satisfies readonly (readonly [EventCode, string])[]

export const eventViolators: readonly Violator[] = [
  {
    name: 'events about a mission hit whoever is there',
    breaks: ['M.1.25'],
    mistake: 'Aborts the first mission in the environ, and never asks which it is.',
    rulebook: events({ concerned: (_mission, groups) => groups.find(({ status }) => status === 'active') }),
  },
  {
    name: 'events about a mission are left out',
    breaks: ['M.1.25'],
    mistake: 'Ignores every event that names a kind of mission.',
    rulebook: events({ concerned: () => undefined }),
  },
  {
    name: 'events about a mission hit the group that was sent first',
    breaks: ['M.1.25'],
    mistake: 'Sees that such a mission is under way, and then aborts the one that stands first in the list.',
    rulebook: events(({ concerned }) => ({
      concerned: (mission, groups, nearby) =>
        concerned(mission, groups, nearby) && groups.find(({ status }) => status === 'active'),
    })),
  },
  {
    name: 'rebels and those who stop them lose heart',
    breaks: ['M.1.25'],
    mistake: 'Knows one mission by the letter R, and aborts Stop Rebellion as Start Rebellion.',
    rulebook: events(({ concerned }) => ({
      concerned: (mission, ...groups) =>
        concerned(mission, ...groups) ??
        (mission === 'Start Rebellion' ? concerned('Stop Rebellion', ...groups) : undefined),
    })),
  },
  {
    name: 'events about a mission reach across the planet',
    breaks: ['M.1.25', 'M.0.1'],
    mistake: 'Looks for the mission that an event names on the whole planet.',
    rulebook: events(({ concerned }) => ({
      concerned: (mission, groups, nearby) => concerned(mission, [...groups, ...nearby], []),
    })),
  },
  {
    name: 'events about a mission hit those who are done',
    breaks: ['M.1.29', 'M.1.32'],
    mistake: 'Looks for a group on the mission that the event names, and not whether it is still at work.',
    rulebook: events({ concerned: (mission, groups) => groups.find((group) => group.mission === mission) }),
  },
  {
    name: 'events hit the first group',
    breaks: ['M.0.5', 'M.1.28'],
    mistake: 'Takes the group that was sent first instead of leaving it to chance.',
    rulebook: events({ struck: (candidates) => candidates.slice(0, 1) }),
  },
  {
    name: 'events hit the last group',
    breaks: ['M.0.5', 'M.1.28'],
    mistake: 'Takes the group that was sent last instead of leaving it to chance.',
    rulebook: events({ struck: (candidates) => candidates.slice(-1) }),
  },
  {
    name: 'events hit all groups',
    breaks: ['M.0.5', 'M.1.28'],
    mistake: 'Lets an event for one group happen to each of them.',
    rulebook: events({ struck: (candidates) => candidates }),
  },
  {
    name: 'creatures attack all groups',
    breaks: ['M.1.28'],
    mistake: 'Leaves it to chance whom agents and locals meet, and has creatures attack whoever is there.',
    rulebook: events(({ struck }) => ({
      struck: (candidates, pick, event) => (event === 'CREATURE_ATTACK' ? candidates : struck(candidates, pick, event)),
    })),
  },
  {
    name: 'chance picks any group that was sent',
    breaks: ['M.0.5', 'M.1.29', 'M.1.32'],
    mistake: 'Draws among all groups of the environ, whether or not they are still at work.',
    rulebook: events({ candidates: (groups) => groups }),
  },
  {
    name: 'aborted groups are hit',
    breaks: ['M.1.29'],
    mistake: 'Takes only those who succeeded out of the drawing.',
    rulebook: events({ candidates: (groups) => groups.filter(({ status }) => status !== 'completed') }),
  },
  {
    name: 'successful groups are hit',
    breaks: ['M.0.5', 'M.1.32'],
    mistake: 'Takes only those whose missions were aborted out of the drawing.',
    rulebook: events({ candidates: (groups) => groups.filter(({ status }) => status !== 'aborted') }),
  },
  ...LATE_VICTIMS.map(
    ([event, name]): Violator => ({
      name: `${name} those who are done`,
      breaks: ['M.1.29', 'M.1.32'],
      mistake: `Keeps other events from groups that are no longer at work, and not ${eventName(event)}.`,
      rulebook: events(({ candidates }) => ({
        candidates: (groups, happening) => (happening === event ? groups : candidates(groups, happening)),
      })),
    }),
  ),
  {
    name: 'anybody has accidents',
    breaks: ['M.0.5', 'M.1.29', 'M.1.32'],
    mistake: 'Lets the player name anybody in the environ as the victim of an accident.',
    rulebook: events({ accidentProne: (_atWork, inEnviron) => inEnviron }),
  },
  {
    name: 'success comes twice',
    breaks: ['M.1.32'],
    mistake: 'Lets a letter complete a mission that is completed already.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        letterCounts(mission, letters, alive || reading.status === 'completed', reading),
    })),
  },
  {
    name: 'one success ends it for all',
    breaks: ['M.1.33'],
    mistake: 'Ends the missions of an environ as soon as one of them is completed.',
    rulebook: missions(({ mayDraw }) => ({
      mayDraw: (charged, size, groups, successes) => successes === 0 && mayDraw(charged, size, groups, successes),
    })),
  },
  {
    name: 'a success takes its share along',
    breaks: ['M.1.33'],
    mistake: 'Takes a card off the allowance for each group that has succeeded.',
    rulebook: missions(({ mayDraw }) => ({
      mayDraw: (charged, size, groups, successes) => mayDraw(charged + successes, size, groups, successes),
    })),
  },
  {
    name: 'the count starts anew',
    breaks: ['M.1.33'],
    mistake: 'Grants the groups that are left all the cards of the environ once more.',
    rulebook: missions(({ mayDraw }) => ({
      mayDraw: (charged, size, groups, successes) => mayDraw(charged, size * (1 + successes), groups, successes),
    })),
  },
  {
    name: 'no event detects',
    breaks: ['6.2.6', '13.3'],
    mistake: 'Leaves it to the PDBs to detect characters, whatever a card says.',
    rulebook: events({ detects: () => false }),
  },
  {
    name: 'events that call a search detect nobody',
    breaks: ['13.3'],
    mistake: 'Offers the search that an event calls for, and forgets that it detects the characters first.',
    rulebook: events({ detects: (_player, event) => event !== 'CHARACTERS_DETECTED_AND_SEARCH' }),
  },
  {
    name: 'an agent reveals the mission and nobody',
    breaks: ['6.2.6'],
    mistake: 'Lets the agent spoil a mission, and leaves those who were on it undetected.',
    rulebook: events(({ detects }) => ({
      detects: (player, event) => event !== 'AGENT_REVEALS_MISSION' && detects(player, event),
    })),
  },
  {
    name: 'events detect only Rebels',
    breaks: ['6.2.6'],
    mistake: 'Takes an event that detects characters to help the Imperial Player alone.',
    rulebook: events({ detects: (player) => player === 'Rebel' }),
  },
]
