import { searchNumber } from '../components/charts/search'
import { opponentOf } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about searches: when they are made, what finds, and who is seen. */

const search = replacing('search')

export const searchViolators: readonly Violator[] = [
  {
    name: 'units give away who is near them',
    breaks: ['6.2.5'],
    mistake: 'Takes characters to be detected wherever military units of their side are.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => isPlaceToSearch(own, enemy) || (enemy.units > 0 && enemy.characters > 0),
    })),
  },
  {
    name: 'failed searchers stay hidden',
    breaks: ['6.2.6', '6.3.1', '13.3', '13.14'],
    mistake: 'Detects characters who search only where they find somebody.',
    rulebook: search({ seenSearching: (searchers, _others, found) => (found ? searchers : []) }),
  },
  {
    name: 'successful searchers stay hidden',
    breaks: ['6.3.1', '13.3', '13.14'],
    mistake: 'Detects characters who search only where they find nobody.',
    rulebook: search({ seenSearching: (searchers, _others, found) => (found ? [] : searchers) }),
  },
  {
    name: 'units give away whoever is there',
    breaks: ['6.3.1', '13.14'],
    mistake: 'Detects all characters of the searching player in the environ, even where units search.',
    rulebook: search({ seenSearching: (searchers, others) => [...searchers, ...others] }),
  },
  {
    name: 'searchers amid missions stay hidden',
    breaks: ['13.14'],
    mistake: 'Detects characters who search in the Search Phase alone.',
    rulebook: search({
      seenSearching: (searchers, _others, _found, { phase }) => (phase === 'Search' ? searchers : []),
    }),
  },
  {
    name: 'a search succeeds below the number',
    breaks: ['13.6'],
    mistake: 'Reads "that number or less" as "less than that number".',
    rulebook: search({ finds: (value, hiding, die) => die < searchNumber(value, hiding) }),
  },
  {
    name: 'searches are decided by the difference',
    breaks: ['13.6'],
    mistake: 'Takes the hiding value from the search value instead of reading the table.',
    rulebook: search({ finds: (value, hiding, die) => die <= Math.max(1, value - hiding) }),
  },
  {
    name: 'the Search Table is read a row too far down',
    breaks: ['13.6'],
    mistake: 'Takes the rows to begin with a hiding value of 0.',
    rulebook: search({ finds: (value, hiding, die) => die <= searchNumber(value, hiding + 2) }),
  },
  {
    name: 'everybody hides alike',
    breaks: ['13.6'],
    mistake: 'Forgets that there is less room in a small environ.',
    rulebook: search(({ hidingValue }) => ({
      hidingValue: (intelligences, _size, ...others) => hidingValue(intelligences, 3, ...others),
    })),
  },
  {
    name: 'a crowd hides as one',
    breaks: ['13.6'],
    mistake: 'Takes the hiding value of one character for that of the group.',
    rulebook: search(({ hidingValue }) => ({
      hidingValue: (intelligences, ...others) => hidingValue([Math.max(...intelligences)], ...others),
    })),
  },
  {
    name: 'who stands with units crowds the others',
    breaks: ['13.6'],
    mistake: 'Takes all characters of the side in the environ from the hiding value, and not those alone who hide.',
    rulebook: search(({ hidingValue }) => ({
      hidingValue: (intelligences, size, bonuses, withUnits) =>
        hidingValue(intelligences, size - withUnits, bonuses, withUnits),
    })),
  },
  {
    name: 'leaders do not help to search',
    breaks: ['13.6'],
    mistake: 'Takes the combat strength of the units for their search value, and forgets who leads them.',
    rulebook: search(({ searchValue }) => ({
      searchValue: (by, party) => searchValue(by, { ...party, leadership: 0 }),
    })),
  },
  {
    name: 'units and characters search together',
    breaks: ['13.11'],
    mistake: 'Adds the strength of the units to the Intelligence of the characters.',
    rulebook: search(({ searchValue }) => ({
      searchValue: (_by, party) => searchValue('characters', party) + searchValue('military units', party),
    })),
  },
  {
    name: 'an environ is searched once',
    breaks: ['13.11'],
    mistake: 'Takes one search to be all that an environ sees in a phase.',
    rulebook: search({ mayDeclareSo: (plans) => environsOf(plans).size === plans.length }),
  },
  {
    name: 'searches are declared one by one',
    breaks: ['13.13'],
    mistake: 'Lets a player add and withdraw searches after he has seen how others ended.',
    rulebook: search({ mayDeclareAfter: () => true }),
  },
  {
    name: 'searches are withdrawn at leisure',
    breaks: ['13.13'],
    mistake: 'Lets nobody add searches after the first, and forgets that they stay declared, too.',
    rulebook: search({ mayDeclareAfter: (resolved, before, now) => resolved === 0 || now < before }),
  },
  {
    name: 'searches are added at leisure',
    breaks: ['13.13'],
    mistake: 'Holds a player to the searches he has declared, and lets him declare more.',
    rulebook: search({ mayDeclareAfter: (resolved, before, now) => resolved === 0 || now > before }),
  },
  {
    name: 'units search unannounced',
    breaks: ['13.13'],
    mistake: 'Asks characters whether their search was declared, and lets units search whenever they like.',
    rulebook: search({ mayImprovise: (by) => by === 'military units' }),
  },
  {
    name: 'searches are made in the order declared',
    breaks: ['13.13'],
    mistake: 'Carries out the searches one after the other as they were declared.',
    rulebook: search({ mayComeNext: (isFirstOfTheRest) => isFirstOfTheRest }),
  },
  {
    name: 'searches at any time of the enemy',
    breaks: ['13.17'],
    mistake: "Lets a player search in every phase of his enemy's player-turn.",
    rulebook: search({ mayDeclare: ({ player }, searching) => searching === opponentOf(player) }),
  },
  {
    name: 'both players search',
    breaks: ['13.17'],
    mistake: 'Asks whether it is a Search Phase, and not whose.',
    rulebook: search({ mayDeclare: ({ phase }) => phase === 'Search' }),
  },
  {
    name: 'searches from the Search Phase on',
    breaks: ['13.17'],
    mistake: "Lets a player search in his enemy's Mission Phase as in the Search Phase before it.",
    rulebook: search({
      mayDeclare: ({ phase, player }, searching) =>
        ['Search', 'Mission'].includes(phase) && searching === opponentOf(player),
    }),
  },
  {
    name: 'everybody searches in his own Search Phase',
    breaks: ['13.17'],
    mistake: 'Takes the Search Phase to be that of the player who searches.',
    rulebook: search({ mayDeclare: ({ phase, player }, searching) => phase === 'Search' && player === searching }),
    blunt: 'No search takes place, which most rules of searches and character combat are played with.',
  },
  {
    name: 'one environ is searched in a phase',
    breaks: ['13.22'],
    mistake: 'Allows a search in a single environ.',
    rulebook: search({ mayDeclareSo: (plans) => environsOf(plans).size <= 1 }),
  },
  {
    name: 'two environs are searched in a phase',
    breaks: ['13.22'],
    mistake: 'Allows a search by the units in one environ and by the characters in another.',
    rulebook: search({ mayDeclareSo: (plans) => environsOf(plans).size <= 2 }),
  },
]

const environsOf = (plans: readonly { readonly environ: string }[]): ReadonlySet<string> =>
  new Set(plans.map(({ environ }) => environ))
