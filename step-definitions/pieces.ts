import { Given, Then } from '@cucumber/cucumber'
import { CHARACTERS } from '../src/components/characters'
import type { Player } from '../src/components/names'
import { SHIPS } from '../src/components/ships'
import { UNIT_KINDS } from '../src/components/units'
import { UNKNOWN } from '../src/protocol/vocabulary'
import { type Condition, TOLD_CONDITIONS } from './parameter-types'
import type { FitgWorld } from './world'

/** Where a piece stands in a position: the table, and the field that holds its environ. */
const placeOf = (piece: string) =>
  CHARACTERS.has(piece)
    ? (['characters', piece, 'place'] as const)
    : ([SHIPS.has(piece) ? 'ships' : 'units', piece, 'environ'] as const)

const kindOf = (unit: string) => [...UNIT_KINDS.keys()].find((kind) => unit.replace(/ \d+$/, '') === kind)

Given('{pieces} is/are in {environ}', function (this: FitgWorld, pieces: string[], environ: string) {
  for (const piece of pieces) {
    const kind = kindOf(piece)
    if (kind !== undefined) this.tellOf('units', piece, { kind, environ })
    else this.tellOf('characters', piece, { place: environ })
  }
})

Given('{pieces} is/are in space', function (this: FitgWorld, pieces: string[]) {
  for (const piece of pieces) this.tellOf('characters', piece, { place: 'space' })
})

Then('{pieces} should be in {environ}', function (this: FitgWorld, pieces: string[], environ: string) {
  for (const piece of pieces) this.expectSeen(`the place of ${piece}`, placeOf(piece), environ)
})

Then('{int} {kind} should be in {environ}', function (this: FitgWorld, count: number, kind: string, environ: string) {
  const units = Object.values((this.seen('the military units', 'units') ?? {}) as object)
  const found = units.filter((unit) => unit.kind === kind && unit.environ === environ).length
  if (found !== count)
    this.violated(`${environ} should hold ${count} of the kind ${kind}, and holds ${found}`, count, found)
})

Given('{pieces} is/are {condition}', function (this: FitgWorld, pieces: string[], condition: Condition) {
  if (!TOLD_CONDITIONS.some((told) => told === condition)) throw new Error(`"${condition}" cannot be told of a piece`)
  for (const piece of pieces) {
    if (condition === 'mobile side up') this.tellOf('units', piece, { face: 'mobile' })
    else this.tellOf('characters', piece, { detected: condition === 'detected' })
  }
})

Then('{pieces} should be {condition}', function (this: FitgWorld, pieces: string[], condition: Condition) {
  for (const piece of pieces) expectCondition(this, piece, condition)
})

/** Where the rule leaves it to a program whether it asks, or sees to it by itself. */
Then(
  'the order should be refused, or {pieces} be {condition}',
  function (this: FitgWorld, pieces: string[], condition: Condition) {
    if (this.wasRefused()) return this.expectRefused()
    for (const piece of pieces) expectCondition(this, piece, condition)
  },
)

function expectCondition(world: FitgWorld, piece: string, condition: Condition): void {
  const found = conditionOf(world, piece, condition)
  if (found !== condition) world.violated(`${piece} should be ${condition}, and is ${found}`, condition, found)
}

/** How a piece stands with regard to a condition, in words that can be compared with it. */
function conditionOf(world: FitgWorld, piece: string, condition: Condition): string {
  const character = (field: string) => world.seen(`${field} of ${piece}`, 'characters', piece, field)
  const there = () => world.seen(`whether ${piece} is in play`, ...placeOf(piece).slice(0, 2)) !== undefined
  switch (condition) {
    case 'in play':
    case 'out of play':
      return there() ? 'in play' : 'out of play'
    case 'detected':
    case 'undetected':
      if (!there()) return 'out of play'
      return character('detected') === true ? 'detected' : 'undetected'
    case 'mobile side up':
    case 'open': {
      const face = world.seen(`which side of ${piece} is up`, 'units', piece, 'face')
      if (!there()) return 'out of play'
      // Where nothing is said, the printed default: closed is what has something to hide.
      const mobile = face === undefined ? UNIT_KINDS.get(kindOf(piece) ?? '')?.hidden : face === 'mobile'
      return mobile ? 'mobile side up' : 'open'
    }
    case 'free for missions':
    case 'barred from missions':
      return isOnMissions(world, piece) ? 'free for missions' : 'barred from missions'
    case 'captured':
    case 'free': {
      const captive = character('captive')
      if (!there()) return 'out of play'
      return captive === null || captive === undefined ? 'free' : 'captured'
    }
    case 'under guard':
      return guardedBy(world, piece)
    case 'unwounded': {
      const wounds = character('wounds')
      return wounds === 0 ? 'unwounded' : `wounded (${wounds})`
    }
    case 'killed': {
      const place = character('place')
      return place === 'killed' ? 'killed' : place === undefined ? 'not in play, nor reported as killed' : `in ${place}`
    }
  }
}

