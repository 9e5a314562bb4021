import { isDeepStrictEqual } from 'node:util'
import { setWorldConstructor, World } from '@cucumber/cucumber'
import { AssertionError } from 'chai'
import type { Player } from '../src/components/names'
import { scenarioNamed } from '../src/components/scenarios'
import { SutFailure, Unsupported, withoutTrace } from '../src/protocol/connection'
import { type Evidence, evidenceText, FAILURE_MEDIA_TYPE } from '../src/protocol/evidence'
import { covers, fieldsIn } from '../src/protocol/fields'
import { type CompletePosition, completed, differences, isUnseen, notAccepted, valueAt } from '../src/protocol/reported'
import type { Answer, ChanceTape, Order, SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Position } from '../src/protocol/schema/position'
import type { ChancePurpose, DiePurpose, PdbRule } from '../src/protocol/vocabulary'
import { currentSession } from '../src/sut/current'
import type { Program, SutSession } from '../src/sut/session'
import { fellAsForeseen, isFace, type Submission, wireForm } from './submission'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
/** A table of the draft, such as `units`. */
type Tables = 'planets' | 'units' | 'characters' | 'ships'
type RowOf<Key extends Tables> = NonNullable<Position[Key]>[string]

/** What an order did: the answer of the program, and the position before and after. */
interface Outcome {
  readonly result: SubmitOrderResult
  readonly before: CompletePosition
  readonly after: CompletePosition
}

/** How long a program that rolls its own dice may try for the roll that a scenario is about. */
const LONGEST_TRYING_MS = 10_000

/**
 * One scenario: a draft of its position, told whole before the When; then what the order did. It translates and
 * compares; no rule is decided here.
 */
export class FitgWorld extends World {
  private readonly session: SutSession = currentSession()
  private readonly draft: Writable<Position> = {}
  private pdbRule: PdbRule = 'printed'
  private chance: ChanceTape = []
  private spare: ChanceTape = []
  private answers: Answer[] = []
  private readonly earlier: Submission[] = []
  private outcome: Outcome | undefined

  /** States facts of the game as a whole: scenario, turn. */
  tell(facts: Position): void {
    Object.assign(this.draft, facts)
  }

  /** States facts about one thing of the game. */
  tellOf<Key extends Tables>(table: Key, name: string, facts: RowOf<Key>): void {
    const rows = (this.draft[table] ?? {}) as Record<string, RowOf<Key>>
    this.draft[table] = { ...rows, [name]: { ...rows[name], ...facts } } as Position[Key] & {}
  }

  playBy(rule: PdbRule): void {
    this.pdbRule = rule
  }

  /** Dice and draws of the next order. */
  foresee(...entries: ChanceTape): void {
    this.chance.push(...entries)
  }

  /** Dice and draws that the next order should leave alone: a program without their purpose is none the worse. */
  tempt(...entries: ChanceTape): void {
    this.spare.push(...entries)
  }

  /** A choice that is made in advance for the next order. */
  answerInAdvance(answer: Answer): void {
    this.answers.push(answer)
  }

  /** An order from the time before the scenario: one that is refused means that its moment is never reached. */
  precede(player: Player, order: Order): void {
    this.earlier.push(this.take(player, order))
  }

  /** Plays the moment: tells the position, gives the order, looks at what became of it. */
  async submit(player: Player, order: Order): Promise<void> {
    const submission = this.take(player, order)
    this.session.takeExchanges()
    try {
      await this.play(submission)
    } catch (error) {
      this.fail(error, error instanceof SutFailure ? { stderr: error.stderr } : {})
    }
    this.session.survived()
  }

  private async play(submission: Submission): Promise<void> {
    const program = await this.session.program()
    this.requireCapabilities(program, [...this.earlier, submission])
    const end = Date.now() + LONGEST_TRYING_MS
    do {
      const outcome = await this.attempt(program, submission)
      if (outcome !== undefined) {
        this.outcome = outcome
        return
      }
    } while (Date.now() < end)
    throw new Unsupported('the program rolls its own dice, and those of this scenario never came')
  }

  private take(player: Player, order: Order): Submission {
    const { chance, spare, answers } = this
    const submission = { player, order, chance, spare, answers }
    this.chance = []
    this.spare = []
    this.answers = []
    return submission
  }

