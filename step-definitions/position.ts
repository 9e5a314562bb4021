import { Given, Then } from '@cucumber/cucumber'
import {
  type Controller,
  type ControlState,
  type EnvironType,
  type Player,
  SCENARIOS,
  type ScenarioName,
} from '../src/components/names'
import type { Moment, PdbWords } from './parameter-types'
import type { FitgWorld } from './world'

Given('the scenario {string}', function (this: FitgWorld, name: string) {
  this.tell({ scenario: scenarioCalled(name) })
})

Given('the Imperial Player began with {int} spaceship(s)', function (this: FitgWorld, count: number) {
  this.tell({ atStart: { imperialShips: count } })
})

/** The whole printed set-up, before anything is placed. */
Given('a new game of {string}', function (this: FitgWorld, name: string) {
  this.begin(scenarioCalled(name))
})

function scenarioCalled(name: string): ScenarioName {
  const scenario = SCENARIOS.find((candidate) => candidate === name)
  if (scenario === undefined) throw new Error(`there is no scenario "${name}"`)
  return scenario
}

Given('the star system {string}', function (this: FitgWorld, system: string) {
  this.tell({ system })
})

Given('it is game-turn {int}', function (this: FitgWorld, gameTurn: number) {
  this.tell({ gameTurn })
})

Then('it should be game-turn {int}', function (this: FitgWorld, gameTurn: number) {
  this.expectSeen('the game-turn', ['gameTurn'], gameTurn)
})

Given("it is the {side} Player's {moment}", function (this: FitgWorld, player: Player, moment: Moment) {
  this.tellMoment(player, moment)
})

Then("it should be the {side} Player's {moment}", function (this: FitgWorld, player: Player, moment: Moment) {
  this.expectSeen('the phase', ['phase'], moment.phase)
  if (moment.segment !== undefined) this.expectSeen('the segment', ['segment'], moment.segment)
  this.expectSeen('the phasing player', ['playerTurn'], player)
})

Given('the changed PDB rule is in force', function (this: FitgWorld) {
  this.playBy('changed')
})

Given('{planet} is {control}', function (this: FitgWorld, planet: string, state: ControlState) {
  this.tellOf('planets', planet, { state })
})

Then('{planet} should be {control}', function (this: FitgWorld, planet: string, state: ControlState) {
  this.expectSeen(`the state of ${planet}`, ['planets', planet, 'state'], state)
})

Then(
  '{planet} should be controlled by {controller}',
  function (this: FitgWorld, planet: string, controller: Controller) {
    this.expectSeen(`who controls ${planet}`, ['planets', planet, 'controller'], controller)
  },
)

Then('the type of {environ} should be {type}', function (this: FitgWorld, environ: string, type: EnvironType) {
  this.expectSeen(`the type of ${environ}`, ['environs', environ, 'type'], type)
})

Then('{environ} should be special', function (this: FitgWorld, environ: string) {
  this.expectSeen(`whether ${environ} is special`, ['environs', environ, 'special'], true)
})

Then('{environ} should not be special', function (this: FitgWorld, environ: string) {
  this.expectSeen(`whether ${environ} is special`, ['environs', environ, 'special'], false)
})

Given('the PDB on {planet} is {pdb}', function (this: FitgWorld, planet: string, pdb: PdbWords) {
  this.tellOf('planets', planet, { pdb })
})

Then('the PDB on {planet} should be {pdb}', function (this: FitgWorld, planet: string, pdb: PdbWords) {
  this.expectSeen(`the status of the PDB on ${planet}`, ['planets', planet, 'pdb', 'status'], pdb.status)
  this.expectSeen(`the level of the PDB on ${planet}`, ['planets', planet, 'pdb', 'level'], pdb.level)
})
