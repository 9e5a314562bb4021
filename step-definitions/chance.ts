import { Given, Then } from '@cucumber/cucumber'
import type { DieFace, Player } from '../src/components/names'
import type { DiePurpose } from '../src/protocol/vocabulary'
import { diceInWords } from './parameter-types'
import type { FitgWorld } from './world'

Given('the {dice} die/dice will be {numbers}', function (this: FitgWorld, purpose: DiePurpose, faces: DieFace[]) {
  this.foresee(...faces.map((die) => ({ purpose, die })))
})

/** Dice that are there to be left alone: an order that takes one shows it. */
Given('the {dice} die/dice would be {numbers}', function (this: FitgWorld, purpose: DiePurpose, faces: DieFace[]) {
  this.tempt(...faces.map((die) => ({ purpose, die })))
})

Then('{int} {dice} die/dice should be rolled', function (this: FitgWorld, count: number, purpose: DiePurpose) {
  expectRolled(this, count, purpose)
})

Then('no {dice} die should be rolled', function (this: FitgWorld, purpose: DiePurpose) {
  expectRolled(this, 0, purpose)
})

function expectRolled(world: FitgWorld, count: number, purpose: DiePurpose): void {
  const rolled = world.rolled(purpose)
  if (rolled !== count) {
    const dice = `${diceInWords(purpose)} ${count === 1 ? 'die' : 'dice'}`
    world.violated(`${count} ${dice} should be rolled, and ${rolled} ${rolled === 1 ? 'was' : 'were'}`, count, rolled)
  }
}

Given('the {side} Player will give up {pieces}', function (this: FitgWorld, _player: Player, pieces: string[]) {
  this.answerInAdvance({ purpose: 'losses', value: pieces })
})
