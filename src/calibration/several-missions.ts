import { replacing, type Violator } from './violator'

/** Mistakes about missions beside each other: in several environs, and of several groups in one. */

const missions = replacing('missions')
const events = replacing('events')

export const severalMissionViolators: readonly Violator[] = [
  {
    name: 'events are remembered everywhere',
    breaks: ['M.0.1'],
    mistake: 'Keeps one list of the events met in the phase, for all environs.',
    rulebook: events(({ isIgnored }) => ({
      isIgnored: (event, earlier, elsewhere) => isIgnored(event, [...earlier, ...elsewhere], elsewhere),
    })),
  },
  {
    name: 'letters count everywhere',
    breaks: ['M.0.1'],
    mistake: 'Reads a card for all mission groups there are, wherever they are.',
    rulebook: missions({ isReadIn: () => true }),
  },
  {
    name: 'bonus draws are won and lost everywhere',
    breaks: ['M.0.1'],
    mistake: 'Keeps what events say of bonus draws until the phase is over, for all environs.',
    rulebook: missions({ eventsFelt: (here, elsewhere) => [...here, ...elsewhere] }),
  },
  {
    name: 'missions in several environs at once',
    breaks: ['M.0.2', 'M.1.6'],
    mistake: 'Lets the player draw for whichever environ he likes, card by card.',
    rulebook: missions({ mayBegin: () => true }),
  },
  {
    name: 'on to the next environ with the first success',
    breaks: ['M.0.2', 'M.1.6'],
    mistake: 'Takes the missions of an environ to be resolved as soon as one of them is.',
    rulebook: missions({ mayBegin: (begun) => begun.every(({ done }) => done > 0) }),
  },
  {
    name: 'on to the next environ with the last card',
    breaks: ['M.0.2', 'M.1.6'],
    mistake: 'Takes the missions of an environ to be over when its ordinary cards are drawn, bonus draws or not.',
    rulebook: missions({ mayBegin: (begun) => begun.every(({ cardsLeft }) => !cardsLeft) }),
  },
  {
    name: 'an allowance for each group',
    breaks: ['M.0.3'],
    mistake: 'Lets each mission group draw as many cards as the environ has size.',
    rulebook: missions({ mayDraw: (charged, environSize, groups) => charged < environSize * Math.max(1, groups) }),
  },
  {
    name: 'a share of the allowance for each group',
    breaks: ['M.0.3'],
    mistake: 'Divides the size of the environ by the groups, and stops when the first has drawn its share.',
    rulebook: missions({
      mayDraw: (charged, environSize, groups) => charged < Math.floor(environSize / Math.max(1, groups)),
    }),
  },
  {
    name: 'one card too many',
    breaks: ['7.5', 'M.0.3', 'M.1.15'],
    mistake: 'Stops the drawing only when more cards have been drawn than the environ has size.',
    rulebook: missions({ mayDraw: (charged, environSize) => charged <= environSize }),
  },
  {
    name: 'three cards for every environ',
    breaks: ['7.5', 'M.0.3', 'M.1.15'],
    mistake: 'Has seen environs of size three, and takes three for the limit.',
    rulebook: missions({ mayDraw: (charged) => charged < 3 }),
  },
  {
    name: 'a card completes one mission',
    breaks: ['M.0.4'],
    mistake: 'Looks no further when a letter of a card has found a mission.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        reading.served === 0 && letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'a card has one letter',
    breaks: ['M.0.4', 'M.1.5'],
    blunt: 'Many missions of the scenarios succeed by the second letter of a card.',
    mistake: 'Reads the first letter of a section, and not the one behind it.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) => letterCounts(mission, letters.slice(0, 1), alive, reading),
    })),
  },
]
