import type { ShipCard } from '../components/ships'
import { replacing, type Violator } from './violator'

/** Mistakes about Imperial spaceships, and about who receives them. */

const spaceships = replacing('spaceships')

export const imperialSpaceshipViolators: readonly Violator[] = [
  {
    name: 'Imperial ships lie in the possession deck',
    breaks: ['9.1', '9.5'],
    mistake: 'Lets any spaceship be drawn as a possession.',
    rulebook: replacing('possessions')(({ deck }) => ({
      deck: (...cards) => [...deck(...cards), ...IMPERIAL_SHIPS],
    })),
  },
  {
    name: 'lost Imperial ships go into the possession deck',
    breaks: ['9.5'],
    mistake: 'Puts every spaceship that is lost into the possession deck.',
    rulebook: (base) => {
      const lost = new Set<string>()
      const noting = spaceships(({ staysWith }) => ({
        staysWith: (ship, ...company) => {
          const stays = staysWith(ship, ...company)
          if (!stays && ship.player === 'Imperial') lost.add(ship.name)
          return stays
        },
      }))
      const shuffling = replacing('possessions')(({ deck }) => ({
        deck: (...cards) => [...deck(...cards), ...lost],
      }))
      return shuffling(noting(base))
    },
  },
  {
    name: 'anybody is given an Imperial ship',
    breaks: ['9.6'],
    mistake: 'Never looks whose character gets a ship.',
    rulebook: spaceships({ mayHave: () => true }),
  },
  {
    name: 'the Rebel takes Imperial ships',
    breaks: ['9.6'],
    mistake: 'Lets the Rebel Player assign whichever ship is beside his characters.',
    rulebook: spaceships({ mayBeUsedBy: () => true, mayHave: () => true }),
  },
  {
    name: "anybody gets Redjac's ship",
    breaks: ['14.2.1'],
    mistake: 'Treats the ship of Redjac as one of the Imperial Spaceships.',
    rulebook: spaceships({ mayBeHeldBy: () => true }),
  },
  {
    name: "Redjac's ship stays with his friends",
    breaks: ['14.2.2'],
    mistake: 'Leaves the ship of Redjac with those who stay when he walks off.',
    rulebook: spaceships(({ staysWith }) => ({
      staysWith: (ship, ...company) => staysWith(withoutPilot(ship), ...company),
    })),
  },
  {
    name: "Redjac's ship passes on when he falls",
    breaks: ['14.2.2'],
    mistake: 'Hands the ship of Redjac to a friend, as other ships are.',
    rulebook: spaceships({ mayBeHeldBy: () => true }),
  },
  {
    name: "Redjac's ship is not counted",
    breaks: ['14.2.3'],
    mistake: 'Counts the Imperial Spaceships in play, and leaves out that of Redjac.',
    rulebook: spaceships(({ mayReplaceShip }) => ({
      mayReplaceShip: (inPlay, atStart, receiver) =>
        mayReplaceShip(
          inPlay.filter(({ pilot }) => pilot === undefined),
          atStart,
          receiver,
        ),
    })),
  },
  {
    name: 'Rebel ships are counted',
    breaks: ['14.2.3'],
    mistake: 'Counts all spaceships in play, whose they are.',
    rulebook: spaceships({ mayReplaceShip: (inPlay, atStart) => inPlay.length < atStart }),
  },
  {
    name: 'anybody receives a spaceship',
    breaks: ['4.3', '14.2.4'],
    mistake: 'Gives a spaceship to any Imperial character on a planet under Imperial control.',
    rulebook: spaceships(({ mayReceiveShip }) => ({
      mayReceiveShip: (character, controller) => mayReceiveShip({ ...character, knight: true }, controller),
    })),
  },
  {
    name: 'a spaceship comes to any planet',
    breaks: ['4.3'],
    mistake: 'Gives a Knight a spaceship wherever he is.',
    rulebook: spaceships({ mayReceiveShip: ({ knight }) => knight }),
  },
  {
    name: 'the enemy alone keeps a spaceship away',
    breaks: ['4.3'],
    mistake: 'Gives a Knight a spaceship unless the Rebel Player controls the planet.',
    rulebook: spaceships({ mayReceiveShip: ({ knight }, controller) => knight && controller !== 'Rebel' }),
  },
  {
    name: 'a spaceship comes as any player-turn ends',
    breaks: ['4.3'],
    mistake: 'Checks that it is the end of a player-turn, and not whose.',
    rulebook: spaceships({ mayReceiveShipIn: ({ phase }, receiver) => receiver === 'Imperial' && phase === 'End' }),
  },
  {
    name: 'a spaceship comes at any time',
    breaks: ['4.3'],
    mistake: 'Gives out spaceships throughout the Imperial player-turn.',
    rulebook: spaceships({ mayReceiveShipIn: ({ player }, receiver) => player === 'Imperial' && receiver === player }),
  },
  {
    name: 'there is always another spaceship',
    breaks: ['4.3', '4.4', '14.2.3', '14.2.7'],
    mistake: 'Never counts how many spaceships there are.',
    rulebook: spaceships({ mayReplaceShip: () => true }),
  },
  {
    name: 'one spaceship more',
    breaks: ['4.3', '4.4', '14.2.3', '14.2.7'],
    mistake: 'Gives out a spaceship where as many are in play as at the beginning.',
    rulebook: spaceships({ mayReplaceShip: (inPlay, atStart) => imperialAmong(inPlay) <= atStart }),
  },
  {
    name: 'a spaceship comes when none is left',
    breaks: ['4.3', '14.2.3', '14.2.7'],
    mistake: 'Replaces spaceships only when the last one is lost.',
    rulebook: spaceships({ mayReplaceShip: (inPlay, atStart) => imperialAmong(inPlay) === 0 && atStart > 0 }),
  },
  {
    name: 'spaceships are counted once',
    breaks: ['4.4'],
    mistake: 'Counts the spaceships as the phase begins, and gives one to every Knight who asks.',
    rulebook: spaceships(({ mayReplaceShip }) => {
      let counted: Parameters<typeof mayReplaceShip>[0] | undefined
      return {
        mayReplaceShip(inPlay, atStart, receiver) {
          counted ??= inPlay
          return mayReplaceShip(counted, atStart, receiver)
        },
      }
    }),
  },
  {
    name: 'one spaceship in a player-turn',
    breaks: ['4.4'],
    mistake: 'Reads that a spaceship may be received as one in all.',
    rulebook: spaceships(({ mayReplaceShip }) => {
      let given = false
      return {
        mayReplaceShip(inPlay, atStart, receiver) {
          const may = !given && mayReplaceShip(inPlay, atStart, receiver)
          given ||= may
          return may
        },
      }
    }),
  },
  {
    name: 'Redjac is the only Knight',
    breaks: ['14.2.4'],
    mistake: 'Takes the first Knight of the list for the one who is meant.',
    rulebook: spaceships(({ mayReceiveShip }) => ({
      mayReceiveShip: (character, controller) =>
        mayReceiveShip({ ...character, knight: character.ship !== undefined }, controller),
    })),
  },
  {
    name: 'an Imperial ship stays with whoever has it',
    breaks: ['14.2.5'],
    mistake: 'Lets Rebel ships alone change hands.',
    rulebook: spaceships({ mayBeHandedOn: ({ player }) => player === 'Rebel' }),
  },
  {
    name: 'Imperial ships are for Knights',
    breaks: ['14.2.5'],
    mistake: 'Lets a Knight hand his ship to another Knight alone.',
    rulebook: spaceships({ mayBeHandedOn: ({ player }, _holder, { knight }) => player === 'Rebel' || knight }),
  },
  {
    name: 'Imperial ships are for navigators',
    breaks: ['14.2.5'],
    mistake: 'Lets a Knight hand his ship to those alone who can fly it.',
    rulebook: spaceships({
      mayBeHandedOn: ({ player }, _holder, { ratings }) => player === 'Rebel' || ratings.navigation > 0,
    }),
  },
  {
    name: "Redjac's ship is kept for last",
    breaks: ['14.2.6'],
    mistake: 'Gives out the ship of Redjac again when all others are in play.',
    rulebook: spaceships(({ replacement }) => ({
      replacement: (receiver, spare) => replacement(receiver, spare) ?? spare[0],
    })),
  },
  {
    name: 'Redjac gets his old ship again',
    breaks: ['14.2.6', '14.2.7'],
    mistake: 'Replaces the ship of Redjac by itself.',
    rulebook: spaceships(({ replacement }) => ({
      replacement: (receiver, spare) => spare.find(({ pilot }) => pilot === receiver) ?? replacement(receiver, spare),
    })),
  },
  {
    name: 'Redjac may always ask',
    breaks: ['14.2.6', '14.2.7'],
    mistake: 'Replaces the ship of Redjac whenever he has none, whatever the number of ships.',
    rulebook: spaceships(({ mayReplaceShip }) => ({
      mayReplaceShip: (inPlay, atStart, receiver) => receiver === 'Redjac' || mayReplaceShip(inPlay, atStart, receiver),
    })),
  },
  {
    name: 'Redjac flies his own ship or none',
    breaks: ['14.2.7'],
    mistake: 'Keeps Redjac from receiving an ordinary spaceship.',
    rulebook: spaceships(({ replacement }) => ({
      replacement: (receiver, spare) => (receiver === 'Redjac' ? undefined : replacement(receiver, spare)),
    })),
  },
]

const IMPERIAL_SHIPS = ["Redjac's Spaceship", 'Imperial Spaceship 1', 'Imperial Spaceship 2', 'Imperial Spaceship 3']

/** A ship without the one character who may fly it. */
const withoutPilot = ({ name, player }: Pick<ShipCard, 'name' | 'player'>): Pick<ShipCard, 'name' | 'player'> => ({
  name,
  player,
})

const imperialAmong = (ships: readonly Pick<ShipCard, 'player'>[]): number =>
  ships.filter(({ player }) => player === 'Imperial').length
