import { replacing, type Violator } from './violator'

/** Mistakes about possessions: which there are, and how one comes by them. */

const possessions = replacing('possessions')
const missions = replacing('missions')

export const possessionViolators: readonly Violator[] = [
  {
    name: 'a card is missing from the deck',
    breaks: ['9.1'],
    mistake: 'Has left the S-XIII out of the possession deck.',
    rulebook: possessions({ deck: (inDeck) => inDeck.filter((name) => name !== 'S-XIII') }),
  },
  {
    name: 'a card is twice in the deck',
    breaks: ['9.1'],
    mistake: 'Has put a second Explorer into the possession deck.',
    rulebook: possessions({ deck: (inDeck) => [...inDeck, 'Explorer'] }),
  },
  {
    name: 'weapons are objects',
    breaks: ['9.2', '9.28'],
    mistake: 'Knows three types of possession: ships, companions, and things.',
    rulebook: possessions((right) => ({
      typeOf: (card) => (right.typeOf(card) === 'weapon' ? 'object' : right.typeOf(card)),
    })),
  },
  {
    name: 'companions are objects',
    breaks: ['9.2', '9.26'],
    mistake: 'Treats a companion as one more thing that a character has.',
    rulebook: possessions((right) => ({
      typeOf: (card) => (right.typeOf(card) === 'companion' ? 'object' : right.typeOf(card)),
    })),
  },
  {
    name: 'the Advisor Android is an object',
    breaks: ['9.26'],
    mistake: 'Takes the Advisor Android for a device.',
    rulebook: possessions((right) => ({
      typeOf: (card) => (card.name === 'Advisor Android' ? 'object' : right.typeOf(card)),
    })),
  },
  {
    name: 'the Blade is an object',
    breaks: ['9.28'],
    mistake: "Counts the Assassin's Blade among the things that are used up.",
    rulebook: possessions((right) => ({
      typeOf: (card) => (card.name === "Assassin's Blade" ? 'object' : right.typeOf(card)),
    })),
  },
  {
    name: 'the Body Shield is a weapon',
    breaks: ['9.29'],
    mistake: 'Counts whatever helps in a fight among the weapons.',
    rulebook: possessions((right) => ({
      typeOf: (card) => (card.name === 'Personal Body Shield' ? 'weapon' : right.typeOf(card)),
    })),
  },
  {
    name: 'possessions are numbered from 1',
    breaks: ['9.26', '9.28', '9.29'],
    mistake: 'Numbers the cards of the possession deck by themselves.',
    rulebook: possessions((right) => ({ numberOf: (card) => right.numberOf(card) - 32 })),
  },
  {
    name: 'nothing is given at the start',
    breaks: ['9.4', '9.9'],
    mistake: 'Knows possessions from missions alone.',
    rulebook: possessions({ mayStartWith: () => false }),
  },
  {
    name: 'nothing is found in play',
    breaks: ['9.4', '9.7'],
    mistake: 'Completes Scavenge for Possessions, and draws nothing for it.',
    rulebook: possessions({ cardsFound: () => 0 }),
  },
  {
    name: 'two possessions are found',
    breaks: ['9.7'],
    mistake: 'Draws two cards for a completed Scavenge for Possessions.',
    rulebook: possessions({ cardsFound: () => 2 }),
  },
  {
    name: 'a possession for every member',
    breaks: ['9.7'],
    mistake: 'Draws a card for each character of the group that has completed Scavenge for Possessions.',
    rulebook: possessions({ cardsFound: (members) => members }),
  },
  {
    name: 'the last card brings no possession',
    breaks: ['9.7'],
    mistake: 'Ends Scavenge for Possessions with the last card, and reads the letters of that card for others alone.',
    rulebook: missions(({ letterCounts }) => ({
      letterCounts: (mission, letters, alive, reading) =>
        !(mission.letter === 'P' && reading.cardsLeft === 0) && letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'bonus cards bring no possessions',
    breaks: ['9.7'],
    mistake: 'Takes the letters of bonus cards for continuing missions alone.',
    rulebook: missions(({ bonusLettersFor }) => ({
      bonusLettersFor: (drawing, active) =>
        drawing.mission === 'Scavenge for Possessions' ? [] : bonusLettersFor(drawing, active),
    })),
  },
  {
    name: 'Scavenge needs no letter',
    breaks: ['9.7'],
    mistake: 'Lets whoever looks for possessions find one, whatever card is drawn.',
    rulebook: missions((right) => ({
      letterCounts: (mission, letters, alive, reading) =>
        mission.letter === 'P' ? alive : right.letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'pilots alone start with a ship',
    breaks: ['9.9'],
    mistake: 'Gives the first ship only to somebody who can fly it.',
    rulebook: possessions({ mayStartWith: ({ navigation }) => navigation > 0 }),
  },
  {
    name: 'the first character starts with the ship',
    breaks: ['9.9'],
    mistake: 'Gives what the scenario grants to the first character of the list.',
    rulebook: possessions({ mayStartWith: (_ratings, first) => first }),
  },
]
