import type { Degenerate } from '../sut/degenerates/degenerate'
import { DEGENERATES } from '../sut/degenerates/index'
import { HARMLESS } from './harmless/index'
import type { HarmlessVariant } from './harmless/variant'
import type { Violator } from './violator'
import { VIOLATORS } from './violators'
import { yesMan } from './yes-man'

/** Whatever is played in a calibration, beside the reference engine. */
export interface Systems {
  readonly violators: readonly Violator[]
  readonly harmless: readonly HarmlessVariant[]
  readonly degenerates: readonly Degenerate[]
  readonly yesMan: Degenerate
}

/** All there are. A worker finds the one that it is to play in its own copy, for functions cannot be sent. */
export const SYSTEMS: Systems = { violators: VIOLATORS, harmless: HARMLESS, degenerates: DEGENERATES, yesMan }
