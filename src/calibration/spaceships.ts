import { replacing, type Violator } from './violator'

/** Mistakes about spaceships and those who fly them. */

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
]
