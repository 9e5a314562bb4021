import type { Sighted } from '../engine/rules/detection'
import { replacing, type Violator } from './violator'

/** Mistakes about who stays detected, and who becomes it by the company he keeps. */

const detection = replacing('detection')

export const sightingViolators: readonly Violator[] = [
  {
    name: 'a detected ship stays detected',
    breaks: ['6.2.8', '8.2.12'],
    mistake: 'Changes the status of a ship in a routine only, and so not where none can be run.',
    rulebook: detection({ slipsAway: () => [] }),
  },
  {
    name: 'only a Down PDB lets a ship slip away',
    breaks: ['6.2.8', '8.2.12'],
    mistake: 'Forgets that an Up PDB which nobody, or the flyer, controls cannot look either.',
    rulebook: detection(({ slipsAway }) => ({
      slipsAway: (passage, pdb, aboard, pilot) =>
        pdb?.status === 'Down' ? slipsAway(passage, pdb, aboard, pilot) : [],
    })),
  },
  {
    name: 'only the pilot slips away',
    breaks: ['6.2.8'],
    mistake: 'Clears the pilot of a ship that leaves unwatched, and not the passengers.',
    rulebook: detection({
      slipsAway: (passage, _pdb, _aboard, pilot) => (passage === 'leaving' ? (pilot === undefined ? [] : [pilot]) : []),
    }),
  },
  {
    name: 'ships slip away as they arrive',
    breaks: ['6.2.8', '8.2.12'],
    mistake: 'Asks about the planet that a ship reaches, and not about the one it leaves.',
    rulebook: detection({ slipsAway: (passage, _pdb, aboard) => (passage === 'arriving' ? aboard : []) }),
  },
  {
    name: 'walkers stay detected',
    breaks: ['6.2.1'],
    mistake: 'Changes the status of characters in a Detection Routine only.',
    rulebook: detection({ slipsAwayOnFoot: () => false }),
  },
  {
    name: 'who reacts on foot stays detected',
    breaks: ['6.2.1'],
    mistake: 'Lets characters slip away in the Movement Segment alone.',
    rulebook: detection(({ slipsAwayOnFoot }) => ({
      slipsAwayOnFoot: (group, shipsLeft, reacting) => !reacting && slipsAwayOnFoot(group, shipsLeft, reacting),
    })),
  },
  {
    name: 'who reacts stays hidden among friends',
    breaks: ['6.2.3'],
    mistake: 'Looks at the friends that characters join in the Movement Segment alone.',
    rulebook: detection(({ exposed }) => ({
      exposed: (arrivals, residents, reacting) => (reacting ? [] : exposed(arrivals, residents, reacting)),
    })),
  },
  {
    name: 'passengers of a lost ship walk away',
    breaks: ['6.1.6', '6.2.4'],
    mistake: 'Removes a damaged ship first, and then takes those who came in it for walkers, who slip away.',
    rulebook: detection({ slipsAwayOnFoot: ({ units }, shipsLeft) => units === 0 && shipsLeft === 0 }),
  },
  {
    name: 'ships slip away as they cross a planet',
    breaks: ['6.2.1'],
    mistake: 'Clears whoever goes from environ to environ, in a spaceship too.',
    rulebook: detection({ slipsAway: (passage, _pdb, aboard) => (passage === 'arriving' ? [] : aboard) }),
  },
  {
    name: 'newcomers stay hidden',
    breaks: ['6.2.1', '6.2.3'],
    mistake: 'Never looks at the friends that characters join.',
    rulebook: detection(({ exposed }) => ({
      exposed: (arrivals, residents, reacting) =>
        exposed(arrivals, residents, reacting).filter((name) => isAmong(residents, name)),
    })),
  },
  {
    name: 'residents stay hidden',
    breaks: ['6.2.4'],
    mistake: 'Changes the status of those who arrive, and never of those who are there.',
    rulebook: detection(({ exposed }) => ({
      exposed: (arrivals, residents, reacting) =>
        exposed(arrivals, residents, reacting).filter((name) => isAmong(arrivals, name)),
    })),
  },
  {
    name: 'enemies give each other away',
    breaks: ['6.2.1', '6.2.3', '6.2.4'],
    mistake: 'Looks for any detected character in the environ, whichever side he is of.',
    rulebook: detection({ sharesDetection: () => true }),
  },
  {
    name: 'company gives everybody away',
    breaks: ['6.2.3', '6.2.4'],
    mistake: 'Makes characters detected who come together, whether or not one of them was.',
    rulebook: detection({
      exposed: (arrivals, residents) =>
        arrivals.length > 0 && residents.length > 0 ? [...arrivals, ...residents].map(({ name }) => name) : [],
    }),
  },
  {
    name: 'damage is counted once',
    breaks: ['6.2.2'],
    mistake: 'Takes a second damage for more of the first: the ship is lost on arrival and nobody is hurt.',
    rulebook: detection({ resultWhenDamaged: (result) => result }),
  },
  {
    name: 'a damaged ship must not be seen again',
    breaks: ['6.2.2'],
    mistake: 'Eliminates a damaged ship by whatever detects it once more.',
    rulebook: detection({ resultWhenDamaged: (result) => (result === 'U' ? 'U' : 'E') }),
  },
]

const isAmong = (sighted: readonly Sighted[], name: string): boolean => sighted.some((other) => other.name === name)
