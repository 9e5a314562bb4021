import { ENVIRONS, environNamed } from '../components/map'
import { MISSIONS } from '../components/missions'
import { opponentOf } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about missions: who is sent on which, and in which order their Action Cards are drawn. */

const missions = replacing('missions')
const sequence = replacing('sequence')

export const missionViolators: readonly Violator[] = [
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
      mayGoTo: (environ, standsIn) => standsIn !== undefined && planetIn(environ) === planetIn(standsIn),
    }),
  },
  {
    name: 'any card will do',
    breaks: ['M.1.5'],
    blunt: 'Most scenarios of missions draw cards that are to leave them as they are.',
    mistake: 'Completes a mission with the first card that is drawn for it.',
    rulebook: missions({ letterCounts: (_mission, _letters, alive) => alive }),
  },
  {
    name: 'environs in the order of the map',
    breaks: ['M.1.7'],
    mistake: 'Goes through the environs with missions as they are printed.',
    rulebook: missions({ mayBeNext: (environ, waiting) => environ === [...waiting].sort(byMap)[0] }),
  },
  {
    name: 'environs in the order of the missions',
    breaks: ['M.1.7'],
    mistake: 'Resolves missions in the order in which they were assigned.',
    rulebook: missions({ mayBeNext: (environ, waiting) => environ === waiting[0] }),
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
    rulebook: missions(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, free: true }) })),
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
    rulebook: missions(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, onMission: false }) })),
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
    name: 'a coup anywhere',
    breaks: ['M.1.12'],
    mistake: 'Takes a missing coup rating for a rating of 0, and allows a Coup with it.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, { ...place, coupRating: place.coupRating ?? 0 }, player),
    })),
  },
  {
    name: 'the urban section for all',
    breaks: ['M.1.13'],
    blunt: 'Nearly all missions outside Urban environs meet other events and letters.',
    mistake: 'Reads the first section of every Action Card.',
    rulebook: missions({ section: () => 'urban' }),
  },
  {
    name: 'the wilds are special',
    breaks: ['M.1.13'],
    blunt: 'Most missions are played in Wild environs.',
    mistake: 'Takes Wild environs for special ones, and reads the special section there.',
    rulebook: missions(({ section }) => ({ section: (type) => (type === 'Wild' ? 'special' : section(type)) })),
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
  {
    name: 'all cards are to be drawn',
    breaks: ['M.1.16'],
    blunt: 'Many scenarios stop a mission so as to see what its letters are worth.',
    mistake: 'Ends missions only when the allowance is used up.',
    rulebook: missions({ mayStop: (charged, environSize) => charged >= environSize }),
  },
  {
    name: 'two cards at least',
    breaks: ['M.1.16'],
    mistake: 'Lets a player end the missions from the second card on.',
    rulebook: missions({ mayStop: (charged) => charged > 1 }),
  },
  {
    name: 'cards are drawn ahead',
    breaks: ['M.1.17'],
    mistake: 'Draws the next card while a player has yet to choose, and forgets the choice.',
    rulebook: missions({ mayInterrupt: (order) => order === 'draw' }),
  },
  {
    name: 'missions are stopped halfway through a card',
    breaks: ['M.1.17', 'M.1.48'],
    mistake: 'Lets the player end the missions before an event is over.',
    rulebook: missions({ mayInterrupt: (order) => order === 'stop' }),
  },
  {
    name: 'letters first',
    breaks: ['M.1.19'],
    mistake: 'Completes missions before the event of a card.',
    rulebook: missions({ eventComesFirst: () => false }),
  },
  {
    name: 'the dead complete missions',
    breaks: ['M.1.20'],
    mistake: 'Looks at the letters of a card, and not at who is left.',
    rulebook: missions({ letterCounts: (mission, letters) => letters.includes(mission.letter) }),
  },
  {
    name: 'one death ends a mission',
    breaks: ['M.1.20'],
    mistake: 'Takes a group for eliminated when it has lost a character.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        reading.lost === 0 && letterCounts(mission, letters, alive, reading),
    })),
  },
]

const planetIn = (environ: string): string => environNamed(environ).planet

const PRINTED = [...ENVIRONS.keys()]
const byMap = (one: string, other: string): number => PRINTED.indexOf(one) - PRINTED.indexOf(other)
