import { characterNamed } from '../../components/characters'
import type { Player } from '../../components/names'
import { isCaptive, ownerOf, stackIdOf } from '../pieces'
import type { Play } from '../play'
import type { GameState } from '../state'

/** At the end of a player-turn the wounds of those who rested heal (case 13.71). */
export function healRested(play: Play, player: Player): void {
  const state = play.state()
  heal(
    play,
    woundedOf(state, player).filter((name) => play.rulebook.healing.healsAfterTurn(!state.characters[name]?.acted)),
  )
}

/** At the start of a player-turn a doctor heals himself and the friends stacked with him (case 13.72). */
export function healByDoctor(play: Play, player: Player): void {
  if (!play.rulebook.healing.doctorHealsIn(player)) return
  const state = play.state()
  const doctors = Object.keys(state.characters).filter((name) =>
    characterNamed(name).abilities.some(({ code }) => code === 'heal-stack'),
  )
  const stacks = doctors.flatMap((name) => stackIdOf(state, name) ?? [])
  heal(
    play,
    woundedOf(state, player).filter((name) => stacks.some((id) => id === stackIdOf(state, name))),
  )
}

const woundedOf = (state: GameState, player: Player): string[] =>
  Object.entries(state.characters).flatMap(([name, { wounds }]) =>
    wounds > 0 && ownerOf(state, name) === player && !isCaptive(state, name) ? [name] : [],
  )

function heal(play: Play, characters: readonly string[]): void {
  if (characters.length > 0) play.happens({ type: 'characters-healed', characters })
}
