import { describe, it } from 'node:test'
import { expect } from 'chai'
import { changedPdbRulebook, printedRulebook, type Rulebook, replaceDecisions } from '../engine/rulebook'
import { changedBy, createWitness, decidesAlike } from './consulted'

/** What was asked in a game of these questions. */
function gamesOf(ask: (rulebook: Rulebook) => void, base: Rulebook = printedRulebook) {
  const { watched, take } = createWitness()
  ask(watched(base))
  return take()
}

/** Whether a broken rulebook says the same in a game of these questions. */
const isAlike = (make: (base: Rulebook) => Rulebook, ask: (rulebook: Rulebook) => void): boolean =>
  decidesAlike(make, changedBy(make), gamesOf(ask))

const fireAlone = (base: Rulebook) => replaceDecisions(base, 'environ', { isSpecial: (type) => type === 'Fire' })

describe('what an engine asks its rulebook', () => {
  it('is answered as before, and told game by game', () => {
    const { watched, take } = createWitness()
    expect(take()).to.deep.equal([])
    const { reaction, sequence } = watched(printedRulebook)
    expect(reaction.mayBeLeftOut()).to.equal(printedRulebook.reaction.mayBeLeftOut())
    expect(sequence.firstPlayer(1)).to.equal('Rebel')
    watched(changedPdbRulebook)
    const [first, second, ...others] = take()
    expect([...(first?.questions.keys() ?? [])]).to.deep.equal(['reaction.mayBeLeftOut', 'sequence.firstPlayer'])
    expect(second?.base).to.equal(changedPdbRulebook)
    expect(others).to.deep.equal([])
    expect(take()).to.deep.equal([])
  })

  it('is answered alike by a rulebook that differs in what was not asked', () => {
    expect(isAlike(fireAlone, ({ reaction }) => reaction.mayBeLeftOut())).to.equal(true)
  })

  it('is answered alike by a mistake as long as the facts do not show it', () => {
    expect(isAlike(fireAlone, ({ environ }) => environ.isSpecial('Fire'))).to.equal(true)
    expect(isAlike(fireAlone, ({ environ }) => environ.isSpecial('Liquid'))).to.equal(false)
  })

  it('is asked in its order of a rulebook that remembers', () => {
    const alwaysTheFirst = (base: Rulebook) => {
      let first: boolean | undefined
      return replaceDecisions(base, 'environ', {
        isSpecial(type) {
          first ??= base.environ.isSpecial(type)
          return first
        },
      })
    }
    expect(isAlike(alwaysTheFirst, ({ environ }) => [environ.isSpecial('Fire'), environ.isSpecial('Liquid')])).to.equal(
      true,
    )
    expect(isAlike(alwaysTheFirst, ({ environ }) => [environ.isSpecial('Fire'), environ.isSpecial('Urban')])).to.equal(
      false,
    )
  })

  it('may have been answered otherwise where it draws or rolls, or a mistake breaks', () => {
    const same = (base: Rulebook) =>
      replaceDecisions(base, 'spaceships', { flown: (ships, isManned) => base.spaceships.flown(ships, isManned) })
    expect(isAlike(same, ({ spaceships }) => spaceships.flown([], () => true))).to.equal(false)
    const breaking = (base: Rulebook) =>
      replaceDecisions(base, 'environ', {
        isSpecial() {
          throw new Error('not today')
        },
      })
    expect(isAlike(breaking, ({ environ }) => environ.isSpecial('Fire'))).to.equal(false)
  })

  it('is asked of the rulebook made of the one that was asked', () => {
    const asked = (rulebook: Rulebook) => rulebook.detection.row(() => 6)
    const printed = (_base: Rulebook) => printedRulebook
    expect(decidesAlike(printed, ['environ.isSpecial'], gamesOf(asked, changedPdbRulebook))).to.equal(true)
    expect(decidesAlike(printed, changedBy(printed), gamesOf(asked, changedPdbRulebook))).to.equal(false)
  })
})

describe('the decisions that a mistake replaces', () => {
  it('are told apart from those that it leaves, under the changed PDB rule as well', () => {
    expect(changedBy((base) => base)).to.deep.equal([])
    expect(changedBy((base) => replaceDecisions(base, 'reaction', { mayBeLeftOut: () => false }))).to.deep.equal([
      'reaction.mayBeLeftOut',
    ])
    expect(changedBy((base) => (base === changedPdbRulebook ? printedRulebook : base))).to.include('detection.row')
  })
})
