import type { Player } from '../../components/names'
import { scenarioNamed } from '../../components/scenarios'
import type { UnitKindName } from '../../components/units'
import type { OrderOf } from '../orders'
import { controllerOf, planetOf, presenceOn } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'

/** Puts one Down PDB Up (case 16.16). */
export function restorePdb(play: Play, player: Player, { planet: name }: OrderOf<'restore-pdb'>): Objection {
  const { sequence, pdb: rules } = play.rulebook
  const state = play.state()
  if (!(name in state.planets)) return `${name} is no planet in play`
  if (!sequence.mayMove(state.turn, player)) return `it is not the ${player} Player's Movement Segment`
  if (!rules.restoresIn(state.turn.gameTurn, player)) return `the ${player} Player restores no PDB in this game-turn`
  if (state.pdbRestored) return 'one PDB is restored in a turn'
  const planet = planetOf(state, name)
  if (!rules.mayRestore(planet, controllerOf(state, play.rulebook, name), presenceOn(state, name), player))
    return `the ${player} Player cannot put the PDB on ${name} Up`

  const instead = tradedReinforcement(play, player)
  play.happens({ type: 'pdb-restored', planet: name, ...rules.restored(planet) })
  if (instead !== undefined) play.happens({ type: 'units-due', player, kinds: instead })
  return undefined
}

/** case 16.34. What is due in the place of units that are not placed yet, in a turn in which a PDB is put Up. */
function tradedReinforcement(play: Play, player: Player): readonly UnitKindName[] | undefined {
  const { scenario, turn, due } = play.state()
  const traded = scenarioNamed(scenario).reinforcements.find(
    ({ player: owner, when, instead }) =>
      owner === player && instead !== undefined && when.type === 'game-turns' && when.gameTurns.includes(turn.gameTurn),
  )
  if (traded?.instead === undefined) return undefined
  const kinds = Object.keys(traded.units)
  const left = due[player].filter((kind) => !kinds.includes(kind))
  if (left.length === due[player].length) return undefined
  return [...left, ...(Object.keys(traded.instead.units) as UnitKindName[])]
}
