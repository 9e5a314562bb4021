import { Given, Then, When } from '@cucumber/cucumber'
import type { Loyalty, Player } from '../src/components/names'
import type { RaisedUnits } from './parameter-types'
import type { FitgWorld } from './world'

/** Loyalty, rebellion, and the units that it raises. */

Given('the loyalty of {planet} is {loyalty}', function (this: FitgWorld, planet: string, loyalty: Loyalty) {
  this.tellOf('planets', planet, { loyalty })
})

Then('the loyalty of {planet} should be {loyalty}', function (this: FitgWorld, planet: string, loyalty: Loyalty) {
  this.expectSeen(`the loyalty of ${planet}`, ['planets', planet, 'loyalty'], loyalty)
})

Then(
  'the Rebel Control marker of {planet} should be on {loyalty}',
  function (this: FitgWorld, planet: string, loyalty: Loyalty) {
    this.expectSeen(`the Rebel Control marker of ${planet}`, ['planets', planet, 'rebelControlMarker'], loyalty)
  },
)

Given(
  'the Rebel Control marker of {planet} is on {loyalty}',
  function (this: FitgWorld, planet: string, loyalty: Loyalty) {
    this.tellOf('planets', planet, { rebelControlMarker: loyalty })
  },
)

Given('{planet} has rebelled in this phase', function (this: FitgWorld, planet: string) {
  this.tellOf('planets', planet, { rebelledThisPhase: true })
})

Given('the Rebel Player will raise {raised}', function (this: FitgWorld, value: RaisedUnits) {
  this.answerInAdvance({ purpose: 'rebel-units', value })
})

When('the {side} Player raises {raised}', function (this: FitgWorld, player: Player, value: RaisedUnits) {
  return this.submit(player, { type: 'answer', purpose: 'rebel-units', value })
})

Then('the force points of {environ} should be {int}', function (this: FitgWorld, environ: string, points: number) {
  this.expectSeen(`the force points of ${environ}`, ['forcePoints', environ], points)
})

Given(
  '{int} {kind} waits/wait to enter {environ}',
  function (this: FitgWorld, count: number, kind: string, environ: string) {
    this.tellWaiting(Array(count).fill({ environ, kind }))
  },
)

Then(
  '{int} {kind} should wait to enter {environ}',
  function (this: FitgWorld, count: number, kind: string, environ: string) {
    const waiting = (this.seen('the units that wait', 'waitingUnits') ?? []) as { environ?: string; kind?: string }[]
    const found = waiting.filter((unit) => unit.kind === kind && unit.environ === environ).length
    if (found !== count)
      this.violated(`${count} of the kind ${kind} should wait to enter ${environ}, and ${found} do`, count, found)
  },
)
