import { characterNamed } from '../../components/characters'
import { environNamed } from '../../components/map'
import type { Player } from '../../components/names'
import type { OrderOf } from '../orders'
import { environOf, numbersOf, ownerOf, pilotOf, sortPieces, stackIdOf, stackPieces, stacksIn } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import type { Pieces } from '../whereabouts'
import { commands } from './command'
import { exposeFriends } from './sighting'

/** Pieces of one environ become one stack; what else stands there keeps its own (case 9.5). */
export function stack(play: Play, player: Player, order: OrderOf<'stack'>): Objection {
  const state = play.state()
  const { sequence, stacking, search } = play.rulebook
  const pieces = [...new Set(order.pieces)]
  const leaveUnits = search.mayLeaveUnits(state.turn, player) && !pieces.some((piece) => piece in state.units)
  if (!sequence.mayStack(state.turn, player) && !leaveUnits) return `the ${player} Player cannot form stacks now`
  const sorted = sortPieces(state, pieces)
  if ('notInPlay' in sorted) return `${sorted.notInPlay} is not in play`
  const environs = new Set(pieces.map((piece) => environOf(state, piece)))
  const [environ] = environs
  if (environ === undefined || environs.size > 1) return 'a stack stands in one environ'
  const foreign = pieces.find((piece) => ownerOf(state, piece) !== player || sorted.captives.includes(piece))
  if (foreign !== undefined) return `${foreign} is not a piece of the ${player} Player`
  const group = numbersOf(sorted)
  if (!stacking.mayStandTogether(group, environNamed(environ).size)) return 'these pieces do not stack'
  const moved = pieces.filter((piece) => (state.units[piece] ?? state.characters[piece])?.moved).length
  if (!stacking.mayJoin(moved, group.units + group.characters - moved)) return 'who has moved stays apart for now'
  if (group.units === 0 && !stacking.mayDoWithoutUnits(group)) return 'a stack needs a military unit or a character'
  const apart = group.units + group.characters === 0 ? undefined : shipTornAway(state, sorted)
  if (apart !== undefined) return `${apart} stays with those who hold it`

  play.happens({ type: 'pieces-stacked', pieces })
  if (!stacking.mayStandApart(stacksIn(play.state(), environ, player).length)) return 'too many stacks'
  exposeFriends(play, environ, player, [])
  return undefined
}

/** A ship that would come without its pilot, or be left by all the units that carry it. */
function shipTornAway(state: GameState, { units, characters, ships }: Pieces): string | undefined {
  const named = ships.find((ship) => {
    const pilot = pilotOf(state, ship)
    return pilot === undefined ? units.length === 0 : !characters.includes(pilot)
  })
  if (named !== undefined) return named
  return Object.keys(state.ships).find((ship) => {
    if (ships.includes(ship) || pilotOf(state, ship) !== undefined) return false
    const id = stackIdOf(state, ship)
    return id !== undefined && stackPieces(state, id).units.every((unit) => units.includes(unit))
  })
}

/** Names the leader of the stack that a character is in, or takes the leadership away (case 9.53). */
export function leader(play: Play, player: Player, { environ, character }: OrderOf<'leader'>): Objection {
  const state = play.state()
  const { sequence, stacking } = play.rulebook
  if (!sequence.mayNameLeader(state.turn, player)) return 'leaders cannot be named now'
  if (character === null) {
    const led = (Object.keys(state.stacks) as (keyof typeof state.stacks)[]).filter((id) => {
      const candidate = state.stacks[id]
      return candidate?.environ === environ && candidate.player === player && candidate.leader !== undefined
    })
    if (led.length === 0) return `nobody leads in ${environ}`
    for (const id of led) play.happens({ type: 'leader-named', stack: id })
    return undefined
  }
  const id = stackIdOf(state, character)
  if (!(character in state.characters) || !commands(play, player, character, 'leadership'))
    return `${character} is no character of the ${player} Player in play`
  if (id === undefined) return `${character} is in no environ`
  const isThere = environOf(state, character) === environ
  if (!stacking.mayLead(characterNamed(character).ratings, isThere))
    return isThere ? `${character} cannot lead` : `${character} is not in ${environ}`
  const former = state.stacks[id]?.leader
  if (former !== undefined && !stacking.mayBeReplaced(former)) return `${former} leads already`
  play.happens({ type: 'leader-named', stack: id, character })
  return undefined
}
