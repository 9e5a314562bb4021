import { babbler } from './babbler'
import type { Degenerate } from './degenerate'
import { muteParrot, parrot } from './parrot'
import { scribbler, sleeper, stonewaller } from './plain'

/** Programs that claim everything and hold none of the printed game: none may conform to any rule. */
export const DEGENERATES: readonly Degenerate[] = [stonewaller, sleeper, scribbler, parrot, muteParrot, babbler]
