import type { Rule } from '../catalog/catalog'
import { type FeatureIndex, featuresOf } from '../catalog/features'
import type { CalibrationResult } from '../grading/calibration'
import { completed, pathsOf, scenariosReaching } from './in-part'
import { judged, type PlayedBy } from './judge'
import { type Job, nameOf, type Played, type SystemRef } from './play'
import type { Systems } from './systems'
import type { Violator } from './violator'

/** What is calibrated, and with what. */
export interface Calibration {
  /** How many rules the catalog has. */
  readonly rules: number
  /** Where the scenarios of all rules are that have any. */
  readonly index: FeatureIndex
  /** The rules that must be proven. */
  readonly selected: readonly Rule[]
  readonly systems: Systems
  /** Has a system played; several are asked for at once. */
  readonly play: (name: string, job: Job) => Promise<Played>
  /** Told of every system that has been played. */
  readonly onPlayed?: (progress: Progress) => void
}

export interface Progress {
  readonly name: string
  readonly played: number
  /** How many are to be played, as far as is known. */
  readonly of: number
}

/**
 * Has every violator, harmless variant and degenerate played, and says what the suite made of them. What it says does
 * not depend on which of them is done first.
 * @throws what `play` throws
 */
export async function calibrate(calibration: Calibration): Promise<CalibrationResult> {
  const { rules, index: scenarios, selected, systems } = calibration
  const ask = counted(calibration)
  const ids = selected.map(({ id }) => id)
  const features = featuresOf(scenarios, selected)
  const control = async <System>(system: System, ref: SystemRef): Promise<PlayedBy<System>> => ({
    system,
    played: await ask(ref, { features, rules: ids }),
  })
  const [first, harmless, degenerates, yesMan] = await Promise.all([
    playReferenceAndViolators(calibration, ask),
    Promise.all(systems.harmless.map((system, index) => control(system, { group: 'harmless', index }))),
    Promise.all(systems.degenerates.map((system, index) => control(system, { group: 'degenerates', index }))),
    control(systems.yesMan, { group: 'yesMan' }),
  ])
  return judged(rules, ids, { ...first, harmless, degenerates, yesMan })
}

type Ask = (ref: SystemRef, what: Omit<Job, 'system'>) => Promise<Played>

/** Asks for systems to be played, and counts them. */
function counted({ systems, play, onPlayed = () => {} }: Calibration): Ask {
  let played = 0
  let of = 0
  return async (system, what) => {
    of += 1
    const name = nameOf(systems, system)
    const result = await play(name, { system, ...what })
    played += 1
    onPlayed({ name, played, of })
    return result
  }
}

const NOTHING: Played = { outcomes: [], defects: [] }

/** Where a violator can differ from the reference is known once that has played. */
async function playReferenceAndViolators({ index: { files }, selected, systems }: Calibration, ask: Ask) {
  const reference = await ask({ group: 'reference' }, { features: files })
  const played = new Set(reference.outcomes.map(({ rule }) => rule))
  const inQuestion = new Set(selected.map(({ id }) => id).filter((id) => played.has(id)))
  const isWanted = ({ breaks }: Violator) => breaks.some((id) => inQuestion.has(id))
  const violators = systems.violators.map(async (system, index): Promise<PlayedBy<Violator> | undefined> => {
    if (!isWanted(system)) return undefined
    const scenarios = scenariosReaching(system, reference)
    const itself =
      scenarios.length === 0 ? NOTHING : await ask({ group: 'violators', index }, { features: pathsOf(scenarios) })
    return { system, played: completed(itself, scenarios, reference) }
  })
  return {
    reference: { system: { name: nameOf(systems, { group: 'reference' }) }, played: reference },
    violators: (await Promise.all(violators)).filter((one) => one !== undefined),
  }
}
