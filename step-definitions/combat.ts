import { isDeepStrictEqual } from 'node:util'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Player } from '../src/components/names'
import { isUnseen } from '../src/protocol/reported'
import type { Order } from '../src/protocol/schema/messages'
import type { AnswerPurpose } from '../src/protocol/vocabulary'
import type { AttackWords, Searchers } from './parameter-types'
import type { FitgWorld } from './world'

/** Searches and combat of characters: the orders, and the choices made in advance or when they are asked for. */

type Plan = Extract<Order, { type: 'declare-searches' }>['searches'][number]

const planOf = (environ: string, searchers: Searchers): Plan =>
  searchers === 'military units'
    ? { environ, by: searchers }
    : { environ, by: 'characters', characters: [...searchers] }

/** Several of these in a row make one declaration. */
Given(
  'the {side} Player has declared a search of {environ} with {searchers}',
  function (this: FitgWorld, player: Player, environ: string, searchers: Searchers) {
    this.precedeSearches(player, planOf(environ, searchers))
  },
)

When(
  'the {side} Player declares a search of {environ} with {searchers}',
  function (this: FitgWorld, player: Player, environ: string, searchers: Searchers) {
    return this.submit(player, { type: 'declare-searches', searches: [planOf(environ, searchers)] })
  },
)

/** All searches of the phase: those declared before, and this one. */
When(
  'the {side} Player also declares a search of {environ} with {searchers}',
  function (this: FitgWorld, player: Player, environ: string, searchers: Searchers) {
    const searches = [...this.searchesDeclared(), planOf(environ, searchers)]
    return this.submit(player, { type: 'declare-searches', searches })
  },
)

/** Declared, and not yet carried out. */
Then(
  'a search of {environ} with {searchers} should be declared',
  function (this: FitgWorld, environ: string, searchers: Searchers) {
    const plan = planOf(environ, searchers)
    const declared = declaredSearches(this)
    if (!declared.some((row) => isReport(row, plan)))
      this.violated(`a search of ${environ} by ${plan.by} should be declared`, plan, declared)
  },
)

Then('{int} search(es) should be declared', function (this: FitgWorld, count: number) {
  const declared = declaredSearches(this)
  if (declared.length !== count)
    this.violated(`${count} searches should be declared, and ${declared.length} are`, count, declared)
})

type ReportedSearch = Partial<Record<'environ' | 'by' | 'characters' | 'outcome', unknown>>

const declaredSearches = (world: FitgWorld): ReportedSearch[] =>
  ((world.seen('which searches are declared', 'searches') ?? []) as (ReportedSearch | null)[]).flatMap((row) =>
    row !== null && (row.outcome === 'declared' || isUnseen(row.outcome)) ? [row] : [],
  )

/** Whether a program means this search. Who its characters are may be unknown. */
const isReport = ({ environ, by, characters }: ReportedSearch, plan: Plan): boolean =>
  environ === plan.environ &&
  by === plan.by &&
  (isUnseen(characters) || isDeepStrictEqual(namesIn(characters), namesIn(plan.characters)))

const namesIn = (list: unknown): unknown[] => (Array.isArray(list) ? [...list].sort() : [])

When(
  'the {side} Player searches {environ} with the {searcher}',
  function (this: FitgWorld, player: Player, environ: string, by: Plan['by']) {
    return this.submit(player, { type: 'search', environ, by })
  },
)

Given(
  'the {side} Player has searched {environ} with the {searcher}',
  function (this: FitgWorld, player: Player, environ: string, by: Plan['by']) {
    this.precede(player, { type: 'search', environ, by })
  },
)

Given('the {side} Player will attack {attack}', function (this: FitgWorld, _player: Player, value: AttackWords) {
  this.answerInAdvance({ purpose: 'attack', value })
})

Given('the {side} Player will not attack', function (this: FitgWorld, _player: Player) {
  this.answerInAdvance({ purpose: 'attack', value: 'pass' })
})

/** `kill`, `capture`, or something that is no aim. */
Given('the {side} Player will fight to {word}', function (this: FitgWorld, _player: Player, aim: string) {
  this.answerInAdvance({ purpose: 'aim', value: aim })
})

/** Once for each round. */
Given('{pieces} will be active', function (this: FitgWorld, active: string[]) {
  this.answerInAdvance({ purpose: 'active', value: active })
})

/** Once for each round: `nobody`, `the inactive` or `everybody`. */
Given('{fugitives} will try to break off', function (this: FitgWorld, value: string) {
  this.answerInAdvance({ purpose: 'break-off', value })
})

Given('{piece} will take {int} wound(s)', function (this: FitgWorld, name: string, wounds: number) {
  this.answerInAdvance({ purpose: 'wounds', value: { [name]: wounds } })
})

Given('{piece} will guard the captive', function (this: FitgWorld, guard: string) {
  this.answerInAdvance({ purpose: 'guard', value: guard })
})

/** Whom chance would take first, if it may. */
Given('the captive will be drawn from {pieces} in this order', function (this: FitgWorld, names: string[]) {
  this.foresee({ purpose: 'captive', prefer: names })
})

/** The answer to what the game waits for. */
When('the {side} Player chooses to attack {attack}', function (this: FitgWorld, player: Player, value: AttackWords) {
  return this.submit(player, { type: 'answer', purpose: 'attack', value })
})

When('the {side} Player chooses to fight to {word}', function (this: FitgWorld, player: Player, aim: string) {
  return this.submit(player, { type: 'answer', purpose: 'aim', value: aim })
})

Then(
  'the game should wait for the {side} Player to choose {choice}',
  async function (this: FitgWorld, player: Player, purpose: AnswerPurpose) {
    await this.requirePauses()
    const awaiting = this.awaited()
    if (awaiting?.player !== player || awaiting.purpose !== purpose)
      this.violated(`the ${player} Player should be asked: ${purpose}`, { player, purpose }, awaiting ?? null)
  },
)

Then('the game should wait for nobody', function (this: FitgWorld) {
  const awaiting = this.awaited()
  if (awaiting !== undefined) this.violated('nothing should be awaited', null, awaiting)
})

const guard = (captive: string, to: string): Order => ({ type: 'guard', captive, guard: to })

When(
  'the {side} Player puts {piece} under the guard of {piece}',
  function (this: FitgWorld, player: Player, captive: string, to: string) {
    return this.submit(player, guard(captive, to))
  },
)

Given(
  'the {side} Player has put {piece} under the guard of {piece}',
  function (this: FitgWorld, player: Player, captive: string, to: string) {
    this.precede(player, guard(captive, to))
  },
)
