import type { Rule } from '../catalog/catalog'
import { type FeatureIndex, featuresOf } from '../catalog/features'
import type { CalibrationResult } from '../grading/calibration'
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
  /** How many are to be played. */
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
  // What takes longest begins first: these are played in full.
  const [harmless, degenerates, yesMan, first] = await Promise.all([
    Promise.all(systems.harmless.map((system, index) => control(system, { group: 'harmless', index }))),
    Promise.all(systems.degenerates.map((system, index) => control(system, { group: 'degenerates', index }))),
    control(systems.yesMan, { group: 'yesMan' }),
    playReferenceAndViolators(calibration, ask),
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

/** Every violator is asked about all rules: what else it breaks is part of what is found out. */
async function playReferenceAndViolators({ index, selected, systems }: Calibration, ask: Ask) {
  const features = index.files
  const inQuestion = new Set(selected.map(({ id }) => id).filter((id) => index.rules.has(id)))
  const isWanted = ({ breaks }: Violator) => breaks.some((id) => inQuestion.has(id))
  const [reference, ...violators] = await Promise.all([
    ask({ group: 'reference' }, { features }),
    ...systems.violators.map(async (system, place): Promise<readonly PlayedBy<Violator>[]> => {
      if (!isWanted(system)) return []
      return [{ system, played: await ask({ group: 'violators', index: place }, { features }) }]
    }),
  ])
  return {
    reference: { system: { name: nameOf(systems, { group: 'reference' }) }, played: reference },
    violators: violators.flat(),
  }
}
