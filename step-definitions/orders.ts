import { Given, Then, When } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import type { FitgWorld } from './world'

When(
  'the {side} Player moves {pieces} to {environ}',
  async function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    await this.submit(player, { type: 'move', pieces, to })
  },
)

Given(
  'the {side} Player has moved {pieces} to {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    this.precede(player, { type: 'move', pieces, to })
  },
)

When(
  'the {side} Player attacks {target} in {environ}',
  async function (this: FitgWorld, player: Player, target: string, environ: string) {
    await this.submit(player, { type: 'military-combat', environ, target })
  },
)

Then('the order should be refused', function (this: FitgWorld) {
  this.expectRefused()
})
