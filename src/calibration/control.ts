import type { Rulebook } from '../engine/rulebook'
import type { Force, Presence } from '../engine/rules/control'
import type { PlanetState, Turn } from '../engine/state'
import { replacing, type Violator } from './violator'

/** Mistakes about who controls a planet. */

type Decide = Rulebook['control']['controller']

const control = replacing('control')

/** A rulebook whose `controller` is made of the right one. */
const deciding = (mistaken: (right: Decide) => Decide) =>
  control(({ controller }) => ({ controller: mistaken(controller) }))

export const controlViolators: readonly Violator[] = [
  {
    name: 'characters hold their planet',
    breaks: ['4.5'],
    mistake: 'Counts the characters of the player to whom the planet belongs among its defenders.',
    rulebook: deciding(
      (right) => (planet, present, turn) =>
        right(planet, planet.state === 'Rebel Control' ? withRebels(present) : withImperials(present), turn),
    ),
  },
  {
    name: 'characters contest a planet',
    breaks: ['4.5'],
    mistake: 'Counts the characters of the enemy among those who take a planet.',
    rulebook: deciding(
      (right) => (planet, present, turn) =>
        right(planet, planet.state === 'Rebel Control' ? withImperials(present) : withRebels(present), turn),
    ),
  },
  {
    name: 'the state alone decides',
    breaks: ['4.1', '4.2', '4.3', '4.9', '4.10'],
    mistake: 'Takes the state of a planet for who controls it.',
    rulebook: deciding((right) => (planet, _present, turn) => right(planet, NOBODY_THERE, turn)),
  },
  {
    name: 'an Up PDB does not hold a planet',
    breaks: ['4.9'],
    mistake: 'Lets units alone on a planet of the enemy take control from him, though his PDB is Up.',
    rulebook: deciding((right) => (planet, present, turn) => right(withPdbDown(planet), present, turn)),
  },
  {
    name: 'a Down PDB loses the planet',
    breaks: ['4.9', '4.10'],
    mistake: 'Takes control from whoever has no Up PDB, whatever units are there.',
    rulebook: deciding(
      (right) => (planet, present, turn) => (planet.pdb.status === 'Down' ? 'nobody' : right(planet, present, turn)),
    ),
  },
  {
    name: 'enemy units need not be alone',
    breaks: ['4.9'],
    mistake: 'Takes control from a player with a Down PDB as soon as enemy units stand beside his own.',
    rulebook: deciding(
      (right) => (planet, present, turn) =>
        planet.pdb.status === 'Down' && present.Rebel.units > 0 && present.Imperial.units > 0
          ? 'nobody'
          : right(planet, present, turn),
    ),
  },
  {
    name: 'the Rebel Control marker stays behind',
    breaks: ['4.7'],
    mistake: 'Moves the loyalty marker alone.',
    rulebook: control({
      markersAfter: ({ rebelControlMarker }, shifted) => ({ loyalty: shifted, rebelControlMarker }),
    }),
  },
  {
    name: 'a civil war moves the loyalty marker alone',
    breaks: ['4.7'],
    mistake: 'Moves both markers for a mission, and one for an event that says where loyalty goes.',
    rulebook: control(({ markersAfter }) => ({
      markersAfter: (planet, shifted, cause) =>
        cause === 'CIVIL_WAR'
          ? { loyalty: shifted, rebelControlMarker: planet.rebelControlMarker }
          : markersAfter(planet, shifted, cause),
    })),
  },
  {
    name: 'the Rebel Control marker is taken off',
    breaks: ['4.7'],
    mistake: 'Takes the Rebel Control marker away as soon as loyalty shifts.',
    rulebook: control({
      markersAfter: (_planet, shifted) => ({ loyalty: shifted, rebelControlMarker: undefined }),
    }),
  },
  {
    name: 'the Rebel Control marker moves alone',
    breaks: ['4.7'],
    mistake: 'Moves the Rebel Control marker instead of the loyalty marker, where there is one.',
    rulebook: control({
      markersAfter: ({ loyalty, rebelControlMarker }, shifted) =>
        rebelControlMarker === undefined
          ? { loyalty: shifted, rebelControlMarker }
          : { loyalty: loyalty ?? shifted, rebelControlMarker: shifted },
    }),
  },
  {
    name: 'control waits for the next player-turn',
    breaks: ['4.10'],
    mistake: 'Works out who controls a planet once in a player-turn.',
    rulebook: deciding((right) => onceIn(playerTurn, right)),
  },
  {
    name: 'control waits for the next segment',
    breaks: ['4.10'],
    mistake: 'Works out who controls a planet as each segment begins.',
    rulebook: deciding((right) => onceIn((turn) => `${playerTurn(turn)} ${turn.phase} ${turn.segment}`, right)),
  },
  {
    name: 'units that fall do not change control',
    breaks: ['4.10'],
    mistake: 'Works out who controls a planet where units move, and not where they fall in combat.',
    rulebook: deciding((right) => {
      const remembered = onceIn(playerTurn, right)
      return (planet, present, turn) => (turn.segment === 'Military Combat' ? remembered : right)(planet, present, turn)
    }),
  },
  {
    name: 'a PDB that goes Down does not change control',
    breaks: ['4.10'],
    mistake: 'Works out who controls a planet where units come and go, and not where a PDB changes.',
    rulebook: deciding((right) => {
      const seen = new Map<string, PlanetState>()
      return (planet, present, turn) => {
        const key = `${planet.name} ${playerTurn(turn)}`
        const before = seen.get(key) ?? planet
        seen.set(key, before)
        return right({ ...planet, pdb: before.pdb }, present, turn)
      }
    }),
  },
  {
    name: 'a stopped rebellion leaves the Empire in control',
    breaks: ['4.1', '6.1.2', '8.1.6'],
    mistake: 'Takes Rebellion Stopped for Imperial Control.',
    rulebook: deciding(
      (right) => (planet, present, turn) =>
        planet.state === 'Rebellion Stopped' ? 'Imperial' : right(planet, present, turn),
    ),
  },
  {
    name: 'Imperial characters keep a rebellion from winning',
    breaks: ['4.8'],
    mistake: 'Wants no Imperial piece on a planet that is to come under Rebel Control, not even a character.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present, player) => stateAfterTurn(planet, withImperials(present), player),
    })),
  },
  {
    name: 'Rebel units alone win a rebellion',
    breaks: ['4.8'],
    mistake: 'Wants a Rebel unit on a planet that is to come under Rebel Control.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present, player) =>
        present.Rebel.units === 0 ? planet.state : stateAfterTurn(planet, present, player),
    })),
  },
  {
    name: 'a rebellion wins without its PDB',
    breaks: ['4.8'],
    mistake: 'Asks about Imperial units as the player-turn ends, and not about the PDB.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present, player) =>
        stateAfterTurn({ ...planet, pdb: { ...planet.pdb, status: 'Up' } }, present, player),
    })),
  },
  {
    name: 'a rebellion wins beside Imperial units',
    breaks: ['4.8'],
    mistake: 'Asks about the PDB as the player-turn ends, and not about Imperial units.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, _present, player) => stateAfterTurn(planet, NOBODY_THERE, player),
    })),
  },
  {
    name: 'a rebellion wins at the end of any player-turn',
    breaks: ['4.8'],
    mistake: 'Looks for rebellions that have won whenever a player-turn ends.',
    rulebook: control(({ stateAfterTurn }) => ({
      stateAfterTurn: (planet, present) => stateAfterTurn(planet, present, 'Imperial'),
    })),
  },
  {
    name: 'Rebel characters keep a planet stopped',
    breaks: ['4.8'],
    mistake: 'Wants no Rebel piece on a planet that is to come back under Imperial Control, not even a character.',
    rulebook: control(({ stateWith }) => ({
      stateWith: (state, present) => stateWith(state, withRebels(present)),
    })),
  },
  {
    name: 'a stopped rebellion is over without Rebel units',
    breaks: ['4.8'],
    mistake: 'Brings a planet back under Imperial Control with the last Rebel unit, though no Imperial unit is there.',
    rulebook: control({
      stateWith: (state, { Rebel }) =>
        state === 'Rebellion Stopped' && Rebel.units === 0 ? 'Imperial Control' : state,
    }),
  },
]

const withPdbDown = (planet: PlanetState): PlanetState => ({ ...planet, pdb: { ...planet.pdb, status: 'Down' } })

const NOBODY_THERE: Presence = { Rebel: { units: 0, characters: 0 }, Imperial: { units: 0, characters: 0 } }

const counting = ({ units, characters }: Force): Force => ({ units: units + characters, characters })
const withRebels = ({ Rebel, Imperial }: Presence): Presence => ({ Rebel: counting(Rebel), Imperial })
const withImperials = ({ Rebel, Imperial }: Presence): Presence => ({ Rebel, Imperial: counting(Imperial) })

const playerTurn = ({ gameTurn, player }: Turn): string => `${gameTurn} ${player}`

/** Decides once for each planet in a stretch of the game, and goes by that until the next. */
function onceIn(stretch: (turn: Turn) => string, right: Decide): Decide {
  const decided = new Map<string, ReturnType<Decide>>()
  return (planet, present, turn) => {
    const key = `${planet.name} ${stretch(turn)}`
    const controller = decided.get(key) ?? right(planet, present, turn)
    decided.set(key, controller)
    return controller
  }
}
