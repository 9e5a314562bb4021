import type { Traits } from '../engine/rules/creatures'
import { replacing, type Violator } from './violator'

/** Mistakes about what the descriptions of creatures say. */

const creatures = replacing('creatures')

/** A creature that grows for the first time, and so never again. */
const onceOnly = (traits: Traits): Traits =>
  traits.grows === undefined ? traits : { ...traits, grows: { ...traits.grows, every: Number.POSITIVE_INFINITY } }

export const creatureViolators: readonly Violator[] = [
  {
    name: 'descriptions of creatures go unread',
    breaks: ['M.1.31'],
    mistake: 'Takes strength and endurance from the description of a creature, and fights as against anybody.',
    rulebook: creatures({ description: () => ({}), columnLasts: (_creature, round) => round <= 2 }),
  },
  {
    name: 'creatures fight to the end',
    breaks: ['M.1.31'],
    mistake: 'Forgets that some creatures attack for a single round.',
    rulebook: creatures({ lasts: () => true }),
  },
  {
    name: 'one may always break off',
    breaks: ['M.1.31'],
    mistake: 'Lets characters break off from creatures that do not let them.',
    rulebook: creatures({ mayBreakOff: () => true }),
  },
  {
    name: 'creatures are fought with Combat',
    breaks: ['M.1.31'],
    mistake: 'Fights every creature with Combat, whatever it attacks.',
    rulebook: creatures({ defenceRating: () => 'combat' }),
  },
  {
    name: 'surprise lasts',
    breaks: ['M.1.31'],
    mistake: 'Shifts the column for surprise in every round, and not in the first alone.',
    rulebook: creatures({ surpriseShift: ({ surprise = 0 }) => surprise }),
  },
  {
    name: 'creatures wound by their dice alone',
    breaks: ['M.1.31'],
    mistake: 'Forgets the wounds that some creatures inflict after each round.',
    rulebook: creatures({ woundedAfterRound: () => [] }),
  },
  {
    name: 'creatures never grow',
    breaks: ['M.1.31'],
    mistake: 'Lets creatures have the strength in every round that they began with.',
    rulebook: creatures(({ strengthGained }) => ({
      strengthGained: (traits, _round, inflicted) => strengthGained(traits, 1, inflicted),
    })),
  },
  {
    name: 'creatures grow once',
    breaks: ['M.1.31'],
    mistake: 'Lets a creature grow in the round that its description names, and not again.',
    rulebook: creatures(({ strengthGained, endurance }) => ({
      strengthGained: (traits, round, ...won) => strengthGained(onceOnly(traits), round, ...won),
      endurance: (traits, ...by) => endurance(onceOnly(traits), ...by),
    })),
  },
  {
    name: 'creatures grow in strength alone',
    breaks: ['M.1.31'],
    mistake: 'Adds to the strength of a creature that grows, and not to its endurance.',
    rulebook: creatures({ endurance: (_traits, endurance) => endurance }),
  },
]
