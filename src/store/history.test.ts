import { describe, it } from 'node:test'
import { expect } from 'chai'
import { historyOf } from './history'
import { runOn, smallCatalog } from './runs.fixture'

const runs = [
  runOn(1, { '6.1.1': 'conforms', '6.1.2': 'violates', '12.1': 'conforms' }),
  runOn(2, { '6.1.2': 'conforms' }),
  runOn(3, { '6.1.1': 'violates', '12.2': 'conforms' }),
]

describe('the history', () => {
  const { runs: told, sections, rules } = historyOf({ catalog: smallCatalog(), runs })

  it('counts the rules of each section that conformed after each run', () => {
    expect(sections.map(({ id, rules: size, conforms }) => [id, size, conforms])).to.deep.equal([
      ['6.1', 3, [1, 2, 1]],
      ['12', 3, [1, 1, 2]],
    ])
    expect(told.map(({ conforms }) => conforms)).to.deep.equal([2, 3, 3])
    expect(rules).to.equal(6)
  })

  it('says what each run gained and lost', () => {
    expect(told.map(({ gained, lost }) => [gained, lost])).to.deep.equal([
      [['6.1.1', '12.1'], []],
      [['6.1.2'], []],
      [['12.2'], ['6.1.1']],
    ])
    expect(told[1]).to.include({ id: 'day2', at: '2025-11-02T08:00:00.000Z', graded: 1, implementation: 'Orlog' })
  })

  it('tells of some rules by the runs that graded any of them', () => {
    const some = historyOf({ catalog: smallCatalog(), runs, selected: new Set(['12.1', '12.2']) })
    expect(some.runs.map(({ id, graded }) => [id, graded])).to.deep.equal([
      ['day1', 1],
      ['day3', 1],
    ])
    expect(some.sections.map(({ id, rules: size, conforms }) => [id, size, conforms])).to.deep.equal([
      ['12', 2, [1, 2]],
    ])
  })

  it('may be of no run at all', () => {
    const none = historyOf({ catalog: smallCatalog(), runs: [] })
    expect([none.runs, none.sections[0]?.conforms]).to.deep.equal([[], []])
  })
})
