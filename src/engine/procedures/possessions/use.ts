import { environNamed } from '../../../components/map'
import { missionNamed } from '../../../components/missions'
import { opponentOf, type Player, RATINGS } from '../../../components/names'
import { type PossessionEffect, possessionNamed } from '../../../components/possessions'
import type { OrderOf } from '../../orders'
import { controllerOf, environOf, isCaptive, isShip, ownerOf, planetOf, stackIdOf } from '../../pieces'
import type { Play } from '../../play'
import type { Objection } from '../../ruling'
import type { GameState } from '../../state'
import { groupWith, missionsOf } from '../missions/groups'
import { bearerOf, drawable, typesHeldBy } from './held'
import { wearOut } from './wear'

/** Uses of possessions that a player orders (cases 14.2 to 14.4). */

type Use = (play: Play, order: OrderOf<'use'>, bearer: string) => Objection

/** Uses a possession; what wears out by it goes, or a die is rolled for it. */
export function use(play: Play, player: Player, order: OrderOf<'use'>): Objection {
  const { possessions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayUse(player, 'use', state.turn)) return 'only the Rebel Player uses possessions'
  const bearer = bearerOf(play, order.possession)
  if (bearer === undefined) return `nobody bears ${order.possession}`
  const carryOut = USES[order.for]
  if (carryOut === undefined) return `${order.for} is no use of a possession`
  const objection = carryOut(play, order, bearer)
  if (objection === undefined) wearOut(play, order.possession, order.for)
  return objection
}

const USES: Readonly<Record<string, Use>> = {
  'bonus draws': declareForDraws,
  rating: raiseRating,
  'PDB down': putPdbDown,
  disable,
  heal: healGroup,
  'buy ship': buyShip,
}

const effectOf = <Code extends PossessionEffect['code']>(possession: string, code: Code) =>
  possessionNamed(possession).effects.find(
    (effect): effect is Extract<PossessionEffect, { code: Code }> => effect.code === code,
  )

/** rule 9.25 (case 14.27). */
function declareForDraws(play: Play, { possession }: OrderOf<'use'>, bearer: string): Objection {
  const state = play.state()
  const group = groupWith(state, bearer)
  if (group?.status !== 'active') return `${bearer} is on no mission`
  const effect = effectOf(possession, 'bonus-draws')
  const { letter } = missionNamed(group.mission)
  if (effect?.missions[letter] === undefined) return `${possession} brings no bonus draws on ${group.mission}`
  const drawn = state.missions[group.environ] === undefined ? 0 : Math.max(1, missionsOf(state, group.environ).charged)
  if (!play.rulebook.possessions.mayDeclare(drawn, possession)) return 'that is declared before the first card is drawn'
  if (group.declared?.includes(possession)) return `${possession} is declared already`
  const index = state.groups.indexOf(group)
  play.happens({ type: 'group-changed', index, change: { declared: [...(group.declared ?? []), possession] } })
  return undefined
}

/** case 14.4. */
function raiseRating(play: Play, { possession, target }: OrderOf<'use'>, bearer: string): Objection {
  const rating = RATINGS.find((known) => known === target?.toLowerCase())
  if (effectOf(possession, 'any-one-rating') === undefined) return `${possession} raises no rating`
  if (rating === undefined) return `${target} is no rating`
  const { passed: _passed, ...declaredIn } = play.state().turn
  play.happens({ type: 'effect-begun', effect: { possession, character: bearer, rating, declaredIn } })
  return undefined
}

/** card 45. */
function putPdbDown(play: Play, { possession, target }: OrderOf<'use'>, bearer: string): Objection {
  const state = play.state()
  if (effectOf(possession, 'pdb-down') === undefined) return `${possession} puts no PDB Down`
  const planet = planetWith(state, bearer)
  if (planet === undefined || (target !== undefined && target !== planet)) return `${bearer} is not on ${target}`
  const { pdb } = planetOf(state, planet)
  const hostile = controllerOf(state, play.rulebook, planet) === opponentOf(ownerOf(state, bearer))
  if (!hostile || pdb.status === 'Down') return `there is no enemy PDB that is Up on ${planet}`
  play.happens({ type: 'pdb-changed', planet, status: 'Down', level: pdb.level })
  return undefined
}

/** card 49. */
function disable(play: Play, { possession, target = '' }: OrderOf<'use'>, bearer: string): Objection {
  const state = play.state()
  if (effectOf(possession, 'disable-enemy-character') === undefined) return `${possession} disables nobody`
  const isEnemy = target in state.characters && ownerOf(state, target) !== ownerOf(state, bearer)
  const isNear = planetWith(state, target) !== undefined && planetWith(state, target) === planetWith(state, bearer)
  if (!isEnemy || !isNear || !state.characters[target]?.detected || isCaptive(state, target))
    return `${target} is no detected enemy on this planet`
  const { passed: _passed, ...declaredIn } = state.turn
  play.happens({ type: 'effect-begun', effect: { possession, character: target, declaredIn } })
  return undefined
}

/** case 13.72. At the start of the Rebel player-turn, before anybody has moved. */
function healGroup(play: Play, { possession }: OrderOf<'use'>, bearer: string): Objection {
  const state = play.state()
  if (effectOf(possession, 'heal-all') === undefined) return `${possession} heals nobody`
  const begun = [...Object.values(state.characters), ...Object.values(state.units)].some(({ moved }) => moved)
  if (state.turn.segment !== 'Movement' || state.turn.player !== 'Rebel' || begun)
    return 'that is for the start of the Rebel player-turn'
  const stack = stackIdOf(state, bearer)
  const wounded = Object.keys(state.characters).filter(
    (name) => stackIdOf(state, name) === stack && !isCaptive(state, name) && (state.characters[name]?.wounds ?? 0) > 0,
  )
  if (wounded.length === 0) return 'nobody there is wounded'
  play.happens({ type: 'characters-healed', characters: wounded })
  return undefined
}

/** card 48. A ship out of the deck, for the bearer. */
function buyShip(play: Play, { possession, target = '' }: OrderOf<'use'>, bearer: string): Objection {
  const effect = effectOf(possession, 'buy-spaceship')
  if (effect === undefined) return `${possession} buys no spaceship`
  if (!isShip(target) || !drawable(play).includes(target) || target === effect.except)
    return `${target} is no spaceship that can be bought`
  if (!play.rulebook.possessions.mayHold('spaceship', typesHeldBy(play, bearer), 'purchase', 'Rebel'))
    return `${bearer} has a spaceship`
  play.happens({ type: 'ship-given', ship: target, to: bearer })
  return undefined
}

function planetWith(state: GameState, piece: string): string | undefined {
  const environ = environOf(state, piece)
  return environ === undefined ? undefined : environNamed(environ).planet
}
