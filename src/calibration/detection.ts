import { detectionColumn, detectionResult } from '../components/charts/detection'
import type { DieFace } from '../components/names'
import { changedPdbRulebook, type Rulebook } from '../engine/rulebook'
import type { Sighted } from '../engine/rules/detection'
import { replacing, type Violator } from './violator'

/** Mistakes about the Detection Routine. */

const detection = replacing('detection')

/** A mistake made under the changed PDB rule alone. */
const whereChanged = (decisions: Partial<Rulebook['detection']>) => (base: Rulebook) =>
  base === changedPdbRulebook ? detection(decisions)(base) : base

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
    name: 'only the pilot is seen',
    breaks: ['6.1.5'],
    mistake: 'Takes D to detect the pilot alone.',
    rulebook: detection({ concerns: (result, aboard, pilot) => (result === 'D' ? only(pilot) : aboard) }),
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
    name: 'damage exposes the pilot',
    breaks: ['6.1.6'],
    mistake: 'Detects the pilot of a damaged ship and not the passengers.',
    rulebook: detection({ concerns: (result, aboard, pilot) => (result === 'Dd' ? only(pilot) : aboard) }),
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
    rulebook: detection({ slipsAway: (passage, _pdb, _aboard, pilot) => (passage === 'leaving' ? only(pilot) : []) }),
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
    rulebook: detection({ walkersSlipAway: () => false }),
  },
  {
    name: 'newcomers stay hidden',
    breaks: ['6.2.1', '6.2.3'],
    mistake: 'Never looks at the friends that characters join.',
    rulebook: detection(({ exposed }) => ({
      exposed: (arrivals, residents) => exposed(arrivals, residents).filter((name) => isAmong(residents, name)),
    })),
  },
  {
    name: 'residents stay hidden',
    breaks: ['6.2.4'],
    mistake: 'Changes the status of those who arrive, and never of those who are there.',
    rulebook: detection(({ exposed }) => ({
      exposed: (arrivals, residents) => exposed(arrivals, residents).filter((name) => isAmong(arrivals, name)),
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
  {
    name: 'the changed rule rolls a die',
    breaks: ['17.1'],
    mistake: 'Never changed the rule.',
    rulebook: detection({ row: (roll) => roll() }),
  },
  {
    name: 'a 20 eliminates',
    breaks: ['17.1'],
    mistake: 'Takes a 20 to be worse than the table, and eliminates every ship.',
    rulebook: whereChanged({ result: () => 'E' }),
  },
  {
    name: 'a 20 needs no shift',
    breaks: ['17.1'],
    mistake: 'Forgets the level of the PDB once no die is rolled.',
    rulebook: whereChanged({ columnShift: () => 0 }),
  },
]

const isAmong = (sighted: readonly Sighted[], name: string): boolean => sighted.some((other) => other.name === name)

const only = (pilot: string | undefined): readonly string[] => (pilot === undefined ? [] : [pilot])
