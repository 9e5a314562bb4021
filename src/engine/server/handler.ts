import { covers, fieldsIn } from '../../protocol/fields'
import { type Handler, invalid, outOfChance, RpcError, unsupported } from '../../protocol/rpc'
import type {
  GetPositionParams,
  InitializeResult,
  SetPositionParams,
  SubmitOrderParams,
  SubmitOrderResult,
} from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { problemWith } from '../../protocol/validate'
import { ERROR_CODES, METHODS, type Method, PROTOCOL_VERSION } from '../../protocol/vocabulary'
import { type Chance, OutOfDice, scriptedChance } from '../chance'
import { decide } from '../decide'
import { inWords } from '../events'
import { newGame } from '../procedures/set-up'
import { changedPdbRulebook, printedRulebook, type Rulebook } from '../rulebook'
import type { GameState } from '../state'
import { ENGINE_CAPABILITIES } from './capabilities'
import { reportOf } from './report'
import { stateOf } from './told'

/** What may differ in an engine that is put behind the protocol. */
export interface EngineOptions {
  readonly name?: string
  /** The rulebook played by, made from the printed or the changed one each time a position is set. */
  readonly rulebook?: (base: Rulebook) => Rulebook
  /** The dice played with, made for each order from those of its tape. */
  readonly chance?: (scripted: Chance) => Chance
}

interface Game {
  readonly state: GameState
  readonly rulebook: Rulebook
}

/** The reference engine as a program under test: each call is a program of its own, with one game. */
export function createEngine({
  name = 'reference engine',
  rulebook = (base) => base,
  chance = (scripted) => scripted,
}: EngineOptions = {}): Handler {
  let game: Game | undefined

  const current = (): Game => {
    if (game === undefined) throw new RpcError(ERROR_CODES.invalidRequest, 'no position has been set')
    return game
  }

  const methods: Readonly<Record<Method, (params: never) => unknown>> = {
    initialize: (): InitializeResult => ({
      protocol: PROTOCOL_VERSION,
      implementation: { name, version: '0.1.0', language: 'TypeScript' },
      capabilities: ENGINE_CAPABILITIES,
    }),
    setPosition({ position, scenario, variant }: SetPositionParams) {
      const foreign = fieldsIn(position ?? {}).find((field) => !covers(ENGINE_CAPABILITIES.told, field))
      if (foreign !== undefined) throw unsupported(`the field ${foreign}`)
      const rules = rulebook(variant?.pdbRule === 'changed' ? changedPdbRulebook : printedRulebook)
      game = { state: scenario === undefined ? stateOf(position ?? {}) : newGame(scenario, rules), rulebook: rules }
      return { accepted: true }
    },
    submitOrder(params: SubmitOrderParams): SubmitOrderResult {
      const { state, rulebook: rules } = current()
      const ruling = rulingOf(state, rules, params, chance(scriptedChance(params.chance)))
      if (!ruling.allowed) return { ruling: 'refused', because: ruling.because, used: [] }
      const { after } = ruling
      game = { state: after, rulebook: rules }
      const { awaiting } = after
      return {
        ruling: 'carried out',
        used: ruling.taken.map((taken) =>
          'pick' in taken ? { ...taken, candidates: [...taken.candidates] } : { ...taken },
        ),
        awaiting:
          awaiting === undefined ? null : { player: awaiting.player, purpose: awaiting.purpose, about: awaiting.about },
        log: ruling.events.map(inWords),
      }
    },
    getPosition: ({ viewer }: GetPositionParams): { position: Position } => ({
      position: reportOf(current().state, current().rulebook, viewer),
    }),
    shutdown: () => ({}),
  }

  return (method, params) => {
    const known = METHODS.find((candidate) => candidate === method)
    if (known === undefined) throw new RpcError(ERROR_CODES.methodNotFound, `there is no method ${method}`)
    const problem = problemWith(`${known}.params`, params)
    if (problem !== undefined) throw invalid(known, problem)
    return methods[known](params as never)
  }
}

function rulingOf(state: GameState, rulebook: Rulebook, params: SubmitOrderParams, chance: Chance) {
  const { player, order, answers } = params
  try {
    return decide(state, rulebook, { player, order, answers }, chance)
  } catch (error) {
    if (error instanceof OutOfDice) throw outOfChance(error.purpose)
    throw error
  }
}
