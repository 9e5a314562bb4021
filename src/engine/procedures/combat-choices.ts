import type { Player, Rating } from '../../components/names'
import type { Play } from '../play'
import type { Aim } from '../rules/character-combat'
import type { Combat } from './character-combat'
import { strengthOfAll } from './combat-strength'
import { isDisabled } from './possessions/held'

/** The choices of a character combat that are made before its dice. */

/** To kill or to capture (case 12.3). */
export function chooseAim(play: Play, player: Player, { environ, defenders, force }: Combat): Aim {
  const { aimOf, aimUnsaid } = play.rulebook.characterCombat
  const otherwise = aimUnsaid(force.kind)
  return play.choose({
    player,
    purpose: 'aim',
    about: { environ, defenders },
    read: (value) => aimOf(value),
    ...(otherwise === undefined ? {} : { otherwise }),
  })
}

/** Who fights in this round: at least one who can, if there is one (case 12.4). What counts is the rating they fight with. */
export function chooseActive(play: Play, player: Player, all: readonly string[], rating: Rating): readonly string[] {
  // Who is disabled is inactive, unless there is nobody else.
  const awake = all.filter((name) => !isDisabled(play.state(), name))
  const defenders = awake.length > 0 ? awake : all
  if (defenders.length === 1) return defenders
  const fighters = defenders.filter((name) => strengthOfAll(play, [name], rating) > 0)
  return play.choose({
    player,
    purpose: 'active',
    about: { defenders },
    read: (value) => {
      if (!Array.isArray(value) || value.length === 0 || new Set(value).size < value.length) return undefined
      const able = fighters.length === 0 || value.some((name) => fighters.includes(name))
      return able && value.every((name) => defenders.includes(name)) ? (value as string[]) : undefined
    },
  })
}

const BREAK_OFF = ['none', 'inactive', 'all'] as const

/**
 * Who tries to break off before the round (case 12.5).
 * @param about who is asked, where it is not everybody
 */
export function chooseBreakOff(
  play: Play,
  player: Player,
  someInactive: boolean,
  about: unknown = {},
): (typeof BREAK_OFF)[number] {
  return play.choose({
    player,
    purpose: 'break-off',
    about,
    read: (value) => BREAK_OFF.find((who) => who === value && (who !== 'inactive' || someInactive)),
    otherwise: 'none',
  })
}
