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

/** What is given up where the player has no choice, for units of one kind are alike. */
function onlyWay(play: Play, units: readonly string[], due: number): { otherwise?: readonly string[] } {
  const { units: table } = play.state()
  const kinds = [...new Set(units.map((unit) => table[unit]?.kind))]
  const groups = kinds.map((kind) => units.filter((unit) => table[unit]?.kind === kind))
  const [way, ...others] = waysToLose(play, groups, due)
  return way === undefined || others.length > 0 ? {} : { otherwise: way }
}

/** The ways to give up so much strength, by how many units of each group. */
function waysToLose(play: Play, groups: readonly (readonly string[])[], due: number): readonly (readonly string[])[] {
  const [group, ...others] = groups
  if (group === undefined) return due === 0 ? [[]] : []
  return Array.from({ length: group.length + 1 }, (_, count) => group.slice(0, count)).flatMap((lost) =>
    waysToLose(play, others, due - strengthOf(play.state(), lost)).map((rest) => [...lost, ...rest]),
  )
}
