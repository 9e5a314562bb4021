import { sum } from '../lib/sum'
import { seeing } from './mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about the Coup: who may attempt it, and where. */

const missions = replacing('missions')

export const coupViolators: readonly Violator[] = [
  {
    name: 'anybody attempts a Coup',
    breaks: ['M.2.1'],
    mistake: 'Never asks for Intelligence.',
    rulebook: seeing(['Coup'], () => ({ intelligences: [6] })),
  },
  {
    name: 'a Coup needs Intelligence 3',
    breaks: ['M.2.1'],
    mistake: 'Reads "greater than 1" as "greater than 2".',
    rulebook: seeing(['Coup'], ({ intelligences }) => ({
      intelligences: intelligences?.map((intelligence) => intelligence - 1),
    })),
  },
  {
    name: 'plotters put their heads together',
    breaks: ['M.2.1'],
    mistake: 'Adds up the Intelligence of the group.',
    rulebook: seeing(['Coup'], ({ intelligences }) => ({ intelligences: intelligences && [sum(intelligences)] })),
  },
  {
    name: 'every plotter is clever',
    breaks: ['M.2.1'],
    mistake: 'Asks each member of the group for Intelligence 2.',
    rulebook: seeing(['Coup'], ({ intelligences }) => ({
      intelligences: intelligences && [Math.min(...intelligences)],
    })),
  },
  {
    name: 'a Coup marker closes nothing',
    breaks: ['M.2.2', 'M.2.3'],
    mistake: 'Places the marker, and never looks for it.',
    rulebook: seeing(['Coup'], () => ({ coupMarker: false })),
  },
  {
    name: 'a Coup leaves no marker',
    breaks: ['M.2.2'],
    mistake: 'Shifts loyalty, and forgets the marker.',
    rulebook: missions({ leavesCoupMarker: () => false }),
  },
  {
    name: 'a Coup of one letter leaves no marker',
    breaks: ['M.2.2'],
    mistake: 'Thinks that a Coup succeeds with two letters.',
    rulebook: missions({ leavesCoupMarker: (letters) => letters >= 2 }),
  },
  {
    name: 'one Coup for each player',
    breaks: ['M.2.2', 'M.2.3'],
    mistake: 'Closes an environ with a Coup marker to the Imperial Player alone.',
    rulebook: seeing(['Coup'], ({ coupMarker }, player) => ({ coupMarker: coupMarker && player === 'Imperial' })),
  },
  {
    name: 'a Coup marker is for Rebels',
    breaks: ['M.2.2', 'M.2.3'],
    mistake: 'Closes an environ with a Coup marker to the Rebel Player alone.',
    rulebook: seeing(['Coup'], ({ coupMarker }, player) => ({ coupMarker: coupMarker && player === 'Rebel' })),
  },
  {
    name: 'Imperial Coups leave no marker',
    breaks: ['M.2.2'],
    mistake: 'Places the marker for Rebels alone, who get a better hold by a Coup.',
    rulebook: missions({ leavesCoupMarker: (_letters, player) => player === 'Rebel' }),
  },
  {
    name: 'Coups without a rating',
    breaks: ['M.2.3'],
    mistake: 'Counts a rating that is missing as none to add, and lets the Coup go on.',
    rulebook: seeing(['Coup'], ({ coupRating }) => ({ coupRating: coupRating ?? 0 })),
  },
]
