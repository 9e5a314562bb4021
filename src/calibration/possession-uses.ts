import { isBefore } from '../engine/rules/sequence'
import { replacing, type Violator } from './violator'

/** Mistakes about what possessions are used for, and what becomes of them. */

const possessions = replacing('possessions')

export const possessionUseViolators: readonly Violator[] = [
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
    name: 'a new bearer is a new secret',
    breaks: ['9.15'],
    mistake: 'Forgets that a possession has been used when it changes hands.',
    rulebook: possessions({ staysKnown: () => false }),
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
    name: 'what the fallen bore is drawn again',
    breaks: ['9.22'],
    mistake:
      'Destroys what somebody bears who dies on a mission, and has it lost where he is killed by those who find him.',
    rulebook: possessions(({ whenBearerDies }) => ({
      whenBearerDies: (turn) => (turn.phase === 'Search' ? 'to the deck' : whenBearerDies(turn)),
    })),
  },
  {
    name: 'what is shot down is drawn again',
    breaks: ['9.22'],
    mistake: 'Has everything lost that was aboard a ship which is shot down.',
    rulebook: possessions(({ whenBearerDies }) => ({
      whenBearerDies: (turn) => (turn.segment === 'Movement' ? 'to the deck' : whenBearerDies(turn)),
    })),
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
    name: 'captives of a fight keep what they bear',
    breaks: ['9.24'],
    mistake: 'Takes from a captive what he bears where a mission fails, and not where he is captured in combat.',
    rulebook: possessions(({ captorKeeps }) => ({
      captorKeeps: (holdsCaptive, turn) => turn.phase !== 'Search' && captorKeeps(holdsCaptive, turn),
    })),
  },
  {
    name: 'captives who are left alone find their things',
    breaks: ['9.24'],
    mistake: 'Gives a captive back what was taken from him, if his captors walk away from him.',
    rulebook: possessions({ captorKeeps: (holdsCaptive, turn) => holdsCaptive || turn.phase === 'Mission' }),
  },
  {
    name: 'what captors keep is drawn again',
    breaks: ['9.24'],
    mistake: 'Draws among everything that no Rebel bears.',
    rulebook: possessions(({ deck }) => ({
      deck: (inDeck, destroyed, withCaptors) => [...deck(inDeck, destroyed, withCaptors), ...withCaptors],
    })),
  },
  {
    name: 'captors use what they keep',
    breaks: ['9.24'],
    mistake: 'Lets the Imperial Player use possessions that he has taken.',
    rulebook: possessions((right) => ({
      mayUse: () => true,
      bearerOf: (possession, guards) =>
        possession.place === 'captor' ? possession.holder : right.bearerOf(possession, guards),
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
    name: 'weapons are drawn at any time',
    breaks: ['9.25'],
    mistake: 'Has the gems declared before the first card, and lets weapons count whenever they are used.',
    rulebook: possessions(({ mayDeclare }) => ({
      mayDeclare: (drawn, possession) => possession !== 'Cache of Rare Gems' || mayDeclare(drawn, possession),
    })),
  },
  {
    name: 'what one group declares counts for all',
    breaks: ['9.25'],
    mistake: 'Notes what was declared with the environ, and not with the group.',
    rulebook: possessions({ countForDraws: (declared, _borne, beside) => [...declared, ...beside] }),
  },
  {
    name: 'bonus draws need no declaration',
    breaks: ['9.25'],
    mistake: 'Adds up what a group bears, and asks nobody whether it is to be used.',
    rulebook: possessions({ countForDraws: (declared, borne) => [...new Set([...declared, ...borne])] }),
  },
  {
    name: 'the drug wears off with the player-turn',
    breaks: ['9.31'],
    mistake: 'Ends the effect of the Helian Drug as soon as the other player has his turn.',
    rulebook: possessions({ wearsOff: ({ declaredIn }, now) => now.player !== declaredIn.player }),
  },
  {
    name: 'the drug wears off as its phase begins',
    breaks: ['9.31'],
    mistake: 'Notes the phase in which the Helian Drug was taken, and not the segment.',
    rulebook: possessions({
      wearsOff: ({ declaredIn }, now) =>
        now.player === declaredIn.player && now.phase === declaredIn.phase && now.gameTurn > declaredIn.gameTurn,
    }),
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
    name: "the drug never wears off that was taken in the enemy's turn",
    breaks: ['9.31'],
    mistake: 'Looks for the end of the effect in the player-turns of the Rebel Player alone.',
    rulebook: possessions(({ wearsOff }) => ({
      wearsOff: (effect, now) => effect.declaredIn.player === 'Rebel' && wearsOff(effect, now),
    })),
  },
  {
    name: 'the drug never wears off that was taken in no segment',
    breaks: ['9.31'],
    mistake: 'Waits for the segment in which the Helian Drug was taken, even where a phase has none.',
    rulebook: possessions(({ wearsOff }) => ({
      wearsOff: (effect, now) => effect.declaredIn.segment !== undefined && wearsOff(effect, now),
    })),
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
