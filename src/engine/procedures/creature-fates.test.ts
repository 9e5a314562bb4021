import { describe, it } from 'node:test'
import { expect } from 'chai'
import { creatureNamed } from '../../components/charts/creatures'
import type { Position } from '../../protocol/schema/position'
import { scriptedChance } from '../chance'
import { startPlay } from '../play'
import { printedRulebook } from '../rulebook'
import { creatureAttack } from './creature-attack'
import { always, attacked, breakOffs, PLACE } from './creature-attack.fixture'

/** What creatures do to a group beside wounds. Frun Sentel has Combat 5: columns in brackets. */

const GROUP = ['Frun Sentel']
const held = (...names: readonly string[]): Position => ({
  possessions: Object.fromEntries(names.map((name) => [name, { place: 'held', holder: 'Frun Sentel' }])),
})

describe('a creature that survives its rounds', () => {
  it('costs the bonus draws, and the combat goes on: Hysnatons', () => {
    // 5 to 5 [0] twice, without a wound; then two wounds, and 3 to 5 [-3..-2] two more.
    const { group, bonusDraws } = attacked({
      creature: 'Hysnatons',
      group: GROUP,
      def: [1, 1, 1, 1],
      att: [5, 5, 1, 2],
    })
    expect([group.bonusDraws, bonusDraws]).to.deep.equal(['none', 0])
  })

  it('costs nothing if it dies in the second, or if nobody waits for it', () => {
    const dead = attacked({ creature: 'Hysnatons', group: GROUP, def: [1, 1], att: [1, 2] })
    expect(dead.group.bonusDraws).to.equal(0)
    const left = attacked({
      creature: 'Hysnatons',
      group: GROUP,
      def: [1],
      att: [5],
      off: [1],
      answers: breakOffs('none', 'all'),
    })
    expect(left.group.bonusDraws).to.equal(0)
  })

  it('robs the group of one possession, by chance, and goes: Muggers', () => {
    // 5 to 5 [0] three times, without a wound; nobody gets away.
    const three = { creature: 'Muggers', group: GROUP, def: [1, 1, 1], att: [5, 5, 5] } as const
    const run = [always('break-off', 'all')]
    expect(attacked({ ...three, answers: run, told: held('Scanner') }).state.possessions).to.deep.equal({})
    const picks = [{ purpose: 'possession-card', prefer: ['Charsot'] }]
    const { possessions } = attacked({ ...three, picks, told: held('Scanner', 'Charsot') }).state
    expect(Object.keys(possessions)).to.deep.equal(['Scanner'])
    expect(attacked(three).state.possessions).to.deep.equal({})
  })

  it('robs nobody if it is beaten', () => {
    const beaten = attacked({ creature: 'Muggers', group: GROUP, def: [1, 1], att: [1, 2], told: held('Scanner') })
    expect(Object.keys(beaten.state.possessions)).to.deep.equal(['Scanner'])
  })

  describe('and is after a ship: Rotron', () => {
    const ship: Position = { ships: { Explorer: { holder: 'Frun Sentel' } } }
    const shipsAfter = (att: readonly (1 | 5)[], told: Position = ship) =>
      Object.keys(attacked({ creature: 'Rotron', group: GROUP, att, told }).state.ships)

    it('damages it, and wounds nobody', () => {
      // 3 to 5 and 2 to 5 [-3..-2]: one wound each.
      expect(shipsAfter([5, 5])).to.deep.equal([])
    })

    it('does not damage it if it is beaten', () => {
      expect(shipsAfter([1])).to.deep.equal(['Explorer'])
    })

    it('has the ship of those who run', () => {
      const run = { creature: 'Rotron', group: GROUP, off: [1], answers: breakOffs('all'), told: ship } as const
      expect(attacked(run).state.ships).to.deep.equal({})
    })

    it('does nothing to a group without a ship', () => {
      expect(shipsAfter([], {})).to.deep.equal([])
      const other: Position = { ships: { Explorer: { holder: 'Tourag' } }, ...alsoThere('Tourag') }
      expect(shipsAfter([], other)).to.deep.equal(['Explorer'])
    })
  })
})

