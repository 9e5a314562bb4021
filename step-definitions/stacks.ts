import { Given, Then } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import type { FitgWorld } from './world'

/** A stack as a program reports it. */
interface ReportedStack {
  readonly player?: string
  readonly environ?: string
  readonly pieces?: readonly string[]
  readonly leader?: string | null
}

Given('{pieces} is/are stacked together', function (this: FitgWorld, pieces: string[]) {
  this.tellStack({ pieces })
})

Given('{piece} leads {pieces}', function (this: FitgWorld, leader: string, pieces: string[]) {
  this.tellStack({ pieces: [...pieces, leader], leader })
})

Then('{pieces} should be stacked together', function (this: FitgWorld, pieces: string[]) {
  const others = stacksOf(this)
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
    const found = stacksIn(this, player, environ)
    if (found.length !== count)
      this.violated(`${environ} should hold ${count} stacks of the ${player} Player, not ${found.length}`, count, found)
  },
)

/** Where the rule sets a limit and does not say how the player keeps to it. */
Then(
  'no more than {int} stack(s) of the {side} Player should be in {environ}',
  function (this: FitgWorld, most: number, player: Player, environ: string) {
    const found = stacksIn(this, player, environ)
    if (found.length > most)
      this.violated(
        `${environ} should hold at most ${most} stacks of the ${player} Player, not ${found.length}`,
        most,
        found,
      )
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

function stacksOf(world: FitgWorld): readonly ReportedStack[] {
  const stacks = world.seen('how pieces are stacked', 'stacks') as readonly ReportedStack[] | undefined
  return stacks ?? []
}

const stacksIn = (world: FitgWorld, owner: Player, environ: string) =>
  stacksOf(world).filter((stack) => stack.player === owner && stack.environ === environ)

const stackWith = (world: FitgWorld, piece: string): ReportedStack | undefined =>
  stacksOf(world).find(({ pieces }) => pieces?.includes(piece))
