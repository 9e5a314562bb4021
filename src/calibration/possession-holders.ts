import type { PossessionType } from '../components/possessions'
import type { Heir } from '../engine/rules/possessions'
import { replacing, type Violator } from './violator'

/** Mistakes about who may have possessions, and who may use and hand on what he has. */

const possessions = replacing('possessions')

const count = (held: readonly PossessionType[], type: PossessionType) => held.filter((other) => other === type).length

export const possessionHolderViolators: readonly Violator[] = [
  {
    name: 'anybody uses possessions',
    breaks: ['9.3'],
    mistake: 'Asks what is borne, and not whose order it is.',
    rulebook: possessions({ mayUse: () => true }),
  },
  {
    name: 'the phasing player uses possessions',
    breaks: ['9.3'],
    mistake: 'Asks whose player-turn it is, and not whose possession.',
    rulebook: possessions({ mayUse: (player, _act, turn) => player === turn.player }),
  },
  {
    name: 'anybody hands possessions on',
    breaks: ['9.3'],
    mistake: 'Keeps the Imperial Player from using possessions, and not from handing them on.',
    rulebook: possessions(({ mayUse }) => ({
      mayUse: (player, act, turn) => act === 'give' || mayUse(player, act, turn),
    })),
  },
  {
    name: 'the captor has the use of what he keeps',
    breaks: ['9.3'],
    mistake: 'Takes whoever guards a captive for the new bearer of his possessions.',
    rulebook: possessions((right) => ({
      mayUse: (player, _act, turn) => player === turn.player,
      bearerOf: (possession, guards) =>
        possession.place === 'captor' ? guards[0] : right.bearerOf(possession, guards),
      mayChangeHands: (turn, groups) => turn.phase === 'Mission' && groups === 0,
    })),
  },
  {
    name: 'found possessions wait for a holder',
    breaks: ['9.8'],
    mistake: 'Lays a new possession aside until the player thinks of it.',
    rulebook: possessions({ isAssignedAtOnce: () => false }),
  },
  {
    name: 'the first of the group has it',
    breaks: ['9.8'],
    mistake: 'Gives what a group finds to the first of its members, and asks nobody.',
    rulebook: possessions(({ heirs }) => ({ heirs: (candidates, type) => heirs(candidates, type).slice(0, 1) })),
  },
  {
    name: 'possessions are used while one waits for a holder',
    breaks: ['9.8'],
    mistake: 'Lets cards and missions wait until a new possession has a holder, and not the use of others.',
    rulebook: replacing('missions')(({ mayInterrupt }) => ({
      mayInterrupt: (order, awaited) => (order === 'use' && awaited === 'recipient') || mayInterrupt(order, awaited),
    })),
  },
  {
    name: 'nobody need have it',
    breaks: ['9.8'],
    mistake: 'Lets the player pass when he is asked who gets a new possession.',
    rulebook: possessions({ mayBeDeclined: () => true }),
  },
  {
    name: 'bystanders share in what is found',
    breaks: ['9.10'],
    mistake: 'Lets any character in the environ have what a mission group has found.',
    rulebook: possessions({
      heirs: (candidates) => candidates.filter(({ inEnviron, hasRoom }) => inEnviron && hasRoom),
    }),
  },
  {
    name: 'all who are on missions share in what is found',
    breaks: ['9.10'],
    mistake: 'Takes all who are on missions in the environ for one group.',
    rulebook: possessions({
      heirs: (candidates) => candidates.filter(({ who, inEnviron, hasRoom }) => who !== 'idle' && inEnviron && hasRoom),
    }),
  },
  {
    name: 'what is found is sent to anybody',
    breaks: ['9.10'],
    mistake: 'Lets any Rebel have what a mission group has found, wherever he is.',
    rulebook: possessions({ heirs: (candidates) => candidates.filter(({ hasRoom }) => hasRoom) }),
  },
  {
    name: 'possessions change hands all through the phase',
    breaks: ['9.11'],
    mistake: 'Looks at the phase, and not at how far it has gone.',
    rulebook: possessions({ mayChangeHands: (turn) => turn.phase === 'Mission' && turn.player === 'Rebel' }),
  },
  {
    name: 'possessions change hands at any time',
    breaks: ['9.11'],
    mistake: 'Lets friends exchange what they have whenever they meet.',
    rulebook: possessions({ mayChangeHands: (_turn, groups) => groups === 0 }),
  },
  {
    name: 'possessions change hands while nobody is on a mission',
    breaks: ['9.11'],
    mistake: 'Lets possessions change hands once more when the missions are over.',
    rulebook: possessions({
      mayChangeHands: (turn, _groups, active) => turn.phase === 'Mission' && turn.player === 'Rebel' && active === 0,
    }),
  },
  {
    name: 'companions go with whom they like',
    breaks: ['9.11'],
    mistake:
      'Holds weapons and objects to the start of the Mission Phase, and lets companions change hands at any time.',
    rulebook: possessions(({ mayChangeHands }) => ({
      mayChangeHands: (...when) => when[3] === 'companion' || mayChangeHands(...when),
    })),
  },
  {
    name: 'ships change hands all through the phase',
    breaks: ['9.11'],
    mistake: 'Lets a ship be assigned anew between two missions.',
    rulebook: possessions(({ mayChangeHands }) => ({
      mayChangeHands: (turn, groups, active, type) =>
        (type === 'spaceship' && turn.phase === 'Mission') || mayChangeHands(turn, groups, active, type),
    })),
  },
  {
    name: 'five objects at most',
    breaks: ['9.12'],
    mistake: 'Takes it that nobody can carry more than five objects.',
    rulebook: possessions((right) => ({
      mayHold: (type, held, ...how) =>
        right.mayHold(type, held, ...how) && (type !== 'object' || count(held, type) < 5),
    })),
  },
  {
    name: 'one weapon to a character',
    breaks: ['9.12'],
    mistake: 'Applies the limit for companions to weapons as well.',
    rulebook: possessions((right) => ({
      mayHold: (type, held, ...how) =>
        right.mayHold(type, held, ...how) && (type !== 'weapon' || count(held, type) < 1),
    })),
  },
  {
    name: 'two companions to a character',
    breaks: ['9.13'],
    mistake: 'Lets a character have a companion on either side.',
    rulebook: possessions((right) => ({
      mayHold: (type, held, ...how) =>
        type === 'companion' ? count(held, type) < 2 : right.mayHold(type, held, ...how),
    })),
  },
  {
    name: 'a ship or a companion',
    breaks: ['9.13', '9.14'],
    mistake: 'Allows one of both: a spaceship or a companion.',
    rulebook: possessions((right) => ({
      mayHold: (type, held, ...how) =>
        right.mayHold(type, held, ...how) &&
        (type === 'companion' ? !held.includes('spaceship') : type !== 'spaceship' || !held.includes('companion')),
    })),
  },
  {
    name: 'any number of ships to a character',
    breaks: ['9.14'],
    mistake: 'Counts spaceships as objects, of which a character may have many.',
    rulebook: possessions((right) => ({
      mayHold: (type, held, ...how) => type === 'spaceship' || right.mayHold(type, held, ...how),
    })),
  },
  {
    name: 'found companions do not count',
    breaks: ['9.13'],
    mistake: 'Asks how many companions a character has when they change hands, and not when he finds one.',
    rulebook: possessions(({ heirs }) => ({
      heirs: (candidates, type) => heirs(type === 'companion' ? candidates.map(asIfFree) : candidates, type),
    })),
  },
  {
    name: 'found ships do not count',
    breaks: ['9.14'],
    mistake: 'Asks how many ships a character has when they change hands, and not when he finds one.',
    rulebook: possessions(({ heirs }) => ({
      heirs: (candidates, type) => heirs(type === 'spaceship' ? candidates.map(asIfFree) : candidates, type),
    })),
  },
  {
    name: 'inherited ships do not count',
    breaks: ['9.14'],
    mistake: 'Hands the ship of the fallen to any friend, even to one who has a ship.',
    rulebook: possessions(({ mayHold }) => ({
      mayHold: (...what) => what[2] === 'inheritance' || mayHold(...what),
    })),
  },
]

const asIfFree = (heir: Heir): Heir => ({ ...heir, hasRoom: true })
