import { SCENARIOS, type ScenarioName } from '../src/components/names'
import { scenarioNamed } from '../src/components/scenarios'
import { OutOfChance, Unsupported } from '../src/protocol/connection'
import { notAccepted } from '../src/protocol/differences'
import { covers, fieldsIn } from '../src/protocol/fields'
import type { CompletePosition } from '../src/protocol/reported'
import type { SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Position } from '../src/protocol/schema/position'
import type { ChancePurpose, PdbRule } from '../src/protocol/vocabulary'
import type { Program } from '../src/sut/session'
import { createGame, type Game } from './game'
import { PASSES, type Passing, passOn } from './passing'
import { fellAsForeseen, rollsSomeOf, type Submission, wireForm } from './submission'
import { type DraftStack, toldStack } from './told-stack'
import { shown } from './words'

/** Something that is done in a scenario: an order, or both players passing on. */
export type Act = Submission | Passing

/** A scenario as it is played: where it begins, what went before, what it is about. */
export interface Scene {
  readonly position: Position
  readonly stacks: readonly DraftStack[]
  /** Set where the game begins with the set-up of a scenario, instead of the position. */
  readonly newGame?: ScenarioName
  readonly pdbRule: PdbRule
  readonly earlier: readonly Act[]
  readonly act: Act
}

/** What an act did: the answer of the program, and the position before and after. */
export interface Outcome {
  readonly result: SubmitOrderResult
  readonly before: CompletePosition
  readonly after: CompletePosition
  /** Looks again, as one of the players. */
  readonly look: Game['look']
}

/** How long a program that rolls its own dice may try for the roll that a scenario is about. */
const LONGEST_TRYING_MS = 10_000
/** How often its dice may have led to what it does not have, before it is taken at its word. */
const MOST_DEAD_ENDS = 200

/** Whether a scene lies in a star system that is no scenario's own, and that the program does not have. */
export function isElsewhere({ introduction }: Program, scene: Scene): boolean {
  const system = systemOf(scene)
  const isPlayed = SCENARIOS.some((name) => scenarioNamed(name).system === system)
  return !isPlayed && !introduction.capabilities.systems.includes(system)
}

/**
 * Tells the position, gives the orders, looks at what became of it.
 * @throws Unsupported where the program does not get there; SutError, SutFailure or OutOfChance where it breaks
 */
export async function playScene(program: Program, scene: Scene): Promise<Outcome> {
  const missing = missingIn(program, scene)
  if (missing.length > 0) {
    throw new Unsupported(`the program does not declare ${[...new Set(missing)].join(', ')}`)
  }
  const rolls = [...scene.earlier, scene.act].some((act) => !isPassing(act) && rollsSomeOf(act, program))
  const end = Date.now() + LONGEST_TRYING_MS
  let deadEnds = 0
  do {
    const game = createGame(program)
    await setUp(game, scene)
    try {
      const outcome = await attempt(program, game, scene)
      if (outcome !== undefined) return outcome
    } catch (error) {
      deadEnds += 1
      if (!(error instanceof Unsupported) || !rolls || deadEnds === MOST_DEAD_ENDS) throw error
    }
  } while (Date.now() < end)
  throw new Unsupported('the program rolls its own dice, and those of this scenario never came')
}

/** All that the scene needs and the program does not declare: the harness sends nothing else. */
function missingIn({ introduction }: Program, scene: Scene): string[] {
  const { told, orders, chance, pauses, pdbRules, systems } = introduction.capabilities
  const system = systemOf(scene)
  const submissions = [...scene.earlier, scene.act].flatMap((act) => (isPassing(act) ? PASSES : [act]))
  const rolls = (purpose: ChancePurpose) => chance.scripted.includes(purpose) || chance.reported.includes(purpose)
  return [
    ...fieldsIn(toldBy(scene)).flatMap((field) => (covers(told, field) ? [] : [`told.${field}`])),
    ...submissions.flatMap(({ order }) => (orders.includes(order.type) ? [] : [`orders.${order.type}`])),
    // What a program that cannot stop has chosen by itself is not answered any more.
    ...(submissions.some(({ order }) => order.type === 'answer') && !pauses ? ['pauses'] : []),
    ...submissions.flatMap((submission) =>
      submission.chance.flatMap(({ purpose }) => (rolls(purpose) ? [] : [`chance.${purpose}`])),
    ),
    ...(pdbRules.includes(scene.pdbRule) ? [] : [`pdbRules.${scene.pdbRule}`]),
    ...(systems.includes(system) ? [] : [`systems.${system}`]),
  ]
}

