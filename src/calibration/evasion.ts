import { replacing, type Violator } from './violator'

/** Mistakes about the evasion value: the Maneuver of a ship and the Navigation of its pilot. */

const spaceships = replacing('spaceships')

export const evasionViolators: readonly Violator[] = [
  {
    name: 'every ship maneuvers like the Star Cruiser',
    breaks: ['14.1.2'],
    mistake: 'Has one Maneuver for all ships.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => evasion({ ...ship, maneuver: 2 }, navigation),
    })),
  },
  {
    name: 'shields for Maneuver',
    breaks: ['14.1.2'],
    mistake: 'Reads the wrong number off the card of the ship.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => evasion({ ...ship, maneuver: ship.shields }, navigation),
    })),
  },
  {
    name: 'the pilot alone evades',
    breaks: ['14.1.2', '14.1.3'],
    mistake: 'Takes the Navigation of the pilot for the evasion value.',
    rulebook: spaceships({ evasion: (_ship, navigation) => navigation }),
  },
  {
    name: 'the ship alone evades',
    breaks: ['14.1.3', '14.1.7', '14.1.9'],
    mistake: 'Takes the Maneuver of the ship for the evasion value.',
    rulebook: spaceships({ evasion: ({ maneuver }) => maneuver }),
  },
  {
    name: 'the better rating evades',
    breaks: ['14.1.3'],
    mistake: 'Compares the two ratings, and does not add them.',
    rulebook: spaceships({ evasion: ({ maneuver }, navigation) => Math.max(maneuver, navigation) }),
  },
  {
    name: 'everybody aboard navigates',
    breaks: ['14.1.3'],
    mistake: 'Adds the Navigation of the passengers as well.',
    rulebook: spaceships({ navigation: (pilot, others) => others.reduce((sum, other) => sum + other, pilot) }),
  },
  {
    name: 'the best navigator flies',
    breaks: ['14.1.7'],
    mistake: 'Takes the highest Navigation aboard, whoever holds the ship.',
    rulebook: spaceships({ navigation: (pilot, others) => Math.max(pilot, ...others) }),
  },
  {
    name: 'the poorest navigator flies',
    breaks: ['14.1.7'],
    mistake: 'Takes the lowest Navigation aboard, whoever holds the ship.',
    rulebook: spaceships({ navigation: (pilot, others) => Math.min(pilot, ...others) }),
  },
  {
    name: 'nimble ships are not held back',
    breaks: ['14.1.8'],
    mistake: 'Adds the whole Maneuver, whoever is the pilot.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => evasion({ ...ship, fullManeuver: true }, navigation),
    })),
  },
  {
    name: 'Maneuver is cut to the Navigation',
    breaks: ['14.1.8'],
    mistake: 'Forgets that the ship may be one point better than its pilot.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) =>
        ship.fullManeuver
          ? evasion(ship, navigation)
          : Math.min(ship.maneuver, navigation) + Math.min(navigation, ship.maneuver + 1),
    })),
  },
  {
    name: 'the S-XIII is held back',
    breaks: ['14.1.9'],
    mistake: 'Makes no exception for the S-XIII.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => evasion({ ...ship, fullManeuver: false }, navigation),
    })),
  },
  {
    name: 'the S-XIII flies itself',
    breaks: ['14.1.9'],
    mistake: 'Takes the exception to mean that the pilot of the S-XIII adds nothing.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => (ship.fullManeuver ? ship.maneuver : evasion(ship, navigation)),
    })),
  },
  {
    name: 'good pilots are not held back',
    breaks: ['14.1.10'],
    mistake: 'Adds the whole Navigation, whichever is the ship.',
    rulebook: spaceships({
      evasion: ({ maneuver, fullManeuver }, navigation) =>
        navigation + (fullManeuver ? maneuver : Math.min(maneuver, navigation + 1)),
    }),
  },
  {
    name: 'Navigation is cut to the Maneuver',
    breaks: ['14.1.10'],
    mistake: 'Forgets that the pilot may be one point better than his ship.',
    rulebook: spaceships(({ evasion }) => ({
      evasion: (ship, navigation) => evasion(ship, navigation) - (navigation > ship.maneuver ? 1 : 0),
    })),
  },
]
