import { describe, it } from 'node:test'
import { expect } from 'chai'
import { apply } from './apply'
import { stateOf } from './server/told'
import type { GameState, StackId } from './state'
import { kindOf, piecesByEnviron, piecesByStack, stackByPiece } from './whereabouts'

const UNIT = 'Rebel Wild 2-1 1'

/** Derban flies the Explorer and is with a unit, which guards Jin Voles; Kogus is dead and Zina Adora in space. */
const varu = stateOf({
  scenario: 'The Varu Powderkeg',
  units: { [UNIT]: { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' } },
  characters: {
    'Rayner Derban': { place: 'Cercis Wild' },
    'Jin Voles': { place: 'Cercis Wild', captive: { by: 'Rebel', guard: UNIT } },
    Kogus: { place: 'killed' },
    'Zina Adora': { place: 'space' },
  },
  ships: { Explorer: { holder: 'Rayner Derban' } },
  stacks: [{ player: 'Rebel', environ: 'Cercis Wild', pieces: [UNIT, 'Rayner Derban'] }],
})

const together = { units: [UNIT], characters: ['Rayner Derban'], ships: ['Explorer'], captives: ['Jin Voles'] }

const stackWith = (state: GameState, piece: string) =>
  piecesByStack(state).get(stackByPiece(state).get(piece) as StackId)

describe('the whereabouts of pieces', () => {
  it('are their stacks and environs, with ships where their pilots are and captives with their captors', () => {
    expect(stackWith(varu, 'Explorer')).to.deep.equal(together)
    expect(piecesByEnviron(varu).get('Cercis Wild')).to.deep.equal(together)
    expect([...piecesByEnviron(varu).keys()]).to.deep.equal(['Cercis Wild'])
  })

  it('are none for the dead and for those in space', () => {
    expect(['Kogus', 'Zina Adora', 'Boccanegra'].map((name) => stackByPiece(varu).get(name))).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are others once something has moved, and those of the earlier state stay', () => {
    const moved = apply(varu, { type: 'pieces-moved', pieces: [UNIT, 'Jin Voles'], to: 'Cercis Subterranean' })
    expect(stackWith(moved, UNIT)).to.deep.equal({ ...together, characters: [], ships: [] })
    expect(piecesByEnviron(moved).get('Cercis Wild')?.characters).to.deep.equal(['Rayner Derban'])
    expect(piecesByEnviron(varu).get('Cercis Wild')).to.deep.equal(together)
    const lost = apply(varu, { type: 'ship-lost', ship: 'Explorer' })
    expect(stackWith(lost, UNIT)?.ships).to.deep.equal([])
    expect(stackWith(varu, UNIT)?.ships).to.deep.equal(['Explorer'])
  })

  it('are those of a stack wherever it stands', () => {
    const stacks = {
      [stackByPiece(varu).get(UNIT) ?? '']: { player: 'Rebel', environ: 'Solvia Wild', offMissions: false },
    }
    expect(piecesByEnviron(varu).has('Solvia Wild')).to.equal(false)
    expect(piecesByEnviron({ ...varu, stacks } as GameState).get('Solvia Wild')).to.deep.equal(together)
  })
})

describe('a name', () => {
  it('is that of one kind of piece, or of none', () => {
    const names = [UNIT, 'Explorer', 'Kogus', 'Jin Voles', 'Boccanegra', 'constructor']
    expect(names.map((name) => kindOf(varu, name))).to.deep.equal([
      'units',
      'ships',
      'characters',
      'captives',
      undefined,
      undefined,
    ])
  })
})
