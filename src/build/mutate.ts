import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { changedBy } from '../calibration/consulted'
import { startWorkers, WorkerFailure } from '../calibration/workers'
import { featuresOf, loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'

/**
 * `npm run mutate -- --seed S --count N`: changes the rulebook at places that the seed chooses, has the suite play each,
 * and tells which changes it noticed.
 */
const number = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('it is a whole number from 1 up')
  return value
}
const { seed, count } = new Command('mutate')
  .option('--seed <number>', 'what chooses the places', number, 1)
  .option('--count <number>', 'how many mutants', number, 200)
  .parse()
  .opts<{ seed: number; count: number }>()

/** A mutant that plays for longer has got into an endless loop, which is noticed as well. */
const LONGEST_SECONDS = 60

async function main(): Promise<void> {
  process.env['FITG_MUTANTS'] = `${seed},${count}`
  const { MUTANTS, SYSTEMS } = await import('./mutation/systems.js')
  const untried = SYSTEMS.violators.find(({ rulebook }) => changedBy(rulebook).length === 0)
  if (untried !== undefined)
    throw new Error(`${untried.name}: no decision of the rulebook uses this place; make it part of one that does`)
  const features = featuresOf(loadFeatureIndex(), loadCatalog().rules)
  const systems = join(__dirname, 'mutation', 'systems.js')
  const survivors: string[] = []
  let next = 0
  let killed = 0

  /** A queue of its own for each thread: one that does not come to an end takes none of the others along. */
  const playOn = async (): Promise<void> => {
    let workers = startWorkers(1, systems, LONGEST_SECONDS)
    for (let index = next++; index < MUTANTS.length; index = next++) {
      const { place, change } = MUTANTS[index] ?? { place: '', change: '' }
      const name = `${place} ${change}`
      try {
        const { outcomes, defects } = await workers.play(name, { system: { group: 'violators', index }, features })
        const noticed = defects.length > 0 || outcomes.some(({ verdict }) => verdict !== 'conforms')
        if (noticed) killed += 1
        else survivors.push(name)
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error
        killed += 1
        workers.stop('a mutant did not come to an end')
        workers = startWorkers(1, systems, LONGEST_SECONDS)
      }
      process.stderr.write(`\r${killed + survivors.length} of ${MUTANTS.length}, ${survivors.length} survive`)
    }
    await workers.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playOn))
  process.stderr.write('\n')
  for (const survivor of survivors.sort()) console.log(`survived  ${survivor}`)
  console.log(`seed ${seed}: ${killed} of ${MUTANTS.length} mutants killed, ${survivors.length} survived`)
}

void main()
