import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { SubmitOrderParams, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { problemWith } from '../../protocol/validate'
import { GAME, type Method, ORDER_TYPES, PROTOCOL_VERSION } from '../../protocol/vocabulary'
import { DEGENERATES } from '.'
import { babblerFrom } from './babbler'
import type { Degenerate } from './degenerate'
import { muteParrot, parrot } from './parrot'
import { scribbler, sleeper, stonewaller } from './plain'

const POSITION: Position = {
  planets: { Angoff: { state: 'Rebel Control', pdb: { level: 1, status: 'Up' } } },
  units: { 'Line 1': { kind: 'Line', environ: 'Quibron Wild' }, 'Line 2': { kind: 'Line', environ: 'Quibron Wild' } },
  characters: { Boccanegra: { place: 'Angoff Urban' } },
  ships: { 'Planetary Privateer': { holder: 'Boccanegra' } },
}

type Order = SubmitOrderParams['order']

const move: Order = { type: 'move', pieces: ['Line 1', 'Boccanegra', 'Planetary Privateer'], to: 'Charkhan Air' }

const chance: SubmitOrderParams['chance'] = [
  { purpose: 'pdb-attack', die: 3 },
  { purpose: 'captive', prefer: ['Boccanegra', 'Zina Adora'] },
]

/** An order of every kind. */
const ORDERS: readonly Order[] = [
  { type: 'place', pieces: ['Line 1'], environ: 'Angoff Urban' },
  { type: 'give', possession: 'Planetary Privateer', to: 'units' },
  { type: 'give', possession: 'Scanner', to: 'Boccanegra' },
  { type: 'use', possession: 'Scanner', for: 'bonus draws' },
  { type: 'stack', pieces: ['Line 1', 'Line 2'] },
  { type: 'leader', environ: 'Quibron Wild', character: null },
  move,
  { type: 'guard', captive: 'Boccanegra', guard: 'Line 1' },
  { type: 'restore-pdb', planet: 'Angoff' },
  { type: 'react', pieces: ['Line 1'], to: 'Angoff Urban' },
  { type: 'military-combat', environ: 'Quibron Wild', target: 'Line 2' },
  { type: 'military-combat', environ: 'Angoff Urban', target: 'PDB Angoff' },
  { type: 'military-combat', environ: 'Angoff Urban', target: 'Boccanegra' },
  { type: 'declare-searches', searches: [{ environ: 'Angoff Urban', by: 'military units' }] },
  { type: 'search', environ: 'Angoff Urban', by: 'military units' },
  { type: 'assign', pieces: ['Boccanegra'], mission: 'Diplomacy', environ: 'Angoff Urban' },
  { type: 'draw', environ: 'Angoff Urban' },
  { type: 'stop', environ: 'Angoff Urban' },
  { type: 'bonus-draw', group: ['Boccanegra'] },
  { type: 'receive-ship', character: 'Jon Kidu' },
  { type: 'answer', purpose: 'aim', value: 'kill' },
  { type: 'pass' },
]

/** What a degenerate answers to an order in the position above, and what it reports before and after. */
function played({ open }: Pick<Degenerate, 'open'>, order: Order = move) {
  const program = open()
  const ask = (method: Method, params: object) => {
    const result = program(method, params)
    expect(problemWith(`${method}.result`, result), `${method}, ${order.type}`).to.equal(undefined)
    return result
  }
  const position = () => (ask('getPosition', {}) as { position: Position }).position
  ask('initialize', { protocol: PROTOCOL_VERSION, game: GAME })
  ask('setPosition', { position: POSITION })
  const before = position()
  const answer = ask('submitOrder', { player: 'Imperial', order, chance, answers: [] }) as SubmitOrderResult
  const after = position()
  ask('shutdown', {})
  return { before, answer, after }
}

describe('the degenerates', () => {
  it('answer every order by the schemas, and report what they were told until then', () => {
    expect(new Set(ORDERS.map(({ type }) => type))).to.have.lengthOf(ORDER_TYPES.length)
    for (const degenerate of DEGENERATES) {
      for (const order of ORDERS) expect(played(degenerate, order).before, degenerate.name).to.deep.equal(POSITION)
    }
  })

  it('refuse all or carry out all, and leave the position alone', () => {
    expect(played(stonewaller)).to.deep.include({ before: POSITION, after: POSITION })
    expect(played(stonewaller).answer).to.deep.include({ ruling: 'refused', used: [] })
    expect(played(sleeper)).to.deep.include({ before: POSITION, after: POSITION })
    expect(played(sleeper).answer).to.deep.include({ ruling: 'carried out', used: [] })
  })

  it('move a piece with an order they refuse', () => {
    const { answer, after } = played(scribbler)
    expect(answer.ruling).to.equal('refused')
    expect(after.units?.['Line 1']?.environ).to.not.equal('Quibron Wild')
    expect({ ...after, units: POSITION.units }).to.deep.equal(POSITION)
  })

  it('take the words of an order for what comes of it, with the whole tape or with none of it', () => {
    for (const [bird, used] of [
      [
        parrot,
        [
          { purpose: 'pdb-attack', die: 3 },
          { purpose: 'captive', pick: 'Boccanegra', candidates: ['Boccanegra', 'Zina Adora'] },
        ],
      ],
      [muteParrot, []],
    ] as const) {
      const { answer, after } = played(bird)
      expect(answer).to.deep.equal({ ruling: 'carried out', used, awaiting: null })
      expect(after.units?.['Line 1']?.environ).to.equal('Charkhan Air')
      expect(after.units?.['Line 2']?.environ).to.equal('Quibron Wild')
      expect(after.characters?.['Boccanegra']?.place).to.equal('Charkhan Air')
      expect(after.ships?.['Planetary Privateer']).to.deep.equal({ holder: 'Boccanegra', environ: 'Charkhan Air' })
    }
  })

  it('take whatever is aimed at for hit', () => {
    const after = (target: string) => played(parrot, { type: 'military-combat', environ: 'Angoff Urban', target }).after
    expect(after('Line 2').units).to.have.all.keys('Line 1')
    expect(after('Planetary Privateer').ships).to.deep.equal({})
    expect(after('Boccanegra').characters?.['Boccanegra']?.place).to.equal('killed')
    expect(after('PDB Angoff').planets?.['Angoff']?.pdb).to.deep.equal({ level: 1, status: 'Down' })
  })

  it('babble what fits the schemas, the same from the same seed', () => {
    for (let seed = 1; seed <= 200; seed += 1) played(babblerFrom(seed))
    expect(played(babblerFrom(3))).to.deep.equal(played(babblerFrom(3)))
    expect(played(babblerFrom(3))).to.not.deep.equal(played(babblerFrom(4)))
  })
})
