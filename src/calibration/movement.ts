import { replacing, type Violator } from './violator'

/** Mistakes about who may go where. */
export const movementViolators: readonly Violator[] = [
  {
    name: 'pieces move as often as they like',
    breaks: ['8.2.11'],
    mistake: 'Keeps no record of who has moved in the segment.',
    rulebook: replacing('movement')({ mayMoveAgain: () => true }),
  },
]
