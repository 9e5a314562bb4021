import { environNamed } from '../components/map'
import { MISSIONS, type MissionName, missionNamed } from '../components/missions'
import { opponentOf } from '../components/names'
import { seeing } from './mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about who is sent on which mission, when and where. */

const missions = replacing('missions')
const sequence = replacing('sequence')

/** Missions for both players that might be taken for the Rebel Player's. */
const SHARED = ['Sabotage', 'Free Prisoners', 'Gain Characters', 'Assassination', 'Coup'] as const

export const assignmentViolators: readonly Violator[] = [
  {
    name: 'missions in every phase',
    breaks: ['M.1.1'],
    mistake: 'Asks whose player-turn it is before a mission is assigned, and not whether it is time for one.',
    rulebook: missions({ mayAssign: (turn, player) => turn.player === player }),
  },
  {
    name: 'missions for both players',
    breaks: ['M.1.1'],
    mistake: 'Asks whether it is a Mission Phase, and not whose.',
    rulebook: missions({ mayAssign: (turn) => turn.phase === 'Mission' }),
  },
  {
    name: 'an unknown mission is the first one',
    breaks: ['M.1.2'],
    mistake: 'Looks a mission up by its name, and falls back to the first of the list.',
    rulebook: missions({ called: (name) => MISSIONS.get(name) ?? [...MISSIONS.values()][0] }),
  },
  {
    name: 'any name is a mission',
    breaks: ['M.1.2'],
    mistake: 'Writes down whatever mission a group is sent on, and lets it draw cards in vain.',
    rulebook: missions({
      called: (name) => MISSIONS.get(name) ?? { ...missionNamed('Gain Characters'), name: name as MissionName },
    }),
  },
  {
    name: 'troops go on missions',
    breaks: ['M.1.3'],
    mistake: 'Sends military units on missions as if they were characters.',
    rulebook: missions(({ mayGo, mayGoTogether }) => ({
      mayGo: (candidate) => candidate.isUnit || mayGo(candidate),
      mayGoTogether: (mission, camps, characters, groups) =>
        camps + characters === 0 || mayGoTogether(mission, camps, characters, groups),
    })),
  },
  {
    name: 'spaceships go on missions',
    breaks: ['M.1.3'],
    mistake: 'Keeps troops from missions, and lets all other pieces go.',
    rulebook: missions(({ mayGo, mayGoTogether }) => ({
      mayGo: (candidate) => (!candidate.isCamp && !candidate.isCharacter && !candidate.isUnit) || mayGo(candidate),
      mayGoTogether: (mission, camps, characters, groups) =>
        camps + characters === 0 || mayGoTogether(mission, camps, characters, groups),
    })),
  },
  {
    name: 'troops go along on missions',
    breaks: ['M.1.3'],
    mistake: 'Asks whether there is a character in the group, and not what else is.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (candidate) => candidate.isUnit || mayGo(candidate) })),
  },
  {
    name: 'missions at a distance',
    breaks: ['M.1.4'],
    mistake: 'Never asks where the characters are who are to perform a mission.',
    rulebook: missions({ mayGoTo: () => true }),
  },
  {
    name: 'missions anywhere on the planet',
    breaks: ['M.1.4'],
    mistake: 'Asks on which planet the characters are, and not in which environ.',
    rulebook: missions({
      mayGoTo: (environ, standIn) =>
        standIn.every((place) => place !== undefined && planetIn(environ) === planetIn(place)),
    }),
  },
  {
    name: 'a group is where its first character is',
    breaks: ['M.1.4'],
    mistake: 'Asks where the first of a group stands, and takes the others to be with him.',
    rulebook: missions({ mayGoTo: (environ, [first]) => first === environ }),
  },
  {
    name: 'a group is where one of its characters is',
    breaks: ['M.1.4'],
    mistake: 'Lets a group work wherever one of its characters stands.',
    rulebook: missions({ mayGoTo: (environ, standIn) => standIn.includes(environ) }),
  },
  {
    name: 'anybody is sent',
    breaks: ['M.1.4'],
    mistake: 'Looks for characters in the environ, and not at whose they are.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, own: true }) })),
  },
  {
    name: 'stacks are formed in the Mission Phase',
    breaks: ['M.1.8'],
    mistake: 'Lets characters leave their troops when the missions begin.',
    rulebook: sequence(({ mayStack }) => ({
      mayStack: (turn, player) => mayStack(turn, player) || (turn.phase === 'Mission' && turn.player === player),
    })),
  },
  {
    name: 'escorts go on missions',
    breaks: ['M.1.8'],
    mistake: 'Assigns missions to all characters of an environ, whichever stack they are in.',
    rulebook: missions(({ mayGo }) => ({
      mayGo: (candidate) => mayGo({ ...candidate, withUnits: false, barred: false }),
    })),
  },
  {
    name: 'one character a mission',
    breaks: ['M.1.9'],
    mistake: 'Takes a mission for the work of one character.',
    rulebook: missions(({ mayGoTogether }) => ({
      mayGoTogether: (mission, camps, characters, groups) =>
        characters <= 1 && mayGoTogether(mission, camps, characters, groups),
    })),
  },
  {
    name: 'one mission an environ',
    breaks: ['M.1.9'],
    blunt: 'Many scenarios have two missions in an environ, to tell which of them a card is for.',
    mistake: 'Has all who are to work in an environ work on the same mission.',
    rulebook: missions(({ mayGoTogether }) => ({
      mayGoTogether: (mission, camps, characters, groups) =>
        groups === 0 && mayGoTogether(mission, camps, characters, groups),
    })),
  },
  {
    name: 'several missions a character',
    breaks: ['M.1.10'],
    mistake: 'Does not look whether a character is on a mission already.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, mission: undefined }) })),
  },
  {
    name: 'another mission after the first',
    breaks: ['M.1.10'],
    mistake: 'Takes a character to be free again as soon as his mission is over.',
    rulebook: missions(({ mayGo }) => ({
      mayReopen: () => true,
      mayGo: (candidate) =>
        mayGo({ ...candidate, mission: candidate.mission === 'active' ? candidate.mission : undefined }),
    })),
  },
  {
    name: 'another mission after success',
    breaks: ['M.1.10'],
    mistake: 'Takes a character to be free again as soon as he has succeeded.',
    rulebook: missions(({ mayGo }) => ({
      mayReopen: () => true,
      mayGo: (candidate) =>
        mayGo({ ...candidate, mission: candidate.mission === 'completed' ? undefined : candidate.mission }),
    })),
  },
  {
    name: 'one list of missions for both',
    breaks: ['M.1.11'],
    mistake: 'Takes the mission cards to be for whoever wants them.',
    rulebook: missions({ isOpenTo: () => true }),
  },
  {
    name: 'rebellions are for both',
    breaks: ['M.1.11'],
    mistake: 'Sees one card for Start Rebellion and Stop Rebellion, and lets both players choose what to do with it.',
    rulebook: missions(({ isOpenTo }) => ({
      isOpenTo: (mission, player) =>
        isOpenTo(mission, player) || (mission.letter === 'R' && isOpenTo(mission, opponentOf(player))),
    })),
  },
  ...SHARED.map(
    (name): Violator => ({
      name: `the Imperial Player has no ${name}`,
      breaks: ['M.1.11'],
      mistake: `Takes ${name} for a mission of the Rebel Player.`,
      rulebook: missions(({ isOpenTo }) => ({
        isOpenTo: (mission, player) => !(mission.name === name && player === 'Imperial') && isOpenTo(mission, player),
      })),
    }),
  ),
  {
    name: 'missions without conditions',
    breaks: ['M.1.12'],
    mistake: 'Assigns every mission everywhere.',
    rulebook: missions({ meetsCondition: () => true }),
  },
  {
    name: 'only the Coup has a condition',
    breaks: ['M.1.12'],
    mistake: 'Knows that a Coup wants a coup rating, and forgets the other mission cards.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) => mission !== 'Coup' || meetsCondition(mission, place, player),
    })),
  },
  {
    name: 'own troops are subverted',
    breaks: ['M.1.12'],
    mistake: 'Asks whether there are troops in the environ, and not whose.',
    rulebook: seeing(['Subvert Troops'], ({ enemyUnits, ownUnits }) => ({ enemyUnits: enemyUnits + ownUnits })),
  },
  {
    name: 'own PDBs are sabotaged',
    breaks: ['M.1.12'],
    mistake: 'Finds something to sabotage wherever there is a PDB, and does not ask whose.',
    rulebook: seeing(['Sabotage'], (_place, player) => ({ controller: opponentOf(player) })),
  },
  {
    name: 'own prisoners are freed',
    breaks: ['M.1.12'],
    mistake: 'Asks whether there are captives in the environ, and not who holds them.',
    rulebook: seeing(['Free Prisoners'], ({ captives, prisoners }) => ({ captives: captives + prisoners })),
  },
  {
    name: 'a coup anywhere',
    breaks: ['M.1.12'],
    mistake: 'Takes a missing coup rating for a rating of 0, and allows a Coup with it.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, { ...place, coupRating: place.coupRating ?? 0 }, player),
    })),
  },
  {
    name: 'missions of the larger games',
    breaks: ['M.1.14'],
    mistake: 'Plays with all the mission cards in the box.',
    rulebook: missions({ isAvailable: () => true }),
  },
  {
    name: 'resources are stolen',
    breaks: ['M.1.14'],
    mistake: 'Leaves out three of the four missions of the larger games.',
    rulebook: missions(({ isAvailable }) => ({
      isAvailable: (mission) => isAvailable(mission) || mission.name === 'Steal Enemy Resources',
    })),
  },
]

const planetIn = (environ: string): string => environNamed(environ).planet
