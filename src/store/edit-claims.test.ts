import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withClaim, withoutClaim } from './edit-claims'

const ORDER = ['2.1', '2.10', '6.1.3', '12.24', 'M.1.3']
const ANA = { by: 'Ana', on: '2025-11-21' }

const WRITTEN = `# Ours. Ask Ben before you edit.
rules:

  # The hard one.
  6.1.3: # since the spring
    owner: Ben # he knows
    note: |
      two lines
      of text

  M.1.3: {owner: Eva} # by hand
# The end.
`

describe('claiming a rule', () => {
  it('begins a checklist that explains itself', () => {
    const text = withClaim('', '2.10', { ...ANA, note: 'done: really' }, ORDER)
    expect(text).to.match(/^# What the team says of the rules/)
    expect(text).to.include(
      'rules:\n  "2.10":\n    claim:\n      by: Ana\n      on: 2025-11-21\n      note: "done: really"\n',
    )
  })

  it('keeps comments, order and everything else', () => {
    const text = withClaim(WRITTEN, '6.1.3', ANA, ORDER)
    for (const words of WRITTEN.match(/#.*|.*: Ben|two lines|of text/g) ?? []) expect(text).to.include(words)
    expect(text).to.include('M.1.3: { owner: Eva } # by hand')
    expect(text.indexOf('6.1.3')).to.be.below(text.indexOf('M.1.3'))
    expect(text).to.match(/of text\n\n? {4}claim:\n {6}by: Ana\n {6}on: 2025-11-21\n/)
  })

  it('puts a new rule in its place', () => {
    const ids = (text: string) => [...text.matchAll(/^ {2}"?([\w.]+)"?:/gm)].map(([, id]) => id)
    expect(ids(withClaim(WRITTEN, '12.24', ANA, ORDER))).to.deep.equal(['6.1.3', '12.24', 'M.1.3'])
    expect(ids(withClaim(WRITTEN, '2.1', ANA, ORDER))).to.deep.equal(['2.1', '6.1.3', 'M.1.3'])
  })

  it('keeps the comments of a checklist with nothing else in it', () => {
    expect(withClaim('# to be filled in\n', '2.1', ANA, ORDER)).to.match(/^# to be filled in\n/)
    expect(withClaim('# ours\nrules:\n# none yet\n', '2.1', ANA, ORDER)).to.match(/# ours\n[\s\S]*# none yet/)
  })

  it('changes a claim, and the owner where one is given', () => {
    const first = withClaim(WRITTEN, '6.1.3', { ...ANA, note: 'at last' }, ORDER)
    const second = withClaim(first, '6.1.3', { by: 'Eva', on: '2025-11-22', owner: 'Eva' }, ORDER)
    expect(second).to.include('owner: Eva # he knows')
    expect(second).to.include('by: Eva\n      on: 2025-11-22\n      note: at last\n')
    expect(second).not.to.include('Ana')
  })

  it('keeps the line ends of the file', () => {
    const text = withClaim(WRITTEN.replaceAll('\n', '\r\n'), '2.1', ANA, ORDER)
    expect(text.replaceAll('\r\n', '')).not.to.match(/[\r\n]/)
  })

  it('is not carried away by names that look like something else', () => {
    const text = withClaim('', '2.1', { by: 'no', on: '2025-11-21', note: '# - {x}' }, ORDER)
    expect(text).to.include('by: no').and.to.include('note: "# - {x}"')
  })
})

describe('taking a claim back', () => {
  it('leaves the text as it was before', () => {
    const tidy = withClaim(WRITTEN, '6.1.3', ANA, ORDER)
    expect(withoutClaim(withClaim(tidy, '12.24', ANA, ORDER), '12.24')).to.equal(tidy)
  })

  it('leaves owner and notes', () => {
    const text = withoutClaim(withClaim(WRITTEN, '6.1.3', ANA, ORDER), '6.1.3')
    expect(text).to.include('owner: Ben # he knows').and.not.to.include('claim')
  })

  it('leaves every comment', () => {
    const text = `rules:
  # about 2.1
  2.1:
    # why we think so
    claim: # sure
      by: Ana # and Ben
  6.1.3: {owner: Eva}
`
    const without = withoutClaim(text, '2.1')
    for (const comment of ['# about 2.1', '# why we think so', '# sure', '# and Ben'])
      expect(without).to.include(comment)
    expect(without).not.to.include('Ana')
  })

  it('changes nothing where nothing was claimed', () => {
    expect(withoutClaim(WRITTEN, '12.24')).to.equal(WRITTEN)
  })
})