/** Somebody stands by who is not of the group. */
const alsoThere = (name: string): Position => ({
  characters: { 'Frun Sentel': { place: PLACE }, [name]: { place: PLACE } },
})

describe('a creature that the people hate', () => {
  const loyalty = (attack: Omit<Parameters<typeof attacked>[0], 'creature' | 'group'>, group = GROUP) =>
    attacked({
      creature: 'Synestins',
      group,
      ...attack,
      told: { ...attack.told, planets: { Cercis: { state: 'Imperial Control', loyalty: 'Neutral' } } },
    }).state.planets['Cercis']?.loyalty

  it('brings loyalty to the Rebels who destroy it', () => {
    // 5 to 5 [0]; 3 to 5 [-3..-2].
    expect(loyalty({ def: [1, 1], att: [1, 2] })).to.equal('Dissent')
    expect(loyalty({ off: [1], answers: breakOffs('all') })).to.equal('Neutral')
  })

  it('brings nothing to the Emperor', () => {
    const barca = { playerTurn: 'Imperial' } satisfies Position
    expect(loyalty({ def: [1, 1], att: [1, 2], told: barca }, ['Barca'])).to.equal('Neutral')
  })
})

describe('a creature that does not fight', () => {
  const draws = (creature: string | undefined, group: readonly string[]) =>
    creature === undefined
      ? attacked({ creature: 'Morna', group }).bonusDraws
      : attacked({ creature, group }).bonusDraws
  // Doctor Sontag: two of his own for Gather Information, and his Intelligence; no Morna attacks a diplomat.
  const plain = () => draws(undefined, ['Doctor Sontag'])

  it('takes one bonus draw: Chlorofix', () => {
    expect(plain()).to.be.greaterThan(1)
    expect(draws('Chlorofix', ['Doctor Sontag'])).to.equal(plain() - 1)
  })

  it('takes all bonus draws: Sandiabs, Valaterix', () => {
    expect(draws('Sandiabs', ['Doctor Sontag'])).to.equal(0)
    expect(draws('Valaterix', ['Doctor Sontag'])).to.equal(0)
  })

  it('takes them where nobody is clever enough: Fog', () => {
    expect(draws('Fog', ['Doctor Sontag'])).to.equal(plain())
    expect(attacked({ creature: 'Fog', group: ['Scott Rubel'] }).group.bonusDraws).to.equal('none')
  })

  it('wounds each by four less the best Intelligence: Crunge', () => {
    expect(attacked({ creature: 'Crunge', group: ['Scott Rubel', 'Kogus'] }).wounds).to.deep.equal([2, 2])
    expect(attacked({ creature: 'Crunge', group: ['Scott Rubel', 'Doctor Sontag'] }).wounds).to.deep.equal([0, 0])
  })

  describe('and gives: Zop', () => {
    const picks = [{ purpose: 'possession-card', prefer: ['Explorer', 'Scanner'] }]

    it('a possession that is no ship, to a Rebel, once', () => {
      const { state } = attacked({ creature: 'Zop', group: GROUP, picks })
      expect(state.possessions).to.deep.equal({
        Scanner: { place: 'held', holder: 'Frun Sentel', revealed: false },
      })
      const { play } = startPlay(state, printedRulebook, scriptedChance([]), [])
      for (const group of state.groups) creatureAttack(play, group, creatureNamed('Zop'))
      expect(play.state()).to.deep.equal(state)
    })

    it('nothing to the Imperial Player', () => {
      const { state } = attacked({ creature: 'Zop', group: ['Barca'], told: { playerTurn: 'Imperial' } })
      expect(state.possessions).to.deep.equal({})
    })
  })
})
