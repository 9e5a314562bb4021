import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { slicesOf } from './bars'

describe('a bar', () => {
  it('is cut in proportion', () => {
    expect(
      slicesOf([
        ['conforms', 3],
        ['violates', 1],
      ]),
    ).to.deep.equal([
      { kind: 'conforms', x: 0, width: 75 },
      { kind: 'violates', x: 75, width: 25 },
    ])
  })

  it('has no slice for nothing', () => {
    expect(
      slicesOf([
        ['conforms', 0],
        ['violates', 0],
      ]),
    ).to.deep.equal([])
    expect(
      slicesOf([
        ['conforms', 0],
        ['violates', 7],
      ]),
    ).to.deep.equal([{ kind: 'violates', x: 0, width: 100 }])
  })

  it('shows one rule beside a rule that is worth 999999', () => {
    const [, lost] = slicesOf([
      ['conforms', 999999],
      ['violates', 1],
    ])
    expect(lost?.width).to.be.above(1)
  })

  it('is always filled, without gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }), (amounts) => {
        const slices = slicesOf(amounts.map((amount, index) => [`${index}`, amount]))
        let end = 0
        for (const { x, width } of slices) {
          expect(x).to.be.closeTo(end, 0.05)
          end = x + width
        }
        expect(end).to.be.closeTo(slices.length === 0 ? 0 : 100, 0.05)
      }),
    )
  })
})
