import type { DetectionResult } from '../components/charts/detection'
import type { DieFace } from '../components/names'
import type { Passage } from '../engine/rules/detection'
import { replacing, type Violator } from './violator'

/** Mistakes about when a Detection Routine is run, and for whom. */

const detection = replacing('detection')

/** A rulebook by which some results of the routine on departure spare a ship the one on arrival. */
const endingWith = (isEnough: (result: DetectionResult) => boolean): Violator['rulebook'] =>
  detection(({ effect, routinesAt }) => {
    let isOver = false
    return {
      effect(result) {
        isOver = isEnough(result)
        return effect(result)
      },
      routinesAt(passage) {
        const left = passage === 'arriving' && isOver ? 0 : routinesAt(passage)
        isOver = false
        return left
      },
    }
  })

export const detectionViolators: readonly Violator[] = [
  {
    name: 'flights within a planet go unseen',
    breaks: ['6.1.1', '6.1.12', '8.1.5', '8.1.8', '8.1.14'],
    mistake: 'Takes the routine to belong to journeys between planets alone.',
    rulebook: detection({ routinesAt: (passage) => (passage === 'crossing' ? 0 : 1) }),
  },
  {
    name: 'departures go unseen',
    breaks: ['6.1.1', '6.1.2', '6.1.11', '8.1.5', '8.1.8'],
    mistake: 'Runs the routine where a ship arrives, and not where it leaves.',
    rulebook: detection({ routinesAt: (passage) => (passage === 'leaving' ? 0 : 1) }),
  },
  {
    name: 'arrivals go unseen',
    breaks: ['6.1.1', '6.1.2', '6.1.11', '8.1.8'],
    mistake: 'Runs the routine where a ship leaves, and not where it arrives.',
    rulebook: detection({ routinesAt: (passage) => (passage === 'arriving' ? 0 : 1) }),
  },
  {
    name: 'a ship that was found is not looked for again',
    breaks: ['6.1.11'],
    mistake: 'Ends the routines of a move with the first that finds the ship.',
    rulebook: endingWith((result) => result === 'D'),
  },
  {
    name: 'a ship that slipped through is through',
    breaks: ['6.1.11'],
    mistake: 'Ends the routines of a move with the first that misses the ship.',
    rulebook: endingWith((result) => result === 'U'),
  },
  {
    name: 'a damaged ship is not looked for again',
    breaks: ['6.1.7', '6.2.2'],
    mistake: 'Takes a damaged ship out of play at once, and lets its passengers go on without it.',
    rulebook: endingWith((result) => result === 'Dd'),
  },
  {
    name: 'a crossing is watched by any PDB',
    breaks: ['8.1.1', '8.1.6'],
    mistake: 'Asks who controls the planet as a ship leaves or arrives, and not as it crosses.',
    rulebook: detection(({ mayAttempt, routinesAt }) => {
      let here: Passage | undefined
      return {
        routinesAt(passage) {
          here = passage
          return routinesAt(passage)
        },
        mayAttempt: (pdb, controller, flyer) =>
          here === 'crossing' ? pdb.status === 'Up' : mayAttempt(pdb, controller, flyer),
      }
    }),
  },
  {
    name: 'a crossing leaves and arrives',
    breaks: ['6.1.12'],
    mistake: 'Treats a flight within a planet as leaving it and arriving again.',
    rulebook: detection({ routinesAt: (passage) => (passage === 'crossing' ? 2 : 1) }),
  },
  {
    name: 'whoever controls the planet',
    breaks: ['6.1.2', '8.1.1', '8.1.6'],
    mistake: 'Looks at the status of the PDB and never at who controls it.',
    rulebook: detection({ mayAttempt: (pdb) => pdb.status === 'Up' }),
  },
  {
    name: 'nobody counts as an enemy',
    breaks: ['6.1.2', '8.1.6'],
    mistake: 'Asks whether the flyer controls the planet, and forgets that nobody may.',
    rulebook: detection({ mayAttempt: (pdb, controller, flyer) => pdb.status === 'Up' && controller !== flyer }),
  },
  {
    name: 'only the Empire has PDBs',
    breaks: ['6.1.1', '6.1.2', '8.1.1', '17.1'],
    mistake: 'Lets the Imperial Player alone use a PDB.',
    rulebook: detection(({ mayAttempt }) => ({
      mayAttempt: (pdb, controller, flyer) => controller === 'Imperial' && mayAttempt(pdb, controller, flyer),
    })),
  },
  {
    name: 'a PDB watches its own side',
    breaks: ['8.1.1'],
    mistake: 'Runs the routine for the ships of whoever controls the planet.',
    rulebook: detection({ mayAttempt: (pdb, controller, flyer) => pdb.status === 'Up' && controller === flyer }),
    blunt: 'No enemy ship is looked for, which most rules of the routine look at.',
  },
  {
    name: 'Up and Down are confused',
    breaks: ['8.1.5'],
    mistake: 'Takes Down to mean that the PDB is in position.',
    rulebook: detection(({ mayAttempt }) => ({
      mayAttempt: (pdb, controller, flyer) =>
        mayAttempt({ ...pdb, status: pdb.status === 'Up' ? 'Down' : 'Up' }, controller, flyer),
    })),
    blunt: 'No Up PDB looks for a ship, which most rules of the routine look at.',
  },
  {
    name: 'a planet watches with a PDB for each player',
    breaks: ['8.1.2'],
    mistake: 'Gives each planet two PDBs, and runs a routine for each.',
    rulebook: detection({ routinesAt: () => 2 }),
    blunt: 'Every flight under a PDB is checked twice, which most rules of the routine look at.',
  },
  {
    name: 'level 0 is blind',
    breaks: ['6.1.9', '8.1.2', '8.1.4'],
    mistake: 'Takes a level 0 PDB to be no use at all.',
    rulebook: detection(({ mayAttempt }) => ({
      mayAttempt: (pdb, controller, flyer) => pdb.level > 0 && mayAttempt(pdb, controller, flyer),
    })),
  },
  {
    name: 'Down PDBs still watch',
    breaks: ['6.1.10', '8.1.4', '8.1.5', '8.1.9', '8.1.10'],
    mistake: 'Checks who controls the planet and never whether its PDB is Up.',
    rulebook: detection({ mayAttempt: (_pdb, controller, flyer) => controller !== 'nobody' && controller !== flyer }),
    blunt: 'Most scenarios silence the PDBs that they are not about by putting them Down.',
  },
  {
    name: 'a Down PDB of level 2 watches as level 1',
    breaks: ['6.1.10', '8.1.4', '8.1.10'],
    mistake: 'Thinks that going Down costs a PDB a level, not its use.',
    rulebook: detection(({ mayAttempt }) => ({
      mayAttempt: (pdb, controller, flyer) =>
        mayAttempt(pdb.level === 2 ? { ...pdb, status: 'Up' } : pdb, controller, flyer),
    })),
  },
  {
    name: 'ships among units are looked for',
    breaks: ['6.1.13', '8.1.12', '15.6', '15.8'],
    mistake: 'Runs the routine for every ship, also one that travels with military units.',
    rulebook: detection({ undergoes: ({ ships }) => ships > 0 }),
  },
  {
    name: 'units are looked for',
    breaks: ['6.1.13', '6.1.14', '8.1.12', '8.2.13', '15.6', '15.8'],
    mistake: 'Runs the routine for whatever passes a PDB, military units included.',
    rulebook: detection(({ undergoes }) => ({ undergoes: (group) => group.units > 0 || undergoes(group) })),
  },
  {
    name: 'walkers are looked for',
    breaks: ['6.1.13', '8.1.13', '8.1.14'],
    mistake: 'Runs the routine for characters on foot.',
    rulebook: detection({ undergoes: ({ units, characters }) => units === 0 && characters > 0 }),
  },
  {
    name: 'who crosses a planet among units is looked for',
    breaks: ['6.1.13', '8.1.12'],
    mistake: 'Leaves characters among units alone in space, and runs the routine for them as they cross a planet.',
    rulebook: detection(({ routinesAt, undergoes }) => {
      let amongUnits = false
      return {
        undergoes(group) {
          amongUnits = group.units > 0 && group.characters > 0 && group.ships === 0
          return amongUnits || undergoes(group)
        },
        routinesAt: (passage) => (amongUnits && passage !== 'crossing' ? 0 : routinesAt(passage)),
      }
    }),
  },
  {
    name: 'characters are looked for however they go',
    breaks: ['6.1.13', '8.1.12', '8.1.13'],
    mistake: 'Runs the routine for characters, be they in a ship, on foot or among units.',
    rulebook: detection({ undergoes: ({ characters }) => characters > 0 }),
  },
  {
    name: 'one roll for all ships',
    breaks: ['6.1.15'],
    mistake: 'Rolls once, and applies that roll to every ship that comes later.',
    rulebook: detection(({ row }) => {
      let first: DieFace | undefined
      return {
        row: (roll) => {
          first ??= row(roll)
          return first
        },
      }
    }),
  },
  {
    name: 'one evasion value for all ships',
    breaks: ['6.1.15'],
    mistake: 'Works out the evasion value of the first ship, and uses it for every ship that comes later.',
    rulebook: replacing('spaceships')(({ evasion }) => {
      let first: number | undefined
      return {
        evasion: (ship, navigation) => {
          first ??= evasion(ship, navigation)
          return first
        },
      }
    }),
  },
]
