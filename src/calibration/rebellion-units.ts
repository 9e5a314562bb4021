import { replacing, type Violator } from './violator'

/** Mistakes about the force points of a rebellion, and the units that they buy. */

const rebellion = replacing('rebellion')

export const rebellionUnitViolators: readonly Violator[] = [
  {
    name: 'new units wait for the next turn',
    breaks: ['12.11'],
    mistake: 'Takes the units of a rebellion for reinforcements, which come in with the next Rebel player-turn.',
    rulebook: rebellion({ placedAtOnce: () => 0 }),
    blunt: 'Most rules about rebellion look at the units that it raises.',
  },
  {
    name: 'one unit comes at once',
    breaks: ['12.11'],
    mistake: 'Places a unit in each environ as the rebellion starts, and the others later.',
    rulebook: rebellion(({ placedAtOnce }) => ({
      placedAtOnce: (wanted, ...field) => placedAtOnce(Math.min(wanted, 1), ...field),
    })),
  },
  {
    name: 'a rebellion overfills its environs',
    breaks: ['12.12'],
    mistake: 'Places all new units at once, whatever the size of the environ.',
    rulebook: rebellion({ placedAtOnce: (wanted) => wanted }),
  },
  {
    name: 'units without room are lost',
    breaks: ['12.12'],
    mistake: 'Keeps units for which there is no room, and never thinks of them again.',
    rulebook: rebellion({ findsRoom: () => false }),
  },
  {
    name: 'waiting units come in whenever there is room',
    breaks: ['12.12'],
    mistake: 'Looks for room as each segment begins, whoever is to move.',
    rulebook: rebellion({ waitingUnitsEnter: () => true }),
  },
  {
    name: 'waiting units come in next turn, room or no room',
    breaks: ['12.12'],
    mistake: 'Keeps the limit when the rebellion starts, and not when the other units come in.',
    rulebook: rebellion({ findsRoom: () => true }),
  },
  {
    name: 'waiting units wait for Imperial units to leave',
    breaks: ['12.12'],
    mistake:
      'Counts Imperial units against the size of the environ when the units come in for which there was no room.',
    rulebook: rebellion(({ findsRoom }) => ({
      findsRoom: (size, own, enemy) => findsRoom(size, own + enemy, enemy),
    })),
  },
  {
    name: 'Imperial units take up room',
    breaks: ['12.13'],
    mistake: 'Counts the units of both players against the size of the environ.',
    rulebook: rebellion(({ placedAtOnce }) => ({
      placedAtOnce: (wanted, size, own, enemy) => placedAtOnce(wanted, size - enemy, own, enemy),
    })),
  },
  {
    name: 'new units need an environ of their own',
    breaks: ['12.13'],
    mistake: 'Lets new units come where no other Rebel unit stands.',
    rulebook: rebellion(({ placedAtOnce }) => ({
      placedAtOnce: (wanted, size, own, enemy) => (own > 0 ? 0 : placedAtOnce(wanted, size, own, enemy)),
    })),
  },
  {
    name: 'units stay where their planet rebels',
    breaks: ['12.14'],
    mistake: 'Holds Rebel units in place as long as the planet is in Rebellion.',
    rulebook: rebellion({ unitsMayLeave: (state) => state !== 'Rebellion' }),
  },
  {
    name: 'units stay on a planet that rebels',
    breaks: ['12.14'],
    mistake: 'Lets Rebel units go about their planet, and not leave it before it is under Rebel Control.',
    rulebook: rebellion({ unitsMayLeave: (state, forAnotherPlanet) => state !== 'Rebellion' || !forAnotherPlanet }),
  },
  {
    name: 'units stay in the environ that has raised them',
    breaks: ['12.14'],
    mistake: 'Lets units of a Rebellion go to another planet, and not about their own.',
    rulebook: rebellion({ unitsMayLeave: (state, forAnotherPlanet) => state !== 'Rebellion' || forAnotherPlanet }),
  },
  {
    name: 'new units wait for the Military Combat Segment',
    breaks: ['12.15'],
    mistake: 'Lets new units attack when others do, and not at once.',
    rulebook: rebellion({ mayAttackAtOnce: () => false }),
  },
  {
    name: 'new units attack in one environ',
    breaks: ['12.15'],
    mistake: 'Takes the attack of the new units to be one for the whole planet.',
    rulebook: rebellion({ mayAttackAtOnce: (attacks) => attacks === 0 }),
  },
  {
    name: 'new units must attack',
    breaks: ['12.15'],
    mistake: 'Has new units fight whatever Imperial units they meet, without asking the Rebel Player.',
    rulebook: rebellion({ mayLetBe: () => false }),
  },
  {
    name: 'ten force points for every environ',
    breaks: ['12.17'],
    mistake: 'Takes the greatest resource rating for that of all environs.',
    rulebook: rebellion({ forcePoints: (_resource, { here }) => (here ? 20 : 10) }),
  },
  {
    name: 'the odd force point is lost',
    breaks: ['12.17'],
    mistake: 'Rounds the force points down to whole 2-1 units.',
    rulebook: rebellion(({ forcePoints }) => ({
      forcePoints: (...facts) => Math.floor(forcePoints(...facts) / 3) * 3,
    })),
  },
  {
    name: 'a 1-0 costs two',
    breaks: ['12.18'],
    mistake: 'Charges two force points for a 1-0.',
    rulebook: rebellion(({ cost }) => ({ cost: (unit) => (unit.value === '1-0' ? 2 : cost(unit)) })),
  },
  {
    name: 'a 1-0 is free',
    breaks: ['12.18'],
    mistake: 'Charges force points for mobile units alone.',
    rulebook: rebellion(({ cost }) => ({ cost: (unit) => (unit.value === '1-0' ? 0 : cost(unit)) })),
  },
  {
    name: 'a 2-1 costs its strength',
    breaks: ['12.19'],
    mistake: 'Charges as many force points as the first number of the unit says.',
    rulebook: rebellion(({ cost }) => ({ cost: (unit) => (unit.value === '2-1' ? unit.combat : cost(unit)) })),
  },
  {
    name: 'a 2-1 costs four',
    breaks: ['12.19'],
    mistake: 'Charges four force points for a 2-1.',
    rulebook: rebellion(({ cost }) => ({ cost: (unit) => (unit.value === '2-1' ? 4 : cost(unit)) })),
  },
  {
    name: 'force points are pooled',
    breaks: ['12.20'],
    mistake: 'Adds up the force points of a planet, to be spent in any of its environs.',
    rulebook: rebellion({ mayAfford: (_cost, _points, costInAll, pointsInAll) => costInAll <= pointsInAll }),
  },
  {
    name: 'every environ may spend all points',
    breaks: ['12.20'],
    mistake: 'Holds what is spent in each environ against the points of the whole planet.',
    rulebook: rebellion({ mayAfford: (cost, _points, _costInAll, pointsInAll) => cost <= pointsInAll }),
  },
  {
    name: 'nothing is doubled',
    breaks: ['12.22', '12.23'],
    mistake: 'Takes Populace Goes Wild for a mere story.',
    rulebook: rebellion({ forcePoints: (resource) => resource }),
  },
  {
    name: 'the whole planet goes wild',
    breaks: ['12.22'],
    mistake: 'Doubles the force points of all environs of the planet.',
    rulebook: rebellion(({ forcePoints }) => ({
      forcePoints: (resource, where, environ) => forcePoints(resource, { ...where, here: where.onPlanet }, environ),
    })),
  },
  {
    name: 'the populace stays wild',
    breaks: ['12.22'],
    mistake: 'Never forgets that the populace of an environ has gone wild.',
    rulebook: rebellion(({ forcePoints, populaceCounts }) => {
      const wild = new Set<string>()
      return {
        populaceCounts: (state, rebelled, environ) => {
          const counts = populaceCounts(state, rebelled, environ)
          if (counts) wild.add(environ)
          return counts
        },
        forcePoints: (resource, where, environ) =>
          forcePoints(resource, { ...where, here: where.here || wild.has(environ) }, environ),
      }
    }),
  },
  {
    name: 'the populace doubles what it gave',
    breaks: ['12.23'],
    mistake: 'Pays as many force points again when the populace goes wild after the rebellion.',
    rulebook: rebellion({ latePoints: (resource) => resource }),
  },
  {
    name: 'a rekindled rebellion raises units',
    breaks: ['12.27'],
    mistake: 'Gives force points for every rebellion alike.',
    rulebook: rebellion({ raisesUnits: () => true }),
  },
]
