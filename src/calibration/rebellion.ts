import { replacing, type Violator } from './violator'

/** Mistakes about how a rebellion starts and ends. */

const rebellion = replacing('rebellion')
const missions = replacing('missions')
const control = replacing('control')

export const rebellionViolators: readonly Violator[] = [
  {
    name: 'Start Rebellion goes on',
    breaks: ['12.1'],
    mistake: 'Lets the group hold its letter, so that the rebellion waits for the last card.',
    rulebook: missions(({ mayGoOn }) => ({
      mayGoOn: (mission) => mission.name === 'Start Rebellion' || mayGoOn(mission),
    })),
    blunt: 'Most rules about rebellion are played with the card that starts it.',
  },
  {
    name: 'any card starts a rebellion',
    breaks: ['12.1'],
    mistake: 'Takes the first card for Start Rebellion as its success, whatever its letters.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, ...rest) =>
        mission.name === 'Start Rebellion' ? alive : letterCounts(mission, letters, alive, ...rest),
    })),
  },
  {
    name: 'anybody stops a rebellion',
    breaks: ['12.3'],
    mistake: 'Takes the two sides of the card of Start and Stop Rebellion for open to both players.',
    rulebook: missions(({ isOpenTo }) => ({
      isOpenTo: (mission, player) => mission.name === 'Stop Rebellion' || isOpenTo(mission, player),
    })),
  },
  {
    name: 'the Rebel Player calls off a rebellion',
    breaks: ['12.3'],
    mistake: 'Opens Stop Rebellion to the Rebel Player as long as he does not control the planet.',
    rulebook: missions(({ isOpenTo, meetsCondition }) => ({
      isOpenTo: (mission, player) => mission.name === 'Stop Rebellion' || isOpenTo(mission, player),
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, place, player) &&
        (mission !== 'Stop Rebellion' || player === 'Imperial' || place.state === 'Rebellion'),
    })),
  },
  {
    name: 'the Rebel Player gives up a planet',
    breaks: ['12.3'],
    mistake: 'Opens Stop Rebellion to whoever controls the planet.',
    rulebook: missions(({ isOpenTo, meetsCondition }) => ({
      isOpenTo: (mission, player) => mission.name === 'Stop Rebellion' || isOpenTo(mission, player),
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, place, player) &&
        (mission !== 'Stop Rebellion' || player === 'Imperial' || place.controller === 'Rebel'),
    })),
  },
  {
    name: 'one letter stops a rebellion',
    breaks: ['12.4'],
    mistake: 'Asks for as many letters as Start Rebellion does.',
    rulebook: missions({ lettersPaid: ({ maxLetters }, letters) => Math.min(letters, maxLetters ?? letters) }),
  },
  {
    name: 'the drawing over, the rebellion is over',
    breaks: ['12.4'],
    mistake: 'Completes Stop Rebellion when its draws end, as any mission that goes on.',
    rulebook: missions(({ lettersPaid }) => ({
      lettersPaid: (mission, letters) => (mission.name === 'Stop Rebellion' ? 2 : lettersPaid(mission, letters)),
    })),
  },
  {
    name: 'the first letter is kept for the next turn',
    breaks: ['12.4'],
    mistake: 'Adds up the letters of Stop Rebellion from one player-turn to another.',
    rulebook: missions(({ lettersPaid }) => {
      let kept = 0
      return {
        lettersPaid: (mission, letters) => {
          if (mission.name === 'Stop Rebellion') kept += letters
          return lettersPaid(mission, mission.name === 'Stop Rebellion' ? kept : letters)
        },
      }
    }),
  },
  {
    name: 'Rebel Control is not stopped',
    breaks: ['12.4'],
    mistake: 'Ends a rebellion by two letters, and not the Rebel Control that has come of one.',
    rulebook: rebellion(({ stateWhenStopped }) => ({
      stateWhenStopped: (state) => (state === 'Rebel Control' ? state : stateWhenStopped(state)),
    })),
  },
  {
    name: 'rebels in arms cannot be stopped',
    breaks: ['12.6'],
    mistake: 'Sends nobody on Stop Rebellion where Rebel units stand.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        !(mission === 'Stop Rebellion' && place.enemyUnits > 0) && meetsCondition(mission, place, player),
    })),
  },
  {
    name: 'only Rebel Control can be stopped',
    breaks: ['12.6'],
    mistake: 'Takes Stop Rebellion for a way to win back what is lost, and waits until it is.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        !(mission === 'Stop Rebellion' && place.state === 'Rebellion') && meetsCondition(mission, place, player),
    })),
  },
  {
    name: 'any success stops a rebellion',
    breaks: ['12.10'],
    mistake: 'Ends the rebellion with whatever the Imperial Player achieves on the planet.',
    rulebook: rebellion({ isStoppedBy: (_mission, player) => player === 'Imperial' }),
  },
  {
    name: 'nobody tries before Unrest',
    breaks: ['12.9'],
    mistake: 'Looks at loyalty when the group is sent, and not when its letter comes.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        !(mission === 'Start Rebellion' && place.loyalty !== 'Unrest') && meetsCondition(mission, place, player),
    })),
  },
  {
    name: 'nobody tries where loyalty is to the Emperor',
    breaks: ['12.9'],
    mistake: 'Sends nobody on Start Rebellion to Patriotic and Loyal planets.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        !(mission === 'Start Rebellion' && (place.loyalty === 'Patriotic' || place.loyalty === 'Loyal')) &&
        meetsCondition(mission, place, player),
    })),
  },
  {
    name: 'a planet rebels once',
    breaks: ['12.26', '12.27'],
    mistake: 'Takes a stopped rebellion for the end of it.',
    rulebook: rebellion(({ mayRebel }) => ({
      mayRebel: (planet, present) => planet.state !== 'Rebellion Stopped' && mayRebel(planet, present),
    })),
  },
  {
    name: 'a planet rebels twice at most',
    breaks: ['12.26'],
    mistake: 'Gives a planet one more chance after its rebellion was stopped, and no third.',
    rulebook: rebellion(({ mayRebel, stateWhenStopped }) => {
      let stopped = 0
      return {
        stateWhenStopped: (state) => {
          stopped += 1
          return stateWhenStopped(state)
        },
        mayRebel: (planet, present) => stopped < 2 && mayRebel(planet, present),
      }
    }),
  },
  {
    name: 'a stopped rebellion leaves no trace',
    breaks: ['4.8', '12.4', '12.10'],
    mistake: 'Knows no state Rebellion Stopped, and gives the planet back to the Imperial Player.',
    rulebook: rebellion({ stateWhenStopped: () => 'Imperial Control' }),
  },
  {
    name: 'a rebellion never wins',
    breaks: ['4.8'],
    mistake: 'Knows Rebel Control from the set-up alone, and leaves a planet in Rebellion for good.',
    rulebook: control({ stateAfterTurn: ({ state }) => state }),
  },
  {
    name: 'a stopped planet stays stopped',
    breaks: ['4.8'],
    mistake: 'Forgets to give the planet back when the last Rebel unit has fallen.',
    rulebook: control({ stateWith: (state) => state }),
  },
]
