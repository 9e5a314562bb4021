import { Given, Then, When } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import { SHIPS } from '../src/components/ships'
import type { Order } from '../src/protocol/schema/messages'
import type { PossessionPlace, UseWords } from './parameter-types'
import type { FitgWorld } from './world'

/** Possessions: who bears them, who gets them, what they are used for. */

Given('{piece} bears {possessions}', function (this: FitgWorld, holder: string, possessions: string[]) {
  for (const name of possessions) this.tellOf('possessions', name, { place: 'held', holder })
})

Given('{possessions} is/are {whereabouts}', function (this: FitgWorld, names: string[], place: PossessionPlace) {
  for (const name of names) this.tellOf('possessions', name, { place })
})

Then('{piece} should bear {possessions}', function (this: FitgWorld, holder: string, possessions: string[]) {
  for (const name of possessions) {
    const path = SHIPS.has(name) ? ['ships', name, 'holder'] : ['possessions', name, 'holder']
    this.expectSeen(`who bears ${name}`, path, holder)
  }
})

Then('{piece} should not bear {possession}', function (this: FitgWorld, holder: string, possession: string) {
  const found = this.seen(`who bears ${possession}`, 'possessions', possession, 'holder')
  if (found === holder) this.violated(`${holder} should not bear ${possession}`, null, found)
})

Then('{possessions} should be {whereabouts}', function (this: FitgWorld, names: string[], place: PossessionPlace) {
  for (const name of names) expectPlace(this, name, place)
})

function expectPlace(world: FitgWorld, name: string, place: PossessionPlace): void {
  const inPlay = SHIPS.has(name) && world.seen(`whether ${name} is in play`, 'ships', name) !== undefined
  const found = inPlay ? 'held' : (world.seen(`where ${name} is`, 'possessions', name, 'place') ?? 'deck')
  if (found !== place) world.violated(`${name} should be ${place}, and is ${found}`, place, found)
}

Then('the type of {possession} should be {sort}', function (this: FitgWorld, possession: string, type: string) {
  this.expectSeen(`the type of ${possession}`, ['possessions', possession, 'type'], type)
})

Then('the card of {possession} should be number {int}', function (this: FitgWorld, possession: string, card: number) {
  this.expectSeen(`the card of ${possession}`, ['possessions', possession, 'card'], card)
})

const give = (possession: string, to: string): Order => ({ type: 'give', possession, to })

When(
  'the {side} Player gives {possession} to {receiver}',
  function (this: FitgWorld, player: Player, possession: string, to: string) {
    return this.submit(player, give(possession, to))
  },
)

Given(
  'the {side} Player has given {possession} to {receiver}',
  function (this: FitgWorld, player: Player, possession: string, to: string) {
    this.precede(player, give(possession, to))
  },
)

const use = (possession: string, words: UseWords): Order => ({ type: 'use', possession, ...words })

When(
  'the {side} Player uses {possession} {use}',
  function (this: FitgWorld, player: Player, possession: string, words: UseWords) {
    return this.submit(player, use(possession, words))
  },
)

Given(
  'the {side} Player has used {possession} {use}',
  function (this: FitgWorld, player: Player, possession: string, words: UseWords) {
    this.precede(player, use(possession, words))
  },
)

/** The first that chance may take is drawn. */
Given('chance will draw {possessions}', function (this: FitgWorld, prefer: string[]) {
  this.foresee({ purpose: 'possession-card', prefer })
})

Then('{int} possession(s) should be drawn', function (this: FitgWorld, count: number) {
  expectDrawn(this, count)
})

Then('no possession should be drawn', function (this: FitgWorld) {
  expectDrawn(this, 0)
})

function expectDrawn(world: FitgWorld, count: number): void {
  const drawn = world.drawn('possession-card').length
  if (drawn !== count) world.violated(`${count} possessions should be drawn, and ${drawn} were`, count, drawn)
}

Given('the {side} Player will hand it to {receiver}', function (this: FitgWorld, _player: Player, value: string) {
  this.answerInAdvance({ purpose: 'recipient', value })
})

When('the {side} Player hands it to {receiver}', function (this: FitgWorld, player: Player, value: string) {
  return this.submit(player, { type: 'answer', purpose: 'recipient', value })
})

/** In his view of the game: the possessions, their deck, and what is said of them. */
Then('the {side} Player should see {possession}', async function (this: FitgWorld, viewer: Player, possession: string) {
  if (!(await this.isNamedTo(viewer, possession)))
    this.violated(`the ${viewer} Player should see ${possession}`, 'seen', 'hidden')
})

Then(
  'the {side} Player should not see {possession}',
  async function (this: FitgWorld, viewer: Player, possession: string) {
    if (await this.isNamedTo(viewer, possession))
      this.violated(`the ${viewer} Player should not see ${possession}`, 'hidden', 'seen')
  },
)
