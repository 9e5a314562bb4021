import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { parseCatalog } from './parse'
import { problemList, problemText } from './problems'

/** A rule of eight lines: in the small catalog the first one stands in line 8, its title in line 9. */
const rule = (id: string, more: readonly string[] = []) =>
  [
    `- id: "${id}"`,
    '  title: Captives lend nothing',
    '  statement: No rating of a captive serves his captors.',
    '  references: ["12.81"]',
    '  metric: null',
    '  kind: behaviour',
    '  subject: capture',
    '  needs: [orders.move, chance.search]',
    ...more.map((line) => `  ${line}`),
  ].map((line) => `          ${line}`)

const SMALL = [
  'rulesets:',
  '  - id: summary',
  '    title: Rules Summary',
  '    sections:',
  '      - id: "2"',
  '        title: Capture',
  '        rules:',
  ...rule('2.1'),
  ...rule('2.2', ['sameAs: ["6.1.3"]']),
  '      - id: "6.1"',
  '        title: Detection using a PDB',
  '        rules:',
  ...rule('6.1.3', ['sameAs: ["2.2"]', 'conflictsWith: ["M.1.7"]']),
  '  - id: mission',
  '    title: Missions',
  '    sections:',
  '      - id: "M.1"',
  '        title: General',
  '        rules:',
  ...rule('M.1.7', ['conflictsWith: ["6.1.3"]', 'reading: As the rulebook has it, cards count.']),
].join('\n')