  /** Says all that the scenario needs and the program does not declare: the harness sends nothing else. */
  private requireCapabilities({ introduction }: Program, submissions: readonly Submission[]): void {
    const { told, orders, chance, pdbRules, systems } = introduction.capabilities
    const system = this.draft.system ?? scenarioNamed(this.draft.scenario ?? 'Flight to Egrix').system
    const rolls = (purpose: ChancePurpose) => chance.scripted.includes(purpose) || chance.reported.includes(purpose)
    const missing = [
      ...fieldsIn(this.draft).flatMap((field) => (covers(told, field) ? [] : [`told.${field}`])),
      ...submissions.flatMap(({ order }) => (orders.includes(order.type) ? [] : [`orders.${order.type}`])),
      ...submissions.flatMap((submission) =>
        submission.chance.flatMap(({ purpose }) => (rolls(purpose) ? [] : [`chance.${purpose}`])),
      ),
      ...(pdbRules.includes(this.pdbRule) ? [] : [`pdbRules.${this.pdbRule}`]),
      ...(systems.includes(system) ? [] : [`systems.${system}`]),
    ]
    if (missing.length > 0) {
      throw new Unsupported(`the program does not declare ${[...new Set(missing)].join(', ')}`)
    }
  }

  /** Plays the moment once; undefined where the program rolled its own dice, and others than foreseen. */
  private async attempt(program: Program, submission: Submission): Promise<Outcome | undefined> {
    const { client } = program
    await client.setPosition({ position: this.draft, variant: { pdbRule: this.pdbRule } })
    const look = async () => completed(await client.getPosition(), program.introduction.capabilities.reported)
    let before = await look()
    const difference = notAccepted(this.draft, before)
    if (difference !== undefined) {
      const { path, before: told, after: reported } = difference
      throw new Unsupported(
        `the set-up was not accepted: ${path} was told ${shown(told)} and is reported ${shown(reported)}`,
      )
    }
    for (const earlier of this.earlier) {
      const result = await client.submitOrder(wireForm(earlier))
      if (result.ruling === 'refused') {
        throw new Unsupported(
          `the moment was not reached: an earlier order was refused (${result.because ?? 'no reason'})`,
        )
      }
      if (!fellAsForeseen(earlier, result, program)) return undefined
      before = await look()
    }
    const result = await client.submitOrder(wireForm(submission))
    if (!fellAsForeseen(submission, result, program)) return undefined
    return { result, before, after: await look() }
  }

  /** The outcome of an order that was to be carried out. */
  private carriedOut(): Outcome {
    const outcome = this.anyOutcome()
    const { ruling, because } = outcome.result
    if (ruling === 'refused')
      this.violated(`the order was refused: ${because ?? 'no reason given'}`, 'carried out', ruling)
    return outcome
  }

  private anyOutcome(): Outcome {
    if (this.outcome === undefined) throw new Error('no order has been given in this scenario')
    return this.outcome
  }

  /** Requires that the order was refused and left everything as it was. */
  expectRefused(): void {
    const { result, before, after } = this.anyOutcome()
    if (result.ruling !== 'refused') this.violated('the order was carried out', 'refused', result.ruling)
    const changes = differences(before, after)
    if (changes.length > 0) this.violated('the order was refused, and yet the position changed', [], changes)
  }

  /** The value of a field after an order that was carried out. */
  seen(what: string, ...path: string[]): unknown {
    const value = valueAt(this.carriedOut().after, path)
    if (isUnseen(value)) this.fail(new Unsupported(`the program does not report ${what}`))
    return value
  }

  /** Requires a field to have this value after an order that was carried out. */
  expectSeen(what: string, path: readonly string[], expected: unknown): void {
    const actual = this.seen(what, ...path)
    if (!isDeepStrictEqual(actual, expected)) {
      this.violated(`${what} should be ${shown(expected)}, and is ${shown(actual)}`, expected, actual)
    }
  }

  /**
   * How many dice of one purpose the program rolled for an order that was carried out. A reported 20 is not rolled: it
   * is the fixed value of the changed PDB rule.
   */
  rolled(purpose: DiePurpose): number {
    const { used } = this.carriedOut().result
    return (used ?? []).filter((entry) => entry.purpose === purpose && 'die' in entry && isFace(entry.die)).length
  }

  /** The scenario fails: the program breaks the rule. */
  violated(message: string, expected: unknown, actual: unknown): never {
    this.fail(withoutTrace(new AssertionError(message)), { expected, actual })
  }

  /**
   * Ends the scenario, and tells the report what goes with that. Hooks would do it as well, and would cost every scenario
   * two steps more.
   */
  private fail(error: unknown, found: Pick<Evidence, 'expected' | 'actual' | 'stderr'> = {}): never {
    const evidence = { ...found, changes: this.changes(), exchange: this.session.takeExchanges() }
    this.attach(evidenceText(evidence), FAILURE_MEDIA_TYPE)
    throw error
  }

  /** What the order changed. */
  private changes() {
    if (this.outcome === undefined) return []
    return differences(this.outcome.before, this.outcome.after).filter(({ path }) => !path.startsWith('stacks.'))
  }
}

/** A value in a message: words as they are, all else as JSON; `nothing` where there is none. */
export function shown(value: unknown): string {
  if (value === undefined) return 'not there'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

setWorldConstructor(FitgWorld)
