import { replacing, type Violator } from './violator'

/** Mistakes about missions with degrees of success, and about who goes on missions. */

const missions = replacing('missions')

const SEVEN = [
  'Coup',
  'Diplomacy',
  'Free Prisoners',
  'Gather Information',
  'Stop Rebellion',
  'Sabotage',
  'Subvert Troops',
] as const

/** Missions that one letter completes. */
const SINGLE = ['Assassination', 'Gain Characters', 'Scavenge for Possessions', 'Start Rebellion'] as const

export const continuingMissionViolators: readonly Violator[] = [
  {
    name: 'guards leave their captives',
    breaks: ['M.1.41'],
    mistake: 'Sends the guard of a captive on a mission.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (piece) => mayGo({ ...piece, guards: false }) })),
  },
  {
    name: 'leaders leave their units',
    breaks: ['M.1.41'],
    mistake: 'Sends characters on missions who are stacked with military units.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (piece) => mayGo({ ...piece, withUnits: false, barred: false }) })),
  },
  {
    name: 'the wounded have to rest',
    breaks: ['M.1.41'],
    mistake: 'Keeps everybody from missions who has a wound to heal.',
    rulebook: missions(({ mayGo }) => ({ mayGo: (piece) => !piece.wounded && mayGo(piece) })),
  },
  {
    name: 'missions heal',
    breaks: ['M.1.41'],
    mistake: 'Heals everybody at the end of the player-turn, whatever he did in it.',
    rulebook: replacing('healing')({ healsAfterTurn: () => true }),
  },
  {
    name: 'rest heals nobody',
    breaks: ['M.1.41'],
    mistake: 'Knows no rest: wounds stay for the whole game.',
    rulebook: replacing('healing')({ healsAfterTurn: () => false }),
  },
  ...SEVEN.map(
    (left): Violator => ({
      name: `six degrees, without ${left}`,
      breaks: ['M.1.42'],
      mistake: `Leaves ${left} out of the missions with degrees of success.`,
      rulebook: missions(({ mayGoOn }) => ({ mayGoOn: (mission) => mission.name !== left && mayGoOn(mission) })),
    }),
  ),
  ...SINGLE.map(
    (added): Violator => ({
      name: `eight degrees, with ${added}`,
      breaks: ['M.1.42'],
      mistake: `Counts ${added} among the missions with degrees of success.`,
      rulebook: missions(({ mayGoOn }) => ({ mayGoOn: (mission) => mission.name === added || mayGoOn(mission) })),
    }),
  ),
  {
    name: 'the first letter ends every mission',
    breaks: ['M.1.43', 'M.1.42', 'M.1.44', 'M.1.45'],
    mistake: 'Completes any mission with the first of its letters.',
    rulebook: missions({ mayGoOn: () => false }),
    blunt: 'Most scenarios in which a mission succeeds have it hold a letter and go on, or stop.',
  },
  {
    name: 'all letters are worth one',
    breaks: ['M.1.44', 'M.1.42'],
    mistake: 'Gives every completed mission the effect of a single letter.',
    rulebook: missions(({ lettersPaid }) => ({ lettersPaid: (...facts) => Math.min(lettersPaid(...facts), 1) })),
  },
  {
    name: 'a Patrol is as small as a Militia',
    breaks: ['M.1.44'],
    mistake: 'Takes a unit with a strength of 1 for a 1-0, and lets a single letter of Sabotage remove a Patrol.',
    rulebook: missions(({ sabotages }) => ({
      sabotages: (kind, letters) => kind === 'Patrol' || sabotages(kind, letters),
    })),
  },
  {
    name: 'one letter is worth two',
    breaks: ['M.1.44'],
    mistake: 'Gives every completed mission the greatest effect that its card knows.',
    rulebook: missions(({ lettersPaid }) => ({
      lettersPaid: (...facts) => (lettersPaid(...facts) > 0 ? Math.max(lettersPaid(...facts), 2) : 0),
    })),
  },
  {
    name: 'nothing is worth more than two letters',
    breaks: ['M.1.44'],
    mistake: 'Pays every mission for two letters at most, a Coup as well.',
    rulebook: missions(({ lettersPaid }) => ({ lettersPaid: (...facts) => Math.min(lettersPaid(...facts), 2) })),
  },
  {
    name: 'each letter works at once',
    breaks: ['M.1.45', 'M.1.43'],
    mistake: 'Carries out the effect of a letter when it is drawn, and lets the group go on.',
    rulebook: missions({ heldLettersWork: () => true }),
  },
  {
    name: 'what an aborted mission has achieved stands',
    breaks: ['M.1.46'],
    mistake: 'Treats a mission that is aborted as one that is stopped, and cashes in its letters.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) =>
        lettersKept(letters, ending === 'aborted' ? 'stopped' : ending, ...facts),
    })),
  },
  {
    name: 'what the subverters have achieved stands',
    breaks: ['M.1.46'],
    mistake: 'Cashes in the letters of Subvert Troops where it is aborted, before the squad comes.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, losses, mission) =>
        mission === 'Subvert Troops' && ending === 'aborted' ? letters : lettersKept(letters, ending, losses, mission),
    })),
  },
  {
    name: 'an abort costs one letter',
    breaks: ['M.1.46'],
    mistake: 'Takes a letter away when a mission is aborted, and cashes in the others.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) =>
        ending === 'aborted' ? Math.max(0, letters - 1) : lettersKept(letters, ending, ...facts),
    })),
  },
  {
    name: 'the dead have done their work',
    breaks: ['M.1.47'],
    mistake: 'Cashes in the letters of a group of which nobody is left.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) =>
        lettersKept(letters, ending === 'lost' ? 'stopped' : ending, ...facts),
    })),
  },
  {
    name: 'the dead are paid in the end',
    breaks: ['M.1.47'],
    mistake: 'Keeps a group of which nobody is left among those at work, and cashes in its letters when they stop.',
    rulebook: missions({ isLost: () => false }),
  },
  {
    name: 'captives have done their work',
    breaks: ['M.1.47'],
    mistake: 'Takes the letters from the dead, and lets captives keep theirs.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, losses, ...facts) =>
        ending === 'lost' && losses.captured > 0 ? letters : lettersKept(letters, ending, losses, ...facts),
    })),
  },
  {
    name: 'letters die with the first of a group',
    breaks: ['M.1.47'],
    mistake: 'Takes the letters from a group as soon as it has lost a character.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, losses, ...facts) =>
        losses.killed + losses.captured > 0 ? 0 : lettersKept(letters, ending, losses, ...facts),
    })),
  },
  {
    name: 'who stops gets nothing',
    breaks: ['M.1.49', 'M.1.43'],
    mistake: 'Takes a stop to give the mission up, with the letters it holds.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) => (ending === 'stopped' ? 0 : lettersKept(letters, ending, ...facts)),
    })),
  },
  {
    name: 'a stop is worth one letter',
    breaks: ['M.1.49', 'M.1.44'],
    mistake: 'Pays a mission that the player stops for one of its letters.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) =>
        lettersKept(ending === 'stopped' ? Math.min(letters, 1) : letters, ending, ...facts),
    })),
  },
  {
    name: 'the last card is too late',
    breaks: ['M.1.50'],
    mistake: 'Ends a mission without effect when the cards run out before the player has stopped it.',
    rulebook: missions(({ lettersKept }) => ({
      lettersKept: (letters, ending, ...facts) => (ending === 'drawn out' ? 0 : lettersKept(letters, ending, ...facts)),
    })),
  },
  {
    name: 'nothing ends by itself',
    breaks: ['M.1.50'],
    mistake: 'Waits for an order to stop when the cards have run out.',
    rulebook: missions({ endsWithLastCard: () => false }),
  },
  {
    name: 'who holds a letter has no bonus draws',
    breaks: ['M.1.51'],
    mistake: 'Completes a mission that holds letters with the last ordinary card, and refuses its bonus draws.',
    rulebook: missions(({ endsWithLastCard }) => ({
      endsWithLastCard: (bonusDraws, letters) => letters > 0 || endsWithLastCard(bonusDraws, letters),
    })),
  },
  {
    name: 'bonus letters are not added up',
    breaks: ['M.1.51'],
    mistake: 'Counts the letters of bonus cards only for a group that holds none.',
    rulebook: missions(({ bonusLettersFor }) => ({
      bonusLettersFor: (drawing, active) => (drawing.letters > 0 ? [] : bonusLettersFor(drawing, active)),
    })),
  },
]
