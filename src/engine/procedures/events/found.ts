import { opponentOf, type Player } from '../../../components/names'
import type { Searcher } from '../../orders'
import { charactersApart, charactersIn, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { askForAttack, attackFound, chooseAttack, finds, giveSearchersAway, type Quest } from '../find'
import { membersLeft, missionsOf } from '../missions/groups'
import { isDisabled } from '../possessions/held'
import { searchingUnits } from '../searchers'
import { pickGroup } from './fates'

/** Mission groups that are found: without a search (case 12.15), or by one that an event allows (cases 11.12, 13.48). */

/** A group is found without a search: the non-phasing player attacks with a squad or characters, if he has any. */
export function foundByEnemy(play: Play, group: MissionGroup): void {
  const { environ } = group
  const enemy = opponentOf(play.state().turn.player)
  const characters = ableIn(play, environ, enemy)
  const able = kindsOf(characters, unitsIn(play.state(), environ, enemy))
  const hidden = membersLeft(play.state(), group)
  if (able.length === 0 || hidden.length === 0) return
  const attack = askForAttack(play, enemy, { environ, found: hidden }, able, true)
  if (attack !== 'pass') attackFound(play, enemy, { environ, by: attack.with, characters, hidden }, attack)
}

/**
 * The non-phasing player may search for one group that he has not searched for in this phase. Play goes on when search
 * and combat are over.
 */
export function searchByEvent(play: Play, environ: string, groups: readonly MissionGroup[]): void {
  const { events } = play.rulebook
  const state = play.state()
  const enemy = opponentOf(state.turn.player)
  const { searched } = missionsOf(state, environ)
  const open = events.searchable(groups, (group) =>
    searched.some((before) => before.some((piece) => group.pieces.includes(piece))),
  )
  const characters = searchersIn(play, environ, enemy)
  const able = kindsOf(characters, searchingUnits(play, enemy, environ)).filter((kind) =>
    events.allowsSearch(kind, enemy),
  )
  if (open.length === 0 || able.length === 0) return
  const by = play.choose<Searcher | 'pass'>({
    player: enemy,
    purpose: 'search',
    about: { environ, groups: open.map(({ pieces }) => pieces) },
    read: (value) => (value === 'pass' ? value : able.find((kind) => kind === value)),
  })
  if (by === 'pass') return
  for (const group of events.searchedAtOnce(open, (candidates) => pickGroup(play, candidates))) {
    play.happens({ type: 'group-searched', environ, pieces: group.pieces })
    const quest = (): Quest => ({ environ, by, characters, hidden: membersLeft(play.state(), group) })
    const found = finds(play, enemy, quest())
    giveSearchersAway(play, enemy, quest(), found)
    const attack = chooseAttack(play, enemy, quest(), found)
    if (attack !== 'pass') attackFound(play, enemy, quest(), attack)
  }
}

/** Who can search and attack there, as characters. */
const ableIn = (play: Play, environ: string, player: Player): string[] =>
  charactersApart(play.state(), environ, player).filter((name) => !isDisabled(play.state(), name))

/** The same, for a search: who stands with units does not make it (rule 13.8). */
const searchersIn = (play: Play, environ: string, player: Player): string[] =>
  play.rulebook.search.mayLeaveUnitsByEvent()
    ? charactersIn(play.state(), environ, player).filter((name) => !isDisabled(play.state(), name))
    : ableIn(play, environ, player)

/** Who is there of those who could do it. */
const kindsOf = (characters: readonly string[], units: readonly string[]): Searcher[] => [
  ...(characters.length > 0 ? (['characters'] as const) : []),
  ...(units.length > 0 ? (['military units'] as const) : []),
]
