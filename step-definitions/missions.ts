import { Given, Then, When } from '@cucumber/cucumber'
import { CHARACTERS } from '../src/components/characters'
import type { Player } from '../src/components/names'
import { isUnseen } from '../src/protocol/reported'
import type { Order } from '../src/protocol/schema/messages'
import type { MissionStatus, MissionWords, SearcherChoice } from './parameter-types'
import type { FitgWorld } from './world'

/** Missions: who goes, which cards come, how it ends. Groups are named by their characters, or by a Rebel Camp. */

const assign = (pieces: string[], { mission, target }: MissionWords, environ: string): Order => ({
  type: 'assign',
  pieces,
  mission,
  environ,
  ...(target === undefined ? {} : { target }),
})

When(
  'the {side} Player sends {group} on {mission} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], mission: MissionWords, environ: string) {
    return this.submit(player, assign(pieces, mission, environ))
  },
)

Given(
  'the {side} Player has sent {group} on {mission} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], mission: MissionWords, environ: string) {
    this.precede(player, assign(pieces, mission, environ))
  },
)

/** Where a program may refuse the mission, or accept it and let it come to nothing. */
Given(
  'the {side} Player has tried to send {group} on {mission} in {environ}',
  function (this: FitgWorld, player: Player, pieces: string[], mission: MissionWords, environ: string) {
    this.attemptBefore(player, assign(pieces, mission, environ))
  },
)

const deal = (world: FitgWorld, cards: readonly number[]) =>
  world.foresee(...cards.map((card) => ({ purpose: 'action-card' as const, prefer: [String(card)] })))

When(
  'the {side} Player draws {cards} in {environ}',
  function (this: FitgWorld, player: Player, cards: number[], environ: string) {
    if (cards.length > 1) throw new Error('one card is drawn at a time')
    deal(this, cards)
    return this.submit(player, { type: 'draw', environ })
  },
)

/** One draw for each card; what else was foreseen goes with the last. */
Given(
  'the {side} Player has drawn {cards} in {environ}',
  function (this: FitgWorld, player: Player, cards: number[], environ: string) {
    this.precedeDraws(player, environ, cards)
  },
)

/** Where a program may count the cards drawn before, or not, and refuses one more of them. */
Given(
  'the {side} Player has tried to draw {cards} in {environ}',
  function (this: FitgWorld, player: Player, cards: number[], environ: string) {
    if (cards.length > 1) throw new Error('one card is drawn at a time')
    deal(this, cards)
    this.attemptBefore(player, { type: 'draw', environ })
  },
)

When('the {side} Player stops the missions in {environ}', function (this: FitgWorld, player: Player, environ: string) {
  return this.submit(player, { type: 'stop', environ })
})

Given(
  'the {side} Player has stopped the missions in {environ}',
  function (this: FitgWorld, player: Player, environ: string) {
    this.precede(player, { type: 'stop', environ })
  },
)

When(
  'the {side} Player stops the mission of {group} in {environ}',
  function (this: FitgWorld, player: Player, group: string[], environ: string) {
    return this.submit(player, { type: 'stop', environ, group })
  },
)

/** The cards lie ready in this order; how many of them are drawn, the group's mission and members say. */
When(
  'the {side} Player takes the bonus draws of {group} from {cards}',
  function (this: FitgWorld, player: Player, group: string[], cards: number[]) {
    deal(this, cards)
    return this.submit(player, { type: 'bonus-draw', group })
  },
)

Given(
  'the {side} Player has taken the bonus draws of {group} from {cards}',
  function (this: FitgWorld, player: Player, group: string[], cards: number[]) {
    deal(this, cards)
    this.precede(player, { type: 'bonus-draw', group })
  },
)

Then('{int} Action Card(s) should be drawn', function (this: FitgWorld, count: number) {
  const drawn = this.drawn('action-card').length
  if (drawn !== count) this.violated(`${count} Action Cards should be drawn, and ${drawn} were`, count, drawn)
})

/** Whom chance would take first, if it may. */
Given('an event will hit the group of {group} in this order', function (this: FitgWorld, pieces: string[]) {
  this.foresee({ purpose: 'random-group', prefer: pieces })
})

Given('the {side} Player will search with {searching}', function (this: FitgWorld, _: Player, value: SearcherChoice) {
  this.answerInAdvance({ purpose: 'search', value })
})

