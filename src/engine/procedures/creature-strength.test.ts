import { describe, it } from 'node:test'
import { expect } from 'chai'
import { printedRulebook } from '../rulebook'
import { always, attacked, breakOffs, type Case } from './creature-attack.fixture'

/**
 * How strong creatures are, round by round, worked out by hand from the Character Combat Table. Boccanegra, Frun Sentel
 * and Kogus have Combat 5 and Endurance 5; the columns in brackets are those of the rounds.
 */
const SENTEL = ['Frun Sentel']
const BOCCANEGRA = ['Boccanegra']

const CASES: readonly Case[] = [
  {
    // 3 to 5 [-3..-2]; three wounds make it 6 to 5 [+1], two more kill it.
    it: 'grows stronger by its wounds',
    creature: 'Queemer',
    group: SENTEL,
    def: [1, 6],
    att: [1, 1],
    wounds: [2],
  },
  {
    // 4 to 5 [-1], twice: the first two wounds cost nothing. The next two do: 2 to 4 [-3..-2].
    it: 'does not feel its first wounds',
    creature: 'Derigion',
    group: SENTEL,
    def: [1, 4, 1],
    att: [1, 1, 2],
    wounds: [1],
  },
  {
    // 5 to 5 [0], 6 to 5 [+1], 7 to 4 [+2..+3], whatever its wounds.
    it: 'is stronger in each round, and feels no wound',
    creature: 'Thunk',
    group: SENTEL,
    def: [1, 3, 2],
    att: [1, 2, 1],
    wounds: [2],
  },
  {
    // Strength 5, 4, 3, 2 and endurance 5, 6, 7, 8, against two wounds a round: [0] [-1] [-3..-2] [-3..-2].
    it: 'grows in each round',
    creature: 'Chantenes',
    group: SENTEL,
    def: [1, 1, 1, 5],
    att: [1, 1, 2, 2],
    wounds: [1],
  },
  {
    // 5 to 5 [0] twice, then 7 to 5 [+2..+3]; 5 to 4 [+1] twice, endurance 8 by round 5; 3 to 4 [-1] is its end.
    it: 'grows in every other round from the third on',
    creature: 'Gadhars',
    group: SENTEL,
    def: [1, 1, 2, 1, 1, 1],
    att: [5, 5, 1, 1, 1, 1],
    wounds: [1],
  },
  {
    // 7 to 5 [+2..+3]; a wound makes it 8 to 4 [+4..+6], where a 1 is the second.
    it: 'lives on the wounds that it deals',
    creature: 'Dindin',
    group: BOCCANEGRA,
    def: [2, 1],
    att: [6, 6],
    off: [1],
    answers: breakOffs('none', 'none', 'all'),
    wounds: [2],
  },
  {
    // 7 to 5 [+2..+3]: two wounds, and two more of its own [+1]; 3 to 5 [-3..-2]: two more are six.
    it: 'wounds itself after a round',
    creature: 'Garb',
    group: BOCCANEGRA,
    def: [1, 1],
    att: [1, 1, 2],
    wounds: [0],
  },
  {
    // 9 less Intelligence 4 is 5 to 5 [0], where a 3 wounds nobody; then 9 - 2 - 4 to 5 [-3..-2].
    it: 'is weakened by Intelligence',
    creature: 'Wyths',
    group: ['Ly Mantok'],
    def: [3, 1],
    att: [1, 2],
    wounds: [0],
  },
  {
    // 3 to 4 [-1], twice, whatever its wounds. Boccanegra stands by.
    it: 'fights one mind, whom his owner chooses',
    creature: 'Telebots',
    group: ['Doctor Sontag', 'Boccanegra'],
    def: [3, 4],
    att: [1, 4],
    answers: [{ purpose: 'target', value: 'Doctor Sontag' }],
    wounds: [1, 0],
  },
  {
    // 5 to 4 + 3 [-3..-2], twice: wounds take nothing from Intelligence. Two of them and three are its end.
    it: 'fights all minds together',
    creature: 'Drusers',
    group: ['Doctor Sontag', 'Zina Adora'],
    def: [5, 5],
    att: [2, 1],
    answers: [
      always('active', ['Doctor Sontag', 'Zina Adora']),
      { purpose: 'wounds', value: { 'Zina Adora': 1 } },
      { purpose: 'wounds', value: { 'Doctor Sontag': 1 } },
    ],
    wounds: [1, 1],
  },
  {
    // 4 to 5 [-1]: two dice, a wound each; 2 to 3 [-1].
    it: 'attacks twice in a round',
    creature: 'Ym-Barror',
    group: SENTEL,
    def: [5, 5, 1, 1],
    att: [1, 1],
    wounds: [2],
  },
  {
    // 5 to 10 [-6..-4]: three wounds, and one for each of them; 2 to 8, and it is dead before it wounds again.
    it: 'rolls for nothing, and wounds everybody after a round',
    creature: 'Frost Mist',
    group: ['Frun Sentel', 'Kogus'],
    att: [3, 4],
    answers: [always('active', ['Frun Sentel', 'Kogus']), always('break-off', 'all')],
    wounds: [1, 1],
  },
  {
    // 6 to 5 [+1]: a wound and two, both doubled; 2 to 3 [-1].
    it: 'fires where it is said to',
    creature: 'Glane',
    group: BOCCANEGRA,
    def: [3, 1],
    att: [1, 1],
    wounds: [2],
  },
]

describe('the strength of a creature', () => {
  for (const { it: title, wounds, ...attack } of CASES) {
    it(`${title}: ${attack.creature}`, () => {
      expect(attacked(attack).wounds).to.deep.equal(wounds)
    })
  }

  it('wins strength by two wounds at most', () => {
    const { strengthGained } = printedRulebook.creatures
    const dindin = { strengthPerWoundInflicted: { add: 1, wounds: 2 } }
    expect([0, 1, 2, 3].map((wounds) => strengthGained(dindin, 1, wounds))).to.deep.equal([0, 1, 2, 2])
  })
})
