import { environNamed } from '../components/map'
import { replacing, type Violator } from './violator'

/** Mistakes about searches: who searches, and for whom. */

const search = replacing('search')

export const searcherViolators: readonly Violator[] = [
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
    rulebook: search({ isPlaceToSearch: (_own, enemy) => enemy.characters > 0 }),
  },
  {
    name: 'only units search',
    breaks: ['6.2.5', '13.4'],
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
    name: 'only leaders are kept from searching',
    breaks: ['13.8'],
    mistake: 'Lets characters search beside the units they stand with, unless they lead them.',
    rulebook: search({ maySearchAsCharacter: ({ leads }) => !leads }),
  },
  {
    name: 'nobody searches beside units',
    breaks: ['13.8'],
    mistake: 'Keeps characters from searching wherever units of their side are, stacked with them or not.',
    rulebook: search(({ maySearchAsCharacter }) => ({
      maySearchAsCharacter: (candidate) => !candidate.nearUnits && maySearchAsCharacter(candidate),
    })),
  },
  {
    name: 'who stands with units leaves them for an event',
    breaks: ['13.8'],
    mistake: 'Lets all characters in the environ search where an Action Card calls for it.',
    rulebook: search({ mayLeaveUnitsByEvent: () => true }),
  },
  {
    name: 'one able searcher is enough',
    breaks: ['13.8', '13.10'],
    mistake: 'Accepts a group of searchers if one of them may search.',
    rulebook: search({ maySearchTogether: (able) => able.includes(true) }),
  },
  {
    name: 'who stands with units stays with them',
    breaks: ['13.9'],
    mistake: 'Lets stacks be formed in the Operations Phase alone.',
    rulebook: search({ mayLeaveUnits: () => false }),
  },
  {
    name: 'units are left in the own player-turn',
    breaks: ['13.9'],
    mistake: 'Lets the phasing player take characters away from units, and not the one who searches.',
    rulebook: search({ mayLeaveUnits: (turn, player) => turn.phase === 'Search' && turn.player === player }),
  },
  {
    name: 'who has left units does not search',
    breaks: ['13.9'],
    mistake: 'Asks where a character stood as the phase began.',
    rulebook: search(({ mayLeaveUnits, maySearchAsCharacter }) => {
      let left = false
      return {
        mayLeaveUnits(turn, player) {
          const may = mayLeaveUnits(turn, player)
          left ||= may
          return may
        },
        maySearchAsCharacter: (candidate) => !left && maySearchAsCharacter(candidate),
      }
    }),
  },
  {
    name: 'leaders search as well',
    breaks: ['13.10'],
    mistake: 'Bars who is stacked with units from searching, and takes a leader to stand beside them.',
    rulebook: search({ maySearchAsCharacter: ({ withUnits, leads }) => leads || !withUnits }),
  },
  {
    name: 'who could lead does not search',
    breaks: ['13.10'],
    mistake: 'Keeps everybody from searching who has Leadership and units in the environ.',
    rulebook: search(({ maySearchAsCharacter }) => ({
      maySearchAsCharacter: (candidate) =>
        !(candidate.nearUnits && candidate.leadership > 0) && maySearchAsCharacter(candidate),
    })),
  },
  {
    name: 'planets are searched',
    breaks: ['13.19'],
    mistake: 'Lets units and characters search every environ of the planet they are on.',
    rulebook: search({ reaches: (from, environ) => environNamed(from).planet === environNamed(environ).planet }),
  },
  {
    name: 'searchers give away whom they seek',
    breaks: ['13.19'],
    mistake: 'Asks whether somebody in the environ is detected, and not whether it is an enemy.',
    rulebook: search({
      isPlaceToSearch: (own, enemy) => enemy.characters > 0 && own.detected + enemy.detected > 0,
    }),
  },
  {
    name: 'military units are searched for',
    breaks: ['13.19'],
    mistake: 'Lets a player search wherever he meets enemy pieces, characters or not.',
    rulebook: search(({ isPlaceToSearch }) => ({
      isPlaceToSearch: (own, enemy) => enemy.units > 0 || isPlaceToSearch(own, enemy),
    })),
  },
  {
    name: 'captives are searched for',
    breaks: ['13.19'],
    mistake: 'Lets a player search wherever a detected character of the enemy is, and be it his own captive.',
    rulebook: search({ captivesHide: () => true }),
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
]
