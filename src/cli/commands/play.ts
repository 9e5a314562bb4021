import type { Command } from 'commander'
import { SCENARIOS, type ScenarioName } from '../../components/names'
import { startLog } from '../../engine/self-play/log'
import { wholeGame } from '../../engine/self-play/whole-game'
import { didYouMean } from '../../lib/nearest'
import { UsageError } from '../errors'
import { EXIT } from '../exit'
import { jsonText, print } from '../output'

interface PlayOptions {
  readonly scenario: string
  readonly seed: string
  readonly json?: true
  readonly verbose?: true
}

/** A scenario in an option: `flight-to-egrix`, and `varu-powderkeg` without its article. */
const idOf = (name: ScenarioName): string => name.toLowerCase().replace(/^the /, '').replaceAll(' ', '-')

/** `fitg play`: the reference engine plays a whole game by itself, at random within the rules. */
export const register = (program: Command): Command =>
  program
    .command('play')
    .description('plays a whole game from a seed')
    .option('--scenario <id>', `which scenario: ${SCENARIOS.map(idOf).join(' or ')}`, idOf(SCENARIOS[0]))
    .option('--seed <number>', 'what chance starts from: the same seed plays the same game', '1')
    .option('--verbose', 'tells every order, die and draw')
    .option('--json', 'prints how the game ended as JSON, and no log')
    .addHelpText('after', HELP)
    .action(run)

const HELP = `
Both players choose among the orders that the rules allow, and by chance alone.

Example: fitg play --scenario varu-powderkeg --seed 7`

function run({ scenario: id, seed: text, json, verbose }: PlayOptions): void {
  const scenario = scenarioWith(id)
  const seed = seedIn(text)
  const game = wholeGame(scenario, seed)
  if (!json) print(`${scenario}, seed ${seed}\n`)
  const log = startLog(verbose === true)
  let orders = 0
  for (let next = game.next(); ; next = game.next()) {
    if (!next.done) {
      orders += 1
      if (json) continue
      const lines = log(next.value)
      if (lines.length > 0) print(`${lines.join('\n')}\n`)
      continue
    }
    const { result, turn } = next.value
    if (result === undefined) throw new Error('the game has no result')
    const { winner, reason, points } = result
    const ending = { winner: winner.toLowerCase(), reason, victoryPoints: points, gameTurns: turn.gameTurn, orders }
    if (json) print(jsonText({ scenario, seed, ...ending }))
    else print(`\nThe ${winner} Player wins in game-turn ${turn.gameTurn}: ${reason} (${orders} orders).\n`)
    break
  }
  process.exitCode = EXIT.ok
}

function scenarioWith(id: string): ScenarioName {
  const scenario = SCENARIOS.find((name) => name === id || idOf(name) === id || idOf(name) === id.replace(/^the-/, ''))
  if (scenario !== undefined) return scenario
  const known = SCENARIOS.map(idOf)
  throw new UsageError(`there is no scenario "${id}"${didYouMean(id, known) || `; there are ${known.join(' and ')}`}`)
}

function seedIn(text: string): number {
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed >= 0) return seed
  throw new UsageError(`a seed is a whole number from 0 up, not "${text}"`)
}
