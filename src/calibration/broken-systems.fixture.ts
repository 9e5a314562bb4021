import type { Rulebook } from '../engine/rulebook'
import { stonewaller } from '../sut/degenerates/plain'
import { taciturn } from './harmless/taciturn'
import type { Systems } from './systems'
import type { Violator } from './violator'
import { VIOLATORS } from './violators'
import { yesMan } from './yes-man'

/** Few systems, among them some whose authors broke more than a rule. */

const [first, second] = VIOLATORS.filter(({ breaks }) => breaks.includes('6.1.3'))
if (first === undefined || second === undefined) throw new Error('rule 6.1.3 has had violators')

const doing = (name: string, does: () => void): Violator => ({
  name,
  breaks: ['6.1.3'],
  mistake: 'Is no rulebook at all.',
  rulebook: (base: Rulebook) => {
    does()
    return base
  },
})

const loop = () => {
  for (;;);
}

export const SYSTEMS: Systems = {
  violators: [first, second, doing('ends its thread', () => process.exit(7)), doing('never ends', loop)],
  harmless: [taciturn],
  degenerates: [stonewaller],
  yesMan,
}
