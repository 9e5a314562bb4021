import { replacing, type Violator } from './violator'

/** Mistakes about events in which a mission group is attacked, by creatures, robots or a mob, or is captured. */

const events = replacing('events')

export const missionAttackViolators: readonly Violator[] = [
  {
    name: 'nothing comes in place of a creature',
    breaks: ['4.1', 'M.2.19'],
    mistake: 'Lets nothing happen where an environ names no creature.',
    rulebook: events({ robotsAttack: () => false }),
  },
  {
    name: 'robots come before creatures',
    breaks: ['M.2.19'],
    mistake: 'Sends the robots of a card, whether or not the environ names a creature.',
    rulebook: events(({ robotsAttack }) => ({
      robotsAttack: (_creature, controller, nonPhasing) => robotsAttack(undefined, controller, nonPhasing),
    })),
  },
  {
    name: 'one robot at a time',
    breaks: ['M.2.19'],
    mistake: 'Overlooks that some cards send two robots.',
    rulebook: events({ robots: (named) => (named === 0 ? 0 : 1) }),
  },
  {
    name: 'there is always a robot',
    breaks: ['M.2.19'],
    mistake: 'Sends a robot where no creature is, whether or not the card speaks of one.',
    rulebook: events({ robots: (named) => (named === 0 ? 1 : named) }),
  },
  {
    name: 'robots serve nobody',
    breaks: ['4.1', 'M.2.19'],
    mistake: 'Lets sentry robots attack whoever controls the planet.',
    rulebook: events({ robotsAttack: (creature) => creature === undefined }),
  },
  {
    name: 'robots spare only the controller',
    breaks: ['4.1', 'M.2.19'],
    mistake: 'Keeps robots from the pieces of whoever controls the planet, and forgets that nobody may.',
    rulebook: events({
      robotsAttack: (creature, controller, nonPhasing) =>
        creature === undefined && (controller === nonPhasing || controller === 'nobody'),
    }),
  },
  {
    name: 'robots are Imperial',
    breaks: ['4.1', 'M.2.19'],
    mistake: 'Lets sentry robots serve the Empire alone.',
    rulebook: events({
      robotsAttack: (creature, controller, nonPhasing) =>
        creature === undefined && controller === 'Imperial' && nonPhasing === 'Imperial',
    }),
  },
  {
    name: 'one mob for all',
    breaks: ['M.2.20'],
    mistake: 'Gives irate locals the same strength and endurance everywhere.',
    rulebook: events(({ locals }) => ({
      locals(chart, type, races) {
        const row = locals(chart, type, races)
        return row && { ...row, strength: 5, endurance: 4, weapon: 'firefight' }
      },
    })),
  },
  {
    name: 'a race is the same everywhere',
    breaks: ['M.2.20'],
    mistake: 'Looks for the race in the Irate Locals Chart, and not for the type of the environ.',
    rulebook: events({ locals: (chart, _type, races) => chart.find(({ race }) => races.includes(race)) }),
  },
  {
    name: 'all locals have guns',
    breaks: ['M.2.20'],
    mistake: 'Overlooks the weapon in the Irate Locals Chart.',
    rulebook: events(({ locals }) => ({
      locals(chart, type, races) {
        const row = locals(chart, type, races)
        return row && { ...row, weapon: 'firefight' }
      },
    })),
  },
  {
    name: 'locals have no guns',
    breaks: ['M.2.20'],
    mistake: 'Lets irate locals fight hand-to-hand as creatures do.',
    rulebook: events(({ locals }) => ({
      locals(chart, type, races) {
        const row = locals(chart, type, races)
        return row && { ...row, weapon: 'hand-to-hand' }
      },
    })),
  },
  {
    name: 'the race that the environ names first',
    breaks: ['M.2.21'],
    mistake: 'Takes the first race of the environ instead of the first of the chart.',
    rulebook: events({
      locals: (chart, type, [first = '']) => chart.find(({ environ, race }) => environ === type && race === first),
    }),
  },
  {
    name: 'all races of an environ join',
    breaks: ['M.2.21'],
    mistake: 'Adds up the mobs of all races that live in the environ.',
    rulebook: events({
      locals(chart, type, races) {
        const [mob, ...others] = chart.filter(({ environ, race }) => environ === type && races.includes(race))
        return (
          mob && {
            ...mob,
            strength: others.reduce((sum, { strength }) => sum + strength, mob.strength),
            endurance: others.reduce((sum, { endurance }) => sum + endurance, mob.endurance),
          }
        )
      },
    }),
  },
  {
    name: 'mobs attack Rebels everywhere',
    breaks: ['12.2', 'M.2.22'],
    mistake: 'Never asks what state the planet is in before a mob attacks.',
    rulebook: events({ localsAttack: () => true }),
  },
  {
    name: 'no mobs on planets that rose',
    breaks: ['12.2', 'M.2.22'],
    mistake: 'Spares Imperial groups as well on a planet in Rebellion or under Rebel Control.',
    rulebook: events({ localsAttack: (state) => state !== 'Rebellion' && state !== 'Rebel Control' }),
  },
  {
    name: 'mobs attack under Rebel Control',
    breaks: ['12.2', 'M.2.22'],
    mistake: 'Spares Rebels on a planet in Rebellion alone.',
    rulebook: events({ localsAttack: (state, phasing) => phasing === 'Imperial' || state !== 'Rebellion' }),
  },
  {
    name: 'mobs attack in Rebellion',
    breaks: ['12.2', 'M.2.22'],
    mistake: 'Spares Rebels on a planet under Rebel Control alone.',
    rulebook: events({ localsAttack: (state, phasing) => phasing === 'Imperial' || state !== 'Rebel Control' }),
  },
  {
    name: 'mobs attack under Imperial Control alone',
    breaks: ['12.2', 'M.2.22'],
    mistake: 'Takes Rebellion Stopped for a state of rebellion, and spares Rebels there.',
    rulebook: events({ localsAttack: (state, phasing) => phasing === 'Imperial' || state === 'Imperial Control' }),
  },
  {
    name: 'nothing happens to Rebels on planets that rose',
    breaks: ['12.2'],
    mistake: 'Ignores every event that meets Rebels on a planet in Rebellion or under Rebel Control.',
    rulebook: events({
      happens: (_event, state, phasing) =>
        phasing === 'Imperial' || (state !== 'Rebellion' && state !== 'Rebel Control'),
    }),
  },
  {
    name: 'enemies on the planet capture',
    breaks: ['2.18', 'M.2.26'],
    mistake: 'Captures a betrayed group if an enemy is anywhere on the planet.',
    rulebook: events(({ captors }) => ({
      captors: (here, onPlanet, friends) =>
        captors(here, onPlanet, friends).length > 0 ? captors(here, onPlanet, friends) : onPlanet.units,
    })),
  },
  {
    name: 'betrayed groups get away',
    breaks: ['2.18', 'M.2.26'],
    mistake: 'Aborts the Coup, and leaves out the capture of the group.',
    rulebook: events({ captors: () => [] }),
  },
  {
    name: 'Rebels take nobody',
    breaks: ['M.2.26'],
    mistake: 'Captures betrayed Rebels, and lets betrayed Imperial groups get away.',
    rulebook: events(({ captors }) => ({
      captors: (here, ...others) =>
        captors({ ...here, units: here.units.filter((unit) => !unit.startsWith('Rebel ')) }, ...others),
    })),
  },
  {
    name: 'only units capture a betrayed group',
    breaks: ['2.18'],
    mistake: 'Wants a military unit in the environ, and takes no notice of enemy characters.',
    rulebook: events({ captors: ({ units }) => units }),
  },
]
