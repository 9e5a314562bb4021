import { opponentOf } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about setting up, and about units that arrive later. */

const setUp = replacing('setUp')

export const setUpViolators: readonly Violator[] = [
  {
    name: 'characters start anywhere on own planets',
    breaks: ['16.1'],
    mistake: 'Lets each character start on any planet of his player, as units do.',
    rulebook: setUp({ mayPlaceCharacters: (_environ, _chosen, controller, player) => controller === player }),
  },
  {
    name: 'characters start together on any planet',
    breaks: ['16.1'],
    mistake: 'Takes "any one environ" by its word, and never looks who controls the planet.',
    rulebook: setUp({ mayPlaceCharacters: (environ, chosen) => chosen === undefined || chosen === environ }),
  },
  {
    name: 'nobody watches who comes from space',
    breaks: ['16.2'],
    mistake: 'Takes the arrival from space for a part of the set-up, without a Detection Routine.',
    rulebook: setUp({ isWatchedOnEntry: () => false }),
  },
  {
    name: 'planets of the enemy are closed to who comes from space',
    breaks: ['16.2'],
    mistake: 'Lets characters from space land only where the enemy is not in control.',
    rulebook: setUp({ mayComeInTo: (controller, player) => controller !== opponentOf(player) }),
  },
  {
    name: 'units start anywhere',
    breaks: ['16.3'],
    mistake: 'Never looks who controls a planet on which units are set up.',
    rulebook: setUp({ mayPlaceUnits: () => true }),
  },
  {
    name: 'units start with the characters',
    breaks: ['16.3'],
    mistake: 'Reads the single environ of the characters as one for everything that a player has.',
    rulebook: setUp(({ mayPlaceUnits }) => ({
      mayPlaceUnits: (environ, chosen, controller, player) =>
        (chosen === undefined || chosen === environ) && mayPlaceUnits(environ, chosen, controller, player),
    })),
  },
  {
    name: 'each placement makes a stack',
    breaks: ['16.4'],
    mistake: 'Puts pieces down where they are placed, and leaves stacking to the players.',
    rulebook: setUp({ joinsFriends: () => false }),
  },
  {
    name: 'units and characters start in two stacks',
    breaks: ['16.4'],
    mistake: 'Sets up the two stacks per environ that a Movement Segment ends with.',
    rulebook: setUp({ joinsFriends: (arriving, stack) => arriving.units > 0 === stack.units > 0 }),
  },
  {
    name: 'units start open',
    breaks: ['16.5'],
    mistake: 'Puts every unit down with its strength showing.',
    rulebook: setUp({ startingFace: () => 'open' }),
  },
  {
    name: 'Patrols start open',
    breaks: ['16.5'],
    mistake: 'Takes the Line alone for a mobile unit.',
    rulebook: setUp({ startingFace: ({ kind }) => (kind === 'Line' ? 'mobile' : 'open') }),
  },
  {
    name: 'Rebel units start in any environ',
    breaks: ['16.6'],
    mistake: 'Lets Rebel units start wherever they could go later.',
    rulebook: setUp({ typeFits: () => true }),
  },
  {
    name: 'Wild is open to all Rebel units',
    breaks: ['16.6'],
    mistake: 'Keeps units of another type out of special environs only.',
    rulebook: setUp(({ typeFits }) => ({ typeFits: (unit, type) => type === 'Wild' || typeFits(unit, type) })),
  },
  {
    name: 'the Rebel sets up first',
    breaks: ['16.7'],
    mistake: 'Lets the player who moves first set up first.',
    rulebook: setUp({ order: () => ['Rebel', 'Imperial'] }),
  },
  {
    name: 'both set up at once',
    breaks: ['16.7'],
    mistake: 'Keeps no order between the two players as they set up.',
    rulebook: setUp({ maySetUp: () => true }),
  },
  {
    name: 'the Rebel follows when the units are placed',
    breaks: ['16.7'],
    mistake: 'Looks at the military units alone to see whether a player has set up.',
    rulebook: setUp({ hasSetUp: ({ units }) => units === 0 }),
  },
  {
    name: 'the Rebel follows when the characters are placed',
    breaks: ['16.7'],
    mistake: 'Looks at characters and ships alone to see whether a player has set up.',
    rulebook: setUp({ hasSetUp: ({ characters, ships }) => characters + ships === 0 }),
  },
  {
    name: 'enemies keep reinforcements off an own planet',
    breaks: ['16.9'],
    mistake: 'Asks for an environ without enemy units on every planet.',
    rulebook: setUp(({ mayReinforce }) => ({
      mayReinforce: (controller, player, enemies) =>
        enemies.inEnviron === 0 && mayReinforce(controller, player, enemies),
    })),
  },
  {
    name: 'reinforcements land on planets of the enemy',
    breaks: ['16.9', '16.10'],
    mistake: 'Never looks who controls the planet on which reinforcements land.',
    rulebook: setUp({
      mayReinforce: (controller, player, enemies) => controller === player || enemies.inEnviron === 0,
    }),
  },
  {
    name: "nobody's planet takes no reinforcements",
    breaks: ['16.10', '16.11'],
    mistake: 'Lets reinforcements land on own planets alone.',
    rulebook: setUp({ mayReinforce: (controller, player) => controller === player }),
  },
  {
    name: "enemies do not matter on nobody's planet",
    breaks: ['16.10', '16.11'],
    mistake: 'Never looks for enemy units where reinforcements land.',
    rulebook: setUp({ mayReinforce: (controller, player) => controller === player || controller === 'nobody' }),
  },
  {
    name: "an enemy anywhere on nobody's planet keeps reinforcements out",
    breaks: ['16.10', '16.11'],
    mistake: 'Looks for enemy units on the whole planet, and not in the environ.',
    rulebook: setUp({
      mayReinforce: (controller, player, enemies) =>
        controller === player || (controller === 'nobody' && enemies.onPlanet === 0),
    }),
  },
  {
    name: "enemy characters keep reinforcements out of nobody's planet",
    breaks: ['16.10'],
    mistake: 'Takes enemy units for enemies of any sort.',
    rulebook: setUp(({ mayReinforce }) => ({
      mayReinforce: (controller, player, enemies) =>
        mayReinforce(controller, player, enemies) && (controller === player || enemies.charactersInEnviron === 0),
    })),
  },
  {
    name: 'reinforcements wait for an open environ',
    breaks: ['16.11'],
    mistake: 'Keeps units that found no place until there is one.',
    rulebook: setUp({ heldOver: (left) => left }),
  },
  {
    name: 'nobody comes from space',
    breaks: ['16.2'],
    mistake: 'Has every player set up his characters on a planet, whether he controls one or not.',
    rulebook: setUp({ comesFromSpace: () => false }),
  },
]
