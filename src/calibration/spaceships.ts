import { replacing, type Violator } from './violator'

/** Mistakes about Rebel spaceships: who flies them, who fits in, who gets them, and when they are lost. */

const spaceships = replacing('spaceships')
const possessions = replacing('possessions')

export const spaceshipViolators: readonly Violator[] = [
  {
    name: 'ship cards are numbered from 32',
    breaks: ['14.1.1'],
    mistake: 'Counts the cards of the ships from the last character.',
    rulebook: possessions(({ numberOf }) => ({
      numberOf: (card) => (card.type === 'spaceship' ? numberOf(card) - 1 : numberOf(card)),
    })),
  },
  {
    name: 'the S-XIII is an object',
    breaks: ['14.1.1'],
    mistake: 'Takes the S-XIII, whose card speaks of its effects, for no spaceship.',
    rulebook: possessions(({ typeOf }) => ({
      typeOf: (card) => (card.name === 'S-XIII' ? 'object' : typeOf(card)),
    })),
  },
  {
    name: 'the pilot takes no seat',
    breaks: ['14.1.4', '14.1.17', '9.27'],
    mistake: 'Counts the passengers, and not the pilot.',
    rulebook: spaceships(({ maySeat }) => ({ maySeat: (ship, passengers) => maySeat(ship, passengers - 1) })),
  },
  {
    name: 'one seat stays empty',
    breaks: ['14.1.4', '14.1.18', '9.30'],
    mistake: 'Asks for fewer passengers than the ship has seats.',
    rulebook: spaceships({ maySeat: ({ passengers }, aboard) => aboard < passengers }),
  },
  {
    name: 'companions need no seat',
    breaks: ['9.27', '14.1.17'],
    mistake: 'Counts characters alone.',
    rulebook: possessions({ seats: () => 0 }),
  },
  {
    name: 'one companion sits on a lap',
    breaks: ['9.27', '14.1.17'],
    mistake: 'Lets one companion travel for nothing.',
    rulebook: possessions(({ seats }) => ({ seats: (types) => Math.max(0, seats(types) - 1) })),
  },
  {
    name: 'all companions share a seat',
    breaks: ['9.27', '14.1.17'],
    mistake: 'Counts one seat for companions, however many there are.',
    rulebook: possessions(({ seats }) => ({ seats: (types) => Math.min(1, seats(types)) })),
  },
  {
    name: 'every possession takes a seat',
    breaks: ['9.30', '14.1.18'],
    mistake: 'Counts weapons and objects like companions.',
    rulebook: possessions({ seats: (types) => types.length }),
  },
  {
    name: 'objects take a seat',
    breaks: ['9.30', '14.1.18'],
    mistake: 'Makes room for objects, which a ship has to carry after all.',
    rulebook: possessions({ seats: (types) => types.filter((type) => type !== 'weapon').length }),
  },
  {
    name: 'any Rebel may have a ship, if he can fly it',
    breaks: ['14.1.5'],
    mistake: 'Gives ships to characters with Navigation alone.',
    rulebook: spaceships({ mayBeHandedOn: (_ship, _holder, { ratings }) => ratings.navigation > 0 }),
  },
  {
    name: 'a ship stays with whoever has it',
    breaks: ['14.1.5', '14.1.13', '14.2.1', '14.2.5', '9.6'],
    mistake: 'Lets no ship change hands but by the fall of its holder.',
    rulebook: spaceships({ mayBeHandedOn: () => false }),
  },
  {
    name: 'a ship is handed on once',
    breaks: ['14.1.5'],
    mistake: 'Lets a ship be reassigned, and then no more.',
    rulebook: spaceships(() => {
      let handedOn = false
      return {
        mayBeHandedOn() {
          const may = !handedOn
          handedOn = true
          return may
        },
      }
    }),
  },
  {
    name: 'an owner keeps his ship',
    breaks: ['14.1.5', '14.1.13'],
    mistake: 'Binds a ship to the owner who is named on its card.',
    rulebook: spaceships({ mayBeHandedOn: ({ owner }, holder) => owner === undefined || owner !== holder }),
  },
  {
    name: 'anybody can pilot',
    breaks: ['14.1.6', '14.2.8', '15.13'],
    mistake: 'Does not ask for Navigation.',
    rulebook: spaceships({ mayPilot: (pilot, ship) => ship.pilot === undefined || ship.pilot === pilot.name }),
  },
  {
    name: 'Navigation above 2 to pilot',
    breaks: ['14.1.6', '15.13'],
    mistake: 'Asks for a Navigation above the maneuver of an ordinary ship.',
    rulebook: spaceships(({ mayPilot }) => ({
      mayPilot: (pilot, ship) => pilot.ratings.navigation > 2 && mayPilot(pilot, ship),
    })),
  },
  {
    name: 'a navigator aboard is enough',
    breaks: ['14.1.6'],
    mistake: 'Lets a ship fly when anybody aboard has Navigation.',
    rulebook: spaceships({ pilots: (_holder, aboard) => aboard }),
  },
  {
    name: 'whoever can fly takes a ship',
    breaks: ['14.1.20', '14.2.1', '14.2.8'],
    mistake: 'Lets any navigator set out in a ship, whose holder stays behind.',
    rulebook: spaceships({
      mayLeaveHolder: () => true,
      pilots: (_holder, aboard) => aboard,
      mayPilot: ({ ratings }) => ratings.navigation > 0,
    }),
  },
  {
    name: 'ships fly by themselves',
    breaks: ['14.1.20'],
    mistake: 'Asks for a pilot only where there are passengers.',
    rulebook: spaceships({
      mayLeaveHolder: () => true,
      needsPilot: (units, characters) => units === 0 && characters > 0,
    }),
  },
  {
    name: 'anybody flies about a planet',
    breaks: ['14.1.6'],
    mistake: 'Asks for a pilot only between planets.',
    rulebook: spaceships({ needsPilot: (units, _characters, overSpace) => units === 0 && overSpace }),
  },
  {
    name: 'anybody reacts by ship',
    breaks: ['14.1.6'],
    mistake: 'Asks for a pilot where Rebel ships move, and not where they react.',
    rulebook: spaceships(({ needsPilot }) => ({
      needsPilot: (...trip) => !(trip[3].segment === 'Enemy Reaction' && trip[4] === 'Rebel') && needsPilot(...trip),
    })),
  },
  {
    name: 'ships react by themselves',
    breaks: ['14.1.20'],
    mistake: 'Asks for the holder of a ship where it moves, and not where it reacts.',
    rulebook: spaceships(({ mayLeaveHolder, needsPilot }) => ({
      mayLeaveHolder: (turn) => turn.segment === 'Enemy Reaction' || mayLeaveHolder(turn),
      needsPilot: (...trip) => trip[3].segment !== 'Enemy Reaction' && needsPilot(...trip),
    })),
  },
  {
    name: 'units need a navigator',
    breaks: ['14.1.20', '15.13'],
    mistake: 'Asks for a pilot even where military units take the ship along.',
    rulebook: spaceships({ needsPilot: () => true }),
  },
  {
    name: 'a ship has a hold for ships',
    breaks: ['14.1.19', '14.2.8'],
    mistake: 'Takes a second ship aboard, with its holder among the passengers.',
    rulebook: spaceships({ flown: (ships) => ships.slice(0, 1) }),
  },
  {
    name: 'a ship without a pilot is freight',
    breaks: ['14.1.19'],
    mistake: 'Asks the ships to fly whose holders set out, and takes any other aboard.',
    rulebook: spaceships({ flown: (ships, isManned) => (ships.some(isManned) ? ships.filter(isManned) : ships) }),
  },
]
