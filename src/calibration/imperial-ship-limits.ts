import { replacing, type Violator } from './violator'

/** Mistakes about Imperial spaceships: that what limits Rebel ships does not limit them, and when Redjac leaves his. */

const spaceships = replacing('spaceships')
const possessions = replacing('possessions')

export const imperialShipLimitViolators: readonly Violator[] = [
  {
    name: 'Imperial ships need no navigator',
    breaks: ['14.2.8'],
    mistake: 'Asks Rebel pilots alone for Navigation.',
    rulebook: spaceships(({ mayPilot }) => ({
      mayPilot: (pilot, ship) =>
        mayPilot(ship.player === 'Imperial' ? { ...pilot, ratings: { ...pilot.ratings, navigation: 1 } } : pilot, ship),
    })),
  },
  {
    name: 'Imperial ships need no navigator to react',
    breaks: ['14.2.8'],
    mistake: 'Asks for an Imperial pilot where ships move, and not where they react.',
    rulebook: spaceships(({ needsPilot }) => ({
      needsPilot: (...trip) => !(trip[3].segment === 'Enemy Reaction' && trip[4] === 'Imperial') && needsPilot(...trip),
    })),
  },
  {
    name: 'Imperial ships take anybody',
    breaks: ['14.2.8'],
    mistake: 'Counts the seats of Rebel ships alone.',
    rulebook: spaceships(({ maySeat }) => ({
      maySeat: (ship, passengers) => ship.player === 'Imperial' || maySeat(ship, passengers),
    })),
  },
  {
    name: 'Imperial ships get the best of their pilots',
    breaks: ['14.2.8'],
    mistake: 'Cuts the larger rating for Rebel ships alone.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) =>
        ship.player === 'Imperial' ? ship.maneuver + navigation : evasion(ship, navigation),
    })),
  },
  {
    name: 'Imperial ships wait for their crew',
    breaks: ['14.2.8'],
    mistake: 'Takes abandoned ships out of play where they are Rebel ships alone.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, ...rest) =>
        (ship.player === 'Imperial' && ship.pilot === undefined) || staysWith(ship, stacked, ...rest),
    })),
  },
  {
    name: 'Imperial pilots have ships to choose from',
    breaks: ['14.2.8'],
    mistake: 'Counts the ships of Rebel characters alone.',
    rulebook: possessions(({ mayHold }) => ({
      mayHold: (...what) => what[3] === 'Imperial' || mayHold(...what),
    })),
  },
  {
    name: 'a Knight with a ship gets another',
    breaks: ['14.2.8'],
    mistake: 'Asks how many ships there are, and not whether the Knight has one.',
    rulebook: possessions(({ mayHold }) => ({
      mayHold: (...what) => what[2] === 'replacement' || mayHold(...what),
    })),
  },
  {
    name: "Redjac's ship takes anybody",
    breaks: ['14.2.8'],
    mistake: 'Counts the seats of the Imperial Spaceships, and not those of the ship of Redjac.',
    rulebook: spaceships(({ maySeat }) => ({
      maySeat: (ship, passengers) => ('pilot' in ship && ship.pilot === 'Redjac') || maySeat(ship, passengers),
    })),
  },
  {
    name: 'troops keep no Imperial ship',
    breaks: ['14.2.8'],
    mistake: 'Asks for an Imperial character beside the ship, and not for any friend.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, ...rest) =>
        staysWith(ship, ship.player === 'Imperial' ? { ...stacked, units: [] } : stacked, ...rest),
    })),
  },
  {
    name: "Redjac's ship waits for him to react",
    breaks: ['14.2.2'],
    mistake: 'Parts Redjac from his ship in the Movement Segment alone.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, nearby, leaving) =>
        (leaving.turn.segment === 'Enemy Reaction' && ship.pilot === 'Redjac') ||
        staysWith(ship, stacked, nearby, leaving),
    })),
  },
  {
    name: 'any ship goes when Redjac leaves it',
    breaks: ['14.2.2'],
    mistake: 'Takes whatever ship Redjac has for his own.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, nearby, leaving) =>
        leaving.holder !== 'Redjac' && staysWith(ship, stacked, nearby, leaving),
    })),
  },
]
