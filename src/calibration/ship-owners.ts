import { characterNamed } from '../components/characters'
import { replacing, type Violator } from './violator'

/** Mistakes about the ships of newcomers, of the fallen, and of those who walk away. */

const spaceships = replacing('spaceships')

export const shipOwnerViolators: readonly Violator[] = [
  {
    name: 'newcomers bring no ship',
    breaks: ['14.1.11'],
    mistake: 'Leaves the ship of a newcomer in the possession deck.',
    rulebook: spaceships({ broughtAlong: () => undefined }),
  },
  {
    name: 'every newcomer brings a ship',
    breaks: ['14.1.11'],
    mistake: 'Gives a ship to newcomers who own none.',
    rulebook: spaceships(({ broughtAlong }) => ({
      broughtAlong: (own, isInPlay) => broughtAlong(own ?? 'Galactic Freighter', isInPlay),
    })),
  },
  {
    name: 'the group gets the ship of a newcomer',
    breaks: ['14.1.12'],
    mistake: 'Treats the ship of a newcomer as what the mission has brought.',
    rulebook: spaceships({ firstHolder: (newcomer, group) => group[0] ?? newcomer }),
  },
  {
    name: 'the best navigator gets the ship of a newcomer',
    breaks: ['14.1.12'],
    mistake: 'Gives the ship to whoever flies it best, the newcomer or a member of the group that won him.',
    rulebook: spaceships({
      firstHolder: (newcomer, group) =>
        group.reduce((best, name) => (navigationOf(name) > navigationOf(best) ? name : best), newcomer),
    }),
  },
  {
    name: 'a newcomer gets another ship for his own',
    breaks: ['14.1.14'],
    mistake: 'Has every owner come with a ship, and takes another where his own is in play.',
    rulebook: spaceships({ broughtAlong: (own, isInPlay) => (own && isInPlay ? 'Galactic Freighter' : own) }),
  },
  {
    name: 'an owner takes his ship back',
    breaks: ['14.1.14'],
    mistake: 'Gives a newcomer his ship, wherever it is.',
    rulebook: spaceships({ broughtAlong: (own) => own }),
  },
  {
    name: 'a ship is lost with its holder',
    breaks: ['14.1.15'],
    mistake: 'Takes a ship out of play when its holder falls.',
    rulebook: spaceships({ heirs: () => [] }),
  },
  {
    name: 'the captor gets the ship',
    breaks: ['14.1.15'],
    mistake: 'Hands the ship of a captive to those who captured him.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => (bereaved.captors.length > 0 ? bereaved.captors : heirs(bereaved, turn)),
    })),
  },
  {
    name: 'ships pass on in the Mission Phase alone',
    breaks: ['14.1.15'],
    mistake: 'Holds the ships of the fallen to the rule for all possessions.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => (turn.phase === 'Mission' ? heirs(bereaved, turn) : []),
    })),
  },
  {
    name: 'ships pass on in combat alone',
    breaks: ['14.1.15'],
    mistake: 'Looks for an heir in the Search Phase, and not where a mission goes wrong.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => (turn.phase === 'Search' ? heirs(bereaved, turn) : []),
    })),
  },
  {
    name: 'ships of the murdered are lost',
    breaks: ['14.1.15'],
    mistake: 'Looks for an heir where a character dies in combat or on a mission, and not where he is assassinated.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => (turn.phase === 'Mission' && turn.player === 'Imperial' ? [] : heirs(bereaved, turn)),
    })),
  },
  {
    name: 'one ship passes on at a time',
    breaks: ['14.1.15'],
    mistake: 'Asks for an heir once, even where two holders fall together.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => (bereaved.earlier > 0 ? [] : heirs(bereaved, turn)),
    })),
  },
  {
    name: 'units inherit no ship',
    breaks: ['14.1.15'],
    mistake: 'Offers the ship of the fallen to characters alone.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => heirs({ ...bereaved, units: false }, turn),
    })),
  },
  {
    name: 'pilots alone inherit ships',
    breaks: ['14.1.15'],
    mistake: 'Offers the ship of the fallen to those who can fly it.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) =>
        heirs({ ...bereaved, friends: bereaved.friends.filter((name) => navigationOf(name) > 0) }, turn),
    })),
  },
  {
    name: 'a friend anywhere in the environ inherits a ship',
    breaks: ['14.1.15'],
    mistake: 'Offers the ship of the fallen to all friends in the environ, stacked with him or not.',
    rulebook: spaceships(({ heirs }) => ({
      heirs: (bereaved, turn) => heirs({ ...bereaved, friends: [...bereaved.friends, ...bereaved.others] }, turn),
    })),
  },
  {
    name: 'ships wait for their crew',
    breaks: ['14.1.21', '14.2.8'],
    mistake: 'Leaves a ship standing where nobody is with it.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, ...company) => ship.pilot === undefined || staysWith(ship, ...company),
    })),
  },
  {
    name: 'a friend anywhere in the environ keeps a ship',
    breaks: ['14.1.21'],
    mistake: 'Looks at the environ, and not at the stack.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, nearby, leaving) =>
        staysWith(
          ship,
          { characters: [...stacked.characters, ...nearby.characters], units: [...stacked.units, ...nearby.units] },
          nearby,
          leaving,
        ),
    })),
  },
  {
    name: 'who reacts keeps his ship',
    breaks: ['14.1.21'],
    mistake: 'Looks for abandoned ships in the Movement Segment alone.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, stacked, nearby, leaving) =>
        (leaving.turn.segment === 'Enemy Reaction' && ship.pilot === undefined) ||
        staysWith(ship, stacked, nearby, leaving),
    })),
  },
  {
    name: 'units keep no ship',
    breaks: ['14.1.21'],
    mistake: 'Asks for a character beside the ship.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, { characters }, ...rest) => staysWith(ship, { characters, units: [] }, ...rest),
    })),
  },
  {
    name: 'a ship is lost when its holder leaves it',
    breaks: ['14.1.21', '14.2.8'],
    mistake: 'Takes a ship out of play where its holder walks off, whoever stays with it.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, { units }, ...rest) => staysWith(ship, { characters: [], units }, ...rest),
    })),
  },
]

const navigationOf = (name: string): number => characterNamed(name).ratings.navigation