const systemOf = ({ position, newGame }: Scene): string =>
  position.system ?? scenarioNamed(newGame ?? position.scenario ?? 'Flight to Egrix').system

/** The position with its stacks, whose player and environ are those of their pieces. */
const toldBy = ({ position, stacks }: Scene): Position =>
  stacks.length === 0 ? position : { ...position, stacks: stacks.map((stack) => toldStack(stack, position)) }

const isPassing = (act: Act): act is Passing => 'until' in act

/** Plays the scene once; undefined where the program rolled its own dice, and others than foreseen. */
async function attempt(program: Program, game: Game, { earlier, act }: Scene): Promise<Outcome | undefined> {
  for (const [index, each] of earlier.entries()) {
    const result = await carryOut(program, game, each)
    if (result === undefined) return undefined
    if (!isPassing(each) && each.mayBeRefused === true) continue
    const again = await afterAPass(program, game, each, earlier.slice(0, index), result)
    const { ruling, because } = again?.result ?? result
    if (ruling === 'refused') {
      throw new Unsupported(`the moment was not reached: an earlier order was refused (${because ?? 'no reason'})`)
    }
  }
  const before = await game.look()
  const result = await carryOut(program, game, act)
  if (result === undefined) return undefined
  const after = await game.look()
  const again = await afterAPass(program, game, act, earlier, result)
  if (again === undefined) return { result, before, after, look: game.look }
  return { ...again, after: await game.look(), look: game.look }
}

/**
 * An order on missions once more, where a program refused it because it wants Mission Assignment to be ended by a pass.
 * @returns nothing where that is not why
 */
async function afterAPass(
  program: Program,
  game: Game,
  act: Act,
  earlier: readonly Act[],
  { ruling }: SubmitOrderResult,
): Promise<{ readonly result: SubmitOrderResult; readonly before: CompletePosition } | undefined> {
  if (ruling !== 'refused' || !goesOnWithMissions(act)) return undefined
  const inThisPhase = earlier.slice(earlier.findLastIndex(isPassing) + 1)
  if (inThisPhase.some(goesOnWithMissions) || !program.introduction.capabilities.orders.includes('pass'))
    return undefined
  if ((await game.look())['segment'] !== 'Mission Assignment') return undefined
  await game.submit({ player: act.player, order: { type: 'pass' }, chance: [], answers: [] })
  const before = await game.look()
  if (before['phase'] !== 'Mission') return undefined
  const result = await carryOut(program, game, act)
  return result?.ruling === 'carried out' ? { result, before } : undefined
}

/** Whether an act is on missions that are over with being assigned. */
const goesOnWithMissions = (act: Act): act is Submission => !isPassing(act) && ['draw', 'stop'].includes(act.order.type)

/** What comes of an act; undefined where the program rolled its own dice, and others than foreseen. */
async function carryOut(program: Program, game: Game, act: Act): Promise<SubmitOrderResult | undefined> {
  if (isPassing(act)) return passOn(game, act, program.introduction.capabilities.orders)
  try {
    const result = await game.submit(wireForm(act, act.fullOrder?.(await game.look())))
    return fellAsForeseen(act, result, program) ? result : undefined
  } catch (error) {
    // Other dice may lead to what the tape does not foresee; the error does not say how they fell.
    if (error instanceof OutOfChance && rollsSomeOf(act, program)) return undefined
    throw error
  }
}

/** Tells the position and reads it back; a set-up by name has nothing to be compared with. */
async function setUp(game: Game, scene: Scene): Promise<void> {
  const variant = { pdbRule: scene.pdbRule }
  if (scene.newGame !== undefined) {
    await game.begin({ scenario: scene.newGame, variant })
    return
  }
  const position = toldBy(scene)
  await game.begin({ position, variant })
  const difference = notAccepted(position, await game.look())
  if (difference === undefined) return
  const { path, before: told, after: found } = difference
  throw new Unsupported(`the set-up was not accepted: ${path} was told ${shown(told)} and is reported ${shown(found)}`)
}
