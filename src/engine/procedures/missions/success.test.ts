import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { DieFace, Player } from '../../../components/names'
import type { Position } from '../../../protocol/schema/position'
import { scriptedChance, type TapeEntry } from '../../chance'
import type { Answer } from '../../orders'
import { environOf, stackIdOf, unitsIn } from '../../pieces'
import { after, outcome } from '../../playing.fixture'
import { stateOf } from '../../server/told'
import type { GameState } from '../../state'

const PLACE = 'Solvia Urban' // size 4, Coup 2

interface Sent {
  readonly mission: string
  readonly pieces?: string[]
  readonly letters?: number
  readonly target?: string
  readonly player?: Player
  readonly place?: string
}

/** Varu in a Mission Phase, with a group at work that holds letters. */
function missionPhase(sent: Sent, more: Position = {}): GameState {
  const { mission, pieces = ['Kogus'], letters = 0, target, player = 'Rebel', place = PLACE } = sent
  const characters = pieces.filter((piece) => !piece.startsWith('Rebel Camp'))
  const group = { pieces, mission, environ: place, letters, status: 'active' as const }
  return stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: player,
    phase: 'Mission',
    segment: 'Mission Action',
    ...more,
    characters: { ...Object.fromEntries(characters.map((name) => [name, { place }])), ...more.characters },
    missionGroups: [target === undefined ? group : { ...group, target }],
    environMissions: { [place]: { charged: 1 } },
  })
}

/** What comes of it when the player stops with the letters he has. */
function stopped(sent: Sent, more: Position = {}, answers: Answer[] = [], tape: TapeEntry[] = []): GameState {
  const { player = 'Rebel', place = PLACE } = sent
  const order = { type: 'stop', environ: place } as const
  return after(missionPhase(sent, more), player, order, { answers, chance: scriptedChance(tape) })
}

/** What comes of it when one more card is drawn. */
function drawn(sent: Sent, card: number, more: Position = {}, answers: Answer[] = [], tape: TapeEntry[] = []) {
  const { player = 'Rebel', place = PLACE } = sent
  const chance = scriptedChance([{ purpose: 'action-card', prefer: [`${card}`] }, ...tape])
  return after(missionPhase(sent, more), player, { type: 'draw', environ: place }, { answers, chance })
}

const target = (value: unknown): Answer => ({ purpose: 'target', value })
const units = (names: readonly string[], environ = PLACE): NonNullable<Position['units']> =>
  Object.fromEntries(names.map((name) => [name, { kind: name.replace(/ \d+$/, ''), environ }]))
const solvia = (change: NonNullable<Position['planets']>[string]): Position => ({ planets: { Solvia: change } })
const captive = (guard: string) => ({ place: PLACE, captive: { by: 'Imperial', guard } }) as const

describe('Sabotage', () => {
  const garrison = { units: units(['Militia 1', 'Patrol 1', 'Line 1']), ...solvia({ pdb: { status: 'Up', level: 2 } }) }
  const sabotage = (letters: number): Sent => ({ mission: 'Sabotage', letters })

  it('puts the PDB Down with one letter, and one level lower with two', () => {
    const pdb = (letters: number) => stopped(sabotage(letters), garrison, [target('PDB')]).planets['Solvia']?.pdb
    expect(pdb(1)).to.deep.equal({ status: 'Down', level: 2 })
    expect(pdb(2)).to.deep.equal({ status: 'Down', level: 1 })
  })

  it('removes a Militia with one letter, and any unit with two', () => {
    expect(stopped(sabotage(1), garrison, [target('Militia 1')]).units).not.to.have.property('Militia 1')
    for (const unit of ['Militia 1', 'Patrol 1', 'Line 1']) {
      expect(Object.keys(stopped(sabotage(2), garrison, [target(unit)]).units))
        .to.have.length(2)
        .and.not.include(unit)
    }
  })

  it('cannot hit a Line or a Patrol with one letter', () => {
    for (const unit of ['Patrol 1', 'Line 1']) expect(stopped(sabotage(1), garrison, [target(unit)]).awaiting).to.exist
  })

  it('spends its letter on nothing where the PDB is Down and no 1-0 is there', () => {
    const line = { units: units(['Line 1']), ...solvia({ pdb: { status: 'Down', level: 1 } }) }
    expect(stopped(sabotage(1), line).units).to.have.property('Line 1')
  })

  it('hits a Rebel 1-0 with one Imperial letter, and no 2-1', () => {
    const cercis = 'Cercis Wild'
    const sent = (letters: number): Sent =>
      ({ mission: 'Sabotage', pieces: ['Gelba'], letters, player: 'Imperial', place: cercis }) as const
    const rebels = {
      units: units(['Rebel Wild 1-0 1', 'Rebel Wild 2-1 1'], cercis),
      planets: { Cercis: { pdb: { status: 'Down', level: 0 } } },
    } as const
    expect(Object.keys(stopped(sent(1), rebels).units)).to.deep.equal(['Rebel Wild 2-1 1'])
    const both = stopped(sent(2), rebels, [target('Rebel Wild 2-1 1')])
    expect(Object.keys(both.units)).to.deep.equal(['Rebel Wild 1-0 1'])
  })
})

