import { opening, seeing } from './mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about Rebel Camps: who founds them, what they do, and what happens to them. */

const missions = replacing('missions')
const events = replacing('events')

export const rebelCampViolators: readonly Violator[] = [
  {
    name: 'the Imperial Player founds camps',
    breaks: ['M.2.10'],
    mistake: 'Leaves Start Rebel Camp open to both players, as most missions are.',
    rulebook: opening('Start Rebel Camp'),
  },
  {
    name: 'nobody founds camps',
    breaks: ['M.2.10'],
    mistake: 'Bars Start Rebel Camp to both players, and not to the Imperial Player alone.',
    rulebook: missions(({ isOpenTo }) => ({
      isOpenTo: (mission, player) => mission.name !== 'Start Rebel Camp' && isOpenTo(mission, player),
    })),
  },
  {
    name: 'Rebel Camps attempt no Coup',
    breaks: ['M.2.11'],
    mistake: 'Asks a camp for the Intelligence that it does not have.',
    rulebook: seeing(['Coup'], ({ intelligences }) => ({ intelligences: intelligences ?? [] })),
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
    name: 'new camps never act',
    breaks: ['M.2.11'],
    mistake: 'Lets a camp act that is told as established, and never establishes one that was founded.',
    rulebook: missions(({ campActs, campAfterFounding }) => {
      let founded = false
      return {
        campActs: (camp) => !founded && campActs(camp),
        campAfterFounding(camp) {
          founded = true
          return campAfterFounding(camp)
        },
      }
    }),
  },
  {
    name: 'Rebel Camps do nothing by themselves',
    breaks: ['M.2.11', 'M.2.12'],
    mistake: 'Wants a character in every mission group.',
    rulebook: missions(({ mayGoTogether }) => ({
      mayGoTogether: (mission, camps, characters, groupsThere) =>
        characters > 0 && mayGoTogether(mission, camps, characters, groupsThere),
    })),
  },
  {
    name: 'Rebel Camps hold one letter',
    breaks: ['M.2.12'],
    mistake: 'Takes a camp to be done with its first letter, as it has no patience.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        !(reading.isCamp && reading.held > 0) && letterCounts(mission, letters, alive, reading),
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
    name: 'two camps are too many',
    breaks: ['M.2.15'],
    mistake: 'Takes the old camp away where another is founded, and the new one too.',
    rulebook: (base) =>
      seeing(['Start Rebel Camp'], () => ({ camp: false }))(
        missions({ campAfterFounding: (camp) => (camp === 'none' ? 'new' : 'none') })(base),
      ),
  },
  {
    name: 'one camp a planet',
    breaks: ['M.2.15'],
    mistake: 'Founds no camp where one stands anywhere on the planet.',
    rulebook: seeing(['Start Rebel Camp'], ({ camp, campNearby }) => ({ camp: camp || campNearby })),
  },
  {
    name: 'Rebel Camps travel',
    breaks: ['M.2.16'],
    mistake: 'Moves a camp like any other Rebel piece.',
    rulebook: replacing('movement')({ campsMayMove: () => true }),
  },
  {
    name: 'Rebel Camps are carried',
    breaks: ['M.2.16'],
    mistake: 'Keeps a camp from moving by itself, and lets characters take it along.',
    rulebook: replacing('movement')({ campsMayMove: (companions) => companions > 0 }),
  },
  {
    name: 'Rebel Camps move alone',
    breaks: ['M.2.16'],
    mistake: 'Keeps characters from taking a camp along, and lets it move by itself.',
    rulebook: replacing('movement')({ campsMayMove: (companions) => companions === 0 }),
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
    name: 'a camp is a group like any other',
    breaks: ['M.2.14'],
    mistake: 'Lets events happen to a Rebel Camp as to characters.',
    rulebook: events({ touchesCamp: () => true }),
  },
  {
    name: 'mobs and creatures attack camps',
    breaks: ['M.2.14'],
    mistake: 'Keeps a Rebel Camp from being detected and betrayed, and lets it be attacked.',
    rulebook: events({ touchesCamp: (event) => event === 'IRATE_LOCALS' || event === 'CREATURE_ATTACK' }),
  },
  {
    name: 'agents betray camps',
    breaks: ['M.2.14'],
    mistake: 'Lets nobody attack a Rebel Camp, and has its missions aborted by an agent.',
    rulebook: events({ touchesCamp: (event) => event === 'AGENT_REVEALS_MISSION' }),
  },
  {
    name: 'camps lose arguments',
    breaks: ['M.2.14'],
    mistake: 'Looks for a diplomat in a Rebel Camp, finds none, and aborts its Diplomacy.',
    rulebook: events({ touchesCamp: (event) => event === 'DIPLOMACY_DEBATE' }),
  },
  {
    name: 'camps are betrayed by the troops',
    breaks: ['M.2.14'],
    mistake: 'Aborts Subvert Troops, whoever is on it.',
    rulebook: events({ touchesCamp: (event) => event === 'SUBVERT_ABORTED' }),
  },
  {
    name: 'creatures attack camps',
    breaks: ['M.2.14'],
    mistake: 'Takes a Rebel Camp out of the reach of the mob, and not of creatures.',
    rulebook: events({ touchesCamp: (event) => event === 'CREATURE_ATTACK' }),
  },
]
