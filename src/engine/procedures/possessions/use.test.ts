import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../../protocol/schema/position'
import { scriptedChance } from '../../chance'
import type { OrderOf } from '../../orders'
import { startPlay } from '../../play'
import { after, outcome, passed, rolls } from '../../playing.fixture'
import { printedRulebook } from '../../rulebook'
import type { Moment } from '../../rules/sequence'
import { stateOf } from '../../server/told'
import type { GameState } from '../../state'
import { bonusDrawsOf } from '../missions/finish'
import { ratingOf } from '../ratings'

/** Adam Starlight bears something in Solvia Wild, unless it is told otherwise. */
const bearing = (possession: string, told: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    phase: 'Mission',
    ...told,
    characters: { 'Adam Starlight': { place: 'Solvia Wild' }, ...told.characters },
    possessions: { [possession]: { place: 'held', holder: 'Adam Starlight' }, ...told.possessions },
  })

type Use = Omit<OrderOf<'use'>, 'type'>

const used = (state: GameState, use: Use, die?: 1 | 2 | 3 | 4 | 5 | 6) =>
  after(
    state,
    'Rebel',
    { type: 'use', ...use },
    { dice: die === undefined ? [] : rolls({ 'possession-repair': [die] }) },
  )

const objection = (state: GameState, use: Use, player: 'Rebel' | 'Imperial' = 'Rebel') =>
  outcome(state, player, { type: 'use', ...use })

const drawsIn = (state: GameState) => {
  const { play } = startPlay(state, printedRulebook, scriptedChance([]), [])
  const [group] = state.groups
  return group === undefined ? undefined : bonusDrawsOf(play, group)
}

describe('possessions for bonus draws', () => {
  const on = (mission: string, possession: string) =>
    bearing(possession, {
      characters: { Redjac: { place: 'Solvia Wild', detected: true } },
      missionGroups: [{ pieces: ['Adam Starlight'], mission, environ: 'Solvia Wild', target: 'Redjac' }],
    })

  it('add what their card says for this mission, and are gone if they are for one use', () => {
    const rows = [
      ["High Energy Sniper's Rifle", 'Assassination', 1, 'held'],
      ["Assassin's Blade", 'Assassination', 3, 'destroyed'],
      ['Cache of Rare Gems', 'Assassination', 2, undefined],
      ['Cache of Rare Gems', 'Sabotage', 2, undefined],
    ] as const
    for (const [possession, mission, gain, place] of rows) {
      const before = on(mission, possession)
      const then = used(before, { possession, for: 'bonus draws' })
      expect(Number(drawsIn(then)) - Number(drawsIn(before)), possession).to.equal(gain)
      expect(then.possessions[possession]?.place).to.equal(place)
    }
  })

  it('are not declared where they bring none, twice, or without a mission', () => {
    expect(
      objection(on('Start Rebellion', 'Cache of Rare Gems'), { possession: 'Cache of Rare Gems', for: 'bonus draws' }),
    ).to.be.a('string')
    const rifle = { possession: "High Energy Sniper's Rifle", for: 'bonus draws' }
    expect(objection(used(on('Assassination', rifle.possession), rifle), rifle)).to.be.a('string')
    expect(objection(bearing(rifle.possession), rifle)).to.be.a('string')
    expect(objection(on('Assassination', 'Scanner'), { possession: 'Scanner', for: 'bonus draws' })).to.be.a('string')
  })
})

