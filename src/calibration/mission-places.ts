import type { MissionPlace } from '../engine/rules/mission-conditions'
import { seeing } from './mission-conditions'
import type { Violator } from './violator'

/** Mistakes about where a mission is possible: by the control of the planet, and by who is there. */

export const missionPlaceViolators: readonly Violator[] = [
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
  {
    name: 'enemies keep a spy from a planet of theirs',
    breaks: ['4.2', 'M.2.25'],
    mistake: 'Looks for enemies on any planet that is controlled, whoever controls it.',
    rulebook: seeing(['Gather Information'], ({ controller }, player) => ({
      controller: controller === 'nobody' ? controller : player,
    })),
  },
  {
    name: 'a spy goes by the state of his planet',
    breaks: ['4.2'],
    mistake: 'Takes a planet under Imperial Control for controlled, though Rebel units hold it and its PDB is Down.',
    rulebook: seeing(['Gather Information'], ({ state, controller }) => ({
      controller: state === 'Imperial Control' ? 'Imperial' : state === 'Rebel Control' ? 'Rebel' : controller,
    })),
  },
  {
    name: 'actual control decides over Coup and Diplomacy',
    breaks: ['4.6'],
    mistake: 'Lets both missions go on where Rebel Control is contested, and so nobody controls the planet.',
    rulebook: seeing(['Coup', 'Diplomacy'], (place) =>
      place.controller === 'nobody' ? asUnderImperialControl(place) : {},
    ),
  },
  {
    name: 'the Rebel Control marker keeps Coup and Diplomacy away',
    breaks: ['4.6'],
    mistake: 'Looks for the marker, which lies on a planet in Rebellion Stopped too.',
    rulebook: seeing(['Coup', 'Diplomacy'], ({ state }) => ({
      state: state === 'Rebellion Stopped' ? 'Rebel Control' : state,
    })),
  },
  {
    name: 'only Rebels hide from an assassin',
    breaks: ['6.2.7'],
    mistake: 'Lets the Rebel Player name any enemy in the environ.',
    rulebook: seeing(['Assassination'], ({ enemyCharacters, targetDetected }, player) => ({
      targetDetected: player === 'Rebel' ? enemyCharacters > 0 : targetDetected,
    })),
  },
  {
    name: 'only Imperial characters hide from an assassin',
    breaks: ['6.2.7'],
    mistake: 'Lets the Imperial Player name any enemy in the environ.',
    rulebook: seeing(['Assassination'], ({ enemyCharacters, targetDetected }, player) => ({
      targetDetected: player === 'Imperial' ? enemyCharacters > 0 : targetDetected,
    })),
  },
  {
    name: 'only the undetected are assassinated',
    breaks: ['6.2.7'],
    mistake: 'Has an assassin strike from hiding, at those who are hidden as well.',
    rulebook: seeing(['Assassination'], ({ enemyCharacters, targetDetected }) => ({
      targetDetected: enemyCharacters > 0 && !targetDetected,
    })),
  },
]

/** Rebel Control as if it were not there. */
function asUnderImperialControl({ state, loyalty }: MissionPlace): Partial<MissionPlace> {
  return state === 'Rebel Control' ? { state: 'Imperial Control', loyalty: loyalty ?? 'Unrest' } : {}
}
