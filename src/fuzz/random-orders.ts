import fc from 'fast-check'
import { CHARACTERS } from '../components/characters'
import { ENVIRONS, PLANETS } from '../components/map'
import { MISSIONS } from '../components/missions'
import { PLAYERS } from '../components/names'
import { POSSESSIONS } from '../components/possessions'
import { SHIPS } from '../components/ships'
import { UNIT_KINDS } from '../components/units'
import { type Order, SEARCHERS } from '../engine/orders'

/** Orders of every kind whose names are of the game, and which make no other sense. */

const PIECES = [
  ...CHARACTERS.keys(),
  ...SHIPS.keys(),
  ...[...UNIT_KINDS.keys()].flatMap((kind) => [`${kind} 1`, `${kind} 2`]),
]
const piece = fc.constantFrom(...PIECES)
const pieces = fc.array(piece, { maxLength: 4 })
const environ = fc.constantFrom(...ENVIRONS.keys())
const planet = fc.constantFrom(...PLANETS.keys())
const possession = fc.constantFrom(...POSSESSIONS.keys(), ...SHIPS.keys())
const mission = fc.constantFrom(...MISSIONS.keys(), 'Espionage')
const searcher = fc.constantFrom(...SEARCHERS)

export const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ type: fc.constant('place' as const), pieces, environ }),
  fc.record({ type: fc.constant('give' as const), possession, to: fc.oneof(piece, fc.constant('units')) }),
  fc.record({
    type: fc.constant('use' as const),
    possession,
    for: fc.constantFrom('bonus draws', 'rating', 'PDB down', 'disable', 'heal', 'buy ship', 'luck'),
    target: fc.oneof(piece, planet, fc.constantFrom('combat', 'navigation')),
  }),
  fc.record({ type: fc.constant('stack' as const), pieces }),
  fc.record({ type: fc.constant('leader' as const), environ, character: fc.option(piece) }),
  fc.record({ type: fc.constant('guard' as const), captive: piece, guard: piece }),
  fc.record({ type: fc.constant('restore-pdb' as const), planet }),
  fc.record({ type: fc.constant('move' as const), pieces, to: environ }),
  fc.record({ type: fc.constant('react' as const), pieces, to: environ }),
  fc.record({ type: fc.constant('military-combat' as const), environ, target: fc.oneof(fc.constant('units'), piece) }),
  fc.record({
    type: fc.constant('declare-searches' as const),
    searches: fc.array(fc.record({ environ, by: searcher, characters: pieces }), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('search' as const), environ, by: searcher }),
  fc.record({ type: fc.constant('assign' as const), pieces, mission, environ, target: piece }),
  fc.record({ type: fc.constant('draw' as const), environ }),
  fc.record({ type: fc.constant('stop' as const), environ, group: pieces }),
  fc.record({ type: fc.constant('bonus-draw' as const), group: pieces }),
  fc.record({ type: fc.constant('receive-ship' as const), character: piece }),
  fc.record({
    type: fc.constant('answer' as const),
    purpose: fc.constantFrom('aim', 'wounds', 'target'),
    value: fc.anything(),
  }),
)

export const anyPlayer = fc.constantFrom(...PLAYERS)
