import type { EventCode } from '../components/action-cards'
import { ENVIRONS } from '../components/map'
import { replacing, type Violator } from './violator'

/** Mistakes about missions under way: in which order, how many Action Cards, and what their letters do. */

const missions = replacing('missions')

export const missionViolators: readonly Violator[] = [
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
    name: 'missions are stopped before a search',
    breaks: ['M.1.48'],
    mistake: 'Takes a card to be dealt with when its search is called, and lets the player end the missions.',
    rulebook: missions({ mayInterrupt: (order, awaited) => order === 'stop' && awaited === 'search' }),
  },
  {
    name: 'missions are stopped before a raid',
    breaks: ['M.1.17', 'M.1.48'],
    mistake: 'Holds up the missions for searches and fights, and not for what the other player gives up.',
    rulebook: missions({ mayInterrupt: (order, awaited) => order === 'stop' && awaited === 'target' }),
  },
  {
    name: 'letters first',
    breaks: ['M.1.19'],
    mistake: 'Completes missions before the event of a card.',
    rulebook: missions({ eventComesFirst: () => false }),
  },
  {
    name: 'letters before a fight',
    breaks: ['M.1.19'],
    mistake: 'Reads the letters after a simple event, and lets a fight wait until they have been read.',
    rulebook: missions({ eventComesFirst: (event) => !FIGHTS.includes(event) }),
  },
  {
    name: 'letters after a fight',
    breaks: ['M.1.19'],
    mistake: 'Knows that a group has to survive the card, and reads the letters before all other events.',
    rulebook: missions({ eventComesFirst: (event) => FIGHTS.includes(event) }),
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
        reading.losses.killed + reading.losses.captured === 0 && letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'captives complete missions',
    breaks: ['M.1.20'],
    mistake: 'Takes a group for eliminated when all are dead, and lets captives have their letter.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        letterCounts(mission, letters, alive || (reading.status === 'active' && reading.losses.captured > 0), reading),
    })),
  },
]

const FIGHTS: readonly EventCode[] = [
  'CREATURE_ATTACK',
  'IRATE_LOCALS',
  'CHARACTERS_DETECTED_AND_SEARCH',
  'STUMBLE_ON_SQUAD',
]

const PRINTED = [...ENVIRONS.keys()]
const byMap = (one: string, other: string): number => PRINTED.indexOf(one) - PRINTED.indexOf(other)
