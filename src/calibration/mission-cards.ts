import type { Mission, MissionName } from '../components/missions'
import type { Rulebook } from '../engine/rulebook'
import { opening } from './mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about what the mission cards say: who may go where, and what comes of it. */

const missions = replacing('missions')

type LettersPaid = Rulebook['missions']['lettersPaid']

/** A rulebook that pays one mission for other letters than it holds. */
const paying = (name: MissionName, mistaken: (letters: number) => number): Violator['rulebook'] =>
  missions(({ lettersPaid }) => ({
    lettersPaid: (mission: Mission, letters: number): ReturnType<LettersPaid> =>
      lettersPaid(mission, mission.name === name ? mistaken(letters) : letters),
  }))

export const missionCardViolators: readonly Violator[] = [
  {
    name: 'two letters always score',
    breaks: ['M.2.5'],
    mistake: 'Gives a point for every mission that holds two letters.',
    rulebook: missions({ scores: (_mission, letters) => letters >= 2 }),
  },
  {
    name: 'every success scores',
    breaks: ['M.2.5'],
    mistake: 'Gives a point for every mission that is completed, and two letters to Gather Information.',
    rulebook: missions(({ scores }) => ({
      scores: (mission, letters) => mission !== 'Gather Information' || scores(mission, letters),
    })),
  },
  {
    name: 'who frees two has won a point',
    breaks: ['M.2.5'],
    mistake: 'Gives a point for two letters of Free Prisoners, as for two of Gather Information.',
    rulebook: missions(({ scores }) => ({
      scores: (mission, letters) => (mission === 'Free Prisoners' && letters >= 2) || scores(mission, letters),
    })),
  },
  {
    name: 'Gather Information scores with one letter',
    breaks: ['M.2.5'],
    mistake: 'Gives the point for any success of Gather Information.',
    rulebook: missions({ scores: (mission) => mission === 'Gather Information' }),
  },
  {
    name: 'Gather Information scores nothing',
    breaks: ['M.2.5'],
    mistake: 'Counts points when the game ends, and has forgotten this one by then.',
    rulebook: missions({ scores: () => false }),
  },
  {
    name: 'the Imperial Player subverts troops',
    breaks: ['M.2.9'],
    mistake: 'Leaves Subvert Troops open to both players, as most missions are.',
    rulebook: opening('Subvert Troops'),
  },
  {
    name: 'the Imperial Player scavenges',
    breaks: ['M.2.9'],
    mistake: 'Leaves Scavenge for Possessions open to both players, as most missions are.',
    rulebook: opening('Scavenge for Possessions'),
  },
  {
    name: 'an aborted Assassination is a failed one',
    breaks: ['M.2.18'],
    mistake: 'Rolls for the group whenever its victim is still alive.',
    rulebook: missions({ rollsForFailure: () => true }),
  },
  {
    name: 'a failed Assassination costs nothing',
    breaks: ['M.2.18'],
    mistake: 'Rolls in neither case.',
    rulebook: missions({ rollsForFailure: () => false }),
  },
  {
    name: 'every mission waits for the end',
    breaks: ['M.2.23'],
    blunt: 'Most scenarios of missions that a letter completes see them completed on the spot.',
    mistake: 'Lets all groups hold their letters until no more cards are drawn.',
    rulebook: missions({ mayGoOn: () => true }),
  },
  {
    name: 'camps wait for the end',
    breaks: ['M.2.23', 'M.1.42'],
    mistake: 'Takes Start Rebel Camp for a mission with degrees of success.',
    rulebook: missions({ mayGoOn: (mission) => mission.graded || mission.name === 'Start Rebel Camp' }),
  },
  {
    name: 'a scavenger always finds something',
    breaks: ['M.2.24'],
    mistake: 'Draws the possession when the mission ends, however it ends.',
    rulebook: paying('Scavenge for Possessions', (letters) => Math.max(1, letters)),
  },
  {
    name: 'every scavenger finds something',
    breaks: ['M.2.24'],
    mistake: 'Draws a possession for each member of the group.',
    rulebook: replacing('possessions')({ cardsFound: (members) => members }),
  },
  {
    name: 'a scavenger never finds anything',
    breaks: ['M.2.24'],
    mistake: 'Completes the mission, and forgets to draw the possession.',
    rulebook: paying('Scavenge for Possessions', () => 0),
  },
]
