import type { Player } from '../../components/names'
import { combatOf, strengthOf } from '../pieces'
import type { Play } from '../play'

/** The owner gives up units to a loss; where they are alike there is nothing to choose (case 10.3). */
export function loseUnits(play: Play, player: Player, units: readonly string[], loss: number): void {
  const state = play.state()
  const strengths = units.map((unit) => combatOf(state, unit))
  const due = play.rulebook.militaryCombat.strengthLost(loss, strengths)
  if (due === 0) return
  const lost = play.choose({
    player,
    purpose: 'losses',
    about: { units, strength: due },
    read: (value) => (isPart(value, units) && strengthOf(state, value) === due ? value : undefined),
    ...onlyWay(play, units, due),
  })
  play.happens({ type: 'units-lost', units: lost })
}

function isPart(value: unknown, units: readonly string[]): value is string[] {
  return Array.isArray(value) && new Set(value).size === value.length && value.every((unit) => units.includes(unit))
}

/** What is given up where the player has no choice: all of the units, or some of units that are all of one kind. */
function onlyWay(play: Play, units: readonly string[], due: number): { otherwise?: readonly string[] } {
  const state = play.state()
  if (due >= strengthOf(state, units)) return { otherwise: units }
  const kinds = new Set(units.map((unit) => state.units[unit]?.kind))
  const [unit] = units
  if (kinds.size > 1 || unit === undefined) return {}
  return { otherwise: units.slice(0, due / combatOf(state, unit)) }
}
