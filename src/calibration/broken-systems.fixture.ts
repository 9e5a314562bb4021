import { stonewaller } from '../sut/degenerates/plain'
import { taciturn } from './harmless/taciturn'
import type { Systems } from './systems'
import { VIOLATORS } from './violators'
import { yesMan } from './yes-man'

/** Few systems, among them two whose authors broke more than a rule. */

const [first, second] = VIOLATORS.filter(({ breaks }) => breaks.includes('6.1.3'))
if (first === undefined || second === undefined) throw new Error('rule 6.1.3 has had violators')

export const SYSTEMS: Systems = {
  violators: [
    first,
    second,
    { ...first, name: 'kills its process', rulebook: () => process.kill(process.pid, 'SIGKILL') as never },
    {
      ...first,
      name: 'throws',
      rulebook: () => {
        throw new Error('no rulebook today')
      },
    },
    {
      ...first,
      name: 'never ends',
      rulebook: () => {
        for (;;);
      },
    },
  ],
  harmless: [taciturn],
  degenerates: [stonewaller],
  yesMan,
}
