import { replacing, type Violator } from './violator'

/** Mistakes about spaceships, who flies them and who receives them. */

const spaceships = replacing('spaceships')

export const spaceshipViolators: readonly Violator[] = [
  {
    name: 'anybody can pilot',
    breaks: ['15.13'],
    mistake: 'Does not ask for Navigation.',
    rulebook: spaceships({ mayPilot: (pilot, ship) => ship.pilot === undefined || ship.pilot === pilot.name }),
  },
  {
    name: 'Navigation above 2 to pilot',
    breaks: ['15.13'],
    mistake: 'Asks for a Navigation above the maneuver of an ordinary ship.',
    rulebook: spaceships(({ mayPilot }) => ({
      mayPilot: (pilot, ship) => pilot.ratings.navigation > 2 && mayPilot(pilot, ship),
    })),
  },
  {
    name: 'units need a navigator',
    breaks: ['15.13'],
    mistake: 'Asks for a pilot even where military units take the ship along.',
    rulebook: spaceships({ needsPilot: () => true }),
  },
  {
    name: 'anybody receives a spaceship',
    breaks: ['4.3'],
    mistake: 'Gives a spaceship to any Imperial character on a planet under Imperial control.',
    rulebook: spaceships(({ mayReceiveShip }) => ({
      mayReceiveShip: (character, controller) => mayReceiveShip({ ...character, knight: true }, controller),
    })),
  },
  {
    name: 'a spaceship comes to any planet',
    breaks: ['4.3'],
    mistake: 'Gives a Knight a spaceship wherever he is.',
    rulebook: spaceships({ mayReceiveShip: ({ knight }) => knight }),
  },
  {
    name: 'the enemy alone keeps a spaceship away',
    breaks: ['4.3'],
    mistake: 'Gives a Knight a spaceship unless the Rebel Player controls the planet.',
    rulebook: spaceships({ mayReceiveShip: ({ knight }, controller) => knight && controller !== 'Rebel' }),
  },
  {
    name: 'a spaceship comes at any time',
    breaks: ['4.3'],
    mistake: 'Gives out spaceships throughout the Imperial player-turn.',
    rulebook: spaceships({ mayReceiveShipIn: ({ player }, receiver) => player === 'Imperial' && receiver === player }),
  },
  {
    name: 'there is always another spaceship',
    breaks: ['4.3', '4.4'],
    mistake: 'Never counts how many spaceships there are.',
    rulebook: spaceships({ mayReplaceShip: () => true }),
  },
  {
    name: 'one spaceship more',
    breaks: ['4.3', '4.4'],
    mistake: 'Gives out a spaceship where as many are in play as at the beginning.',
    rulebook: spaceships({ mayReplaceShip: (inPlay, atStart) => inPlay <= atStart }),
  },
  {
    name: 'a spaceship comes when none is left',
    breaks: ['4.3'],
    mistake: 'Replaces spaceships only when the last one is lost.',
    rulebook: spaceships({ mayReplaceShip: (inPlay, atStart) => inPlay === 0 && atStart > 0 }),
  },
  {
    name: 'spaceships are counted once',
    breaks: ['4.4'],
    mistake: 'Counts the spaceships as the phase begins, and gives one to every Knight who asks.',
    rulebook: spaceships(({ mayReplaceShip }) => {
      let counted: number | undefined
      return {
        mayReplaceShip(inPlay, atStart) {
          counted ??= inPlay
          return mayReplaceShip(counted, atStart)
        },
      }
    }),
  },
  {
    name: 'one spaceship in a player-turn',
    breaks: ['4.4'],
    mistake: 'Reads that a spaceship may be received as one in all.',
    rulebook: spaceships(({ mayReplaceShip }) => {
      let given = false
      return {
        mayReplaceShip(inPlay, atStart) {
          const may = !given && mayReplaceShip(inPlay, atStart)
          given ||= may
          return may
        },
      }
    }),
  },
]
