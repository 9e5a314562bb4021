import type { MissionPlace } from '../engine/rules/mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about how a rebellion starts and ends, and what the loyalty marker does meanwhile. */

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
    name: 'troops keep a planet from rebelling',
    breaks: ['12.5'],
    mistake: 'Lets no rebellion break out on a planet with Imperial units.',
    rulebook: rebellion(({ mayRebel }) => ({
      mayRebel: (planet, present) => present.Imperial.units === 0 && mayRebel(planet, present),
    })),
  },
  {
    name: 'an Up PDB keeps a planet from rebelling',
    breaks: ['12.5'],
    mistake: 'Has the PDB put Down before a rebellion can break out.',
    rulebook: rebellion(({ mayRebel }) => ({
      mayRebel: (planet, present) => planet.pdb.status === 'Down' && mayRebel(planet, present),
    })),
    blunt: 'Most rules about rebellion are played under an Up PDB.',
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
    name: 'Unrest is rebellion',
    breaks: ['12.7'],
    mistake: 'Starts a rebellion as soon as the loyalty marker comes to Unrest.',
    rulebook: rebellion({
      risesByItself: (loyalty, state, before) =>
        loyalty === 'Unrest' && before !== 'Unrest' && state === 'Imperial Control',
    }),
  },
  {
    name: 'Dissent will do',
    breaks: ['12.8'],
    mistake: 'Lets a planet rebel as soon as it leans to the Rebel Player.',
    rulebook: rebellion(({ mayRebel }) => ({
      mayRebel: (planet, present) =>
        mayRebel(planet.loyalty === 'Dissent' ? { ...planet, loyalty: 'Unrest' } : planet, present),
    })),
  },
  {
    name: 'loyalty does not matter',
    breaks: ['12.8'],
    mistake: 'Forgets to look at the loyalty of a planet that is to rebel.',
    rulebook: rebellion(({ mayRebel }) => ({
      mayRebel: (planet, present) => mayRebel({ ...planet, loyalty: 'Unrest' }, present),
    })),
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
    rulebook: control({ stateAfterImperialTurn: ({ state }) => state }),
  },
  {
    name: 'a stopped planet stays stopped',
    breaks: ['4.8'],
    mistake: 'Forgets to give the planet back when the last Rebel unit has fallen.',
    rulebook: control({ stateWith: (state) => state }),
  },
  {
    name: 'Imperial units hold a planet in Rebellion',
    breaks: ['12.16'],
    mistake: 'Leaves control to the Imperial Player as long as he has units on the planet.',
    rulebook: control(({ controller }) => ({
      controller: (planet, present, turn) =>
        planet.state === 'Rebellion' && present.Imperial.units > 0 ? 'Imperial' : controller(planet, present, turn),
    })),
  },
  {
    name: 'an Up PDB holds a planet in Rebellion',
    breaks: ['12.16'],
    mistake: 'Leaves control to the Imperial Player as long as his PDB is Up.',
    rulebook: control(({ controller }) => ({
      controller: (planet, present, turn) =>
        planet.state === 'Rebellion' && planet.pdb.status === 'Up' ? 'Imperial' : controller(planet, present, turn),
    })),
  },
  {
    name: 'rebels can be talked to',
    breaks: ['12.24'],
    mistake: 'Bars Coup and Diplomacy where the Rebel Player is in control, and not in Rebellion.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) => meetsCondition(mission, asIfAtPeace(place), player),
    })),
  },
  {
    name: 'the Imperial Player may talk to rebels',
    breaks: ['12.24'],
    mistake: 'Bars Coup and Diplomacy in Rebellion to the Rebel Player alone, whom they would serve no more.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, player === 'Imperial' ? asIfAtPeace(place) : place, player),
    })),
  },
  {
    name: 'a Coup goes on in Rebellion',
    breaks: ['12.24'],
    mistake: 'Bars Diplomacy in Rebellion, and forgets the Coup.',
    rulebook: missions(({ meetsCondition }) => ({
      meetsCondition: (mission, place, player) =>
        meetsCondition(mission, mission === 'Coup' ? asIfAtPeace(place) : place, player),
    })),
  },
  {
    name: 'events move the loyalty of rebels',
    breaks: ['12.25'],
    mistake: 'Bars the missions that move the loyalty marker in Rebellion, and lets events move it.',
    rulebook: rebellion(({ mayShift }) => ({
      mayShift: (state, cause) => state === 'Rebellion' || mayShift(state, cause),
    })),
  },
]

const asIfAtPeace = (place: MissionPlace): MissionPlace =>
  place.state === 'Rebellion' ? { ...place, state: 'Imperial Control', loyalty: place.loyalty ?? 'Unrest' } : place
