import type { MissionPlace } from '../engine/rules/mission-conditions'
import { replacing, type Violator } from './violator'

/** Mistakes about the loyalty that a rebellion takes, and what becomes of loyalty and control when it has begun. */

const rebellion = replacing('rebellion')
const missions = replacing('missions')
const control = replacing('control')

export const rebellionLoyaltyViolators: readonly Violator[] = [
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
    name: 'Unrest is rebellion',
    breaks: ['12.7'],
    mistake: 'Starts a rebellion as soon as the loyalty marker comes to Unrest.',
    rulebook: rebellion({
      risesByItself: (loyalty, state, before) =>
        loyalty === 'Unrest' && before !== 'Unrest' && state === 'Imperial Control',
    }),
  },
  {
    name: 'beyond Unrest is rebellion',
    breaks: ['12.7'],
    mistake: 'Starts a rebellion where loyalty is to be shifted beyond Unrest, the end of the track.',
    rulebook: rebellion({
      risesByItself: (loyalty, state, before) =>
        loyalty === 'Unrest' && before === 'Unrest' && state === 'Imperial Control',
    }),
  },
  {
    name: 'Unrest is rebellion in the end',
    breaks: ['12.7'],
    mistake: 'Has a planet rise at the end of the turn if it is at Unrest by then.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present, player) =>
        planet.loyalty === 'Unrest' && planet.state === 'Imperial Control'
          ? 'Rebellion'
          : stateAfterTurn(planet, present, player),
    })),
  },
  {
    name: 'Rebel units raise a planet at Unrest',
    breaks: ['12.7'],
    mistake: 'Has a planet at Unrest join the Rebel units that stand on it.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present, player) =>
        planet.loyalty === 'Unrest' && planet.state === 'Imperial Control' && present.Rebel.units > 0
          ? 'Rebellion'
          : stateAfterTurn(planet, present, player),
    })),
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
    name: 'loyalty is looked at as a group sets out',
    breaks: ['12.8'],
    mistake: 'Asks for Unrest when a group is sent on Start Rebellion, and not when its letter comes.',
    rulebook: (base) => {
      let sentAtUnrest = false
      const noting = missions(({ meetsCondition }) => ({
        meetsCondition: (mission, place, player) => {
          if (mission === 'Start Rebellion' && place.loyalty === 'Unrest') sentAtUnrest = true
          return meetsCondition(mission, place, player)
        },
      }))
      const rising = rebellion(({ mayRebel }) => ({
        mayRebel: (planet, present) => mayRebel(sentAtUnrest ? { ...planet, loyalty: 'Unrest' } : planet, present),
      }))
      return rising(noting(base))
    },
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
  {
    name: 'a betrayed Coup moves the loyalty of rebels',
    breaks: ['12.25'],
    mistake: 'Bars in Rebellion what the cards of missions say, and not what the table of a failed Coup says.',
    rulebook: rebellion(({ mayShift }) => ({
      mayShift: (state, cause) => (cause === 'COUP_ABORTED' && state === 'Rebellion') || mayShift(state, cause),
    })),
  },
  {
    name: 'a civil war moves the loyalty of rebels',
    breaks: ['12.25'],
    mistake: 'Bars shifts of the loyalty marker in Rebellion, and lets a civil war put it on Neutral.',
    rulebook: rebellion(({ mayShift }) => ({
      mayShift: (state, cause) => (cause === 'CIVIL_WAR' && state === 'Rebellion') || mayShift(state, cause),
    })),
  },
  {
    name: 'failed Diplomacy moves the loyalty of rebels',
    breaks: ['12.25'],
    mistake: 'Lets Diplomacy that was begun before the rebellion go wrong, and the marker with it.',
    rulebook: rebellion(({ mayShift }) => ({
      mayShift: (state, cause) => (cause === 'DIPLOMACY_PROTOCOL' && state === 'Rebellion') || mayShift(state, cause),
    })),
  },
]

const asIfAtPeace = (place: MissionPlace): MissionPlace =>
  place.state === 'Rebellion' ? { ...place, state: 'Imperial Control', loyalty: place.loyalty ?? 'Unrest' } : place