describe('the Helian Drug', () => {
  const take = { possession: 'Helian Drug', for: 'rating', target: 'navigation' }

  it('adds 2 to one rating of its bearer, and is out of play', () => {
    const state = used(bearing('Helian Drug'), take)
    const ratings = (['navigation', 'combat'] as const).map((rating) => ratingOf(state, 'Adam Starlight', rating))
    expect(ratings).to.deep.equal([6, 3])
    expect(state.possessions['Helian Drug']?.place).to.equal('destroyed')
    expect(objection(bearing('Helian Drug'), { ...take, target: 'charm' })).to.be.a('string')
  })

  it('wears off where the segment of its use would begin, should it not come up', () => {
    const declaredIn = { gameTurn: 2, player: 'Rebel', phase: 'Mission', segment: 'Mission Action' } as const
    const effect = { possession: 'Helian Drug', character: 'Kogus', rating: 'combat', declaredIn } as const
    const wearsOff = (now: Partial<Moment>) =>
      printedRulebook.possessions.wearsOff(effect, { gameTurn: 3, player: 'Rebel', phase: 'End', ...now })
    expect(wearsOff({ gameTurn: 2 })).to.equal(false)
    expect(wearsOff({ gameTurn: 2, player: 'Imperial' })).to.equal(false)
    expect(wearsOff({ phase: 'Mission', segment: 'Mission Assignment' })).to.equal(false)
    expect(wearsOff({ phase: 'Mission', segment: 'Mission Action' })).to.equal(true)
    expect(wearsOff({})).to.equal(true)
  })

  it('lets whom it has kept alive die when it wears off', () => {
    const told: Position = {
      gameTurn: 2,
      phase: 'Operations',
      segment: 'Movement',
      playerTurn: 'Imperial',
      characters: { 'Adam Starlight': { place: 'Solvia Wild', wounds: 4 }, Kogus: { place: 'Solvia Urban' } },
      possessions: { 'Helian Drug': { place: 'destroyed' } },
      effects: [
        {
          possession: 'Helian Drug',
          character: 'Adam Starlight',
          rating: 'endurance',
          declaredIn: { gameTurn: 1, playerTurn: 'Imperial', segment: 'Enemy Reaction' },
        },
      ],
    }
    const state = passed(bearing('Scanner', told), 'Imperial')
    expect(state.characters['Adam Starlight']?.place).to.equal('killed')
    expect(state.possessions['Scanner']?.place).to.equal('destroyed')
  })
})

describe('the Scrambler', () => {
  const scramble = { possession: 'Scrambler', for: 'PDB down', target: 'Solvia' }

  it('puts an enemy PDB Down that is Up on the planet of its bearer, and breaks on a 3', () => {
    const state = used(bearing('Scrambler'), scramble, 2)
    expect(state.planets['Solvia']?.pdb.status).to.equal('Down')
    expect(state.possessions['Scrambler']).to.deep.equal({ place: 'held', holder: 'Adam Starlight', revealed: true })
    expect(used(bearing('Scrambler'), scramble, 3).possessions).to.deep.equal({})
  })

  it('does nothing to a PDB that is Down, on another planet, or one that serves the Rebel Player', () => {
    const down: Position = { planets: { Solvia: { pdb: { level: 2, status: 'Down' } } } }
    expect(objection(bearing('Scrambler', down), scramble)).to.be.a('string')
    expect(objection(bearing('Scrambler'), { ...scramble, target: 'Horon' })).to.be.a('string')
    const own: Position = { characters: { 'Adam Starlight': { place: 'Cercis Wild' } } }
    expect(objection(bearing('Scrambler', own), { ...scramble, target: 'Cercis' })).to.be.a('string')
  })
})

describe('Cervac Mk V', () => {
  const gelba: Position = {
    phase: 'Search',
    characters: { Gelba: { place: 'Solvia Urban', detected: true }, Redjac: { place: 'Solvia Urban' } },
  }
  const disable = { possession: 'Cervac Mk V', for: 'disable', target: 'Gelba' }
  const order = (environ: string, characters: string[]) =>
    ({ type: 'declare-searches', searches: [{ environ, by: 'characters', characters }] }) as const

  it('keeps a detected enemy on the planet from acting for one phase', () => {
    const told: Position = {
      ...gelba,
      phase: 'Operations',
      segment: 'Enemy Reaction',
      characters: { ...gelba.characters, 'Adam Starlight': { place: 'Solvia Wild', detected: true } },
    }
    const before = bearing('Cervac Mk V', told)
    const react = { type: 'react', pieces: ['Gelba'], to: 'Solvia Wild' } as const
    expect(outcome(before, 'Imperial', react)).not.to.be.a('string')
    const state = used(before, disable, 4)
    expect(outcome(state, 'Imperial', react)).to.be.a('string')
    expect(passed(state, 'Imperial', 'Rebel', 'Imperial').effects).to.deep.equal([])
  })

  it('keeps him from searching', () => {
    const told: Position = {
      ...gelba,
      characters: {
        Gelba: { place: 'Solvia Wild', detected: true },
        'Adam Starlight': { place: 'Solvia Wild', detected: true },
      },
    }
    const before = bearing('Cervac Mk V', told)
    expect(outcome(before, 'Imperial', order('Solvia Wild', ['Gelba']))).not.to.be.a('string')
    expect(outcome(used(before, disable, 4), 'Imperial', order('Solvia Wild', ['Gelba']))).to.be.a('string')
  })

  it('leaves alone who is undetected, on another planet, or a friend', () => {
    const state = bearing('Cervac Mk V', gelba)
    expect(objection(state, { ...disable, target: 'Redjac' })).to.be.a('string')
    expect(objection(state, { ...disable, target: 'Adam Starlight' })).to.be.a('string')
    const far: Position = { ...gelba, characters: { Gelba: { place: 'Horon Liquid', detected: true } } }
    expect(objection(bearing('Cervac Mk V', far), disable)).to.be.a('string')
  })
})