/** Whether a captive has a guard that stands where he does. */
function guardedBy(world: FitgWorld, captive: string): string {
  const held = world.seen(`who holds ${captive}`, 'characters', captive, 'captive')
  if (held === null || held === undefined) return 'free'
  const guard = world.seen(`the guard of ${captive}`, 'characters', captive, 'captive', 'guard')
  if (typeof guard !== 'string') return 'held without a guard'
  const [place, other] = [captive, guard].map((name) => world.seen(`the place of ${name}`, ...placeOf(name)))
  return place === other ? 'under guard' : `held by ${guard}, who is elsewhere`
}

Then('{piece} should have {int} wound(s)', function (this: FitgWorld, piece: string, wounds: number) {
  this.expectSeen(`the wounds of ${piece}`, ['characters', piece, 'wounds'], wounds)
})

Given('{piece} has {int} wound(s)', function (this: FitgWorld, piece: string, wounds: number) {
  this.tellOf('characters', piece, { wounds })
})

/** The captive stands where his guard does. */
Given('{piece} holds {piece} captive', function (this: FitgWorld, guard: string, captive: string) {
  this.tellCaptive(captive, guard)
})

Then('{piece} should hold {piece} captive', function (this: FitgWorld, guard: string, captive: string) {
  this.expectSeen(`the guard of ${captive}`, ['characters', captive, 'captive', 'guard'], guard)
})

/** Whether the stack of a character may go on missions. */
function isOnMissions(world: FitgWorld, piece: string): boolean {
  const stacks = (world.seen('how pieces are stacked', 'stacks') ?? []) as { pieces?: string[]; onMissions?: unknown }[]
  const stack = stacks.find(({ pieces }) => pieces?.includes(piece))
  if (stack?.onMissions === UNKNOWN) world.unsupported(`whether ${piece} is free for missions`)
  // Where nothing is said, the printed default: no unit in the stack.
  return (stack?.onMissions ?? !stack?.pieces?.some((other) => kindOf(other) !== undefined)) === true
}

Given(
  '{int} {kind} is/are due to the {side} Player',
  function (this: FitgWorld, count: number, kind: string, player: Player) {
    this.tellDue(player, Array<string>(count).fill(kind))
  },
)

Then(
  '{int} {kind} should be due to the {side} Player',
  function (this: FitgWorld, count: number, kind: string, player: Player) {
    const kinds = (this.seen('the units that are due', 'reinforcements', player) ?? []) as string[]
    const found = kinds.filter((due) => due === kind).length
    if (found !== count) this.violated(`${count} ${kind} should be due, and ${found} are`, count, found)
  },
)

Then(
  'the {side} Player should see that {piece} is a {kind}',
  async function (this: FitgWorld, viewer: Player, unit: string, kind: string) {
    await this.expectSeenBy(viewer, `what ${unit} is`, ['units', unit, 'kind'], kind)
  },
)

/** A position does not say which of several military units has a ship. */
const holderOf = (piece: string) => (kindOf(piece) === undefined ? piece : 'units')

Given('{piece} holds {piece}', function (this: FitgWorld, holder: string, ship: string) {
  this.tellOf('ships', ship, { holder: holderOf(holder) })
})

/** Possessions other than spaceships. */
Then('{piece} should hold {int} possession(s)', function (this: FitgWorld, holder: string, count: number) {
  const rows = Object.values(
    (this.seen('the possessions', 'possessions') ?? {}) as Record<string, { holder?: unknown }>,
  )
  if (rows.some((row) => row.holder === UNKNOWN)) this.unsupported('who holds a possession')
  const found = rows.filter((row) => row.holder === holder).length
  if (found !== count) this.violated(`${holder} should hold ${count} possessions, and holds ${found}`, count, found)
})

/** The spaceships that all Imperial characters may pilot are alike: which of them it is says nothing. */
Then('{piece} should hold {int} Imperial Spaceship(s)', function (this: FitgWorld, holder: string, count: number) {
  const ships = Object.entries((this.seen('the spaceships', 'ships') ?? {}) as Record<string, { holder?: unknown }>)
  const alike = ships.filter(([name]) => /^Imperial Spaceship \d$/.test(name))
  if (alike.some(([, ship]) => ship.holder === UNKNOWN)) this.unsupported('who holds a spaceship')
  const found = alike.filter(([, ship]) => ship.holder === holder).length
  if (found !== count)
    this.violated(`${holder} should hold ${count} Imperial Spaceships, and holds ${found}`, count, found)
})

Then('{piece} should hold {piece}', function (this: FitgWorld, holder: string, ship: string) {
  this.expectSeen(
    `the holder of ${ship}`,
    [SHIPS.has(ship) ? 'ships' : 'possessions', ship, 'holder'],
    holderOf(holder),
  )
})
