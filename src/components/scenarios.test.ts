import { describe, it } from 'node:test'
import { expect } from 'chai'
import { CHARACTERS } from './characters'
import { planetNamed, starSystemNamed } from './map'
import { PLAYERS, SCENARIOS } from './names'
import { SCENARIO_CARDS, scenarioNamed, VICTORY_POINTS } from './scenarios'
import { SHIPS } from './ships'
import { UNIT_KINDS } from './units'

const scenarios = [...SCENARIO_CARDS.values()]
const egrix = scenarioNamed('Flight to Egrix')
const varu = scenarioNamed('The Varu Powderkeg')

describe('The scenarios', () => {
  it('are the two of the Star System game', () => {
    expect([...SCENARIO_CARDS.keys()]).to.deep.equal([...SCENARIOS])
    expect(scenarios.map(({ name }) => name)).to.deep.equal([...SCENARIOS])
  })

  it('set up every planet of their star system', () => {
    for (const { system, planets } of scenarios) {
      expect(planets.map(({ name }) => name)).to.deep.equal(starSystemNamed(system).planets)
    }
  })

  it('take the loyalties from the S marks in Egrix and from the A marks in Varu', () => {
    for (const { name, loyalty } of egrix.planets) expect(loyalty).to.equal(planetNamed(name).loyaltyStart)
    for (const { name, loyalty, state } of varu.planets) {
      const { loyaltyArmageddon, armageddonRebelControlled } = planetNamed(name)
      expect(loyalty).to.equal(armageddonRebelControlled ? undefined : loyaltyArmageddon)
      expect(state).to.equal(armageddonRebelControlled ? 'Rebel Control' : 'Imperial Control')
    }
  })

  it('start with every PDB Up, at the printed level', () => {
    const levels = scenarios.map(({ planets }) => planets.map(({ pdbLevel }) => pdbLevel))
    expect(levels).to.deep.equal([
      [1, 2, 0],
      [1, 2, 1],
    ])
    for (const { pdbStatus } of scenarios.flatMap(({ planets }) => planets)) expect(pdbStatus).to.equal('Up')
  })

  it('give to each player characters, ships and units of his own', () => {
    for (const { forces } of scenarios) {
      for (const player of PLAYERS) {
        for (const name of forces[player].characters) expect(CHARACTERS.get(name)?.player, name).to.equal(player)
        for (const name of forces[player].ships) expect(SHIPS.get(name)?.player, name).to.equal(player)
        for (const kind of Object.keys(forces[player].units)) {
          expect(UNIT_KINDS.get(kind)?.player, kind).to.equal(player)
        }
      }
    }
  })

  it('cast three and four Rebels against two Imperial characters', () => {
    const casts = scenarios.map(({ forces }) => PLAYERS.map((player) => forces[player].characters.length))
    expect(casts).to.deep.equal([
      [3, 2],
      [4, 2],
    ])
  })

  it('give the Rebel of Varu units that fit the environs of Cercis', () => {
    const types = Object.keys(varu.forces.Rebel.units).map((kind) => UNIT_KINDS.get(kind)?.environType)
    expect(types.map((type) => `Cercis ${type}`)).to.have.members([...planetNamed('Cercis').environs])
    expect(varu.forces.Rebel.units).to.deep.equal({ 'Rebel Subterranean 2-1': 1, 'Rebel Wild 2-1': 2 })
  })

  it('are won by the printed Victory Points in the printed time', () => {
    expect(scenarios.map(({ gameTurns, rebelWinsAt }) => [gameTurns, rebelWinsAt])).to.deep.equal([
      [6, 12],
      [7, 20],
    ])
  })

  it('score the printed Victory Points', () => {
    expect(VICTORY_POINTS.planet).to.deep.equal({ rebelControlled: 9, inRebellion: 6, unrest: 3, patriotic: -2 })
    expect(VICTORY_POINTS.imperialCharacter).to.deep.equal({ killed: 1, captured: 2 })
    expect(VICTORY_POINTS.rebelCharacter).to.deep.equal({ killed: -1, captured: -2 })
    expect(VICTORY_POINTS.gatherInformation).to.deep.equal({ Rebel: 1, Imperial: -1, letters: 2, most: 1 })
  })
})
