import { CHARACTERS, characterNamed } from '../components/characters'
import { searchNumber } from '../components/charts/search'
import { squadOf } from '../components/charts/squads'
import { environNamed } from '../components/map'
import { opponentOf } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about searches: who searches for whom, what finds, and what may follow. */

const search = replacing('search')
const combat = replacing('characterCombat')
const militaryCombat = replacing('militaryCombat')

export const searchViolators: readonly Violator[] = [
  {
    name: 'characters without units are not searched for',
    breaks: ['6.2.5', '13.2'],
    mistake: 'Wants a military unit of the enemy in the environ before it is searched.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => enemy.units > 0 && isPlaceToSearch(own, enemy),
    })),
    blunt: 'Most searches, and the character combat after them, are played where characters are without units.',
  },
  {
    name: 'the undetected are searched for',
    breaks: ['6.2.5', '13.2', '13.19'],
    mistake: 'Takes a search to be for those who have not been detected, and lets it be for anybody.',
    rulebook: search({ isPlaceToSearch: (own, enemy) => own.units + own.characters > 0 && enemy.characters > 0 }),
  },
  {
    name: 'failed searchers stay hidden',
    breaks: ['6.2.6', '6.3.1', '13.3', '13.14'],
    mistake: 'Detects characters who search only where they find somebody.',
    rulebook: search({ givesSearchersAway: (found) => found }),
  },
  {
    name: 'successful searchers stay hidden',
    breaks: ['6.3.1', '13.3', '13.14'],
    mistake: 'Detects characters who search only where they find nobody.',
    rulebook: search({ givesSearchersAway: (found) => !found }),
  },
  {
    name: 'units fight characters with their own strength',
    breaks: ['13.1'],
    mistake: 'Knows no squads, and takes the strength of the units as it is.',
    rulebook: combat({ squad: (strength) => ({ strength, endurance: strength }) }),
  },
  {
    name: 'squads are never worn down',
    breaks: ['13.1'],
    mistake: 'Reads the strength of a squad from the chart, and forgets its endurance.',
    rulebook: combat(({ squad }) => ({ squad: (strength, led) => ({ ...squad(strength, led), endurance: 99 }) })),
  },
  {
    name: 'the squad of the next row',
    breaks: ['13.1'],
    mistake: 'Reads the Squad Chart one point of strength too far down.',
    rulebook: combat({ squad: (strength) => squadOf(strength + 1) }),
  },
  {
    name: 'only units search',
    breaks: ['13.4'],
    mistake: 'Wants a military unit wherever there is to be a search.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => own.units > 0 && isPlaceToSearch(own, enemy),
    })),
  },
  {
    name: 'units search only with characters',
    breaks: ['13.4'],
    mistake: 'Wants a character wherever there is to be a search.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => own.characters > 0 && isPlaceToSearch(own, enemy),
    })),
  },
  {
    name: 'units or characters search, never both',
    breaks: ['13.4'],
    mistake: 'Refuses a search where the searcher has units and characters in the environ.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => (own.units === 0 || own.characters === 0) && isPlaceToSearch(own, enemy),
    })),
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
      hidingValue: (intelligences, _size, bonuses) => hidingValue(intelligences, 3, bonuses),
    })),
  },
  {
    name: 'a crowd hides as one',
    breaks: ['13.6'],
    mistake: 'Takes the hiding value of one character for that of the group.',
    rulebook: search(({ hidingValue }) => ({
      hidingValue: (intelligences, size, bonuses) => hidingValue([Math.max(...intelligences)], size, bonuses),
    })),
  },
  {
    name: 'found or not, they are attacked',
    breaks: ['13.7'],
    mistake: 'Lets a search be followed by an attack however it ended.',
    rulebook: search({ mayAttack: (kind, by) => kind === by }),
  },
  {
    name: 'only squads attack whom they found',
    breaks: ['13.7'],
    mistake: 'Lets characters search, and units alone fight.',
    rulebook: search(({ mayAttack }) => ({
      mayAttack: (kind, by, found) => kind === 'military units' && mayAttack(kind, by, found),
    })),
  },
  {
    name: 'only leaders are kept from searching',
    breaks: ['13.8'],
    mistake: 'Lets characters search beside the units they stand with, unless they lead them.',
    rulebook: search({ maySearchAsCharacter: ({ leads }) => !leads }),
  },
  {
    name: 'who stands with units stays with them',
    breaks: ['13.9'],
    mistake: 'Lets stacks be formed in the Operations Phase alone.',
    rulebook: search({ mayLeaveUnits: () => false }),
  },
  {
    name: 'leaders search as well',
    breaks: ['13.10'],
    mistake: 'Bars who is stacked with units from searching, and takes a leader to stand beside them.',
    rulebook: search({ maySearchAsCharacter: ({ withUnits, leads }) => leads || !withUnits }),
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
    name: 'any searcher attacks',
    breaks: ['13.12'],
    mistake: 'Lets units and characters alike attack whom either of them has found.',
    rulebook: search({ mayAttack: (_kind, _by, found) => found }),
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
    name: 'units must fight whom they find',
    breaks: ['13.15'],
    mistake: 'Begins the combat of a squad as soon as units find somebody.',
    rulebook: search({ mayDecline: (by) => by === 'characters' }),
  },
  {
    name: 'characters must fight whom they find',
    breaks: ['13.15'],
    mistake: 'Begins a combat as soon as characters find somebody.',
    rulebook: search({ mayDecline: (by) => by === 'military units' }),
  },
  {
    name: 'the found stay found',
    breaks: ['13.16'],
    mistake: 'Lets whoever was found be attacked later in the phase.',
    rulebook: search({ staysFound: () => true }),
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
    name: 'everybody searches in his own Search Phase',
    breaks: ['13.17'],
    mistake: 'Takes the Search Phase to be that of the player who searches.',
    rulebook: search({ mayDeclare: ({ phase, player }, searching) => phase === 'Search' && player === searching }),
    blunt: 'No search takes place, which most rules of searches and character combat are played with.',
  },
  {
    name: 'planets are searched',
    breaks: ['13.19'],
    mistake: 'Lets units and characters search every environ of the planet they are on.',
    rulebook: search({ reaches: (from, environ) => environNamed(from).planet === environNamed(environ).planet }),
  },
  {
    name: 'escorts are searched for',
    breaks: ['13.20', '15.7'],
    mistake: 'Never asks whether characters stand with military units.',
    rulebook: search({ canBeFound: () => true }),
  },
  {
    name: 'units cover everybody in their environ',
    breaks: ['13.20', '15.7'],
    mistake: 'Hides characters behind units that they are not stacked with.',
    rulebook: search({ canBeFound: (_stack, unitsThere) => unitsThere === 0 }),
  },
  {
    name: 'crews are safe in their ships',
    breaks: ['13.21'],
    mistake: 'Lets nobody search for characters who have a spaceship with them.',
    rulebook: search(({ canBeFound }) => ({
      canBeFound: (stack, unitsThere) => stack.ships === 0 && canBeFound(stack, unitsThere),
    })),
  },
  {
    name: 'only the lone are searched for',
    breaks: ['13.21'],
    mistake: 'Takes characters who stand together for a stack that cannot be searched.',
    rulebook: search(({ canBeFound }) => ({
      canBeFound: (stack, unitsThere) => stack.characters === 1 && canBeFound(stack, unitsThere),
    })),
  },
  {
    name: 'only groups are searched for',
    breaks: ['13.21'],
    blunt: 'Most scenarios of searches look for one character, whose hiding value is plain.',
    mistake: 'Takes a lone character to be too well hidden for a search.',
    rulebook: search(({ canBeFound }) => ({
      canBeFound: (stack, unitsThere) => stack.characters > 1 && canBeFound(stack, unitsThere),
    })),
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
  {
    name: 'the found attack',
    breaks: ['13.23'],
    mistake: 'Lets whoever was found attack the characters who found him.',
    rulebook: combat({ roles: (finders, found) => ({ attackers: found, defenders: finders }) }),
  },
  {
    name: 'the stronger side attacks',
    breaks: ['13.23'],
    mistake: 'Decides by Combat who attacks, whoever searched.',
    rulebook: combat({
      roles: (finders, found) =>
        strengthOf(found) > strengthOf(finders)
          ? { attackers: found, defenders: finders }
          : { attackers: finders, defenders: found },
    }),
  },
  {
    name: 'characters are targets of military combat',
    breaks: ['15.7'],
    mistake: 'Lets units attack a character who stands with enemy units.',
    rulebook: militaryCombat({ mayTarget: (target) => target === 'units' || CHARACTERS.has(target) }),
  },
  {
    name: 'escorts are attacked with their units',
    breaks: ['15.7'],
    mistake: 'Sends a squad against the characters of a stack whenever its units have fought.',
    rulebook: militaryCombat({ exposesEscorts: ({ enemy }) => enemy > 0 }),
  },
]

const environsOf = (plans: readonly { readonly environ: string }[]): ReadonlySet<string> =>
  new Set(plans.map(({ environ }) => environ))

const strengthOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + characterNamed(name).ratings.combat, 0)
