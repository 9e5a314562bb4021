import { replacing, type Violator } from './violator'

/** Mistakes about the searches that Action Cards call for. */

const events = replacing('events')
const search = replacing('search')

export const eventSearchViolators: readonly Violator[] = [
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
