import { describe, it } from 'node:test'
import { expect } from 'chai'
import { OutOfDice } from '../chance'
import { ChoiceMissing } from '../play'
import { printedRulebook, replaceDecisions } from '../rulebook'
import { always, attacked, breakOffs, type Case } from './creature-attack.fixture'

/**
 * Whom creatures attack, and how long: combats worked out by hand from the Character Combat Table. Boccanegra has
 * Combat 5 and Endurance 5, Tourag 3 and 3; the columns in brackets are those of the rounds.
 */
const BOCCANEGRA = ['Boccanegra']

const CASES: readonly Case[] = [
  {
    // -3 [-3..-2] and three columns to the right [+1]: a 6 is two wounds, not one. Then 2 against 3 [-1].
    it: 'surprises in the first round alone',
    creature: 'Siromuse',
    group: BOCCANEGRA,
    def: [6, 2],
    att: [6, 1],
    wounds: [2],
  },
  {
    // Nobody is asked before round 2; there a 1 is good for any column.
    it: 'lets nobody go in the first round',
    creature: 'Siromuse',
    group: BOCCANEGRA,
    def: [6],
    att: [6],
    off: [1],
    answers: [always('break-off', 'all')],
    wounds: [2],
  },
  {
    // [+1] lets go on 2: a 3 counts as one.
    it: 'is easy to run from',
    creature: 'Prox',
    group: BOCCANEGRA,
    off: [3],
    answers: breakOffs('all'),
    wounds: [0],
  },
  {
    // [+2..+3] lets go on 2, and a 2 counts as 3: the round is read at [+4..+6]. Then 7 against 4, and a 1 counts as 2.
    it: 'is hard to run from',
    creature: 'Dindin',
    group: BOCCANEGRA,
    def: [1],
    att: [1],
    off: [2, 1],
    answers: breakOffs('all', 'all'),
    wounds: [1],
  },
  {
    // [0] lets go on 3: in round 1 a 3 counts as 4, in round 2 as what it is.
    it: 'is hard to run from at first',
    creature: 'Propang',
    group: BOCCANEGRA,
    def: [1],
    att: [6],
    off: [3, 3],
    answers: breakOffs('all', 'all'),
    wounds: [0],
  },
  {
    // [+1] lets go on 2: in round 1 a 3 is too much, in round 2 it counts as 2. No die is rolled against it.
    it: 'is easy to run from later, and cannot be fought',
    creature: 'Gyrogos',
    group: BOCCANEGRA,
    def: [1],
    off: [3, 3],
    answers: breakOffs('all', 'all'),
    wounds: [0],
  },
  {
    // 6 to 4 [+2..+3], twice: a wound, then none.
    it: 'leaves after a round without a wound',
    creature: 'Vorozion',
    group: ['Doctor Sontag'],
    def: [2, 1],
    answers: [always('break-off', 'all')],
    wounds: [1],
  },
  {
    // 10 to 8 [+2..+3]; nobody is asked who is active, though there are two.
    it: 'lets nobody be inactive',
    creature: 'Virus',
    group: ['Boccanegra', 'Tourag'],
    def: [2],
    off: [1],
    answers: [...breakOffs('none', 'all'), { purpose: 'wounds', value: { Tourag: 1 } }],
    wounds: [0, 1],
  },
  {
    // 8 to 5 [+2..+3].
    it: 'fights one round, and lets nobody go',
    creature: 'Alweg',
    group: BOCCANEGRA,
    def: [2],
    att: [1],
    answers: [always('break-off', 'all')],
    wounds: [1],
  },
  {
    // 0 to 5 [-6..-4]: three wounds, and two.
    it: 'seizes one, for whom the others fight unhurt',
    creature: 'Magron',
    group: ['Tourag', 'Frun Sentel'],
    att: [3, 4],
    picks: [{ purpose: 'captive', prefer: ['Tourag'] }],
    wounds: [1, 0],
  },
  {
    it: 'consumes a character who is alone with it',
    creature: 'Magron',
    group: ['Tourag'],
    wounds: ['killed'],
  },
  {
    it: 'consumes whom the others leave',
    creature: 'Magron',
    group: ['Tourag', 'Frun Sentel'],
    off: [1],
    picks: [{ purpose: 'captive', prefer: ['Tourag'] }],
    answers: breakOffs('all'),
    wounds: ['killed', 0],
  },
  { it: 'shuns a diplomat', creature: 'Morna', group: ['Scott Rubel', 'Doctor Sontag'], wounds: [0, 0] },
  {
    // 6 to 3 [+2..+3], 4 to 2 [+2..+3], 2 to 2 [0].
    it: 'attacks where there is no diplomat',
    creature: 'Morna',
    group: ['Scott Rubel'],
    def: [2, 1],
    att: [1, 1],
    wounds: [1],
  },
  {
    // Two dice [0], whatever Combat they have.
    it: 'attacks each by himself, in a column of its own',
    creature: 'Drants',
    group: ['Frun Sentel', 'Tourag'],
    def: [6, 5],
    answers: [always('break-off', 'all')],
    wounds: [2, 1],
  },
  {
    // [0] lets go on 3. Tourag does not try, then fails, and is hit in the same column: a 3 is no wound there.
    it: 'attacks each until he has broken off',
    creature: 'Elilad',
    group: ['Frun Sentel', 'Tourag'],
    def: [5, 3],
    off: [3, 4, 3],
    answers: breakOffs('all', 'none', 'all', 'all'),
    wounds: [0, 1],
  },
]

describe('a creature that attacks', () => {
  for (const { it: title, wounds, ...attack } of CASES) {
    it(`${title}: ${attack.creature}`, () => {
      expect(attacked(attack).wounds).to.deep.equal(wounds)
    })
  }

  it('asks the owner whom it attacks, where that is his choice', () => {
    expect(() => attacked({ creature: 'Telebots', group: ['Doctor Sontag', 'Boccanegra'] })).to.throw(
      ChoiceMissing,
      'target',
    )
  })

  it('fights as everybody does where its description is not heeded', () => {
    const heedless = replaceDecisions(printedRulebook, 'creatures', { description: () => ({}) })
    // 8 to 5 [+2..+3], and a second round.
    const alweg = { creature: 'Alweg', group: BOCCANEGRA, def: [2], att: [1], rulebook: heedless } as const
    expect(() => attacked(alweg)).to.throw(OutOfDice)
  })
})
