import { World } from '@cucumber/cucumber'
import { characterNamed } from '../src/components/characters'
import { opponentOf, type Player, type ScenarioName } from '../src/components/names'
import type { Answer, ChanceTape, Order } from '../src/protocol/schema/messages'
import type { Position } from '../src/protocol/schema/position'
import type { PdbRule } from '../src/protocol/vocabulary'
import type { Moment } from './parameter-types'
import type { PassGoal } from './passing'
import type { Act, Scene } from './scene'
import type { Submission } from './submission'
import type { DraftStack } from './told-stack'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type SearchPlan = Extract<Order, { type: 'declare-searches' }>['searches'][number]
/** A table of the draft, such as `units`. */
type Tables = 'planets' | 'environs' | 'units' | 'characters' | 'ships' | 'possessions'
type RowOf<Key extends Tables> = NonNullable<Position[Key]>[string]

/** What a scenario says before its When: a draft of the position, and what happens before. It is told whole, later. */
export class DraftWorld extends World {
  private readonly draft: Writable<Position> = {}
  private readonly draftStacks: DraftStack[] = []
  private scene: Pick<Scene, 'pdbRule' | 'newGame'> = { pdbRule: 'printed' }
  private chance: ChanceTape = []
  private spare: ChanceTape = []
  private answers: Answer[] = []
  private readonly earlier: Act[] = []

  /** States facts of the game as a whole: scenario, turn. */
  tell(facts: Position): void {
    Object.assign(this.draft, facts)
  }

  /** States what time it is. A phase that is named alone has not the segment that was stated before. */
  tellMoment(playerTurn: Player, moment: Moment): void {
    delete this.draft.segment
    this.tell({ playerTurn, ...moment })
  }

  /** States facts about one thing of the game. */
  tellOf<Key extends Tables>(table: Key, name: string, facts: RowOf<Key>): void {
    const rows = (this.draft[table] ?? {}) as Record<string, RowOf<Key>>
    this.draft[table] = { ...rows, [name]: { ...rows[name], ...facts } } as Position[Key] & {}
  }

  tellStack(stack: DraftStack): void {
    this.draftStacks.push(stack)
  }

  /** States that a character is captive, and where: with his guard. */
  tellCaptive(captive: string, guard: string): void {
    const character = this.draft.characters?.[guard]
    const place = character?.place ?? this.draft.units?.[guard]?.environ
    if (place === undefined) throw new Error(`say first where ${guard} is`)
    const by = opponentOf(characterNamed(captive).player)
    this.tellOf('characters', captive, { place, captive: { by, guard } })
  }

  /** States what a player has yet to place. */
  tellDue(player: Player, kinds: readonly string[]): void {
    const { reinforcements = {} } = this.draft
    this.draft.reinforcements = { ...reinforcements, [player]: [...(reinforcements[player] ?? []), ...kinds] }
  }

  /** Begins with the printed set-up of a scenario. */
  begin(scenario: ScenarioName): void {
    this.scene = { ...this.scene, newGame: scenario }
  }

  playBy(rule: PdbRule): void {
    this.scene = { ...this.scene, pdbRule: rule }
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

  /** An order from the time before the scenario that a program may refuse. */
  attemptBefore(player: Player, order: Order): void {
    this.earlier.push({ ...this.take(player, order), mayBeRefused: true })
  }

  /** Adds to the searches that were declared before the scenario: one order for all of them. */
  precedeSearches(player: Player, plan: SearchPlan): void {
    const last = this.earlier.at(-1)
    if (last !== undefined && 'order' in last && last.order.type === 'declare-searches') this.earlier.pop()
    this.precede(player, { type: 'declare-searches', searches: [...searchesOf(last), plan] })
  }

  /** Cards drawn one by one before the scenario; what else was foreseen goes with the last. */
  precedeDraws(player: Player, environ: string, cards: readonly number[]): void {
    const { chance } = this
    for (const [index, card] of cards.entries()) {
      const isLast = index === cards.length - 1
      this.chance = [{ purpose: 'action-card', prefer: [String(card)] }, ...(isLast ? chance : [])]
      const { answers } = this
      if (!isLast) this.answers = []
      this.precede(player, { type: 'draw', environ })
      if (!isLast) this.answers = answers
    }
  }

  /** The searches declared before the scenario. */
  searchesDeclared(): SearchPlan[] {
    return this.earlier.flatMap(searchesOf)
  }

  /** Both players pass before the scenario, until a moment comes. */
  precedePassing(until: PassGoal): void {
    this.earlier.push({ until })
  }

  /** The draft as it is played, with what the scenario is about. */
  protected sceneOf(act: Act): Scene {
    return { ...this.scene, stacks: this.draftStacks, position: this.draft, earlier: this.earlier, act }
  }

  /** An order with the chance and the answers that were foreseen for it; the next begins without. */
  protected take(player: Player, order: Order): Submission {
    const { chance, spare, answers } = this
    const submission = { player, order, chance, spare, answers }
    this.chance = []
    this.spare = []
    this.answers = []
    return submission
  }
}

const searchesOf = (act: Act | undefined): SearchPlan[] =>
  act !== undefined && 'order' in act && act.order.type === 'declare-searches' ? act.order.searches : []