describe('the Medi-Kit', () => {
  const heal = { possession: 'Medi-Kit of Ptolus', for: 'heal' }
  const wounded: Position = {
    phase: 'Operations',
    segment: 'Movement',
    characters: {
      'Adam Starlight': { place: 'Solvia Wild', wounds: 1 },
      Kogus: { place: 'Solvia Wild', wounds: 3 },
      Gelba: { place: 'Solvia Wild', wounds: 1, captive: { by: 'Rebel', guard: 'Kogus' } },
      'Zina Adora': { place: 'Solvia Urban', wounds: 1 },
    },
  }

  it('heals its bearer and his friends, and nobody else', () => {
    const { characters } = used(bearing(heal.possession, wounded), heal, 5)
    const wounds = Object.fromEntries(Object.entries(characters).map(([name, row]) => [name, row.wounds]))
    expect(wounds).to.deep.equal({ 'Adam Starlight': 0, Kogus: 0, Gelba: 1, 'Zina Adora': 1 })
  })

  it('is for the start of the Rebel player-turn', () => {
    const begun = after(bearing(heal.possession, wounded), 'Rebel', {
      type: 'move',
      pieces: ['Zina Adora'],
      to: 'Solvia Subterranean',
    })
    expect(objection(begun, heal)).to.be.a('string')
    expect(
      objection(bearing(heal.possession, { ...wounded, phase: 'Mission', segment: 'Mission Assignment' }), heal),
    ).to.be.a('string')
  })
})

describe('the Cache of Rare Gems', () => {
  const buy = { possession: 'Cache of Rare Gems', for: 'buy ship', target: 'Explorer' }

  it('buys a ship out of the deck, and goes into it', () => {
    const state = used(bearing(buy.possession), buy)
    expect(state.ships['Explorer']?.holder).to.deep.equal({ character: 'Adam Starlight' })
    expect(state.possessions).to.deep.equal({})
  })

  it('buys no S-XIII, no ship that is in play, nothing else, and none for who has one', () => {
    const taken: Position = {
      characters: { Kogus: { place: 'Solvia Wild' } },
      ships: { Explorer: { holder: 'Kogus' } },
    }
    expect(objection(bearing(buy.possession), { ...buy, target: 'S-XIII' })).to.be.a('string')
    expect(objection(bearing(buy.possession), { ...buy, target: 'Scanner' })).to.be.a('string')
    expect(objection(bearing(buy.possession, taken), buy)).to.be.a('string')
    const own: Position = { ships: { 'Star Cruiser': { holder: 'Adam Starlight' } } }
    expect(objection(bearing(buy.possession, own), buy)).to.be.a('string')
  })
})

describe('a use', () => {
  it('is for the Rebel Player, of what somebody bears, and for what it is good for', () => {
    const use = { possession: 'Scrambler', for: 'PDB down', target: 'Solvia' }
    expect(objection(bearing('Scrambler'), use, 'Imperial')).to.be.a('string')
    expect(objection(bearing('Scanner'), use)).to.be.a('string')
    expect(objection(bearing('Scanner'), { ...use, possession: 'Scanner' })).to.be.a('string')
    expect(objection(bearing('Scrambler'), { ...use, for: 'show' })).to.be.a('string')
  })
})

describe('what possessions add to ratings', () => {
  it('is added for as long as they are borne', () => {
    const rows = [
      ["High Energy Sniper's Rifle", { combat: 4, intelligence: 2, diplomacy: 0 }],
      ['Cervac Mk V', { combat: 3, intelligence: 3, diplomacy: 0 }],
      ['Norrocks', { combat: 3, intelligence: 2, diplomacy: 0 }],
      ['Charsot', { combat: 3, intelligence: 2, diplomacy: 1 }],
      ['Advisor Android', { combat: 3, intelligence: 3, diplomacy: 1 }],
      ["Assassin's Blade", { combat: 3, intelligence: 2, diplomacy: 0 }],
    ] as const
    for (const [possession, ratings] of rows) {
      const state = bearing(possession)
      const found = { ...ratings }
      for (const rating of ['combat', 'intelligence', 'diplomacy'] as const)
        expect({ [rating]: ratingOf(state, 'Adam Starlight', rating) }, possession).to.deep.equal({
          [rating]: found[rating],
        })
    }
  })
})
