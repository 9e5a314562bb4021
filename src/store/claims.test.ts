import { describe, it } from 'node:test'
import { expect } from 'chai'
import { problemText } from '../lib/problems'
import { parseClaims } from './claims'

const IDS = new Set(['2.1', '2.10', '6.1.3', '12.24'])

const problemsOf = (text: string) => {
  const parsed = parseClaims(text, IDS)
  return parsed.ok ? [] : parsed.error.map(problemText)
}

const claimsOf = (text: string) => {
  const parsed = parseClaims(text, IDS)
  return parsed.ok ? Object.fromEntries(parsed.value) : problemsOf(text)
}

describe('the checklist of a team', () => {
  it('says who answers for a rule, what is claimed, and notes', () => {
    const text = [
      'rules:',
      '  6.1.3:',
      '    owner: Ben',
      '    note: see issue 12',
      '    claim: { by: Ana, on: 2025-11-21, note: at last }',
      '  12.24:',
      '    note: 7',
    ].join('\n')
    expect(claimsOf(text)).to.deep.equal({
      '6.1.3': { owner: 'Ben', note: 'see issue 12', claim: { by: 'Ana', on: '2025-11-21', note: 'at last' } },
      '12.24': { note: '7' },
    })
  })

  it('may be empty, or nothing but comments', () => {
    for (const text of ['', '# to be filled in\n', 'rules:\n', 'rules: {}\n', 'rules:\n  6.1.3:\n']) {
      expect(problemsOf(text), text).to.deep.equal([])
    }
  })

  it('knows 2.10 from 2.1, without quotes too', () => {
    expect(claimsOf('rules:\n  2.10: { owner: Ana }\n  "2.1": { owner: Ben }\n')).to.deep.equal({
      '2.10': { owner: 'Ana' },
      '2.1': { owner: 'Ben' },
    })
  })

  it('names no rule that there is not', () => {
    expect(problemsOf('rules:\n  12.24: { owner: Ana }\n  12.42: { owner: Ana }\n')).to.deep.equal([
      'fitg-checklist.yaml:3: there is no rule "12.42"; did you mean "12.24"?',
    ])
    expect(problemsOf('rules:\n  banana: { owner: Ana }\n')).to.deep.equal([
      'fitg-checklist.yaml:2: there is no rule "banana"; "fitg rules" lists every rule',
    ])
  })

  it('holds no mark of an unfinished merge', () => {
    const text = 'rules:\n<<<<<<< HEAD\n  6.1.3: { owner: Ana }\n=======\n  6.1.3: { owner: Ben }\n>>>>>>> theirs\n'
    expect(problemsOf(text)).to.deep.equal([
      'fitg-checklist.yaml:2: a merge was left unfinished here ("<<<<<<< HEAD"); keep the lines that hold, take out the marks, and try again',
    ])
  })

  it('has every slip in it told by its line', () => {
    const text = [
      'rules:',
      '  6.1.3:',
      '    onwer: Ana',
      '    claim: {on: 2025-11-21}',
      '  12.24: done',
      '  2.1:',
      '    note: []',
      'wishes: many',
    ].join('\n')
    expect(problemsOf(text)).to.deep.equal([
      'fitg-checklist.yaml:3: rule 6.1.3 has the unknown key "onwer"; did you mean "owner"?',
      'fitg-checklist.yaml:4: "claim" of rule 6.1.3 does not say whose it is; write "by: <name>" beneath it',
      'fitg-checklist.yaml:5: rule 12.24 should be a map of keys and values',
      'fitg-checklist.yaml:7: "note" of rule 2.1 should be text; write some, or take the line out',
      'fitg-checklist.yaml:8: the checklist has the unknown key "wishes"; its keys are rules',
    ])
  })

  it('says where it is not YAML', () => {
    expect(problemsOf('rules:\n  6.1.3:\n    note: "open\n')[0]).to.match(
      /^fitg-checklist\.yaml:\d: this is not YAML: /,
    )
    expect(problemsOf('rules:\n  6.1.3: { owner: Ana }\n  6.1.3: { owner: Ben }\n')[0]).to.match(
      /^fitg-checklist\.yaml:3: this is not YAML: .*unique/,
    )
  })
})
