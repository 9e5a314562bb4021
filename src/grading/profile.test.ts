import { describe, it } from 'node:test'
import { expect } from 'chai'
import { problemText } from '../lib/problems'
import { catalogWith, ruleOf } from './catalog.fixture'
import { worthOf } from './points'
import { parseProfile } from './profile'

const CATALOG = catalogWith(
  ['6.1', [ruleOf('6.1.1'), ruleOf('6.1.3')]],
  ['8.1', [ruleOf('8.1.1')]],
  ['8.2', [ruleOf('8.2.1')]],
  ['17', [ruleOf('17.1', { metric: 999999 })]],
)

const parse = (...lines: readonly string[]) => parseProfile(lines.join('\n'), 'grading.yaml', CATALOG)

function problemsOf(...lines: readonly string[]): readonly string[] {
  const parsed = parse(...lines)
  return parsed.ok ? [] : parsed.error.map(problemText)
}

describe('a sound profile', () => {
  it('says what rules are worth, and which are waived', () => {
    const parsed = parse(
      'defaultPoints: 2',
      'points:',
      '  rules: { 6.1.3: 5, 17.1: 10 }',
      '  sections: { 8: 3 }',
      'waivers:',
      '  - { rule: 8.1.1, reason: agreed on 3 November, until: 2026-01-31 }',
      '  - { rule: "17.1", reason: a house rule }',
    )
    expect(parsed).to.deep.equal({
      ok: true,
      value: {
        defaultPoints: 2,
        sectionPoints: { '8': 3 },
        rulePoints: { '6.1.3': 5, '17.1': 10 },
        waivers: [
          { rule: '8.1.1', reason: 'agreed on 3 November', until: '2026-01-31' },
          { rule: '17.1', reason: 'a house rule' },
        ],
      },
    })
    if (!parsed.ok) return
    expect(CATALOG.rules.map((rule) => worthOf(rule, parsed.value))).to.deep.equal([2, 5, 3, 3, 10])
  })

  it('may leave out everything', () => {
    expect(parse('{}')).to.deep.equal({
      ok: true,
      value: { defaultPoints: 1, sectionPoints: {}, rulePoints: {}, waivers: [] },
    })
  })
})

describe('a profile with mistakes', () => {
  it('is told every one, by its line, with the nearest name', () => {
    expect(
      problemsOf(
        'defaultPoint: 2',
        'points:',
        '  rules:',
        '    6.1.33: 5',
        '    "8.1": 5',
        '  sections:',
        '    8.3: 1',
        '    17.1: 1',
        'waivers:',
        '  - rule: 8.1.2',
        '    reason: agreed',
      ),
    ).to.deep.equal([
      'grading.yaml:1: the profile has the unknown key "defaultPoint"; did you mean "defaultPoints"?',
      'grading.yaml:4: "rules" names "6.1.33", which is no rule; did you mean "6.1.3"?',
      'grading.yaml:5: "rules" names "8.1", which is no rule; it is a section',
      'grading.yaml:7: "sections" names "8.3", which is no section; did you mean "8.2"?',
      'grading.yaml:8: "sections" names "17.1", which is no section; it is a rule',
      'grading.yaml:10: a waiver names "8.1.2", which is no rule; did you mean "8.1.1"?',
    ])
  })

  it('says where all names are listed, if none is near', () => {
    expect(problemsOf('points:', '  rules: { capture: 5 }')).to.deep.equal([
      'grading.yaml:2: "rules" names "capture", which is no rule; "fitg rules" lists every rule',
    ])
  })

  it('asks for whole points', () => {
    expect(
      problemsOf('defaultPoints: -1', 'points:', '  rules:', '    6.1.1: five', '    6.1.3: 1.5', '    17.1: 1e30'),
    ).to.deep.equal([
      'grading.yaml:1: the profile: "defaultPoints" cannot be -1; it should be a whole number from 0 to 1000000',
      'grading.yaml:4: the profile: "6.1.1" should be a whole number from 0 to 1000000, but is the text "five"',
      'grading.yaml:5: the profile: "6.1.3" should be a whole number from 0 to 1000000, but is the number 1.5',
      'grading.yaml:6: the profile: "17.1" cannot be 1e+30; it should be a whole number from 0 to 1000000',
    ])
  })

  it('asks for a rule, a reason and a day of the calendar in every waiver', () => {
    expect(
      problemsOf(
        'waivers:',
        '  - reason: agreed',
        '  - rule: 6.1.1',
        '  - rule: 6.1.3',
        '    reason: "  "',
        '    until: soon',
        '  - rule: 8.1.1',
        '    reason: agreed',
        '    until: 2026-02-30',
        '  - rule: 17.1',
        '    reason: agreed',
      ),
    ).to.deep.equal([
      'grading.yaml:2: a waiver has no "rule" (as `6.1.3`)',
      'grading.yaml:3: the waiver of rule 6.1.1 has no "reason" (shown to the team)',
      'grading.yaml:5: the waiver of rule 6.1.3: "reason" is blank',
      'grading.yaml:6: the waiver of rule 6.1.3: "until" cannot be "soon"; it should look like "2026-01-31"',
      'grading.yaml:9: the waiver of rule 8.1.1: there is no day 2026-02-30',
      'grading.yaml:10: the waiver of rule 17.1: "rule" should be text, but is the number 17.1; quote it: "17.1"',
    ])
  })

  it('names a rule once', () => {
    expect(
      problemsOf(
        'points:',
        '  rules:',
        '    6.1.3: 5',
        '    6.1.3: 6',
        'waivers:',
        '  - { rule: 6.1.1, reason: agreed }',
        '  - { rule: 6.1.1, reason: agreed }',
      ),
    ).to.deep.equal([
      'grading.yaml:4: the profile has the key "6.1.3" twice; it stands first in line 3',
      'grading.yaml:7: rule 6.1.1 is waived again; it is waived first in line 6',
    ])
  })

  it('is told where it is not YAML', () => {
    expect(problemsOf('')).to.deep.equal(['grading.yaml:1: the profile is empty'])
    expect(problemsOf('points:', '  rules: { 6.1.3: 5')[0]).to.match(/^grading\.yaml:\d: this is not YAML: /)
    expect(problemsOf('- 5')).to.deep.equal([
      'grading.yaml:1: the profile should be a map of keys and values, but is a list',
    ])
  })
})
