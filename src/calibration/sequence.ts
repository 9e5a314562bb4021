import { replacing, type Violator } from './violator'

/** Mistakes about the order of play. */

const sequence = replacing('sequence')

export const sequenceViolators: readonly Violator[] = [
  {
    name: 'the Imperial opens each game-turn',
    breaks: ['16.8'],
    mistake: 'Lets the player who sets up first also move first.',
    rulebook: sequence({ firstPlayer: () => 'Imperial' }),
  },
  {
    name: 'the players take turns in opening',
    breaks: ['16.8'],
    mistake: 'Lets whoever came second in one game-turn come first in the next.',
    rulebook: sequence({ firstPlayer: (gameTurn) => (gameTurn % 2 === 1 ? 'Rebel' : 'Imperial') }),
  },
]
