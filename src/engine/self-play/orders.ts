import { MISSIONS } from '../../components/missions'
import { opponentOf, type Phase, type Player, RATINGS, type Segment } from '../../components/names'
import { possessionNamed } from '../../components/possessions'
import { type Order, SEARCHERS } from '../orders'
import { charactersApart, charactersIn, environOf, pilotOf, stackPieces, stacksIn, unitsIn } from '../pieces'
import { CAMP, environsUnderWay } from '../procedures/missions/groups'
import { deckOf } from '../procedures/possessions/held'
import { toPlace } from '../procedures/set-up'
import type { GameState } from '../state'
import {
  disputed,
  environsOf,
  environsWithMissions,
  goalsOf,
  ownCharacters,
  partiesOf,
  placesOf,
  provokingIn,
} from './parties'

/**
 * Orders that a player might give, kind by kind, each as it is asked for. They are plausible and not yet proven: whether
 * one is allowed is for the rules to say.
 */
type Plans = Readonly<Partial<Record<Order['type'], (state: GameState, player: Player) => Iterable<Order>>>>

const PLANS: Plans = {
  place: placing,
  give: giving,
  use: using,
  stack: stacking,
  leader: leading,
  guard: guarding,
  *'restore-pdb'(state) {
    for (const { name, pdb } of Object.values(state.planets))
      if (pdb.status === 'Down') yield { type: 'restore-pdb', planet: name }
  },
  *move(state, player) {
    const environs = environsOf(state)
    for (const pieces of partiesOf(state, player))
      for (const to of goalsOf(state, pieces, environs)) yield { type: 'move', pieces, to }
    const inSpace = Object.keys(state.characters).filter((name) => state.characters[name]?.place === 'space')
    const fleet = [
      ...inSpace,
      ...Object.keys(state.ships).filter((ship) => inSpace.includes(pilotOf(state, ship) ?? '')),
    ]
    if (inSpace.length > 0) for (const to of environs) yield { type: 'move', pieces: fleet, to }
  },
  *react(state, player) {
    const provoking = provokingIn(state, opponentOf(player))
    if (provoking.length === 0) return
    for (const pieces of partiesOf(state, player)) {
      if (pieces.filter((piece) => piece in state.units).length > 1) continue
      for (const to of goalsOf(state, pieces, provoking)) yield { type: 'react', pieces, to }
    }
  },
  *'military-combat'(state) {
    for (const environ of disputed(state))
      if (state.environs[environ]?.fought !== true) yield { type: 'military-combat', environ, target: 'units' }
  },
  *'declare-searches'(state, player) {
    if (state.searches.length > 0) return
    for (const environ of disputed(state)) {
      yield { type: 'declare-searches', searches: [{ environ, by: 'military units' }] }
      const characters = charactersApart(state, environ, player)
      if (characters.length > 0)
        yield { type: 'declare-searches', searches: [{ environ, by: 'characters', characters }] }
    }
  },
  *search(state) {
    for (const { environ } of state.searches) for (const by of SEARCHERS) yield { type: 'search', environ, by }
  },
  assign: assigning,
  *draw(state) {
    for (const environ of environsWithMissions(state)) yield { type: 'draw', environ }
  },
  *stop(state) {
    for (const environ of environsWithMissions(state)) yield { type: 'stop', environ }
  },
  *'bonus-draw'(state) {
    for (const { pieces, status } of state.groups) if (status === 'active') yield { type: 'bonus-draw', group: pieces }
  },
  *'receive-ship'(state, player) {
    if (player === 'Rebel') return
    for (const character of ownCharacters(state, player)) yield { type: 'receive-ship', character }
  },
  *pass() {
    yield { type: 'pass' }
  },
}

/** The moments that an order belongs to, by phase or segment; those without an entry may be given at any time. */
const MOMENTS: Readonly<Partial<Record<Order['type'], readonly (Phase | Segment)[]>>> = {
  place: ['Set-up', 'Movement'],
  move: ['Movement'],
  'restore-pdb': ['Movement'],
  react: ['Enemy Reaction'],
  'military-combat': ['Military Combat'],
  'declare-searches': ['Search'],
  search: ['Search'],
  stack: ['Operations'],
  assign: ['Mission'],
  draw: ['Mission'],
  stop: ['Mission'],
  'bonus-draw': ['Mission'],
  'receive-ship': ['End'],
}

/** The orders of a kind that a player might give now. */
export const plansFor = (state: GameState, player: Player, kind: Order['type']): Iterable<Order> =>
  isTimely(state, kind) ? (PLANS[kind]?.(state, player) ?? []) : []

/** The kinds of orders that belong to this moment. */
export const timelyKinds = (state: GameState): Order['type'][] =>
  (Object.keys(PLANS) as Order['type'][]).filter((kind) => isTimely(state, kind))

function isTimely({ turn: { phase, segment } }: GameState, kind: Order['type']): boolean {
  const moments = MOMENTS[kind]
  return moments === undefined || moments.some((moment) => moment === phase || moment === segment)
}