/** What is wrong with the small catalog once a piece of it was replaced, first occurrence first. */
function problemsAfter(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the small catalog has no ${from}`)
    return before.replace(from, () => to)
  }, SMALL)
  const parsed = parseCatalog(text, 'c.yaml')
  return parsed.ok ? [] : parsed.error.map(problemText)
}

describe('a sound catalog', () => {
  it('is read whole', () => {
    const parsed = parseCatalog(SMALL, 'c.yaml')
    expect(parsed.ok).to.equal(true)
    if (!parsed.ok) return
    expect(parsed.value.rulesets.map(({ id }) => id)).to.deep.equal(['summary', 'mission'])
    expect(parsed.value.rulesets[0]?.sections[0]?.rules[1]).to.deep.equal({
      id: '2.2',
      title: 'Captives lend nothing',
      statement: 'No rating of a captive serves his captors.',
      references: ['12.81'],
      metric: null,
      kind: 'behaviour',
      subject: 'capture',
      needs: ['orders.move', 'chance.search'],
      sameAs: ['6.1.3'],
    })
  })

  it('may have a conflict without a reading', () => {
    expect(problemsAfter(['            reading: As the rulebook has it, cards count.', ''])).to.deep.equal([])
  })

  it('may name rules of the rulesets that follow later, until they are there', () => {
    const change = ['["M.1.7"]', '["M.1.7", "RV.control.3", "FP.14.3.d.2"]'] as const
    expect(problemsAfter(change)).to.deep.equal([])
    expect(problemsAfter(change, ['id: mission', 'id: revised'])).to.deep.equal([
      'c.yaml:37: rule 6.1.3 has conflictsWith "RV.control.3", which is no rule',
    ])
  })

  it('may need every sort of capability', () => {
    const needs = '[answers.aim, candidates, pauses, viewers.Imperial, systems.Egrix, pdbRules.changed]'
    expect(problemsAfter(['[orders.move, chance.search]', needs])).to.deep.equal([])
  })
})

describe('what is not YAML', () => {
  it('is told with the line, and what to do', () => {
    expect(problemsAfter(['title: Capture', 'title: Capture: two columns'])).to.deep.equal([
      'c.yaml:6: this is not YAML: Nested mappings are not allowed in compact mappings; ' +
        'put text that has a colon in quotes, and check how far the line is indented',
    ])
    expect(problemsAfter(['            title: Captives', '\ttitle: Captives'])[0]).to.equal(
      'c.yaml:9: this is not YAML: Tabs are not allowed as indentation; indent with spaces',
    )
    expect(problemsAfter(['metric: null', 'metric null'])[0]).to.match(/^c\.yaml:12: .*put a colon and a space/)
    expect(problemsAfter(['metric: null', 'metric: @'])[0]).to.match(/^c\.yaml:12: .*put the text in quotes$/)
  })

  it('is told once where it begins, and not for every line that follows from it', () => {
    expect(problemsAfter(['            kind:', '      kind:']).length).to.equal(1)
  })

  it('points at the quote that is left open', () => {
    const [first] = problemsAfter(['title: Captives', 'title: "Captives'])
    expect(first).to.match(/^c\.yaml:9: this is not YAML: .*quote/)
    const [last] = problemsAfter(['reading: As', 'reading: "As'])
    expect(last).to.match(/^c\.yaml:\d+: this is not YAML: Missing closing "quote; /)
    expect(Number(last?.split(':')[1])).to.be.at.least(52)
  })

  it('takes no aliases', () => {
    expect(problemsAfter(['[orders.move, chance.search]', '*usual'])).to.deep.equal([
      'c.yaml:15: "*usual" is an alias; write out what is meant',
    ])
  })

  it('is not taken for a catalog when it is empty, or something else', () => {
    const messageFor = (text: string) => {
      const parsed = parseCatalog(text, 'c.yaml')
      return parsed.ok ? '' : problemList(parsed.error)
    }
    expect(messageFor('')).to.equal('c.yaml:1: the catalog is empty')
    expect(messageFor('rules')).to.equal(
      'c.yaml:1: the catalog should be a map of keys and values, but is the text "rules"',
    )
    expect(messageFor('\nrulesets:\n  - 5')).to.equal(
      'c.yaml:3: the catalog: item 1 of "rulesets" should be a map of keys and values, but is the number 5',
    )
  })
})

describe('keys', () => {
  it('stand once', () => {
    expect(problemsAfter(['metric: null', 'metric: null\n            metric: 5'])).to.deep.equal([
      'c.yaml:13: rule 2.1 has the key "metric" twice; it stands first in line 12',
    ])
    expect(problemsAfter(['title: Capture', 'title: Capture\n        title: Capture'])).to.deep.equal([
      'c.yaml:7: section 2 has the key "title" twice; it stands first in line 6',
    ])
  })

  it('are known ones', () => {
    expect(problemsAfter(['metric: null', 'metric: null\n            refernces: []'])).to.deep.equal([
      'c.yaml:13: rule 2.1 has the unknown key "refernces"; did you mean "references"?',
    ])
    expect(problemsAfter(['title: Rules Summary', 'title: Rules Summary\n    zzz: 1'])).to.deep.equal([
      'c.yaml:4: ruleset summary has the unknown key "zzz"; its keys are id, title, sections',
    ])
  })

  it('are all there', () => {
    expect(problemsAfter(['            kind: behaviour\n', ''])).to.deep.equal([
      'c.yaml:8: rule 2.1 has no "kind" (what sort of rule it is)',
    ])
    expect(problemsAfter(['- id: "2.1"\n            title', '- title'])).to.deep.equal([
      'c.yaml:8: a rule of section 2 has no "id" (its number in the rules summary)',
    ])
  })

  it('do not make everything in a missing list unknown', () => {
    expect(problemsAfter(['    sections:', '    sectoins:'])).to.deep.equal([
      'c.yaml:2: ruleset summary has no "sections"',
      'c.yaml:4: ruleset summary has the unknown key "sectoins"; did you mean "sections"?',
    ])
    expect(
      problemsAfter([
        'id: "M.1"\n        title: General\n        rules:',
        'id: "M.1"\n        title: General\n        rules: none\n        old:',
      ]),
    ).to.have.length(2)
  })
})

describe('values', () => {
  const cases: readonly (readonly [why: string, from: string, to: string, problem: string])[] = [
    [
      'an id that YAML reads as a number',
      'id: "2.1"',
      'id: 2.10',
      'c.yaml:8: rule 2.10: "id" should be text, but is the number 2.10; quote it: "2.10"',
    ],
    [
      'a section id that YAML reads as a number',
      'id: "2"',
      'id: 2',
      'c.yaml:5: section 2: "id" should be text, but is the number 2; quote it: "2"',
    ],
    [
      'a reference that YAML reads as a number',
      '["12.81"]',
      '["12.8", 12.80]',
      'c.yaml:11: rule 2.1: item 2 of "references" should be text, but is the number 12.80; quote it: "12.80"',
    ],
    [
      'a title that YAML reads as a truth',
      'title: Captives lend nothing',
      'title: true',
      'c.yaml:9: rule 2.1: "title" should be text, but is the boolean true; quote it: "true"',
    ],
    [
      'a list without brackets',
      'sameAs: ["6.1.3"]',
      'sameAs: "6.1.3"',
      'c.yaml:24: rule 2.2: "sameAs" should be a list of texts, but is the text "6.1.3"; put it in brackets: ["6.1.3"]',
    ],
    [
      'a metric in quotes',
      'metric: null',
      'metric: "5"',
      'c.yaml:12: rule 2.1: "metric" should be a whole number from 0 up or null, but is the text "5"; write it without quotes',
    ],
    [
      'a metric that is no number',
      'metric: null',
      'metric: none',
      'c.yaml:12: rule 2.1: "metric" should be a whole number from 0 up or null, but is the text "none"; null stands for none',
    ],
    [
      'a kind with a slip in it',
      'kind: behaviour',
      'kind: behavior',
      'c.yaml:13: rule 2.1: "kind" cannot be "behavior"; did you mean "behaviour"?',
    ],
    [
      'a kind there is not',
      'kind: behaviour',
      'kind: law',
      'c.yaml:13: rule 2.1: "kind" cannot be "law"; it is one of state, behaviour, prohibition, permission, procedure',
    ],
    [
      'a kind that is a list',
      'kind: behaviour',
      'kind: [state]',
      'c.yaml:13: rule 2.1: "kind" should be one of state, behaviour, prohibition, permission, procedure, but is a list',
    ],
    [
      'a title that was left out',
      'title: Captives lend nothing',
      'title:',
      'c.yaml:9: rule 2.1: "title" should be text, but is empty',
    ],
    ['an empty title', 'title: Captives lend nothing', 'title: ""', 'c.yaml:9: rule 2.1: "title" is empty'],
    ['a blank title', 'title: Captives lend nothing', 'title: "    "', 'c.yaml:9: rule 2.1: "title" is blank'],
    [
      'an over-long title',
      'title: Captives lend nothing',
      `title: ${'long '.repeat(13)}`,
      'c.yaml:9: rule 2.1: "title" is too long (length 64, at most 60)',
    ],
    [
      'an id that is no rule number',
      'id: "2.1"',
      'id: "2.1a"',
      'c.yaml:8: rule 2.1a: "id" cannot be "2.1a"; it should look like "2.10" or "M.1.3"',
    ],
    [
      'an empty id',
      'id: "2.1"',
      'id: ""',
      'c.yaml:8: a rule of section 2: "id" cannot be ""; it should look like "2.10" or "M.1.3"',
    ],
    [
      'an item that stands twice',
      '[orders.move, chance.search]',
      '[orders.move, orders.move]',
      'c.yaml:15: rule 2.1: "needs" names "orders.move" twice',
    ],
  ]
  for (const [why, from, to, problem] of cases) {
    it(`are told from ${why}`, () => {
      expect(problemsAfter([from, to])).to.deep.equal([problem])
    })
  }
})

describe('ids', () => {
  it('stand once, and the first one is named', () => {
    expect(problemsAfter(['id: "2.2"', 'id: "2.1"'])[0]).to.equal(
      'c.yaml:16: rule 2.1 stands here again; it stands first in line 8',
    )
    expect(problemsAfter(['id: mission', 'id: summary'])).to.deep.equal([
      'c.yaml:38: ruleset summary stands here again; it stands first in line 2',
    ])
  })

  it('make a section once, in whatever ruleset', () => {
    expect(problemsAfter(['id: "M.1"', 'id: "2"'])).to.deep.equal([
      'c.yaml:41: section 2 stands here again; it stands first in line 5',
      'c.yaml:44: rule M.1.7 stands in section 2; there is no section M.1; ids here begin with "2."',
    ])
  })

  it('stand in their section', () => {
    expect(problemsAfter(['id: "2.1"', 'id: "6.1.9"'])).to.deep.equal([
      'c.yaml:8: rule 6.1.9 stands in section 2; it belongs in section 6.1 (line 25)',
    ])
    expect(problemsAfter(['id: "2.1"', 'id: "M.2.1"'])).to.deep.equal([
      'c.yaml:8: rule M.2.1 stands in section 2; there is no section M.2; ids here begin with "2."',
    ])
  })
})

describe('rules that name others', () => {
  it('name some that there are', () => {
    expect(problemsAfter(['["M.1.7"]', '["M.1.7", "6.1.33"]'])).to.deep.equal([
      'c.yaml:37: rule 6.1.3 has conflictsWith "6.1.33", which is no rule',
    ])
    expect(problemsAfter(['["M.1.7"]', '["M.1.7", "M.1.77"]'])).to.deep.equal([
      'c.yaml:37: rule 6.1.3 has conflictsWith "M.1.77", which is no rule; did you mean "M.1.7"?',
    ])
  })

  it('name each other', () => {
    expect(problemsAfter(['            sameAs: ["2.2"]\n', ''])).to.deep.equal([
      'c.yaml:24: rule 2.2 has sameAs "6.1.3"; rule 6.1.3 (line 28) should have sameAs "2.2" as well',
    ])
  })

  it('do not name themselves', () => {
    expect(problemsAfter(['["M.1.7"]', '["M.1.7", "6.1.3"]'])).to.deep.equal([
      'c.yaml:37: rule 6.1.3 has conflictsWith "6.1.3"; that is the rule itself',
    ])
  })
})

describe('what a rule needs', () => {
  const needing = (need: string) => problemsAfter(['orders.move', need])

  it('is a capability', () => {
    expect(needing('orders.moev')).to.deep.equal([
      'c.yaml:15: rule 2.1 needs "orders.moev"; did you mean "orders.move"?',
    ])
    expect(needing('systems.Egriks')[0]).to.match(/did you mean "systems\.Egrix"\?$/)
    expect(needing('viewers.imperial')[0]).to.match(/did you mean "viewers\.Imperial"\?$/)
    expect(needing('pause')[0]).to.match(/did you mean "pauses"\?$/)
  })

  it('is found under its full name', () => {
    expect(needing('move')).to.deep.equal(['c.yaml:15: rule 2.1 needs "move"; did you mean "orders.move"?'])
    expect(needing('chance.move')[0]).to.match(/did you mean "orders\.move"\?$/)
  })

  it('is explained where nothing is near', () => {
    expect(needing('luck')[0]).to.match(/^c\.yaml:15: rule 2\.1 needs "luck"; capabilities are orders\.<order>, /)
  })
})

describe('all problems', () => {
  it('are told, in the order of the lines', () => {
    const problems = problemsAfter(
      ['kind: behaviour', 'kind: law'],
      ['"M.1.7"]', '"M.1.8"]'],
      ['title: Missions', 'title: ""'],
      ['id: "2.1"', 'id: 2.10'],
      ['reading:', 'raeding:'],
    )
    expect(problems.map((problem) => Number(problem.split(':')[1]))).to.deep.equal([8, 13, 37, 39, 52, 53])
  })

  it('are found without breaking, whatever was done to the text', () => {
    const lines = SMALL.split('\n')
    const scraps = ['', ' ', '-', ':', '"', "'", '[', '{', '&a', '*a', '!t', '? ', '|', '\t', '---', 'x: ', '2.10', '#']
    const edit = fc.record({
      line: fc.nat({ max: lines.length - 1 }),
      column: fc.nat({ max: 40 }),
      cut: fc.nat({ max: 12 }),
      scrap: fc.constantFrom(...scraps),
    })
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const edited = [...lines]
        for (const { line, column, cut, scrap } of edits) {
          const before = edited[line] ?? ''
          edited[line] = before.slice(0, column) + scrap + before.slice(column + cut)
        }
        const parsed = parseCatalog(edited.join('\n'), 'c.yaml')
        if (parsed.ok) return
        expect(parsed.error).to.not.have.length(0)
        const told = parsed.error.map(({ line }) => line)
        expect(told).to.deep.equal(told.toSorted((a, b) => a - b))
        expect(told.every((line) => line >= 1 && line <= lines.length)).to.equal(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('problemList', () => {
  const problems = Array.from({ length: 23 }, (_, index) => ({ file: 'c.yaml', line: index + 1, message: 'is odd' }))

  it('stops after twenty, and counts the rest', () => {
    const lines = problemList(problems).split('\n')
    expect(lines).to.have.length(21)
    expect(lines[19]).to.equal('c.yaml:20: is odd')
    expect(lines[20]).to.equal('and 3 more')
  })

  it('lists twenty without a rest', () => {
    expect(problemList(problems.slice(0, 20)).split('\n')).to.have.length(20)
  })
})
