import { describe, it } from 'node:test'
import { expect } from 'chai'
import { parseFeature } from '../catalog/gherkin'
import { failure } from '../lib/result'
import { everyCapability } from '../protocol/every-capability'
import { check } from './check'
import { FEATURE, FEATURE_FILE, problemsOfFeatureWith, problemsWith, soundProject } from './sound-project.fixture'

describe('check', () => {
  it('finds nothing wrong with a sound project, and counts what is covered', () => {
    expect(check(soundProject())).to.deep.equal({
      ok: true,
      rules: 3,
      covered: 2,
      problems: [],
      sections: [
        { id: '8.2', title: 'PDB Combat', rules: 2, covered: 2 },
        { id: '9', title: 'Missions', rules: 1, covered: 0 },
      ],
    })
  })

  it('tells the problems of the catalog, and while there are any nothing is held against it', () => {
    const problems = [{ file: 'rules-catalog.yaml', line: 7, message: 'rule 2.1 has no "title"', hint: 'write one' }]
    const report = check({ ...soundProject(), catalog: failure(problems), violators: [] })
    expect(report).to.deep.include({ ok: false, rules: 0, covered: 0, sections: [] })
    expect(report.problems).to.deep.equal([
      {
        kind: 'catalog',
        where: 'rules-catalog.yaml:7',
        message: 'rule 2.1 has no "title"; write one',
        severity: 'error',
      },
    ])
  })

  it('warns of sources edited since the build, and is still content', () => {
    const changedSinceBuild = ['rules-catalog.yaml', 'features/a.feature', 'src/a.ts']
    expect(problemsWith({ changedSinceBuild })).to.deep.equal([
      'stale-build rules-catalog.yaml: changed since the build (and 1 more): every run has to read it anew; run "npm run build"',
      'stale-build src/a.ts: changed since the build: what runs is the old code; run "npm run build"',
    ])
    expect(check({ ...soundProject(), changedSinceBuild }).ok).to.equal(true)
  })

  it('lists problems in the order of the lines, and each of them once', () => {
    const found = problemsOfFeatureWith('on Angoff is Up', 'on Angof is Up').map((line) => line.split(': ')[0])
    expect(found).to.deep.equal([`undefined-step ${FEATURE_FILE}:5`])
    const several = problemsWith({ features: { files: [], problems: [at(10), at(9)] }, violators: [], decisions: [] })
    expect(several.filter((line) => line.startsWith('not-gherkin'))).to.deep.equal([
      'not-gherkin a.feature:9: broken',
      'not-gherkin a.feature:10: broken',
    ])
  })
})

const at = (line: number) => ({ file: 'a.feature', line, message: 'broken' })

