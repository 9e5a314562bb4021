import { describe, it } from 'node:test'
import { expect } from 'chai'
import { type Catalog, catalogOf } from './catalog'
import type { RuleEntry } from './schema'
import { type Selection, selectRules } from './select'

const section = (id: string, ...numbers: readonly number[]) => ({
  id,
  title: `Section ${id}`,
  rules: numbers.map(
    (number): RuleEntry => ({
      id: `${id}.${number}`,
      title: 'A rule',
      statement: 'Something holds.',
      references: [],
      metric: null,
      kind: 'state',
      subject: 'pdb',
      needs: [],
    }),
  ),
})

const CATALOG: Catalog = catalogOf(
  {
    rulesets: [
      {
        id: 'summary',
        title: 'Rules Summary',
        sections: [section('2', 1, 10), section('6.1', 3), section('8.1', 1, 2), section('8.2', 1), section('18', 1)],
      },
      { id: 'mission', title: 'Missions', sections: [section('M.0', 1), section('M.1', 1)] },
    ],
  },
  'hash',
)

const idsOf = (selection: Selection) => {
  const selected = selectRules(CATALOG, selection)
  return selected.ok ? selected.value.map(({ id }) => id).join(' ') : selected.error
}

describe('selectRules', () => {
  it('selects everything where nothing is named', () => {
    expect(idsOf({})).to.equal('2.1 2.10 6.1.3 8.1.1 8.1.2 8.2.1 18.1 M.0.1 M.1.1')
    expect(idsOf({ rulesets: [], sections: [], rules: [] })).to.equal(idsOf({}))
  })

  it('takes a section with its subsections, and no other that begins alike', () => {
    expect(idsOf({ sections: ['8'] })).to.equal('8.1.1 8.1.2 8.2.1')
    expect(idsOf({ sections: ['8.1'] })).to.equal('8.1.1 8.1.2')
    expect(idsOf({ sections: ['M'] })).to.equal('M.0.1 M.1.1')
  })

  it('takes a rule by its exact id', () => {
    expect(idsOf({ rules: ['2.1'] })).to.equal('2.1')
  })

  it('takes a ruleset, also where a section is asked for', () => {
    expect(idsOf({ rulesets: ['mission'] })).to.equal('M.0.1 M.1.1')
    expect(idsOf({ sections: ['mission'] })).to.equal('M.0.1 M.1.1')
  })

  it('unites the filters in the order of the documents, without repeating a rule', () => {
    expect(idsOf({ rulesets: ['mission'], sections: ['8.2', '8', 'M.1'], rules: ['8.2.1', '2.10'] })).to.equal(
      '2.10 8.1.1 8.1.2 8.2.1 M.0.1 M.1.1',
    )
  })

  it('names the nearest sections for one that there is not', () => {
    expect(idsOf({ sections: ['8.3'] })).to.deep.equal(['there is no section "8.3"; did you mean "8.2", "8.1"?'])
    expect(idsOf({ sections: ['m'] })).to.deep.equal(['there is no section "m"; did you mean "M", "M.0", "M.1"?'])
  })

  it('names the nearest rules and rulesets', () => {
    expect(idsOf({ rules: ['8.1.3'] })).to.deep.equal(['there is no rule "8.1.3"; did you mean "8.1.2", "8.1.1"?'])
    expect(idsOf({ rulesets: ['sumary'] })).to.deep.equal(['there is no ruleset "sumary"; did you mean "summary"?'])
  })

  it('says which filter a name belongs to', () => {
    expect(idsOf({ sections: ['6.1.3'] })).to.deep.equal(['"6.1.3" is a rule, not a section: use --rule 6.1.3'])
    expect(idsOf({ rules: ['6.1'] })).to.deep.equal(['"6.1" is a section, not a rule: use --section 6.1'])
    expect(idsOf({ rules: ['mission'] })).to.deep.equal(['"mission" is a ruleset, not a rule: use --ruleset mission'])
    expect(idsOf({ rulesets: ['M'] })).to.deep.equal(['"M" is a section, not a ruleset: use --section M'])
  })

  it('lists what there is where nothing is near', () => {
    expect(idsOf({ rulesets: ['galactic'] })).to.deep.equal([
      'there is no ruleset "galactic"; there are summary, mission',
    ])
  })

  it('tells every unknown name, and each once', () => {
    expect(idsOf({ sections: ['8.3', '8', '8.3'], rules: ['6.1'] })).to.have.length(2)
  })
})
