import type { PossessionType } from '../components/possessions'
import { isBefore } from '../engine/rules/sequence'
import { replacing, type Violator } from './violator'

/** Mistakes about possessions. */

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
    rulebook: possessions({ heirs: (group) => group.slice(0, 1) }),
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
    rulebook: possessions({ heirs: (group, others) => [...group, ...others] }),
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
  {
    name: 'possessions lie open',
    breaks: ['9.15'],
    mistake: 'Shows both players the whole position.',
    rulebook: possessions({ isSecret: () => false }),
  },
  {
    name: 'possessions stay secret',
    breaks: ['9.15'],
    mistake: 'Never shows the Imperial Player a possession, even one that was used against him.',
    rulebook: possessions((right) => ({ isSecret: (type, _used, viewer) => right.isSecret(type, false, viewer) })),
  },
  {
    name: 'whatever is used can break',
    breaks: ['9.16'],
    mistake: 'Rolls a die after the use of any possession, and has it break on a 6.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) =>
        card.repair === 'never needs repair' ? 'a die decides' : right.afterUse(card, before),
      becomesInoperative: ({ inoperativeOn = [6] }, die) => inoperativeOn.includes(die),
    })),
  },
  {
    name: 'whatever is used is gone',
    breaks: ['9.16'],
    mistake: 'Puts every possession back into the deck after its use, unless a die decides.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) => (card.repair === 'never needs repair' ? 'to the deck' : right.afterUse(card, before)),
    })),
  },
  {
    name: 'nothing breaks',
    breaks: ['9.17', '9.18'],
    mistake: 'Lets a possession be used that may become inoperative, and rolls no die for it.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) => (card.repair === 'inoperative after use' ? 'stays' : right.afterUse(card, before)),
    })),
  },
  {
    name: 'possessions break at the first use or never',
    breaks: ['9.17'],
    mistake: 'Rolls the die once, after the first use.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) =>
        before && card.repair === 'inoperative after use' ? 'stays' : right.afterUse(card, before),
    })),
  },
  {
    name: 'possessions break on a 6',
    breaks: ['9.17'],
    mistake: 'Has every possession break on a 6, whatever its card says.',
    rulebook: possessions({ becomesInoperative: (_card, die) => die === 6 }),
  },
  {
    name: 'inoperative possessions are kept',
    breaks: ['9.18', '9.20'],
    mistake: 'Keeps an inoperative possession for repair, as in the greater games.',
    rulebook: possessions({ whenInoperative: () => 'stays' }),
  },
  {
    name: 'the gems are never spent',
    breaks: ['9.19'],
    mistake: 'Forgets that a possession can be for one use.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) =>
        card.repair === 'returned to the deck after one use' ? 'stays' : right.afterUse(card, before),
    })),
  },
  {
    name: 'spent gems are out of play',
    breaks: ['9.19'],
    mistake: 'Takes whatever is for one use out of the game.',
    rulebook: possessions((right) => ({
      afterUse: (card, before) =>
        card.repair === 'returned to the deck after one use' ? 'out of play' : right.afterUse(card, before),
    })),
  },
  {
    name: 'lost possessions are out of play',
    breaks: ['9.20', '9.23'],
    mistake: 'Makes no difference between what is lost and what is destroyed.',
    rulebook: possessions({ whenInoperative: () => 'out of play' }),
  },
  {
    name: 'possessions come from the top',
    breaks: ['9.21'],
    mistake: 'Draws the first card of the deck, and never shuffles it.',
    rulebook: possessions({ deck: (inDeck) => inDeck.slice(0, 1) }),
  },
  {
    name: 'possessions come from the bottom',
    breaks: ['9.21'],
    mistake: 'Draws the last card of the deck, and never shuffles it.',
    rulebook: possessions({ deck: (inDeck) => inDeck.slice(-1) }),
  },
  {
    name: 'the dead keep what they bore',
    breaks: ['9.22'],
    mistake: 'Takes a dead character off the map, and forgets what he bore.',
    rulebook: possessions({ whenBearerDies: () => 'stays' }),
  },
  {
    name: 'what the dead bore is drawn again',
    breaks: ['9.22', '9.23'],
    mistake: 'Puts into the deck what a dead character bore.',
    rulebook: possessions({ whenBearerDies: () => 'to the deck' }),
  },
  {
    name: 'destroyed possessions are drawn again',
    breaks: ['9.23'],
    mistake: 'Shuffles everything into the deck that nobody bears.',
    rulebook: possessions({ deck: (inDeck, destroyed) => [...inDeck, ...destroyed] }),
  },
  {
    name: 'captives keep what they bear',
    breaks: ['9.24'],
    mistake: 'Captures a character, and leaves him what he bears.',
    rulebook: possessions({ captorKeeps: () => false }),
  },
  {
    name: 'captives get everything back',
    breaks: ['9.24'],
    mistake: 'Gives a captive who goes free all that was taken from him.',
    rulebook: possessions({ captorKeeps: (holdsCaptive) => holdsCaptive }),
  },
  {
    name: 'captors use what they keep',
    breaks: ['9.24'],
    mistake: 'Lets the Imperial Player use possessions that he has taken.',
    rulebook: possessions((right) => ({
      mayUse: () => true,
      bearerOf: (possession) => (possession.place === 'captor' ? possession.holder : right.bearerOf(possession)),
    })),
  },
  {
    name: 'bonus draws are declared when they are due',
    breaks: ['9.25'],
    mistake: 'Lets a possession be used for bonus draws as long as the mission lasts.',
    rulebook: possessions({ mayDeclare: () => true }),
  },
  {
    name: 'bonus draws are declared up to the second card',
    breaks: ['9.25'],
    mistake: 'Lets the player see one card before he decides about his possessions.',
    rulebook: possessions({ mayDeclare: (drawn) => drawn <= 1 }),
  },
  {
    name: 'the drug wears off with the player-turn',
    breaks: ['9.31'],
    mistake: 'Ends the effect of the Helian Drug as soon as the other player has his turn.',
    rulebook: possessions({ wearsOff: ({ declaredIn }, now) => now.player !== declaredIn.player }),
  },
  {
    name: 'the drug works through the next player-turn',
    breaks: ['9.31'],
    mistake: "Ends the effect of the Helian Drug with the player's next turn, and not where it began.",
    rulebook: possessions({
      wearsOff: ({ declaredIn }, now) => !isBefore(now, { ...declaredIn, gameTurn: declaredIn.gameTurn + 2 }),
    }),
  },
  {
    name: "the drug wears off as the player's next turn begins",
    breaks: ['9.31'],
    mistake: "Ends the effect of the Helian Drug when the player's next turn begins, whatever segment it was taken in.",
    rulebook: possessions({
      wearsOff: ({ declaredIn }, now) => now.player === declaredIn.player && now.gameTurn > declaredIn.gameTurn,
    }),
  },
]
