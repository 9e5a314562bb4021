import type { PossessionType } from '../components/possessions'
import { replacing, type Violator } from './violator'

/** Mistakes about possessions: which there are, how one comes by them, who may have them. */

const possessions = replacing('possessions')
const missions = replacing('missions')

const count = (held: readonly PossessionType[], type: PossessionType) => held.filter((other) => other === type).length

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
    name: 'anybody uses possessions',
    breaks: ['9.3'],
    mistake: 'Asks what is borne, and not whose order it is.',
    rulebook: possessions({ mayUse: () => true }),
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
    name: 'Scavenge needs no letter',
    breaks: ['9.7'],
    mistake: 'Lets whoever looks for possessions find one, whatever card is drawn.',
    rulebook: missions((right) => ({
      letterCounts: (mission, letters, alive, reading) =>
        mission.letter === 'P' ? alive : right.letterCounts(mission, letters, alive, reading),
    })),
  },
  {
    name: 'found possessions wait for a holder',
    breaks: ['9.8'],
    mistake: 'Lays a new possession aside until the player thinks of it.',
    rulebook: possessions({ isAssignedAtOnce: () => false }),
  },
  {
    name: 'the first of the group has it',
    breaks: ['9.8'],
    mistake: 'Gives what a group finds to the first of its members, and asks nobody.',
    rulebook: possessions(({ heirs }) => ({ heirs: (candidates, type) => heirs(candidates, type).slice(0, 1) })),
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
  {
    name: 'bystanders share in what is found',
    breaks: ['9.10'],
    mistake: 'Lets any character in the environ have what a mission group has found.',
    rulebook: possessions({
      heirs: (candidates) => candidates.filter(({ inEnviron, hasRoom }) => inEnviron && hasRoom),
    }),
  },
  {
    name: 'possessions change hands all through the phase',
    breaks: ['9.11'],
    mistake: 'Looks at the phase, and not at how far it has gone.',
    rulebook: possessions({ mayChangeHands: (turn) => turn.phase === 'Mission' && turn.player === 'Rebel' }),
  },
  {
    name: 'possessions change hands at any time',
    breaks: ['9.11'],
    mistake: 'Lets friends exchange what they have whenever they meet.',
    rulebook: possessions({ mayChangeHands: (_turn, groups) => groups === 0 }),
  },
  {
    name: 'five objects at most',
    breaks: ['9.12'],
    mistake: 'Takes it that nobody can carry more than five objects.',
    rulebook: possessions((right) => ({
      mayHold: (type, held) => right.mayHold(type, held) && (type !== 'object' || count(held, type) < 5),
    })),
  },
  {
    name: 'one weapon to a character',
    breaks: ['9.12'],
    mistake: 'Applies the limit for companions to weapons as well.',
    rulebook: possessions((right) => ({
      mayHold: (type, held) => right.mayHold(type, held) && (type !== 'weapon' || count(held, type) < 1),
    })),
  },
  {
    name: 'two companions to a character',
    breaks: ['9.13'],
    mistake: 'Lets a character have a companion on either side.',
    rulebook: possessions((right) => ({
      mayHold: (type, held) => (type === 'companion' ? count(held, type) < 2 : right.mayHold(type, held)),
    })),
  },
  {
    name: 'a ship or a companion',
    breaks: ['9.13', '9.14'],
    mistake: 'Allows one of both: a spaceship or a companion.',
    rulebook: possessions((right) => ({
      mayHold: (type, held) =>
        right.mayHold(type, held) &&
        (type === 'companion' ? !held.includes('spaceship') : type !== 'spaceship' || !held.includes('companion')),
    })),
  },
  {
    name: 'any number of ships to a character',
    breaks: ['9.14'],
    mistake: 'Counts spaceships as objects, of which a character may have many.',
    rulebook: possessions((right) => ({
      mayHold: (type, held) => type === 'spaceship' || right.mayHold(type, held),
    })),
  },
]
