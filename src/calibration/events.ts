import { replacing, type Violator } from './violator'

/** Mistakes about the events of Action Cards: which section is read, whom they hit, and what they call for. */

const events = replacing('events')
const missions = replacing('missions')
const search = replacing('search')

export const eventViolators: readonly Violator[] = [
  {
    name: 'the urban section everywhere',
    breaks: ['M.1.21', 'M.1.23', 'M.1.24'],
    mistake: 'Knows one section of an Action Card, the first.',
    rulebook: missions({ section: () => 'urban' }),
    blunt: 'Nearly all missions outside Urban environs meet other events and letters.',
  },
  {
    name: 'cards of two sections',
    breaks: ['M.1.21', 'M.1.24'],
    mistake: 'Divides an Action Card into an urban section and one for all other environs.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Urban' ? section(type) : 'wild') })),
    blunt: 'Missions below ground, at sea and in the air all meet other events and letters.',
  },
  {
    name: 'Wild is special',
    breaks: ['M.1.21', 'M.1.23'],
    mistake: 'Counts Wild among the special environs for cards as well.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Wild' ? 'special' : section(type)) })),
    blunt: 'Most missions are played in Wild environs.',
  },
  {
    name: 'Urban is special',
    breaks: ['M.1.22'],
    mistake: 'Mixes up the first two sections of a card.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Urban' ? 'special' : section(type)) })),
    blunt: 'Nearly all missions in Urban environs meet other events and letters, all Coups among them.',
  },
  {
    name: 'Urban is wild',
    breaks: ['M.1.22'],
    mistake: 'Counts the sections of a card from the wrong end.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Urban' ? 'wild' : section(type)) })),
    blunt: 'Nearly all missions in Urban environs meet other events and letters, all Coups among them.',
  },
  {
    name: 'Subterranean is urban',
    breaks: ['M.1.24'],
    mistake: 'Reads the urban section below a city.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Subterranean' ? 'urban' : section(type)) })),
  },
  {
    name: 'Liquid is wild',
    breaks: ['M.1.24'],
    mistake: 'Reads the wild section at sea.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Liquid' ? 'wild' : section(type)) })),
  },
  {
    name: 'Air is wild',
    breaks: ['M.1.24'],
    mistake: 'Reads the wild section in the air.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Air' ? 'wild' : section(type)) })),
  },
  {
    name: 'Fire is forgotten',
    breaks: ['M.1.24'],
    mistake: 'Knows the environs of the two scenarios, and takes any other for Urban.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Fire' ? 'urban' : section(type)) })),
  },
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
      concerned: (mission, groups) => concerned(mission, groups) && groups.find(({ status }) => status === 'active'),
    })),
  },
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
    name: 'ignored cards are counted',
    breaks: ['M.1.27'],
    mistake: 'Counts every card that is drawn towards the limit.',
    rulebook: missions({ chargesIgnored: () => true }),
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
    name: 'events detect only Rebels',
    breaks: ['6.2.6'],
    mistake: 'Takes an event that detects characters to help the Imperial Player alone.',
    rulebook: events({ detects: (player) => player === 'Rebel' }),
  },
  {
    name: 'nobody searches amid missions',
    breaks: ['13.5', '13.18', '13.24'],
    mistake: 'Lets players search in the Search Phase alone.',
    rulebook: events({ allowsSearch: () => false }),
  },
  {
    name: 'only units search amid missions',
    breaks: ['13.5'],
    mistake: 'Offers the search that an event calls to military units alone.',
    rulebook: events({ allowsSearch: (by) => by === 'military units' }),
  },
  {
    name: 'only the Empire searches amid missions',
    breaks: ['13.5'],
    mistake: 'Takes the player who may search by an event to be the Imperial Player.',
    rulebook: events({ allowsSearch: (_by, nonPhasing) => nonPhasing === 'Imperial' }),
  },
  {
    name: 'an event searches for all groups',
    breaks: ['13.24'],
    mistake: 'Lets the search that an event calls be made for each group in turn.',
    rulebook: events({ searchedAtOnce: (groups) => groups }),
  },
  {
    name: 'an event searches for the first group',
    breaks: ['13.24'],
    mistake: 'Searches for the group that was sent first instead of leaving it to chance.',
    rulebook: events({ searchedAtOnce: (groups) => groups.slice(0, 1) }),
  },
  {
    name: 'a group is searched for again',
    breaks: ['13.24'],
    mistake: 'Forgets for whom a search was made in this phase.',
    rulebook: events({ searchable: (groups) => groups }),
  },
  {
    name: 'cards are drawn before the search',
    breaks: ['13.18'],
    mistake: 'Lets the missions go on while the non-phasing player thinks about a search.',
    rulebook: search({ interrupts: (awaited) => awaited !== 'search' }),
  },
  {
    name: 'cards are drawn before the combat',
    breaks: ['13.18'],
    mistake: 'Holds up the missions for a search, and not for the combat that follows.',
    rulebook: search({ interrupts: (awaited) => awaited !== 'attack' && awaited !== 'aim' }),
  },
]
