import { Given, Then, When } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import type { Order } from '../src/protocol/schema/messages'
import type { Moment } from './parameter-types'
import type { Stretch } from './passing'
import type { FitgWorld } from './world'

/** Orders: as what a scenario is about, and where a scenario needs it as what went before. */

const move = (pieces: string[], to: string): Order => ({ type: 'move', pieces, to })

When(
  'the {side} Player moves {group} to {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    return this.submit(player, move(pieces, to))
  },
)

/** Units born in play have names of the program's own. */
When(
  'the {side} Player moves {int} {kind} from {environ} to {environ}',
  function (this: FitgWorld, player: Player, count: number, kind: string, from: string, to: string) {
    return this.submitInFull(player, move([], to), (position) => {
      const units = Object.entries((position['units'] ?? {}) as Record<string, { kind?: string; environ?: string }>)
      const there = units.filter(([, unit]) => unit.kind === kind && unit.environ === from).map(([name]) => name)
      if (there.length < count) this.unsupported(`${count} ${kind} in ${from}`)
      return move(there.slice(0, count), to)
    })
  },
)

Given(
  'the {side} Player has moved {pieces} to {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    this.precede(player, move(pieces, to))
  },
)

const react = (pieces: string[], to: string): Order => ({ type: 'react', pieces, to })

/** A reaction move of the non-phasing player. */
When(
  'the {side} Player reacts with {pieces} to {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    return this.submit(player, react(pieces, to))
  },
)

Given(
  'the {side} Player has reacted with {pieces} to {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], to: string) {
    this.precede(player, react(pieces, to))
  },
)

const place = (pieces: string[], environ: string): Order => ({ type: 'place', pieces, environ })

/** In Set-up, or of units that are due. */
When(
  'the {side} Player places {pieces} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], environ: string) {
    return this.submit(player, place(pieces, environ))
  },
)

Given(
  'the {side} Player has placed {pieces} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], environ: string) {
    this.precede(player, place(pieces, environ))
  },
)

/** Where a program may refuse it, or have the player give up what is too much. */
Given(
  'the {side} Player has tried to place {pieces} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], environ: string) {
    this.attemptBefore(player, place(pieces, environ))
  },
)

const stack = (pieces: string[]): Order => ({ type: 'stack', pieces })

When('the {side} Player stacks {pieces}', function (this: FitgWorld, player: Player, pieces: string[]) {
  return this.submit(player, stack(pieces))
})

Given('the {side} Player has stacked {pieces}', function (this: FitgWorld, player: Player, pieces: string[]) {
  this.precede(player, stack(pieces))
})

/** Where a program may refuse it, or let him stand apart and remember with whom he stood. */
Given('the {side} Player has tried to stack {pieces}', function (this: FitgWorld, player: Player, pieces: string[]) {
  this.attemptBefore(player, stack(pieces))
})

const leader = (character: string, environ: string): Order => ({ type: 'leader', environ, character })

When(
  'the {side} Player names {piece} leader in {environ}',
  function (this: FitgWorld, player: Player, character: string, environ: string) {
    return this.submit(player, leader(character, environ))
  },
)

Given(
  'the {side} Player has named {piece} leader in {environ}',
  function (this: FitgWorld, player: Player, character: string, environ: string) {
    this.precede(player, leader(character, environ))
  },
)

/** Puts a Down PDB Up. */
When('the {side} Player restores the PDB on {planet}', function (this: FitgWorld, player: Player, planet: string) {
  return this.submit(player, { type: 'restore-pdb', planet })
})

const attack = (target: string, environ: string): Order => ({ type: 'military-combat', environ, target })

When(
  'the {side} Player attacks {target} in {environ}',
  function (this: FitgWorld, player: Player, target: string, environ: string) {
    return this.submit(player, attack(target, environ))
  },
)

/** A new spaceship for a Knight. */
When(
  'the {side} Player receives a spaceship for {piece}',
  function (this: FitgWorld, player: Player, character: string) {
    return this.submit(player, { type: 'receive-ship', character })
  },
)

Given(
  'the {side} Player has received a spaceship for {piece}',
  function (this: FitgWorld, player: Player, character: string) {
    this.precede(player, { type: 'receive-ship', character })
  },
)

When('the {side} Player passes', function (this: FitgWorld, player: Player) {
  return this.submit(player, { type: 'pass' })
})

/** Both pass, whoever is to, until this moment comes. */
When(
  "both players pass until the {side} Player's {moment}",
  function (this: FitgWorld, player: Player, moment: Moment) {
    return this.passUntil({ playerTurn: player, ...moment })
  },
)

Given(
  "both players have passed until the {side} Player's {moment}",
  function (this: FitgWorld, player: Player, moment: Moment) {
    this.precedePassing({ playerTurn: player, ...moment })
  },
)

/** Both pass, whoever is to, until the player-turn is over. */
When('both players pass until the player-turn ends', function (this: FitgWorld) {
  return this.passUntil('the player-turn ends')
})

/** Both pass, whoever is to, until a part of the player-turn is over. */
When('both players pass until the {stretch} is over', function (this: FitgWorld, over: Stretch) {
  return this.passUntil({ over })
})

/** A program sorts the stacks by itself, or lets nobody go on until the player has. */
When(
  'both players pass until the {stretch} is over, the {side} Player stacking {pieces} if need be',
  function (this: FitgWorld, over: Stretch, player: Player, pieces: string[]) {
    return this.passUntilWith({ over }, player, stack(pieces))
  },
)

Then('the order should be refused', function (this: FitgWorld) {
  this.expectRefused()
})
