import { replacing, type Violator } from './violator'

/** Mistakes about who may go where. */

const movement = replacing('movement')

export const movementViolators: readonly Violator[] = [
  {
    name: 'pieces move as often as they like',
    breaks: ['8.2.11'],
    mistake: 'Keeps no record of who has moved in the segment.',
    rulebook: movement({ mayMove: () => true }),
  },
  {
    name: 'a journey to another planet is no move',
    breaks: ['8.2.11'],
    mistake: 'Marks as moved who changes environs on a planet, and not who comes to another planet.',
    rulebook: movement({ countsFor: ({ overSpace }) => !overSpace }),
  },
  {
    name: 'walkers never tire',
    breaks: ['8.2.11'],
    mistake: 'Marks military units and those who fly, and not characters on foot.',
    rulebook: movement({
      countsFor: ({ isCharacter, overSpace, wasCarried }) => !isCharacter || overSpace || wasCarried,
    }),
  },
  {
    name: 'who is carried has not moved',
    breaks: ['8.2.11'],
    mistake: 'Marks the pilot and the military units, and not whom they take along.',
    rulebook: movement({ countsFor: ({ wasCarried }) => !wasCarried }),
  },
  {
    name: 'survivors set out anew',
    breaks: ['8.2.11'],
    mistake: 'Makes new units of those who come through an attack, with their move still to come.',
    rulebook: movement({ countsFor: ({ sufferedLosses }) => !sufferedLosses }),
  },
  {
    name: 'pieces move once in a game',
    breaks: ['8.2.11'],
    mistake: 'Marks who has moved, and never takes the marks off.',
    rulebook: movement(() => {
      const gone = new Set<string>()
      return {
        mayMove(piece) {
          const may = !gone.has(piece)
          gone.add(piece)
          return may
        },
      }
    }),
  },
  {
    name: 'spaceships fly together',
    breaks: ['15.12'],
    mistake: 'Moves any number of spaceships as one stack.',
    rulebook: movement({ mayFlyTogether: () => true }),
  },
  {
    name: 'spaceships fly together on a planet',
    breaks: ['15.12'],
    mistake: 'Splits a stack of spaceships only for a flight to another planet.',
    rulebook: movement(({ mayFlyTogether }) => ({
      mayFlyTogether: (ships, overSpace) => !overSpace || mayFlyTogether(ships, overSpace),
    })),
  },
]
