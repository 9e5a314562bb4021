import { replacing, type Violator } from './violator'

/** Mistakes about the size and the type of environs. */

const environ = replacing('environ')

export const environViolators: readonly Violator[] = [
  {
    name: 'both players share the room',
    breaks: ['3.1.1', '7.1'],
    mistake: 'Counts the units of both players against the size of an environ.',
    rulebook: environ({ load: ({ units, enemyUnits }) => units + enemyUnits }),
  },
  {
    name: 'environs have no limit',
    breaks: ['3.1.1', '7.1', '15.2'],
    mistake: 'Lets any number of units into an environ.',
    rulebook: environ({ mayHold: () => true }),
  },
  {
    name: 'one unit more than the size',
    breaks: ['15.2'],
    mistake: 'Refuses a unit only where the environ holds more than its size before it comes.',
    rulebook: environ({ mayHold: (size, load) => load <= size + 1 }),
  },
  {
    name: 'one unit less than the size',
    breaks: ['15.2'],
    mistake: 'Calls an environ full one unit too early.',
    rulebook: environ({ mayHold: (size, load) => load < size }),
  },
  {
    name: 'characters take up room',
    breaks: ['7.2'],
    mistake: 'Counts characters against the size of an environ.',
    rulebook: environ({ load: ({ units, characters }) => units + characters }),
  },
  {
    name: 'units elsewhere on the planet take up room',
    breaks: ['3.1.1'],
    mistake: 'Counts all military units that a player has on a planet against the size of each of its environs.',
    rulebook: environ({ load: ({ units, unitsNearby }) => units + unitsNearby }),
  },
  {
    name: 'spaceships take up room',
    breaks: ['7.2'],
    mistake: 'Counts spaceships against the size of an environ.',
    rulebook: environ({ load: ({ units, ships }) => units + ships }),
  },
  {
    name: 'no Fire',
    breaks: ['7.3'],
    mistake: 'Knows five types, those of the two scenarios, and takes Fire for Wild.',
    rulebook: environ({ type: (printed) => (printed === 'Fire' ? 'Wild' : printed) }),
  },
  {
    name: 'Air is Liquid',
    breaks: ['7.3'],
    mistake: 'Reads one letter of the map for another.',
    rulebook: environ({ type: (printed) => (printed === 'Air' ? 'Liquid' : printed) }),
  },
  {
    name: 'Wild is not special',
    breaks: ['7.4'],
    mistake: 'Goes by the printed rulebook, which does not count Wild.',
    rulebook: environ({ isSpecial: (type) => type !== 'Urban' && type !== 'Wild' }),
  },
  {
    name: 'every environ is special',
    breaks: ['7.4'],
    mistake: 'Takes any type for special.',
    rulebook: environ({ isSpecial: () => true }),
  },
  {
    name: 'there is always room to react',
    breaks: ['15.2'],
    mistake: 'Looks at the size of an environ in the Movement Segment alone.',
    rulebook: environ(({ mayHold }) => ({
      mayHold: (size, load, entry) => entry === 'reaction move' || mayHold(size, load, entry),
    })),
  },
  {
    name: 'there is always room for reinforcements',
    breaks: ['15.2'],
    mistake: 'Looks at the size of an environ where units move, and not where those that are due come in.',
    rulebook: environ(({ mayHold }) => ({
      mayHold: (size, load, entry) => entry === 'reinforcement' || mayHold(size, load, entry),
    })),
  },
  {
    name: 'there is always room in the set-up',
    breaks: ['15.2'],
    mistake: 'Looks at the size of an environ once the game has begun.',
    rulebook: environ(({ mayHold }) => ({
      mayHold: (size, load, entry) => entry === 'set-up' || mayHold(size, load, entry),
    })),
  },
]