function* placing(state: GameState, player: Player): Iterable<Order> {
  const kinds = [...new Set(state.due[player])]
  const { characters, ships } = state.turn.phase === 'Set-up' ? toPlace(state, player) : { characters: [], ships: [] }
  for (const environ of environsOf(state)) {
    for (const kind of kinds) yield { type: 'place', pieces: [freeName(state, kind)], environ }
    if (characters.length > 0) yield { type: 'place', pieces: [...characters, ...ships], environ }
  }
}

function freeName(state: GameState, kind: string): string {
  let number = 1
  while (`${kind} ${number}` in state.units) number += 1
  return `${kind} ${number}`
}

function* giving(state: GameState, player: Player): Iterable<Order> {
  const isSetUp = state.turn.phase === 'Set-up'
  const mayGive = isSetUp || player === 'Imperial' || (state.turn.phase === 'Mission' && state.groups.length === 0)
  if (!mayGive) return
  const own = ownCharacters(state, player)
  const give = function* (possession: string, environ: string | undefined): Iterable<Order> {
    for (const to of own) if (isSetUp || environOf(state, to) === environ) yield { type: 'give', possession, to }
    if (environ !== undefined && unitsIn(state, environ, player).length > 0)
      yield { type: 'give', possession, to: 'units' }
  }
  for (const ship of [...Object.keys(state.ships), ...(isSetUp ? toPlace(state, player).ships : [])])
    yield* give(ship, environOf(state, ship))
  for (const [possession, { place, holder = '' }] of Object.entries(state.possessions))
    if (place === 'held') yield* give(possession, environOf(state, holder))
}

function* using(state: GameState, player: Player): Iterable<Order> {
  if (player === 'Imperial') return
  for (const [possession, { place }] of Object.entries(state.possessions)) {
    if (place !== 'held') continue
    for (const { code } of possessionNamed(possession).effects) {
      if (code === 'bonus-draws') yield { type: 'use', possession, for: 'bonus draws' }
      if (code === 'pdb-down') yield { type: 'use', possession, for: 'PDB down' }
      if (code === 'heal-all') yield { type: 'use', possession, for: 'heal' }
      if (code === 'any-one-rating')
        for (const target of RATINGS) yield { type: 'use', possession, for: 'rating', target }
      if (code === 'disable-enemy-character')
        for (const target of ownCharacters(state, 'Imperial')) yield { type: 'use', possession, for: 'disable', target }
      if (code === 'buy-spaceship')
        for (const target of deckOf(state)) yield { type: 'use', possession, for: 'buy ship', target }
    }
  }
}

function* stacking(state: GameState, player: Player): Iterable<Order> {
  for (const environ of placesOf(state, player)) {
    const ids = stacksIn(state, environ, player)
    const characters = charactersIn(state, environ, player)
    const units = unitsIn(state, environ, player)
    if (ids.length > 1) yield { type: 'stack', pieces: [...units, ...characters] }
    if (characters.length > 0 && characters.length + units.length > 1) yield { type: 'stack', pieces: characters }
  }
}

function* leading(state: GameState, player: Player): Iterable<Order> {
  for (const environ of placesOf(state, player)) {
    for (const id of stacksIn(state, environ, player)) {
      const { units, characters } = stackPieces(state, id)
      if (units.length === 0) continue
      for (const character of characters) {
        if (state.stacks[id]?.leader !== character) yield { type: 'leader', environ, character }
      }
    }
  }
}

function* guarding(state: GameState, player: Player): Iterable<Order> {
  for (const [captive, { captive: held }] of Object.entries(state.characters)) {
    if (held?.by !== player) continue
    for (const guard of [...ownCharacters(state, player), ...Object.keys(state.units)]) {
      if (guard !== held.guard) yield { type: 'guard', captive, guard }
    }
  }
}

function* assigning(state: GameState, player: Player): Iterable<Order> {
  if (environsUnderWay(state).length > 0) return
  const sent = new Set(state.groups.flatMap(({ pieces }) => pieces))
  const camps = Object.entries(state.environs).flatMap(([environ, { camp }]) =>
    camp === 'none' || sent.has(`${CAMP}${environ}`) ? [] : [environ],
  )
  const places = placesOf(state, player).map((environ) => ({
    environ,
    free: charactersApart(state, environ, player).filter((name) => !sent.has(name)),
    enemies: charactersIn(state, environ, opponentOf(player)),
  }))
  for (const { name: mission, starSystem } of MISSIONS.values()) {
    if (!starSystem) continue
    for (const { environ, free, enemies } of places) {
      for (const target of mission === 'Assassination' ? enemies : [undefined]) {
        const aim = target === undefined ? {} : { target }
        for (const piece of free) yield { type: 'assign', pieces: [piece], mission, environ, ...aim }
        if (free.length > 1) yield { type: 'assign', pieces: free, mission, environ, ...aim }
      }
    }
    if (player === 'Rebel')
      for (const environ of camps) yield { type: 'assign', pieces: [`${CAMP}${environ}`], mission, environ }
  }
}
