import { describe, it } from 'node:test'
import { expect } from 'chai'
import { createEngine } from '../../engine/server/handler'
import { differences } from '../../protocol/differences'
import { completed } from '../../protocol/reported'
import type { InitializeResult, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position, ReportedPosition } from '../../protocol/schema/position'
import { problemWith } from '../../protocol/validate'
import type { Method } from '../../protocol/vocabulary'
import { HARMLESS } from '.'
import { mergedStacks } from './merged-stacks'
import { otherChoices } from './other-choices'
import { ownDice } from './own-dice'
import { reversedLists } from './reversed-lists'
import { answersOf } from './sample.fixture'
import { taciturn } from './taciturn'
import { unaskedUnknown } from './unasked-unknown'
import type { HarmlessVariant } from './variant'

const reference = answersOf(createEngine())

const answersTo = <T>(method: Method, { open }: Pick<HarmlessVariant, 'open'>): T[] =>
  answersOf(open()).flatMap((answer) => (answer.method === method ? [answer.result as T] : []))

const positionsOf = (variant: Pick<HarmlessVariant, 'open'>) =>
  answersTo<{ position: Position }>('getPosition', variant).map(({ position }) => position)

/** The messages that a variant answers otherwise than the reference engine does. */
function messagesThatDiffer({ open }: HarmlessVariant): Method[] {
  const differing = answersOf(open()).filter(
    ({ result }, index) => JSON.stringify(result) !== JSON.stringify(reference[index]?.result),
  )
  return [...new Set(differing.map(({ method }) => method))].sort()
}

/** What the harness makes of the positions that a program reports. */
function asSeen(variant: Pick<HarmlessVariant, 'open'>) {
  const [introduction] = answersTo<InitializeResult>('initialize', variant)
  const claimed = introduction?.capabilities.reported ?? []
  return positionsOf(variant).map((position) => completed(position as ReportedPosition, claimed))
}

const ENGINE = { open: () => createEngine() }

describe('the harmless variants', () => {
  it('have names of their own, and say in a sentence wherein they differ', () => {
    expect(new Set(HARMLESS.map(({ name }) => name))).to.have.lengthOf(HARMLESS.length)
    for (const { differs } of HARMLESS) expect(differs).to.match(/^[A-Z].*[^.]\.$/)
  })

  it('answer by the schemas', () => {
    for (const { name, open } of HARMLESS) {
      const problems = answersOf(open()).map(({ method, result }) => problemWith(`${method}.result`, result))
      expect(
        problems.filter((problem) => problem !== undefined),
        name,
      ).to.deep.equal([])
    }
  })

  it('each differ from the reference engine in some message', () => {
    expect(Object.fromEntries(HARMLESS.map((variant) => [variant.name, messagesThatDiffer(variant)]))).to.deep.equal({
      taciturn: ['getPosition', 'initialize', 'submitOrder'],
      'reversed lists': ['getPosition', 'initialize', 'submitOrder'],
      'defaults left out': ['getPosition'],
      'null for nothing to say': ['getPosition', 'initialize', 'submitOrder'],
      'everything spelled out': ['getPosition', 'initialize', 'setPosition', 'submitOrder'],
      'fields nobody asks about unknown': ['getPosition', 'initialize'],
      'dice in another order': ['submitOrder'],
      'other lawful choices': ['getPosition', 'submitOrder'],
      'own dice': ['initialize', 'submitOrder'],
      'a 20 on the table': ['submitOrder'],
      'stacks merged on arrival': ['getPosition'],
      'the player sorts his stacks': ['getPosition', 'submitOrder'],
      'assigning ends with a pass': ['getPosition', 'submitOrder'],
    })
  })

  it('that merely speak otherwise report what the reference engine reports', () => {
    const expected = asSeen(ENGINE)
    for (const variant of [taciturn, reversedLists, unaskedUnknown]) {
      const found = asSeen(variant).map((position, index) => differences(expected[index] ?? {}, position))
      expect(found.flat(), variant.name).to.deep.equal([])
    }
  })

  it('give up the last of four Patrols that are alike, where the reference engine gives up the first', () => {
    const afterwards = (variant: Pick<HarmlessVariant, 'open'>) =>
      Object.keys(positionsOf(variant)[1]?.units ?? {}).sort()
    expect(afterwards(ENGINE)).to.deep.equal(['Patrol 2', 'Patrol 3', 'Patrol 4'])
    expect(afterwards(otherChoices)).to.deep.equal(['Patrol 1', 'Patrol 2', 'Patrol 3'])
  })

  it('let those who arrive join the stack that is there', () => {
    const stacks = (variant: Pick<HarmlessVariant, 'open'>) =>
      positionsOf(variant)[2]?.stacks?.map(({ pieces }) => pieces)
    expect(stacks(ENGINE)).to.have.lengthOf(2)
    expect(stacks(mergedStacks)).to.deep.equal([['Boccanegra', 'Zina Adora', 'Frun Sentel', 'Planetary Privateer']])
  })

  it('roll for detection themselves, and leave the other dice to the tape', () => {
    const rulings = answersTo<SubmitOrderResult>('submitOrder', ownDice)
    expect(rulings[0]?.used).to.deep.equal([
      { purpose: 'pdb-attack', die: 3 },
      { purpose: 'pdb-loss', die: 6 },
    ])
    expect(rulings[2]?.used?.map(({ purpose }) => purpose)).to.deep.equal(['detection'])
    expect(rulings[2]?.used).to.not.deep.equal([{ purpose: 'detection', die: 3 }])
  })
})
