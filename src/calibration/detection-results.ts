import { detectionColumn, detectionResult } from '../components/charts/detection'
import { replacing, type Violator } from './violator'

/** Mistakes about what comes of a Detection Routine. */

const detection = replacing('detection')

export const detectionResultViolators: readonly Violator[] = [
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
    name: 'a level 2 PDB looks no better',
    breaks: ['6.1.3'],
    mistake: 'Has no column shift for level 2.',
    rulebook: detection(({ columnShift }) => ({ columnShift: (_level, detected) => columnShift(1, detected) })),
  },
  {
    name: 'a level 2 PDB looks a little better',
    breaks: ['6.1.3'],
    mistake: 'Shifts one column for level 2, for it is one level more than 1.',
    rulebook: detection(({ columnShift }) => ({
      columnShift: (level, detected) => columnShift(level, detected) + (level === 2 ? 1 : 0),
    })),
  },
  {
    name: 'a detected ship is as hard to find',
    breaks: ['6.1.3'],
    mistake: 'Has no column shift for a ship that is detected.',
    rulebook: detection(({ columnShift }) => ({ columnShift: (level) => columnShift(level, false) })),
  },
  {
    name: 'column shifts help the ship',
    breaks: ['6.1.3'],
    mistake: 'Shifts the column to the right.',
    rulebook: detection(({ columnShift }) => ({ columnShift: (level, detected) => -columnShift(level, detected) })),
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
    name: 'damage is the end of those aboard',
    breaks: ['6.1.6', '6.1.7'],
    mistake: 'Takes those aboard out of play with a damaged ship.',
    rulebook: detection(({ effect }) => ({ effect: (result) => effect(result === 'Dd' ? 'E' : result) })),
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
    name: 'level 0 always sees',
    breaks: ['6.1.9'],
    mistake: 'Turns every result of a level 0 PDB into D, Undetected too.',
    rulebook: detection(({ resultAtLevel }) => ({
      resultAtLevel: (result, level) => (level === 0 ? 'D' : resultAtLevel(result, level)),
    })),
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
