import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { createEngine } from './handler'

const told: Position = {
  characters: { 'Zina Adora': { place: 'Charkhan Wild' }, Kogus: { place: 'Charkhan Wild' } },
  ships: { 'Solar Merchant': { holder: 'Zina Adora' } },
}

const stackedIn = (environ: string): Position => ({
  ...told,
  stacks: [{ player: 'Rebel', environ, pieces: ['Zina Adora', 'Solar Merchant'] }],
})

function reported(position: Position): Position {
  const engine = createEngine()
  engine('setPosition', { position })
  return (engine('getPosition', {}) as { position: Position }).position
}

describe('a position that is told', () => {
  it('may name a ship in the stack of its pilot, as the report of it does', () => {
    const { stacks = [] } = reported(stackedIn('Charkhan Wild'))
    expect(stacks.map(({ pieces }) => pieces)).to.deep.equal([['Zina Adora', 'Solar Merchant'], ['Kogus']])
    expect(reported({ ...told, stacks }).stacks).to.deep.equal(stacks)
  })

  it('cannot have a ship where its pilot is not', () => {
    const apart: Position = {
      ...told,
      stacks: [{ player: 'Rebel', environ: 'Quibron Wild', pieces: ['Solar Merchant'] }],
    }
    expect(() => reported(apart)).to.throw('stacks.0: Solar Merchant is in Charkhan Wild')
  })

  const KOGUS: Position = { characters: { Kogus: { place: 'Charkhan Wild' } } }
  const stack: NonNullable<Position['stacks']>[number] = {
    player: 'Rebel',
    environ: 'Charkhan Wild',
    pieces: ['Kogus'],
  }
  const impossible: [what: string, position: Position, field: string][] = [
    ['an unknown star system', { system: 'Sol' }, 'system'],
    ['an unknown environ', { characters: { Kogus: { place: 'Charkhan Liquid' } } }, 'characters.Kogus.place'],
    ['a unit that is nowhere', { units: { 'Line 1': { kind: 'Line' } } }, 'units.Line 1.environ'],
    ['an unknown kind that is due', { reinforcements: { Rebel: [], Imperial: ['Guard'] } }, 'reinforcements.Imperial'],
    ['a segment fought elsewhere', { environs: { 'Solvia Wild': { fought: true } } }, 'environs.Solvia Wild'],
    ['an unknown ship', { ...KOGUS, ships: { Falcon: { holder: 'Kogus' } } }, 'ships.Falcon'],
    [
      'a ship of the other side',
      { ...KOGUS, ships: { 'Imperial Spaceship 1': { holder: 'Kogus' } } },
      'ships.Imperial Spaceship 1.holder',
    ],
    ['a ship with units that are not told', { ships: { Explorer: { holder: 'units' } } }, 'ships.Explorer'],
    ["nobody's stack", { ...KOGUS, stacks: [{ environ: 'Charkhan Wild', pieces: ['Kogus'] }] }, 'stacks.0'],
    ['a stack of what is not in play', { stacks: [stack] }, 'stacks.0'],
    ['a leader from elsewhere', { ...KOGUS, stacks: [{ ...stack, leader: 'Boccanegra' }] }, 'stacks.0.leader'],
  ]
  for (const [what, position, field] of impossible) {
    it(`cannot have ${what}, and says which field it is`, () => {
      expect(() => reported(position))
        .to.throw()
        .with.deep.property('data', { field })
    })
  }

  it('takes what it is silent about from the scenario, the segment and the kind of piece', () => {
    const { segment, reinforcements, atStart, units, stacks } = reported({
      scenario: 'The Varu Powderkeg',
      phase: 'Set-up',
      units: { 'Line 1': { kind: 'Line', environ: 'Horon Liquid' } },
      characters: { Redjac: { place: 'Horon Liquid' } },
    })
    expect(segment).to.equal(null)
    expect(reinforcements?.Imperial).to.deep.equal(['Line', 'Line', 'Line', 'Militia', 'Militia', 'Militia'])
    expect(atStart).to.deep.equal({ imperialShips: 1, imperialCharacters: 2 })
    expect(units?.['Line 1']).to.deep.include({ face: 'mobile', moved: false })
    expect(stacks?.map(({ pieces, onMissions }) => [pieces, onMissions])).to.deep.equal([
      [['Line 1'], false],
      [['Redjac'], true],
    ])
    expect(reported({ phase: 'Mission' }).segment).to.equal('Mission Assignment')
  })

  it('can hold what has happened in the segment', () => {
    const happened: Position = {
      segment: 'Military Combat',
      passed: ['Rebel'],
      pdbRestored: true,
      environs: { 'Charkhan Wild': { reacted: true, fought: true } },
    }
    const { passed, pdbRestored, environs } = reported(happened)
    expect({ passed, pdbRestored }).to.deep.equal({ passed: ['Rebel'], pdbRestored: true })
    expect(environs?.['Charkhan Wild']).to.deep.include({ reacted: true, fought: true })
    expect(environs?.['Charkhan Air']).to.deep.include({ reacted: false, fought: false })
  })
})
