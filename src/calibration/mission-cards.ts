import type { Mission, MissionName } from '../components/missions'
import type { Player } from '../components/names'
import type { Rulebook } from '../engine/rulebook'
import type { MissionPlace } from '../engine/rules/missions'
import { replacing, type Violator } from './violator'

/** Mistakes about what the mission cards say: who may go where, and what comes of it. */

const missions = replacing('missions')

/** A rulebook that takes a place, or who goes there, for another when some missions ask for their conditions. */
const seeing = (
  names: readonly MissionName[],
  mistaken: (place: MissionPlace, player: Player) => Partial<MissionPlace>,
): Violator['rulebook'] =>
  missions(({ meetsCondition }) => ({
    meetsCondition: (mission, place, player) =>
      meetsCondition(mission, names.includes(mission) ? { ...place, ...mistaken(place, player) } : place, player),
  }))

/** A rulebook that opens a mission to both players. */
const opening = (...names: readonly MissionName[]): Violator['rulebook'] =>
  missions(({ isOpenTo }) => ({
    isOpenTo: (mission, player) => names.includes(mission.name) || isOpenTo(mission, player),
  }))

type LettersPaid = Rulebook['missions']['lettersPaid']

/** A rulebook that pays one mission for other letters than it holds. */
const paying = (name: MissionName, mistaken: (letters: number) => number): Violator['rulebook'] =>
  missions(({ lettersPaid }) => ({
    lettersPaid: (mission: Mission, letters: number): ReturnType<LettersPaid> =>
      lettersPaid(mission, mission.name === name ? mistaken(letters) : letters),
  }))

