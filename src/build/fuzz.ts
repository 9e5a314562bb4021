import { EVENTS } from '../components/action-cards'
import { MISSIONS } from '../components/missions'
import { PHASES, SCENARIOS } from '../components/names'
import { POSSESSIONS } from '../components/possessions'
import { watchGame } from '../fuzz/whole-games.fixture'

/** `npm run fuzz -- --seeds N`: plays N games of each scenario and tells what was out of order, and what never came up. */
const option = process.argv.indexOf('--seeds')
const seeds = option < 0 ? 100 : Number(process.argv[option + 1])
if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number from 1 up')

const seen = new Set<string>()
const problems: string[] = []
const begun = performance.now()
let orders = 0
for (const scenario of SCENARIOS) {
  for (let seed = 1; seed <= seeds; seed += 1) {
    try {
      const game = watchGame(scenario, seed)
      orders += game.orders
      problems.push(...game.problems)
      for (const one of game.seen) seen.add(one)
    } catch (error) {
      problems.push(`${scenario}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
const wanted = [
  ...PHASES.map((phase) => `phase ${phase}`),
  ...[...MISSIONS.values()].flatMap(({ name, starSystem }) => (starSystem ? [`mission ${name}`] : [])),
  ...EVENTS.map((event) => `event ${event}`),
  ...[...POSSESSIONS.keys()].map((name) => `possession ${name}`),
]
const missing = wanted.filter((one) => !seen.has(one))
for (const problem of problems.slice(0, 20)) console.log(problem)
console.log(`${seeds} games of each scenario, ${orders} orders in ${Math.round((performance.now() - begun) / 1000)} s`)
console.log(`${problems.length} problems; ${wanted.length - missing.length} of ${wanted.length} things came up`)
if (missing.length > 0) console.log(`never: ${missing.join(', ')}`)
process.exitCode = problems.length === 0 ? 0 : 1
