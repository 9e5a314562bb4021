import { differentialColumnOf } from '../../components/charts/character-combat'
import type { ColumnAttack } from '../../components/charts/creatures'
import type { Play } from '../play'
import { chooseBreakOff } from './combat-choices'
import { livingOf } from './combat-strength'
import { shieldOf } from './possessions/in-combat'
import { sufferWounds } from './wounds'

/**
 * A creature attacks each character by himself, always in the same column, whether he tried to break off or not. Nobody
 * can fight back.
 */
export function columnAttack(play: Play, characters: readonly string[], creature: ColumnAttack): void {
  const { characterCombat: rules, creatures } = play.rulebook
  const { player } = play.state().turn
  const column = differentialColumnOf(creature.column)
  let caught = characters
  for (let round = 1; caught.length > 0 && creatures.columnLasts(creature, round); round += 1) {
    const escaped = caught.filter((character) => {
      if (!creatures.mayBreakOff(creature, round)) return false
      if (chooseBreakOff(play, player, false, { characters: [character] }) === 'none') return false
      return rules.breaksOff(column, play.roll('break-off'), 'active')
    })
    caught = caught.filter((character) => !escaped.includes(character))
    for (const character of caught) {
      const { wounds } = rules.round(column, play.roll('combat-defender')).defender
      sufferWounds(play, player, [character], Math.max(0, wounds - shieldOf(play, caught)))
    }
    caught = livingOf(play, caught)
  }
}