When(
  'the {side} Player chooses to search with {searching}',
  function (this: FitgWorld, player: Player, value: SearcherChoice) {
    return this.submit(player, { type: 'answer', purpose: 'search', value })
  },
)

/** What a mission or an event hits: pieces, or the PDB. */
Given('the {side} Player will pick {victim}', function (this: FitgWorld, _player: Player, value: string | string[]) {
  this.answerInAdvance({ purpose: 'target', value })
})

When('the {side} Player picks {victim}', function (this: FitgWorld, player: Player, value: string | string[]) {
  return this.submit(player, { type: 'answer', purpose: 'target', value })
})

/** A program that cannot stop at a choice is not judged by what it allows meanwhile. */
Given('the game waits for the {side} Player', function (this: FitgWorld, _player: Player) {
  return this.requirePauses()
})

/** Characters who join a player, or a card of the possession deck. */
Given('chance will bring {pieces} into play', function (this: FitgWorld, pieces: string[]) {
  const purpose = pieces.every((piece) => CHARACTERS.has(piece)) ? 'character' : 'possession-card'
  this.foresee({ purpose, prefer: pieces })
})

Then('the mission of {group} should be {status}', function (this: FitgWorld, group: string[], status: MissionStatus) {
  const found = statusOf(this, group)
  const fits = status === 'over' ? found !== 'active' : found === status
  if (!fits) this.violated(`the mission of ${group.join(', ')} should be ${status}, and is ${found}`, status, found)
})

interface GroupRow {
  readonly pieces?: readonly string[]
  readonly status?: unknown
}

/** The group that all of these belong to, the last that was formed of them. */
const rowOf = (world: FitgWorld, group: readonly string[]): GroupRow | undefined =>
  ((world.seen('the mission groups', 'missionGroups') ?? []) as GroupRow[]).findLast(({ pieces }) =>
    group.every((piece) => pieces?.includes(piece)),
  )

/** How the mission of a group stands; `over` where the program has taken it off its list. */
function statusOf(world: FitgWorld, group: readonly string[]): string {
  const status = rowOf(world, group)?.status ?? 'over'
  if (isUnseen(status)) world.unsupported(`how the mission of ${group.join(', ')} stands`)
  return String(status)
}

Then('the missions in {environ} should be over', function (this: FitgWorld, environ: string) {
  const groups = (this.seen('the mission groups', 'missionGroups') ?? []) as (GroupRow & { environ?: unknown })[]
  const active = groups.filter((row) => row.environ === environ && row.status === 'active')
  if (active.length > 0) this.violated(`the missions in ${environ} should be over`, [], active)
})

Given('there is a Coup marker in {environ}', function (this: FitgWorld, environ: string) {
  this.tellOf('environs', environ, { coupMarker: true })
})

Then('there should be a Coup marker in {environ}', function (this: FitgWorld, environ: string) {
  this.expectSeen(`whether a Coup marker lies in ${environ}`, ['environs', environ, 'coupMarker'], true)
})

Then('there should be no Coup marker in {environ}', function (this: FitgWorld, environ: string) {
  this.expectSeen(`whether a Coup marker lies in ${environ}`, ['environs', environ, 'coupMarker'], false)
})

/** One that was there before this player-turn. */
Given('there is a Rebel Camp in {environ}', function (this: FitgWorld, environ: string) {
  this.tellOf('environs', environ, { camp: 'established' })
})

const campIn = (world: FitgWorld, environ: string) =>
  world.seen(`whether there is a Rebel Camp in ${environ}`, 'environs', environ, 'camp') ?? 'none'

Then('there should be a Rebel Camp in {environ}', function (this: FitgWorld, environ: string) {
  const camp = campIn(this, environ)
  if (camp === 'none') this.violated(`there should be a Rebel Camp in ${environ}`, 'new', camp)
})

/** Not one that was founded in this player-turn. */
Then('the Rebel Camp in {environ} should be established', function (this: FitgWorld, environ: string) {
  this.expectSeen(`the Rebel Camp in ${environ}`, ['environs', environ, 'camp'], 'established')
})

Then('there should be no Rebel Camp in {environ}', function (this: FitgWorld, environ: string) {
  const camp = campIn(this, environ)
  if (camp !== 'none') this.violated(`there should be no Rebel Camp in ${environ}`, 'none', camp)
})

Then('the {side} Player should have scored {int} point(s)', function (this: FitgWorld, player: Player, points: number) {
  this.expectSeen(`the Victory Points won by the ${player} Player`, ['pointsScored', player], points)
})
