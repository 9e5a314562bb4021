import { detectionColumn, detectionResult } from '../components/charts/detection'
import type { DieFace } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about the Detection Routine. */

const detection = replacing('detection')

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
    breaks: ['6.1.2', '8.1.1', '17.1'],
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
    name: 'no ship is eliminated',
    breaks: ['6.1.3', '6.1.8'],
    mistake: 'Reads E as the damage it also does, so that there are three outcomes.',
    rulebook: detection(({ effect }) => ({ effect: (result) => effect(result === 'E' ? 'Dd' : result) })),
  },
  {
    name: 'columns are counted from one',
    breaks: ['6.1.3'],
    mistake: 'Reads the column right of the one that bears the evasion value.',
    rulebook: detection({
      result: (evasion, shift, row) => detectionResult(detectionColumn(evasion) + shift + 1, row),
    }),
  },
  {
    name: 'undetected changes nothing',
    breaks: ['6.1.4'],
    mistake: 'Leaves characters who were detected as they were.',
    rulebook: detection({ concerns: (result, aboard) => (result === 'U' ? [] : aboard) }),
  },
  {
    name: 'only the pilot slips through',
    breaks: ['6.1.4'],
    mistake: 'Changes the status of the pilot and forgets the passengers.',
    rulebook: detection({ concerns: (result, aboard, pilot) => (result === 'U' ? only(pilot) : aboard) }),
  },
  {
    name: 'the ship is seen, and nobody aboard',
    breaks: ['6.1.5'],
    mistake: 'Takes D to be about the ship, and leaves the characters as they were.',
    rulebook: detection({ concerns: (result, aboard) => (result === 'D' ? [] : aboard) }),
  },
  {
    name: 'detection ends the flight',
    breaks: ['6.1.5'],
    mistake: 'Takes a ship that was seen out of play like one that was hit.',
    rulebook: detection(({ effect }) => ({ effect: (result) => effect(result === 'D' ? 'Dd' : result) })),
  },
  {
    name: 'damage is damage',
    breaks: ['6.1.6'],
    mistake: 'Damages the ship, and leaves those aboard undetected.',
    rulebook: detection({ concerns: (result, aboard) => (result === 'Dd' ? [] : aboard) }),
  },
  {
    name: 'damaged ships are kept',
    breaks: ['6.1.7'],
    mistake: 'Detects those aboard a damaged ship and forgets the damage.',
    rulebook: detection(({ effect }) => ({
      effect: (result) => (result === 'Dd' ? { crew: 'detected', ship: 'flies on' } : effect(result)),
    })),
  },
  {
    name: 'damaged ships never arrive',
    breaks: ['6.1.7'],
    mistake: 'Removes a damaged ship at once, so that its passengers do not arrive.',
    rulebook: detection(({ effect }) => ({
      effect: (result) => (result === 'Dd' ? { crew: 'detected', ship: 'lost at once' } : effect(result)),
    })),
  },
  {
    name: 'passengers survive',
    breaks: ['6.1.8', '8.1.14'],
    mistake: 'Kills the pilot of an eliminated ship and spares the passengers.',
    rulebook: detection({ concerns: (result, aboard, pilot) => (result === 'E' ? only(pilot) : aboard) }),
  },
  {
    name: 'elimination is of ships',
    breaks: ['6.1.8'],
    mistake: 'Removes an eliminated ship and nobody aboard.',
    rulebook: detection({ concerns: (result, aboard) => (result === 'E' ? [] : aboard) }),
  },
  {
    name: 'level 0 harms like level 1',
    breaks: ['6.1.9', '17.1'],
    mistake: 'Knows nothing of the limit on a level 0 PDB.',
    rulebook: detection({ resultAtLevel: (result) => result }),
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
    name: 'level 0 always sees',
    breaks: ['6.1.9'],
    mistake: 'Turns every result of a level 0 PDB into D, Undetected too.',
    rulebook: detection(({ resultAtLevel }) => ({
      resultAtLevel: (result, level) => (level === 0 ? 'D' : resultAtLevel(result, level)),
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
  {
    name: 'damage is counted by the turn',
    breaks: ['6.2.2'],
    mistake: 'Eliminates the second ship that is damaged in a turn, though it be another one.',
    rulebook: detection(({ effect }) => {
      let damaged = false
      return {
        effect: (result) => {
          const again = result === 'Dd' && damaged
          damaged ||= result === 'Dd'
          return effect(again ? 'E' : result)
        },
      }
    }),
  },
]

const only = (pilot: string | undefined): readonly string[] => (pilot === undefined ? [] : [pilot])