describe('Diplomacy and Coup', () => {
  const loyalty = (sent: Sent, from: 'Patriotic' | 'Neutral' | 'Dissent') =>
    stopped({ pieces: [sent.player === 'Imperial' ? 'Gelba' : 'Kogus'], ...sent }, solvia({ loyalty: from })).planets[
      'Solvia'
    ]?.loyalty

  it('shift loyalty a space a letter, in favour of who is on the mission', () => {
    for (const mission of ['Diplomacy', 'Coup']) {
      expect(loyalty({ mission, letters: 0 }, 'Neutral')).to.equal('Neutral')
      expect(loyalty({ mission, letters: 1 }, 'Neutral')).to.equal('Dissent')
      expect(loyalty({ mission, letters: 2 }, 'Neutral')).to.equal('Unrest')
      expect(loyalty({ mission, letters: 1, player: 'Imperial' }, 'Neutral')).to.equal('Loyal')
      expect(loyalty({ mission, letters: 2, player: 'Imperial' }, 'Dissent')).to.equal('Loyal')
    }
  })

  it('differ in their most: two spaces for Diplomacy, no limit for a Coup', () => {
    expect(loyalty({ mission: 'Diplomacy', letters: 3 }, 'Patriotic')).to.equal('Neutral')
    expect(loyalty({ mission: 'Coup', letters: 3 }, 'Patriotic')).to.equal('Dissent')
  })

  it('put a planet neither in nor out of rebellion', () => {
    expect(stopped({ mission: 'Coup', letters: 4 }, solvia({ loyalty: 'Dissent' })).planets['Solvia']).to.include({
      loyalty: 'Unrest',
      state: 'Imperial Control',
    })
  })

  it('leave a marker after a Coup that succeeds, and after nothing else', () => {
    const marker = (sent: Sent) => stopped(sent, solvia({ loyalty: 'Neutral' })).environs[PLACE]?.coupMarker ?? false
    expect(marker({ mission: 'Coup', letters: 1 })).to.equal(true)
    expect(marker({ mission: 'Coup' })).to.equal(false)
    expect(marker({ mission: 'Diplomacy', letters: 1 })).to.equal(false)
  })
})

describe('Gather Information', () => {
  const enemies: Position = {
    characters: { Gelba: { place: 'Solvia Wild' }, Redjac: { place: 'Horon Liquid' } },
    units: { ...units(['Line 1', 'Militia 1'], 'Solvia Wild'), ...units(['Patrol 1'], 'Horon Liquid') },
  }
  const sent = (letters: number): Sent => ({ mission: 'Gather Information', letters })

  it('lays open all enemies on the planet, and none elsewhere', () => {
    const { characters, units: shown } = stopped(sent(1), enemies)
    expect(characters['Gelba']?.detected).to.equal(true)
    expect(characters['Redjac']?.detected).to.equal(false)
    expect(characters['Kogus']?.detected).to.equal(false)
    expect(shown['Line 1']?.face).to.equal('open')
    expect(shown['Patrol 1']?.face).to.equal('mobile')
  })

  it('wins a point with two letters, and no more than one in a game', () => {
    expect(stopped(sent(1), enemies).points.Rebel).to.equal(0)
    expect(stopped(sent(2), enemies).points).to.deep.equal({ Rebel: 1, Imperial: 0 })
    expect(stopped(sent(2), { ...enemies, pointsScored: { Rebel: 1 } }).points.Rebel).to.equal(1)
  })
})

