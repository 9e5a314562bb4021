import { isDeepStrictEqual } from 'node:util'
import { setWorldConstructor } from '@cucumber/cucumber'
import { AssertionError } from 'chai'
import type { Player } from '../src/components/names'
import { cutShort } from '../src/lib/text'
import { SutFailure, Unsupported, withoutTrace } from '../src/protocol/connection'
import { differences } from '../src/protocol/differences'
import { type Evidence, evidenceText, FAILURE_MEDIA_TYPE } from '../src/protocol/evidence'
import { type CompletePosition, isUnseen, valueAt } from '../src/protocol/reported'
import type { Order } from '../src/protocol/schema/messages'
import { type ChancePurpose, type DiePurpose, UNKNOWN } from '../src/protocol/vocabulary'
import { currentSession } from '../src/sut/current'
import type { SutSession } from '../src/sut/session'
import { DraftWorld } from './draft-world'
import type { PassGoal } from './passing'
import { type Act, isElsewhere, type Outcome, playScene } from './scene'
import { isFace, type Submission } from './submission'
import { shown } from './words'

/** One scenario: what was drafted is played at the When; then it is compared. No rule is decided here. */
export class FitgWorld extends DraftWorld {
  private readonly session: SutSession = currentSession()
  private outcome: Outcome | undefined

  /** Plays the moment: tells the position, gives the order, looks at what became of it. */
  submit(player: Player, order: Order): Promise<'skipped' | undefined> {
    return this.act(this.take(player, order))
  }

  /** The same, with an order that names units born in play. */
  submitInFull(player: Player, order: Order, fullOrder: Submission['fullOrder'] & {}): Promise<'skipped' | undefined> {
    return this.act({ ...this.take(player, order), fullOrder })
  }

  /** Plays a moment that comes of passing alone. */
  passUntil(until: PassGoal): Promise<'skipped' | undefined> {
    return this.act({ until })
  }

  /** The same, where a program may want an order before it goes on. */
  passUntilWith(until: PassGoal, player: Player, order: Order): Promise<'skipped' | undefined> {
    return this.act({ until, remedy: this.take(player, order) })
  }

  private async act(act: Act): Promise<'skipped' | undefined> {
    this.session.takeExchanges()
    const scene = this.sceneOf(act)
    try {
      const program = await this.session.program()
      if (isElsewhere(program, scene)) return 'skipped'
      this.outcome = await playScene(program, scene)
    } catch (error) {
      this.fail(error, error instanceof SutFailure ? { stderr: error.stderr } : {})
    }
    this.session.survived()
    return undefined
  }

  /** The outcome of an order that was to be carried out. */
  private carriedOut(): Outcome {
    const outcome = this.anyOutcome()
    const { ruling, because } = outcome.result
    if (ruling === 'refused')
      this.violated(`the order was refused: ${cutShort(because ?? 'no reason given', 300)}`, 'carried out', ruling)
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

  wasRefused(): boolean {
    return this.anyOutcome().result.ruling === 'refused'
  }

  /** The value of a field after an order that was carried out. */
  seen(what: string, ...path: string[]): unknown {
    const value = valueAt(this.carriedOut().after, path)
    if (isUnseen(value)) this.unsupported(what)
    return value
  }

  /** A program that cannot stop at a choice is not judged by whether it does. */
  async requirePauses(): Promise<void> {
    const { introduction } = await this.session.program()
    if (!introduction.capabilities.pauses) this.fail(new Unsupported('the program does not declare pauses'))
  }

  /** What the game waits for after an order that was carried out. */
  awaited(): { readonly player?: string; readonly purpose?: string } | undefined {
    const { result, after } = this.carriedOut()
    const reported = valueAt(after, ['awaiting'])
    return result.awaiting ?? (isUnseen(reported) ? undefined : (reported ?? undefined)) ?? undefined
  }

  /** Requires a field to have this value after an order that was carried out. */
  expectSeen(what: string, path: readonly string[], expected: unknown): void {
    const actual = this.seen(what, ...path)
    if (!isDeepStrictEqual(actual, expected)) {
      this.violated(`${what} should be ${shown(expected)}, and is ${shown(actual)}`, expected, actual)
    }
  }

  /** Requires a field to have this value in the eyes of one player. */
  async expectSeenBy(viewer: Player, what: string, path: readonly string[], expected: unknown): Promise<void> {
    const actual = valueAt(await this.lookAs(viewer), path)
    if (actual === UNKNOWN) this.unsupported(what)
    if (!isDeepStrictEqual(actual, expected))
      this.violated(
        `the ${viewer} Player should see ${what}: ${shown(expected)}, not ${shown(actual)}`,
        expected,
        actual,
      )
  }

  /**
   * Whether the possessions, as one player sees them, tell of this one: a row of it, its name among the cards of the
   * deck, among those declared for bonus draws, or in an effect.
   */
  async isNamedTo(viewer: Player, possession: string): Promise<boolean> {
    const { possessions, possessionDeck, missionGroups, effects } = await this.lookAs(viewer)
    if (possessions === UNKNOWN) this.unsupported('the possessions')
    return JSON.stringify([possessions, possessionDeck, missionGroups, effects]).includes(JSON.stringify(possession))
  }

  /** The position after an order that was carried out, as one player sees it. */
  private async lookAs(viewer: Player): Promise<CompletePosition> {
    const { introduction } = await this.session.program()
    if (!introduction.capabilities.viewers.includes(viewer))
      this.fail(new Unsupported(`the program does not declare viewers.${viewer}`))
    return this.carriedOut().look(viewer)
  }

  /** The scenario cannot be judged: the program does not report what it is about. */
  unsupported(what: string): never {
    this.fail(new Unsupported(`the program does not report ${what}`))
  }

  /**
   * How many dice of one purpose the program rolled for an order that was carried out. A reported 20 is not rolled: it
   * is the fixed value of the changed PDB rule.
   */
  rolled(purpose: DiePurpose): number {
    const { used } = this.carriedOut().result
    return (used ?? []).filter((entry) => entry.purpose === purpose && 'die' in entry && isFace(entry.die)).length
  }

  /** What the program drew of one purpose for an order that was carried out. */
  drawn(purpose: ChancePurpose): string[] {
    const { used } = this.carriedOut().result
    return (used ?? []).flatMap((entry) => (entry.purpose === purpose && 'pick' in entry ? [entry.pick] : []))
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

setWorldConstructor(FitgWorld)