describe('features held against the catalog', () => {
  const FIRST = '  @rule:8.2.1\n'

  it('have every scenario under a rule', () => {
    const scenario =
      '  Scenario: Lost\n    When the Rebel Player attacks the PDB\n    Then the order should be refused\n\n'
    expect(problemsOfFeatureWith(FIRST, scenario + FIRST)).to.deep.equal([
      `stray-scenario ${FEATURE_FILE}:7: the scenario "Lost" stands outside any "Rule:"; put it under the rule it shows`,
    ])
  })

  it('have one tag on every Rule, and none on a scenario', () => {
    expect(problemsOfFeatureWith(FIRST, '')).to.deep.equal([
      `no-scenario ${FEATURE_FILE}: rule 8.2.1, "Nothing attacks a PDB", has no scenario`,
      `rule-tag ${FEATURE_FILE}:7: "Rule: Nothing attacks a PDB" has 0 tags "@rule:<id>" where it needs one`,
      'violator-without-scenario the PDB is a target: the violator breaks rule 8.2.1, which has no scenario to catch it',
    ])
    expect(problemsOfFeatureWith('    Scenario: The PDB\n', '    @rule:8.2.2\n    Scenario: The PDB\n')).to.deep.equal([
      `rule-tag ${FEATURE_FILE}:11: the scenario "The PDB" has the tag @rule:8.2.2; it belongs to a "Rule:"`,
    ])
  })

  it('name rules that exist, and each in one place', () => {
    expect(problemsOfFeatureWith('@rule:8.2.2', '@rule:8.2.21')).to.include(
      `unknown-rule ${FEATURE_FILE}:19: there is no rule "8.2.21"; did you mean "8.2.2"?`,
    )
    expect(problemsOfFeatureWith('@rule:8.2.2', '@rule:8.2.1')).to.include(
      `repeated-rule ${FEATURE_FILE}:19: rule 8.2.1 stands here again; it stands first in ${FEATURE_FILE}:8`,
    )
  })

  it('carry the section and the ruleset of the rule', () => {
    expect(problemsOfFeatureWith('@section:8.2', '@section:8.1')).to.deep.equal([
      `wrong-section ${FEATURE_FILE}:8: rule 8.2.1 stands under @section:8.1; it belongs under @section:8.2`,
      `wrong-section ${FEATURE_FILE}:19: rule 8.2.2 stands under @section:8.1; it belongs under @section:8.2`,
    ])
    expect(problemsOfFeatureWith('@ruleset:summary ', '')).to.include(
      `wrong-ruleset ${FEATURE_FILE}:8: rule 8.2.1 stands under no tag "@ruleset:"; it belongs under @ruleset:summary`,
    )
  })

  it('repeat the title of the rule', () => {
    expect(problemsOfFeatureWith('Rule: A hit', 'Rule: Hits')).to.deep.equal([
      `wrong-title ${FEATURE_FILE}:19: rule 8.2.2 is called "A hit" in the catalog, and "Hits" here`,
    ])
  })

  it('show every rule of a section that has begun', () => {
    const [block] = /\n {2}@rule:8\.2\.2.*/s.exec(FEATURE) ?? ['']
    expect(problemsOfFeatureWith(block, '')).to.include(
      `no-scenario ${FEATURE_FILE}: rule 8.2.2, "A hit", has no scenario`,
    )
    const [scenarios] = /\n {4}Scenario Outline.*/s.exec(FEATURE) ?? ['']
    expect(problemsOfFeatureWith(scenarios, '')).to.include(
      `no-scenario ${FEATURE_FILE}:19: rule 8.2.2, "A hit", has no scenario`,
    )
  })

  it('leave out what waits for something that the reference engine does not have yet', () => {
    const [block] = /\n {2}@rule:8\.2\.2.*/s.exec(FEATURE) ?? ['']
    const features = parseFeature(FEATURE.replace(block, ''), FEATURE_FILE)
    const engine = { ...everyCapability(), orders: [] }
    const kinds = (project: Parameters<typeof problemsWith>[0]) =>
      problemsWith(project).map((text) => text.split(' ')[0])
    expect(kinds({ features })).to.include('no-scenario')
    expect(kinds({ features, engine })).not.to.include('no-scenario')
  })

  it('show both sides of a prohibition', () => {
    const [refused] = /\n {4}Scenario: The PDB\n.*?refused\n/s.exec(FEATURE) ?? ['']
    expect(problemsOfFeatureWith(refused, '')).to.include(
      `one-sided-prohibition ${FEATURE_FILE}:8: rule 8.2.1 is a prohibition, and lacks a scenario in which the act is refused or does not happen`,
    )
    expect(problemsOfFeatureWith('Then the PDB on Angoff should be Up', 'Then the order should be refused')).to.include(
      `one-sided-prohibition ${FEATURE_FILE}:8: rule 8.2.1 is a prohibition, and lacks a scenario in which the act happens`,
    )
  })

  for (const outcome of ['no detection die should be rolled', '0 PDB attack dice should be rolled']) {
    it(`take "${outcome}" for a side of a prohibition on which nothing happens`, () => {
      const found = problemsOfFeatureWith('the order should be refused', outcome)
      expect(found.filter((line) => line.startsWith('one-sided'))).to.deep.equal([])
    })
  }

  it('count the rows of an outline as sides of their own', () => {
    const outline = /Scenario: The PDB\n.*?Angoff should be Up\n/s.exec(FEATURE)?.[0] ?? ''
    const rows = (...counts: number[]) =>
      problemsOfFeatureWith(
        outline,
        `Scenario Outline: Both\n      When the Rebel Player attacks the PDB\n      Then <count> dice should be rolled\n
      Examples:\n        | count |\n${counts.map((count) => `        | ${count} |\n`).join('')}`,
      ).filter((line) => line.startsWith('one-sided'))
    expect(rows(0, 1)).to.deep.equal([])
    expect(rows(1)).to.have.length(1)
  })
})

describe('rulebook and violators held against the catalog', () => {
  it('finds two violators of one name', () => {
    const violator = { name: 'blind PDB', breaks: ['8.2.1', '8.2.2'] }
    expect(problemsWith({ violators: [violator, violator] })).to.deep.equal([
      'violator-named-twice blind PDB: there are two violators of this name',
    ])
  })

  it('name rules that exist', () => {
    const decisions = [{ subject: 'pdb', name: 'sees', answersFor: ['8.2.1', '8.2.2', '8.22'] }]
    expect(problemsWith({ decisions })).to.deep.equal([
      'decision-of-unknown-rule pdb.sees: the decision answers for "8.22", and there is no such rule; did you mean "8.2.2"?',
    ])
    const violators = [{ name: 'blind PDB', breaks: ['8.2.1', '8.2.2', '9.2'] }]
    expect(problemsWith({ violators })).to.deep.equal([
      'violator-of-unknown-rule blind PDB: the violator breaks "9.2", and there is no such rule; did you mean "9.1"?',
    ])
  })

  it('answer for every rule that has scenarios', () => {
    expect(problemsWith({ decisions: [{ subject: 'pdb', name: 'sees', answersFor: ['8.2.1'] }] })).to.deep.equal([
      `no-decision ${FEATURE_FILE}:19: rule 8.2.2 has scenarios, and no decision of the rulebook answers for it`,
    ])
  })

  it('break every rule that has scenarios, and no other', () => {
    expect(problemsWith({ violators: [{ name: 'blind PDB', breaks: ['8.2.2', '9.1'] }] })).to.deep.equal([
      'violator-without-scenario blind PDB: the violator breaks rule 9.1, which has no scenario to catch it',
      `no-violator ${FEATURE_FILE}:8: rule 8.2.1 has scenarios, and no violator breaks it`,
    ])
  })
})
