import { createEngine } from '../../engine/server/handler'
import { withDefaultsAs } from './silence'
import { type HarmlessVariant, rewritten } from './variant'

/** Silent about everything that goes without saying. */
export const defaultsLeftOut: HarmlessVariant = {
  name: 'defaults left out',
  differs: 'It leaves out of a position whatever has the value that holds where a position is silent.',
  open: () => rewritten(createEngine(), { getPosition: (position) => withDefaultsAs(() => undefined, position) }),
}
