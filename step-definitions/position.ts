import { Given, Then } from '@cucumber/cucumber'
import { type ControlState, type Player, SCENARIOS } from '../src/components/names'
import type { Moment, PdbWords } from './parameter-types'
import type { FitgWorld } from './world'

Given('the scenario {string}', function (this: FitgWorld, name: string) {
  const scenario = SCENARIOS.find((candidate) => candidate === name)
  if (scenario === undefined) throw new Error(`there is no scenario "${name}"`)
  this.tell({ scenario })
})

Given("it is the {side} Player's {moment}", function (this: FitgWorld, player: Player, moment: Moment) {
  this.tell({ playerTurn: player, ...moment })
})

Given('the changed PDB rule is in force', function (this: FitgWorld) {
  this.playBy('changed')
})

Given('{planet} is {control}', function (this: FitgWorld, planet: string, state: ControlState) {
  this.tellOf('planets', planet, { state })
})

Given('the PDB on {planet} is {pdb}', function (this: FitgWorld, planet: string, pdb: PdbWords) {
  this.tellOf('planets', planet, { pdb })
})

Then('the PDB on {planet} should be {pdb}', function (this: FitgWorld, planet: string, pdb: PdbWords) {
  this.expectSeen(`the status of the PDB on ${planet}`, ['planets', planet, 'pdb', 'status'], pdb.status)
  this.expectSeen(`the level of the PDB on ${planet}`, ['planets', planet, 'pdb', 'level'], pdb.level)
})