describe('Free Prisoners', () => {
  const held: Position = {
    units: units(['Line 1']),
    characters: {
      'Zina Adora': { place: PLACE },
      'Vudot Vodot': captive('Line 1'),
      'Rayner Derban': captive('Line 1'),
    },
  }
  const sent = (letters: number, pieces = ['Kogus', 'Zina Adora']): Sent => ({
    mission: 'Free Prisoners',
    letters,
    pieces,
  })
  const isHeld = ({ characters }: GameState, name: string) => characters[name]?.captive !== undefined

  it('frees a captive a letter, of the choice of the player, who joins the group', () => {
    const state = stopped(sent(1), held, [target('Rayner Derban')])
    expect(isHeld(state, 'Rayner Derban')).to.equal(false)
    expect(isHeld(state, 'Vudot Vodot')).to.equal(true)
    expect(stackIdOf(state, 'Rayner Derban')).to.equal(stackIdOf(state, 'Kogus'))
    expect(stackIdOf(state, 'Zina Adora')).to.equal(stackIdOf(state, 'Kogus'))
  })

  it('frees no more than there are', () => {
    const state = stopped(sent(3), held, [target('Rayner Derban')])
    expect(['Rayner Derban', 'Vudot Vodot'].some((name) => isHeld(state, name))).to.equal(false)
  })

  it('leaves those whom a Rebel Camp frees where they are', () => {
    const camp = { ...held, environs: { [PLACE]: { camp: 'established' } }, ...solvia({ loyalty: 'Loyal' }) } as const
    const state = stopped(sent(1, [`Rebel Camp ${PLACE}`]), camp, [target('Rayner Derban')])
    expect(isHeld(state, 'Rayner Derban')).to.equal(false)
    expect(environOf(state, 'Rayner Derban')).to.equal(PLACE)
  })

  it('leaves them captive without a letter', () => {
    expect(isHeld(stopped(sent(0), held), 'Rayner Derban')).to.equal(true)
  })
})

describe('Assassination', () => {
  const sent: Sent = { mission: 'Assassination', target: 'Gelba' }
  const there: Position = { characters: { Gelba: { place: PLACE, detected: true } } }
  const failed = (die: DieFace, more: Position = {}) =>
    stopped(sent, { ...there, ...more }, [], [{ purpose: 'assassination-failed', die }])
  const fate = (state: GameState) => {
    const { place, captive: held } = state.characters['Kogus'] ?? {}
    return place === 'killed' ? 'killed' : held === undefined ? 'unharmed' : 'captured'
  }

  it('kills whom it names', () => {
    const state = drawn(sent, 76, there)
    expect(state.characters['Gelba']?.place).to.equal('killed')
    expect(fate(state)).to.equal('unharmed')
  })

  it('costs a die when it fails: nothing, capture or death', () => {
    const faces = [1, 2, 3, 4, 5, 6] as const
    expect(faces.map((die) => fate(failed(die, { units: units(['Line 1']) })))).to.deep.equal([
      ...['unharmed', 'unharmed', 'unharmed'],
      ...['captured', 'captured', 'killed'],
    ])
    expect(failed(6).characters['Gelba']?.place).not.to.equal('killed')
  })

  it('costs none when an event ends it', () => {
    // Card 74 in an Urban environ: an agent reveals the mission.
    const state = drawn(sent, 74, there)
    expect(state.groups[0]?.status).to.equal('aborted')
    expect(fate(state)).to.equal('unharmed')
  })
})

describe('Start Rebel Camp', () => {
  it('founds a camp that is new', () => {
    const state = drawn({ mission: 'Start Rebel Camp' }, 90, solvia({ loyalty: 'Loyal' }))
    expect(state.environs[PLACE]?.camp).to.equal('new')
  })

  it('leaves a camp that stands there as it is', () => {
    const there = { ...solvia({ loyalty: 'Loyal' }), environs: { [PLACE]: { camp: 'established' } } } as const
    expect(drawn({ mission: 'Start Rebel Camp' }, 90, there).environs[PLACE]?.camp).to.equal('established')
  })

  const camp: Position = { environs: { [PLACE]: { camp: 'established' } } }
  const campAfter = (loyalty: 'Loyal' | 'Neutral', letters: number, names: readonly string[]) =>
    stopped({ mission: 'Diplomacy', letters }, { ...camp, ...solvia({ loyalty }), units: units(names) }).environs[PLACE]
      ?.camp

  it('is lost when loyalty turns to Dissent, and not before', () => {
    expect(campAfter('Loyal', 1, [])).to.equal('established')
    expect(campAfter('Neutral', 1, [])).to.equal('none')
  })

  it('is lost to Imperial units of the size of the environ and three more', () => {
    expect(campAfter('Loyal', 1, ['Line 1', 'Line 2'])).to.equal('established') // 6 against 4 + 3
    expect(campAfter('Loyal', 1, ['Line 1', 'Line 2', 'Militia 1'])).to.equal('none') // 7
  })
})

