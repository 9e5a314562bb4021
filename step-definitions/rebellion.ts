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

/** In Rebellion the loyalty marker is not in use, or lies where it was. */
Then(
  'no loyalty but {loyalty} should be in use on {planet}',
  function (this: FitgWorld, loyalty: Loyalty, planet: string) {
    const found = this.seen(`the loyalty of ${planet}`, 'planets', planet, 'loyalty') ?? loyalty
    if (found !== loyalty) this.violated(`no loyalty but ${loyalty} should be in use on ${planet}`, loyalty, found)
  },
)

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

Given('the Rebel Player will raise {raised}', function (this: FitgWorld, value: RaisedUnits) {
  this.answerInAdvance({ purpose: 'rebel-units', value })
})

/** What he may not: an answer to be passed over for the next. */
Given('the Rebel Player would rather raise {raised}', function (this: FitgWorld, value: RaisedUnits) {
  this.answerInAdvance({ purpose: 'rebel-units', value })
})

When('the {side} Player raises {raised}', function (this: FitgWorld, player: Player, value: RaisedUnits) {
  return this.submit(player, { type: 'answer', purpose: 'rebel-units', value })
})
