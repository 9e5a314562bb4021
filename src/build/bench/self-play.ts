import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SCENARIOS } from '../../components/names'
import { wholeGame } from '../../engine/self-play/whole-game'
import { median, rounded } from './figures'

/** What whole games cost that the engine plays by itself, on one core. */
export interface SelfPlay {
  readonly games: number
  /** Medians over batches of games. */
  readonly ordersPerSecond: number
  readonly gamesPerSecond: number
  /** What is kept in memory after the first tenth of the games, and after all, in MB. */
  readonly heapMb: { readonly first: number; readonly last: number }
}

const GAMES = 1000
const BATCHES = 10

/** Plays a thousand games, half of them of each scenario. */
export function selfPlay(): SelfPlay {
  const seeds = GAMES / BATCHES / SCENARIOS.length
  const batches = Array.from({ length: BATCHES }, (_, batch) => {
    const start = performance.now()
    let orders = 0
    for (const scenario of SCENARIOS) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        for (const _step of wholeGame(scenario, batch * seeds + seed)) orders += 1
      }
    }
    const seconds = (performance.now() - start) / 1000
    return { orders: orders / seconds, games: GAMES / BATCHES / seconds, heap: heapMb() }
  })
  return {
    games: GAMES,
    ordersPerSecond: Math.round(median(batches.map(({ orders }) => orders))),
    gamesPerSecond: rounded(median(batches.map(({ games }) => games))),
    heapMb: { first: batches[0]?.heap ?? 0, last: batches.at(-1)?.heap ?? 0 },
  }
}

function heapMb(): number {
  collectGarbage()
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10
}

/** Node shows its collector to those only that ask for it. */
const collectGarbage = (() => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
})()
