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

/** Runs with processes that are gone afterwards. */
async function withWorkers<T>(count: number, use: (workers: Workers) => Promise<T>): Promise<T> {
  const workers = startWorkers(count, FIXTURE)
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

describe('a calibration in processes', () => {
  it('comes to the same with one and with two, to the letter', async () => {
    const [one, two] = await Promise.all([calibrated(1), calibrated(2)])
    expect(JSON.stringify(two)).to.equal(JSON.stringify(one))
    const trials = one.rules.find(({ id }) => id === '6.1.3')?.violators ?? []
    expect(trials.map(({ caught }) => caught)).to.deep.equal([true, true])
    expect(one.harmless).to.have.length(1)
  })

  it('names what a process played that was killed, and gives up on the others', async () => {
    await withWorkers(1, async (workers) => {
      const [killed, next] = await Promise.all([
        failureOf(play(workers, violator('kills its process'))),
        failureOf(play(workers, { group: 'reference' })),
      ])
      expect(killed).to.equal('WorkerFailure: the process that played "kills its process" was ended by SIGKILL')
      expect(next).to.equal(killed)
      expect(await failureOf(play(workers, { group: 'reference' }))).to.equal(killed)
    })
  })

  it('names what could not be played', async () => {
    await withWorkers(1, async (workers) => {
      const failure = await failureOf(play(workers, violator('throws')))
      expect(failure).to.equal('WorkerFailure: "throws" could not be played: no rulebook today')
    })
  })

  it('says what a process wrote that could not start', async () => {
    const workers = startWorkers(1, '/there/is/no/such.js')
    const failure = await failureOf(play(workers, { group: 'reference' }))
    await workers.close()
    expect(failure).to.include('ended with exit code 1').and.to.include("Cannot find module '/there/is/no/such.js'")
  })

  it('ends at once when it is stopped, whatever its processes are busy with', async () => {
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
