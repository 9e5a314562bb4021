import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Handler } from '../../protocol/rpc'
import type { SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { ERROR_CODES, GAME, PROTOCOL_VERSION } from '../../protocol/vocabulary'
import { createEngine } from './handler'

/** Angoff under Rebel Control, with an Up PDB, and Imperial units ready to come. */
const invasion = (pieces: Position, level: 0 | 1 | 2 = 1): Position => ({
  playerTurn: 'Imperial',
  planets: { Angoff: { state: 'Rebel Control', pdb: { level, status: 'Up' } } },
  ...pieces,
})

const LINE_AND_PATROLS: Position = {
  units: {
    'Line 1': { kind: 'Line', environ: 'Quibron Wild' },
    'Patrol 1': { kind: 'Patrol', environ: 'Quibron Wild' },
    'Patrol 2': { kind: 'Patrol', environ: 'Quibron Wild' },
    'Patrol 3': { kind: 'Patrol', environ: 'Quibron Wild' },
  },
}

const ALL = ['Line 1', 'Patrol 1', 'Patrol 2', 'Patrol 3']

function engineAt(position: Position): Handler {
  const engine = createEngine()
  engine('initialize', { protocol: PROTOCOL_VERSION, game: GAME })
  engine('setPosition', { position })
  return engine
}

const submit = (engine: Handler, order: object, more: object = {}) =>
  engine('submitOrder', { player: 'Imperial', order, chance: [], answers: [], ...more }) as SubmitOrderResult

const positionOf = (engine: Handler) => (engine('getPosition', {}) as { position: Position }).position

const invade = { type: 'move', pieces: ALL, to: 'Angoff Urban' }
const LOSS_OF_3 = [
  { purpose: 'pdb-attack', die: 6 },
  { purpose: 'pdb-loss', die: 6 },
]

const thrownBy = (act: () => unknown): { code?: number; message: string; data?: unknown } => {
  try {
    act()
  } catch (error) {
    return error as { code?: number; message: string }
  }
  throw new Error('nothing was thrown')
}

describe('the reference engine behind the protocol', () => {
  it('waits for the owner where a loss can be taken in two ways, and goes on once he has chosen', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS))
    const paused = submit(engine, invade, { chance: LOSS_OF_3 })
    expect(paused.ruling).to.equal('carried out')
    expect(paused.awaiting).to.include({ player: 'Imperial', purpose: 'losses' })
    expect(positionOf(engine).units).to.have.all.keys(...ALL)

    const wrong = submit(engine, { type: 'answer', purpose: 'losses', value: ['Patrol 1'] })
    expect(wrong.ruling).to.equal('refused')
    expect(submit(engine, invade).ruling).to.equal('refused')

    const resumed = submit(engine, { type: 'answer', purpose: 'losses', value: ['Patrol 1', 'Patrol 2', 'Patrol 3'] })
    expect(resumed).to.deep.include({ ruling: 'carried out', used: [], awaiting: null })
    expect(positionOf(engine).units).to.have.all.keys('Line 1')
    expect(positionOf(engine).units?.['Line 1']?.environ).to.equal('Angoff Urban')
  })

  it('takes an answer that came with the order, and passes over one that does not fit', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS))
    const answers = [
      { purpose: 'losses', value: ['Patrol 1'] },
      { purpose: 'losses', value: ['Line 1'] },
    ]
    expect(submit(engine, invade, { chance: LOSS_OF_3, answers }).awaiting).to.equal(null)
    expect(positionOf(engine).units).to.have.all.keys('Patrol 1', 'Patrol 2', 'Patrol 3')
  })

  it('lets the owner of a PDB decline to use it', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS, 2))
    const declined = submit(engine, invade, { answers: [{ purpose: 'use-pdb', value: 'decline' }] })
    expect(declined).to.deep.include({ ruling: 'carried out', used: [] })
  })

  it('takes dice of each purpose in their own order, whatever stands between them', () => {
    const engine = engineAt(invasion({ units: { 'Line 1': { kind: 'Line', environ: 'Quibron Wild' } } }))
    const { used } = submit(engine, { ...invade, pieces: ['Line 1'] }, { chance: [...LOSS_OF_3].reverse() })
    expect(used).to.deep.equal(LOSS_OF_3)
  })

  it('asks for no more chance than there is, with an error of its own', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS))
    const error = thrownBy(() => submit(engine, invade))
    expect(error).to.include({ code: ERROR_CODES.outOfChance })
    expect(error.data).to.deep.equal({ purpose: 'pdb-attack' })
  })

  it('leaves everything as it was when it refuses', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS))
    const before = positionOf(engine)
    const refused = submit(engine, { ...invade, to: 'Quibron Wild' })
    expect(refused).to.deep.include({ ruling: 'refused', used: [] })
    expect(positionOf(engine)).to.deep.equal(before)
  })

  it('says unsupported to a fact that it cannot be told', () => {
    const engine = engineAt(invasion(LINE_AND_PATROLS))
    const told = { position: { characterDeck: { Rebel: ['Kogus'] } } }
    expect(thrownBy(() => engine('setPosition', told))).to.include({ code: ERROR_CODES.unsupported })
  })

  const impossible: [what: string, position: object, field: string][] = [
    ['an unknown character', { characters: { Nobody: { place: 'Angoff Urban' } } }, 'characters.Nobody'],
    ['an environ elsewhere', { characters: { Kogus: { place: 'Solvia Wild' } } }, 'characters.Kogus.place'],
    [
      'an unknown kind of unit',
      { units: { 'Guard 1': { kind: 'Guard', environ: 'Angoff Urban' } } },
      'units.Guard 1.kind',
    ],
    ['a planet elsewhere', { planets: { Solvia: { state: 'Rebellion' } } }, 'planets.Solvia'],
    ['a ship without its holder', { ships: { 'Star Cruiser': { holder: 'Kogus' } } }, 'ships.Star Cruiser.holder'],
    [
      'a piece in two stacks',
      {
        characters: { Kogus: { place: 'Angoff Urban' } },
        stacks: [
          { player: 'Rebel', environ: 'Angoff Urban', pieces: ['Kogus'] },
          { player: 'Rebel', environ: 'Angoff Urban', pieces: ['Kogus'] },
        ],
      },
      'stacks.1',
    ],
    [
      'a piece of a stack elsewhere',
      {
        characters: { Kogus: { place: 'Angoff Urban' } },
        stacks: [{ player: 'Rebel', environ: 'Quibron Wild', pieces: ['Kogus'] }],
      },
      'stacks.0',
    ],
  ]
  for (const [what, position, field] of impossible) {
    it(`names the field of ${what}`, () => {
      const error = thrownBy(() => createEngine()('setPosition', { position }))
      expect(error).to.include({ code: ERROR_CODES.invalidParams })
      expect(error.data).to.deep.equal({ field })
    })
  }
})
