import { opponentOf, WEAPONS } from '../../../components/names'
import { charactersApart, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { characterCombat } from '../character-combat'
import { bandCombat } from '../creature-attack'
import { membersLeft } from '../missions/groups'
import { squadFrom } from '../squad'

/** A group is found without a search: the non-phasing player attacks with a squad or characters, if he has any (case 12.15). */
export function foundByEnemy(play: Play, group: MissionGroup): void {
  const enemy = opponentOf(play.state().turn.player)
  const units = unitsIn(play.state(), group.environ, enemy)
  const names = charactersApart(play.state(), group.environ, enemy)
  if (units.length + names.length === 0) return
  const attack = play.choose({
    player: enemy,
    purpose: 'attack',
    about: { environ: group.environ, found: group.pieces },
    read: (value) => {
      if (value === 'pass') return value
      const { with: kind, weapon } = (value ?? {}) as { with?: unknown; weapon?: unknown }
      if (kind === 'military units') return units.length > 0 ? kind : undefined
      const known = WEAPONS.find((candidate) => candidate === weapon)
      return kind === 'characters' && names.length > 0 && known !== undefined ? { weapon: known } : undefined
    },
  })
  if (attack === 'pass') return
  if (attack === 'military units') {
    bandCombat(play, group, squadFrom(play, group.environ, enemy))
    return
  }
  const force = { kind: 'characters', names, weapon: attack.weapon } as const
  const defenders = membersLeft(play.state(), group)
  characterCombat(play, { player: enemy, environ: group.environ, force, defenders })
}