describe('Subvert Troops', () => {
  const kinds = (state: GameState) => Object.values(state.units).map(({ kind }) => kind)
  const subvert = (letters: number, names: readonly string[], answers: Answer[] = []) =>
    stopped({ mission: 'Subvert Troops', letters }, { units: units(names) }, answers)

  it('turns a Militia into a Rebel 1-0 of the environ', () => {
    const state = subvert(1, ['Militia 1', 'Line 1'])
    expect(kinds(state)).to.have.members(['Line', 'Rebel Urban 1-0'])
    expect(unitsIn(state, PLACE, 'Rebel')).to.have.length(1)
  })

  it('has no use for one letter without a Militia, nor for two with one Militia', () => {
    expect(kinds(subvert(1, ['Line 1']))).to.deep.equal(['Line'])
    expect(kinds(subvert(2, ['Militia 1']))).to.deep.equal(['Militia'])
  })

  it('turns two Militia, a Patrol or a Line into a Rebel 2-1', () => {
    const garrison = ['Militia 1', 'Militia 2', 'Patrol 1', 'Line 1']
    const left = (...lost: string[]) => kinds(subvert(2, garrison, [target(lost)]))
    expect(left('Militia 1', 'Militia 2')).to.have.members(['Patrol', 'Line', 'Rebel Urban 2-1'])
    expect(left('Patrol 1')).to.have.members(['Militia', 'Militia', 'Line', 'Rebel Urban 2-1'])
    expect(left('Line 1')).to.have.members(['Militia', 'Militia', 'Patrol', 'Rebel Urban 2-1'])
  })
})

describe('Scavenge for Possessions', () => {
  const pick: TapeEntry = { purpose: 'possession-card', prefer: ['Scanner'] }
  const sent: Sent = { mission: 'Scavenge for Possessions', pieces: ['Kogus', 'Zina Adora'], place: 'Cercis Wild' }

  it('brings one card, for a member of the group', () => {
    const state = drawn(sent, 68, {}, [{ purpose: 'recipient', value: 'Zina Adora' }], [pick])
    expect(state.possessions).to.deep.equal({
      Scanner: { place: 'held', holder: 'Zina Adora', revealed: false },
    })
  })

  it('brings a spaceship to fly with', () => {
    const ship: TapeEntry = { purpose: 'possession-card', prefer: ['Solar Merchant'] }
    const state = drawn({ ...sent, pieces: ['Kogus'] }, 68, {}, [], [ship])
    expect(state.ships['Solar Merchant']?.holder).to.deep.equal({ character: 'Kogus' })
  })

  it('brings nothing without its letter', () => {
    expect(stopped(sent).possessions).to.deep.equal({})
  })
})

describe('Gain Characters', () => {
  const gain = (name: string, more: Position = {}) =>
    drawn({ mission: 'Gain Characters' }, 75, more, [], [{ purpose: 'character', prefer: [name] }])

  it('brings one of one’s own side to the group', () => {
    const state = gain('Odene Hobar')
    expect(stackIdOf(state, 'Odene Hobar')).to.equal(stackIdOf(state, 'Kogus'))
    expect(Object.keys(state.characters)).to.deep.equal(['Kogus', 'Odene Hobar'])
  })

  it('never brings an enemy, nor one who is dead', () => {
    const state = gain('Barca', { characters: { 'Zina Adora': { place: 'killed' } } })
    expect(state.characters).not.to.have.property('Barca')
    expect(
      gain('Zina Adora', { characters: { 'Zina Adora': { place: 'killed' } } }).characters['Zina Adora']?.place,
    ).to.equal('killed')
  })

  it('brings his spaceship along, unless it is in play', () => {
    expect(gain('Boccanegra').ships['Planetary Privateer']?.holder).to.deep.equal({ character: 'Boccanegra' })
    const taken = gain('Boccanegra', { ships: { 'Planetary Privateer': { holder: 'Kogus' } } })
    expect(taken.ships['Planetary Privateer']?.holder).to.deep.equal({ character: 'Kogus' })
  })
})

describe('Start and Stop Rebellion', () => {
  it('lead into Rebellion at Unrest with one letter, and nowhere else', () => {
    const rebel = (loyalty: 'Dissent' | 'Unrest') =>
      drawn({ mission: 'Start Rebellion' }, 80, solvia({ loyalty }), [{ purpose: 'rebel-units', value: [] }]).planets[
        'Solvia'
      ]?.state
    expect(rebel('Unrest')).to.equal('Rebellion')
    expect(rebel('Dissent')).to.equal('Imperial Control')
  })

  it('end a rebellion with two letters, and leave Unrest', () => {
    const stop = (letters: number) =>
      stopped(
        { mission: 'Stop Rebellion', pieces: ['Gelba'], letters, player: 'Imperial' },
        solvia({ state: 'Rebellion' }),
      ).planets['Solvia']
    expect(stop(1)?.state).to.equal('Rebellion')
    expect(stop(2)).to.include({ state: 'Rebellion Stopped', loyalty: 'Unrest', rebelControlMarker: 'Unrest' })
  })

  it('cannot be ordered of a mission that is over', () => {
    const state = stopped({ mission: 'Sabotage' })
    expect(outcome(state, 'Rebel', { type: 'stop', environ: PLACE })).to.match(/no such mission/)
  })
})
