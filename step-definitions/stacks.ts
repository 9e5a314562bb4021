import { Given, Then } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import { type ReportedStack, reportedStacks } from './reported-stacks'
import type { FitgWorld } from './world'

Given('{pieces} is/are stacked together', function (this: FitgWorld, pieces: string[]) {
  this.tellStack({ pieces })
})

Given('{piece} leads {pieces}', function (this: FitgWorld, leader: string, pieces: string[]) {
  this.tellStack({ pieces: [...pieces, leader], leader })
})

Then('{pieces} should be stacked together', function (this: FitgWorld, pieces: string[]) {
  const others = reportedStacks(this)
  const stack = stackWith(this, pieces[0] ?? '')
  const apart = pieces.filter((piece) => !stack?.pieces?.includes(piece))
  if (apart.length > 0) this.violated(`${pieces.join(', ')} should stand in one stack`, pieces, others)
})

Then('{piece} and {piece} should stand in different stacks', function (this: FitgWorld, one: string, other: string) {
  const stack = stackWith(this, one)
  if (stack === undefined || stack.pieces?.includes(other))
    this.violated(`${one} and ${other} should stand in different stacks`, [[one], [other]], stack?.pieces)
})

Then(
  'the {side} Player should have {int} stack(s) in {environ}',
  function (this: FitgWorld, player: Player, count: number, environ: string) {
    const found = reportedStacks(this).filter((stack) => stack.player === player && stack.environ === environ)
    if (found.length !== count)
      this.violated(`${environ} should hold ${count} stacks of the ${player} Player, not ${found.length}`, count, found)
  },
)

Then('{piece} should lead {pieces}', function (this: FitgWorld, leader: string, pieces: string[]) {
  const stack = stackWith(this, leader)
  if (stack?.leader !== leader || pieces.some((piece) => !stack.pieces?.includes(piece)))
    this.violated(`${leader} should lead ${pieces.join(', ')}`, { pieces, leader }, stack)
})

Then('nobody should lead {pieces}', function (this: FitgWorld, pieces: string[]) {
  for (const piece of pieces) {
    const stack = stackWith(this, piece)
    if (stack === undefined || stack.leader != null)
      this.violated(`nobody should lead ${piece}`, { pieces: [piece], leader: null }, stack)
  }
})

const stackWith = (world: FitgWorld, piece: string): ReportedStack | undefined =>
  reportedStacks(world).find(({ pieces }) => pieces?.includes(piece))