export const missionCardViolators: readonly Violator[] = [
  {
    name: 'anybody attempts a Coup',
    breaks: ['M.2.1'],
    mistake: 'Never asks for Intelligence.',
    rulebook: seeing(['Coup'], () => ({ intelligence: 6 })),
  },
  {
    name: 'a Coup needs Intelligence 3',
    breaks: ['M.2.1'],
    mistake: 'Reads "greater than 1" as "greater than 2".',
    rulebook: seeing(['Coup'], ({ intelligence }) => ({
      intelligence: intelligence === undefined ? undefined : intelligence - 1,
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
    name: 'Coups without a rating',
    breaks: ['M.2.3'],
    mistake: 'Counts a rating that is missing as none to add, and lets the Coup go on.',
    rulebook: seeing(['Coup'], ({ coupRating }) => ({ coupRating: coupRating ?? 0 })),
  },
  {
    name: 'two letters always score',
    breaks: ['M.2.5'],
    mistake: 'Gives a point for every mission that holds two letters.',
    rulebook: missions({ points: (_mission, letters) => (letters >= 2 ? 1 : 0) }),
  },
  {
    name: 'every success scores',
    breaks: ['M.2.5'],
    mistake: 'Gives a point for every mission that is completed, and two letters to Gather Information.',
    rulebook: missions(({ points }) => ({
      points: (mission, letters) => (mission === 'Gather Information' ? points(mission, letters) : 1),
    })),
  },
  {
    name: 'Gather Information scores with one letter',
    breaks: ['M.2.5'],
    mistake: 'Gives the point for any success of Gather Information.',
    rulebook: missions({ points: (mission) => (mission === 'Gather Information' ? 1 : 0) }),
  },
  {
    name: 'Gather Information scores nothing',
    breaks: ['M.2.5'],
    mistake: 'Counts points when the game ends, and has forgotten this one by then.',
    rulebook: missions({ points: () => 0 }),
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
    name: 'the Imperial Player founds camps',
    breaks: ['M.2.10'],
    mistake: 'Leaves Start Rebel Camp open to both players, as most missions are.',
    rulebook: opening('Start Rebel Camp'),
  },
  {
    name: 'Rebel Camps attempt no Coup',
    breaks: ['M.2.11'],
    mistake: 'Asks a camp for the Intelligence that it does not have.',
    rulebook: seeing(['Coup'], ({ intelligence }) => ({ intelligence: intelligence ?? 0 })),
  },
  {
    name: 'Rebel Camps go on any mission',
    breaks: ['M.2.11'],
    mistake: 'Takes a camp for a character in every respect.',
    rulebook: missions({
      mayGoTogether: (_mission, camps, characters) => (camps === 0 ? characters > 0 : camps === 1 && characters === 0),
    }),
  },
  {
    name: 'Rebel Camps free nobody',
    breaks: ['M.2.11'],
    mistake: 'Leaves Free Prisoners out of the missions of a camp.',
    rulebook: missions(({ mayGoTogether }) => ({
      mayGoTogether: (mission, camps, characters, groupsThere) =>
        mayGoTogether(mission, camps, characters, groupsThere) && !(camps > 0 && mission.name === 'Free Prisoners'),
    })),
  },
  {
    name: 'Rebel Camps need somebody to read the letters',
    breaks: ['M.2.12'],
    mistake: 'Looks at the letters of groups that have a character left, and a camp has none.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        !reading.isCamp && letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'a camp in the place of a camp',
    breaks: ['M.2.15'],
    mistake: 'Founds a camp wherever loyalty allows it, and pays no heed to the one that stands there.',
    rulebook: (base) =>
      seeing(['Start Rebel Camp'], () => ({ camp: false }))(missions({ campAfterFounding: () => 'new' })(base)),
  },
  {
    name: 'Rebel Camps travel',
    breaks: ['M.2.16'],
    mistake: 'Moves a camp like any other Rebel piece.',
    rulebook: replacing('movement')({ campsMayMove: () => true }),
  },
  {
    name: 'characters go along with a camp',
    breaks: ['M.2.17'],
    mistake: 'Puts a camp and characters in one group.',
    rulebook: missions({
      mayGoTogether: (mission, camps, characters) => (camps === 0 ? characters > 0 : camps === 1 && mission.rebelCamp),
    }),
  },
  {
    name: 'one character goes along with a camp',
    breaks: ['M.2.17'],
    mistake: 'Lets a camp have one companion.',
    rulebook: missions({
      mayGoTogether: (mission, camps, characters) =>
        camps === 0 ? characters > 0 : camps === 1 && characters <= 1 && mission.rebelCamp,
    }),
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
    breaks: ['M.2.23'],
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
    name: 'a scavenger never finds anything',
    breaks: ['M.2.24'],
    mistake: 'Completes the mission, and forgets to draw the possession.',
    rulebook: paying('Scavenge for Possessions', () => 0),
  },
  {
    name: 'enemies do not keep a spy from his own planet',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Lets Gather Information go anywhere.',
    rulebook: seeing(['Gather Information'], () => ({ controller: 'nobody' })),
  },
  {
    name: 'only enemy units keep a spy from his own planet',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Counts the military units of the enemy, and not his characters.',
    rulebook: seeing(['Gather Information'], () => ({ enemyCharacters: 0 })),
  },
  {
    name: 'only enemy characters keep a spy from his own planet',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Counts the characters of the enemy, and not his military units.',
    rulebook: seeing(['Gather Information'], () => ({ enemyUnits: 0 })),
  },
  {
    name: 'nobody spies on his own planet',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Bars Gather Information from planets of his own, whoever is there.',
    rulebook: seeing(['Gather Information'], () => ({ enemyUnits: 1 })),
  },
  {
    name: 'enemies keep a spy from any planet',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Looks for enemies, and never at who controls the planet.',
    rulebook: seeing(['Gather Information'], (_place, controller) => ({ controller })),
  },
  {
    name: 'Coups under Rebel Control',
    breaks: ['4.6'],
    mistake: 'Keeps Diplomacy from planets under Rebel Control, and not a Coup.',
    rulebook: seeing(['Coup'], asUnderImperialControl),
  },
  {
    name: 'Diplomacy under Rebel Control',
    breaks: ['4.6'],
    mistake: 'Keeps a Coup from planets under Rebel Control, and not Diplomacy.',
    rulebook: seeing(['Diplomacy'], asUnderImperialControl),
  },
  {
    name: 'the Imperial Player negotiates under Rebel Control',
    breaks: ['4.6'],
    mistake: 'Thinks that the rule is about the Rebel Player, whose planet it is.',
    rulebook: seeing(['Coup', 'Diplomacy'], (place, player) =>
      player === 'Imperial' ? asUnderImperialControl(place) : {},
    ),
  },
  {
    name: 'nobody hides from an assassin',
    breaks: ['6.2.7'],
    mistake: 'Lets any enemy in the environ be named, detected or not.',
    rulebook: seeing(['Assassination'], ({ enemyCharacters }) => ({ targetDetected: enemyCharacters > 0 })),
  },
]

/** Rebel Control as if it were not there. */
function asUnderImperialControl({ state, loyalty }: MissionPlace): Partial<MissionPlace> {
  return state === 'Rebel Control' ? { state: 'Imperial Control', loyalty: loyalty ?? 'Unrest' } : {}
}
