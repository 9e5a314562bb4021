import { CHARACTERS, characterNamed } from '../components/characters'
import { squadOf } from '../components/charts/squads'
import { replacing, type Violator } from './violator'

/** Mistakes about the attack that may follow a search, and about squads. */

const search = replacing('search')
const combat = replacing('characterCombat')
const militaryCombat = replacing('militaryCombat')

export const searchAttackViolators: readonly Violator[] = [
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
    name: 'any searcher attacks',
    breaks: ['13.12'],
    mistake: 'Lets units and characters alike attack whom either of them has found.',
    rulebook: search({ mayAttack: (_kind, _by, found) => found }),
  },
  {
    name: 'characters attack whom units have found',
    breaks: ['13.12'],
    mistake: 'Lets characters who failed attack whom the units have found.',
    rulebook: search({ mayAttack: (kind, by, found) => found && (kind === by || kind === 'characters') }),
  },
  {
    name: 'units attack whom characters have found',
    breaks: ['13.12'],
    mistake: 'Lets units that failed attack whom the characters have found.',
    rulebook: search({ mayAttack: (kind, by, found) => found && (kind === by || kind === 'military units') }),
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
    name: 'other searches come before the attack',
    breaks: ['13.16'],
    mistake: 'Lets a player go on with his searches before he says whether he attacks.',
    rulebook: search({ interrupts: (awaited) => awaited !== 'attack' }),
  },
  {
    name: 'who stands by joins the attack',
    breaks: ['13.23'],
    mistake: 'Lets all characters in the environ attack whom some of them have found.',
    rulebook: combat(({ roles }) => ({
      roles: (finders, found, idle) => roles([...finders, ...idle], found, idle),
    })),
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

const strengthOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + characterNamed(name).ratings.combat, 0)
