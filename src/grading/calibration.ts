import type { RuleVerdict } from './verdict'

/** What a calibration came to: the document that `fitg calibrate --json` prints. */
export interface CalibrationResult {
  readonly ok: boolean
  readonly rules: readonly { readonly id: string; readonly violators: readonly Trial[] }[]
  readonly reference: { readonly notConforming: readonly string[] }
  readonly harmless: readonly HarmlessTrial[]
  readonly degenerates: readonly DegenerateTrial[]
  /** What keeps `ok` from being true, in sentences. */
  readonly problems: readonly string[]
}

/** One violator against one rule that it breaks. */
export interface Trial {
  readonly name: string
  readonly mistake: string
  readonly caught: boolean
  readonly verdict: RuleVerdict
  /** The scenario that caught it, and what that said. */
  readonly scenario?: string
  readonly message?: string
  /** Other rules that it fails: duplicates and dependants are expected. */
  readonly alsoFails: readonly string[]
}

/** A correct engine that merely differs: it should fail nothing. */
export interface HarmlessTrial {
  readonly name: string
  /** Wherein it differs. */
  readonly differs: string
  readonly notConforming: readonly string[]
}

/** A program that holds nothing of the game: it should obey nothing. */
export interface DegenerateTrial {
  readonly name: string
  /** What it does instead of playing. */
  readonly does: string
  readonly conforming: readonly string[]
}
