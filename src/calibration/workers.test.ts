import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { type FeatureIndex, loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import { SYSTEMS } from './broken-systems.fixture'
import { calibrate } from './matrix'
import { nameOf, type SystemRef } from './play'
import { startWorkers, type Workers } from './workers'

const FIXTURE = require.resolve('./broken-systems.fixture')
const { rules } = loadCatalog()
const { files, rules: indexed } = loadFeatureIndex()
const features = files.filter((file) => file.includes('6.1'))
/** The rules of one file: enough to have something to do. */
const index: FeatureIndex = {
  files: features,
  rules: new Map([...indexed].filter(([, { uri }]) => features.includes(uri))),
}

/** Runs with threads that have ended afterwards. */
async function withWorkers<T>(count: number, use: (workers: Workers) => Promise<T>, longest?: number): Promise<T> {
  const workers = startWorkers(count, FIXTURE, longest)
  try {
    return await use(workers)
  } finally {
    await workers.close()
  }
}

/** The calibration of the sound ones among the violators. */
const calibrated = (jobs: number) =>
  withWorkers(jobs, ({ play }) =>
    calibrate({
      rules: rules.length,
      index,
      selected: rules.filter(({ id }) => indexed.has(id)),
      systems: { ...SYSTEMS, violators: SYSTEMS.violators.slice(0, 2) },
      play,
    }),
  )

const play = ({ play: ask }: Workers, system: SystemRef) => ask(nameOf(SYSTEMS, system), { system, features })

const violator = (name: string): SystemRef => ({
  group: 'violators',
  index: SYSTEMS.violators.findIndex((one) => one.name === name),
})

const failureOf = (played: Promise<unknown>): Promise<string> =>
  played.then(
    () => 'it was played',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a calibration in threads', () => {
  it('comes to the same with one and with two, to the letter', async () => {
    const [one, two] = await Promise.all([calibrated(1), calibrated(2)])
    expect(JSON.stringify(two)).to.equal(JSON.stringify(one))
    const trials = one.rules.find(({ id }) => id === '6.1.3')?.violators ?? []
    expect(trials.map(({ caught }) => caught)).to.deep.equal([true, true])
    expect(one.harmless).to.have.length(1)
  })

  it('names what a thread played that ended, and gives up on the others', async () => {
    await withWorkers(1, async (workers) => {
      const [ended, next] = await Promise.all([
        failureOf(play(workers, violator('ends its thread'))),
        failureOf(play(workers, { group: 'reference' })),
      ])
      expect(ended).to.equal('WorkerFailure: the thread that played "ends its thread" ended with exit code 7')
      expect(next).to.equal(ended)
      expect(await failureOf(play(workers, { group: 'reference' }))).to.equal(ended)
    })
  })

  it('names what could not be played', async () => {
    await withWorkers(1, async ({ play: ask }) => {
      const failure = await failureOf(ask('a new one', { system: { group: 'violators', index: 99 }, features }))
      expect(failure).to.include('WorkerFailure: "a new one" could not be played: there is no system 99')
    })
  })

  it('says why a thread could not start', async () => {
    const workers = startWorkers(1, '/there/is/no/such.js')
    const failure = await failureOf(play(workers, { group: 'reference' }))
    await workers.close()
    expect(failure).to.include("broke: Cannot find module '/there/is/no/such.js'")
  })

  it('names what is not played to its end', async () => {
    const late = (workers: Workers) => failureOf(play(workers, violator('never ends')))
    const failure = await withWorkers(1, late, 3)
    expect(failure).to.equal('WorkerFailure: "never ends" was not played to its end within 3 s')
  })

  it('ends at once when it is stopped, whatever its threads are busy with', async () => {
    await withWorkers(2, async (workers) => {
      const playing = failureOf(
        Promise.all([play(workers, violator('never ends')), play(workers, { group: 'harmless', index: 0 })]),
      )
      await sleep(1500)
      workers.stop('interrupted')
      expect(await playing).to.equal('WorkerFailure: interrupted')
    })
  })
})
