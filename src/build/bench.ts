import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFeatureIndex } from '../catalog/features'
import { loadPhrases } from '../check/phrases'
import { createEngine } from '../engine/server/handler'
import { PACKAGE_ROOT } from '../lib/package-root'
import { runSuite } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { type AdapterFigures, adapterFigures } from './bench/adapters'
import { writeBareSuite } from './bench/bare'
import { median, medianRatio, rounded } from './bench/figures'
import { type KeptRuns, keptRuns } from './bench/kept-runs'
import { type SelfPlay, selfPlay } from './bench/self-play'
import { roundTrip, timed } from './bench/timing'

/**
 * What a grading run costs beside bare Cucumber: whole processes, measured in turn and compared round by round, for
 * these machines are busy with other things too. `--json` prints one document, `--rounds N` says how often.
 */

const FITG = join(PACKAGE_ROOT, 'dist', 'src', 'cli', 'main.js')
const CUCUMBER = join(PACKAGE_ROOT, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js')

/** What a run may cost: times bare Cucumber, and for the reference engine in the same process seconds on top. */
const TARGETS = { inProcess: 1.25, stdio: 1.5, secondsMore: 0.15 }

interface Bench {
  readonly bare: number
  readonly inProcess: number
  readonly stdio: number
  readonly ratios: { readonly inProcess: number; readonly stdio: number }
  readonly rounds: number
  /** The whole suite once more in a process that has run it before. */
  readonly repeatedRun: number
  /** One message to the reference engine over its standard input and output, and its answer. */
  readonly roundTrip: number
  /** The same of the adapters, with a run of all rules over each example; those that this machine can run. */
  readonly adapters: readonly AdapterFigures[]
  readonly keptRuns: KeptRuns
  readonly selfPlay: SelfPlay
  readonly node: string
  readonly cores: number
}

async function main(): Promise<void> {
  const json = process.argv.includes('--json')
  const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] || 7) || 7
  const folder = mkdtempSync(join(tmpdir(), 'fitg-bench-'))
  try {
    const bench = await measured(folder, rounds)
    process.stdout.write(json ? `${JSON.stringify(bench, null, 2)}\n` : inWords(bench))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(folder: string, rounds: number): Promise<Bench> {
  // First of all: once the suite has been played in a process, its compiled code suits that, and games run slower.
  const games = selfPlay()
  writeBareSuite(folder, PACKAGE_ROOT, (await loadPhrases()).phrases.length)
  const grade = [FITG, 'grade', '--json', '--out', join(folder, 'reports')]
  const served = `"${process.execPath}" "${FITG}" serve`
  const runs = { bare: [CUCUMBER], inProcess: grade, stdio: [...grade, '--sut', served] }
  const seconds = { bare: [] as number[], inProcess: [] as number[], stdio: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['bare', 'inProcess', 'stdio'] as const) {
      const took = timed(runs[name], folder)
      // The first round warms up what the system keeps of the files.
      if (round > 0) seconds[name].push(took)
    }
  }
  return {
    bare: rounded(median(seconds.bare)),
    inProcess: rounded(median(seconds.inProcess)),
    stdio: rounded(median(seconds.stdio)),
    ratios: {
      inProcess: rounded(medianRatio(seconds.inProcess, seconds.bare)),
      stdio: rounded(medianRatio(seconds.stdio, seconds.bare)),
    },
    rounds,
    repeatedRun: rounded(await repeatedRun()),
    roundTrip: await roundTrip(served),
    adapters: await adapterFigures(join(folder, 'adapters'), rounds, [...grade, '--exit-zero']),
    selfPlay: games,
    keptRuns: keptRuns(folder, (args, cwd) => timed([FITG, ...args], cwd)),
    node: process.version,
    cores: availableParallelism(),
  }
}

async function repeatedRun(): Promise<number> {
  const { files } = loadFeatureIndex()
  const session = createSession('the reference engine', () => connectInProcess(createEngine()))
  const seconds: number[] = []
  for (let run = 0; run < 8; run += 1) {
    const start = performance.now()
    await runSuite({ session, features: files })
    if (run > 2) seconds.push((performance.now() - start) / 1000)
  }
  return median(seconds)
}

function inWords({
  bare,
  inProcess,
  stdio,
  ratios,
  rounds,
  repeatedRun: repeated,
  roundTrip: trip,
  adapters,
  keptRuns: kept,
  selfPlay: play,
  node,
  cores,
}: Bench): string {
  const holds = (does: boolean) => (does ? 'holds' : 'is missed')
  const withinMs = Math.round((inProcess - bare) * 1000)
  return [
    `Medians of ${rounds} rounds, in seconds; ratios round by round. Node ${node}, ${cores} cores.`,
    `  bare Cucumber      ${bare.toFixed(3)}`,
    `  in the process     ${inProcess.toFixed(3)}  ${ratios.inProcess} times bare: the target of ${TARGETS.inProcess} ${holds(ratios.inProcess <= TARGETS.inProcess)}`,
    `                            ${withinMs} ms more: the target of ${TARGETS.secondsMore * 1000} ms ${holds(withinMs <= TARGETS.secondsMore * 1000)}`,
    `  over stdio         ${stdio.toFixed(3)}  ${ratios.stdio} times bare: the target of ${TARGETS.stdio} ${holds(ratios.stdio <= TARGETS.stdio)}`,
    `  a repeated run     ${repeated.toFixed(3)}`,
    `  a round trip       ${microseconds(trip)}`,
    `  with ${kept.runs} runs kept: checklist ${kept.checklist.toFixed(3)}, history ${kept.history.toFixed(3)}`,
    `  self-play over ${play.games} games: ${play.ordersPerSecond} orders a second, ${play.gamesPerSecond.toFixed(1)} games a second; ${play.heapMb.first} MB kept after a tenth of them, ${play.heapMb.last} MB after all`,
    'The examples that fitg init writes: a run of all rules, and a round trip',
    ...adapters.map((figures) =>
      'missing' in figures
        ? `  ${figures.language.padEnd(18)} left out: ${figures.missing}`
        : `  ${figures.language.padEnd(18)} ${figures.grade.toFixed(3)}  ${microseconds(figures.roundTrip)}`,
    ),
    '',
  ].join('\n')
}

const microseconds = (seconds: number) => `${(seconds * 1e6).toFixed(0)} µs`

void main()
