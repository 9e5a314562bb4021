import { ENVIRONS, environNamed, planetNamed } from '../../../components/map'
import type { MissionName } from '../../../components/missions'
import { opponentOf, type Player } from '../../../components/names'
import type { OrderOf } from '../../orders'
import {
  charactersIn,
  controllerOf,
  environOf,
  isCaptive,
  isGuarding,
  isWithUnits,
  ownerOf,
  piecesIn,
  planetOf,
  stackIdOf,
  stackOf,
  unitsIn,
} from '../../pieces'
import type { Play } from '../../play'
import type { MissionPlace } from '../../rules/mission-conditions'
import type { Objection } from '../../ruling'
import { type GameState, UNTOUCHED } from '../../state'
import { commands } from '../command'
import { ratingOf } from '../ratings'
import { activeIn, CAMP, environsUnderWay, groupWith } from './groups'

/** Sends pieces of one environ on a mission there (cases 13.1 and 13.2). */
export function assign(play: Play, player: Player, order: OrderOf<'assign'>): Objection {
  const { missions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayAssign(state.turn, player)) return `it is not the ${player} Player's Mission Phase`
  const [begun] = environsUnderWay(state)
  if (begun !== undefined) return `the missions in ${begun} are under way`
  const mission = rules.called(order.mission)
  if (mission === undefined || !rules.isAvailable(mission)) return `there is no mission ${order.mission}`
  if (!rules.isOpenTo(mission, player)) return `${mission.name} is no mission of the ${player} Player`
  const environ = ENVIRONS.get(order.environ)
  if (environ === undefined || !(environ.planet in state.planets)) return `${order.environ} is no environ in play`
  if (state.missions[environ.name]?.finished && !rules.mayReopen()) return `the missions in ${environ.name} are over`
  const pieces = [...new Set(order.pieces)]
  const able = pieces.map((piece) => mayGo(play, player, piece, mission.name))
  if (!rules.mayAllGo(able)) return `${pieces[able.indexOf(false)]} cannot go on this mission`
  if (
    !rules.mayGoTo(
      environ.name,
      pieces.map((piece) => placeOfPiece(state, piece)),
    )
  )
    return `not all of this group are in ${environ.name}`
  const camps = pieces.filter((piece) => piece.startsWith(CAMP))
  const characters = pieces.filter((piece) => piece in state.characters)
  const groupsThere = activeIn(state, environ.name).length
  if (!rules.mayGoTogether(mission, camps.length, characters.length, groupsThere))
    return 'this group cannot go on this mission'
  const place = placeOf(play, player, environ.name, characters, order.target)
  if (!rules.meetsCondition(mission.name, place, player)) return `${mission.name} is not possible in ${environ.name}`
  const target = mission.name === 'Assassination' && order.target !== undefined ? { target: order.target } : {}
  const group = {
    pieces,
    mission: mission.name,
    environ: environ.name,
    letters: 0,
    status: 'active',
    ...target,
  } as const
  play.happens({ type: 'group-formed', group })
  if (characters.length > 0) play.happens({ type: 'characters-busy', characters })
  return undefined
}

const campSite = (piece: string): string | undefined => (piece.startsWith(CAMP) ? piece.slice(CAMP.length) : undefined)

const placeOfPiece = (state: GameState, piece: string): string | undefined => campSite(piece) ?? environOf(state, piece)

function mayGo(play: Play, player: Player, piece: string, onto: MissionName): boolean {
  const { missions: rules } = play.rulebook
  const state = play.state()
  const camp = campSite(piece)
  const isCamp = player === 'Rebel' && camp !== undefined && rules.campActs(state.environs[camp]?.camp ?? 'none')
  const isThere = isCamp || piece in state.units || piece in state.ships || piece in state.characters
  const own = isCamp || (isThere && commands(play, player, piece, 'mission'))
  if (!isThere || (isCaptive(state, piece) && !own)) return false
  return rules.mayGo({
    onto,
    isCamp,
    isCharacter: piece in state.characters,
    isUnit: piece in state.units,
    own,
    withUnits: isWithUnits(state, piece),
    barred: stackOf(state, piece)?.offMissions ?? false,
    guards: isGuarding(state, piece),
    besideGuard: stackPiecesWith(state, piece).some((other) => other !== piece && isGuarding(state, other)),
    wounded: (state.characters[piece]?.wounds ?? 0) > 0,
    mission: groupWith(state, piece)?.status,
  })
}

function stackPiecesWith(state: GameState, piece: string): readonly string[] {
  const id = stackIdOf(state, piece)
  return id === undefined ? [] : piecesIn(state, id)
}

function placeOf(
  play: Play,
  player: Player,
  name: string,
  characters: readonly string[],
  target: string | undefined,
): MissionPlace {
  const state = play.state()
  const environ = environNamed(name)
  const planet = planetOf(state, environ.planet)
  const enemy = opponentOf(player)
  const enemies = charactersIn(state, name, enemy)
  const intelligences = characters.map((character) => ratingOf(state, character, 'intelligence'))
  const { coupMarker, camp } = state.environs[name] ?? UNTOUCHED
  const held = Object.keys(state.characters).filter(
    (character) => isCaptive(state, character) && environOf(state, character) === name,
  )
  const captives = held.filter((character) => ownerOf(state, character) === player).length
  const imperial = Object.entries(state.characters).filter(
    ([character, { place }]) => ownerOf(state, character) === 'Imperial' && place !== 'killed',
  )
  return {
    state: planet.state,
    loyalty: planet.loyalty,
    controller: controllerOf(state, play.rulebook, planet.name),
    coupRating: environ.coupRating,
    coupMarker,
    camp: camp !== 'none',
    campNearby: planetNamed(planet.name).environs.some(
      (other) => other !== name && (state.environs[other]?.camp ?? 'none') !== 'none',
    ),
    enemyUnits: unitsIn(state, name, enemy).length,
    enemyCharacters: enemies.length,
    ownUnits: unitsIn(state, name, player).length,
    captives,
    prisoners: held.length - captives,
    imperialCharacters: imperial.length,
    imperialCharactersAtStart: state.charactersAtStart,
    intelligences: intelligences.length === 0 ? undefined : intelligences,
    targetDetected: target !== undefined && enemies.includes(target) && state.characters[target]?.detected === true,
  }
}
