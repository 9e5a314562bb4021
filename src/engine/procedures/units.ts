import type { Player } from '../../components/names'
import { type UnitKindName, unitKindNamed } from '../../components/units'
import { stackPieces, stacksIn } from '../pieces'
import type { Play } from '../play'

/** Units that are born in play: named by their kind and the first free numbers, they join their player's units. */
export function newUnits(play: Play, environ: string, player: Player, kinds: readonly UnitKindName[]): void {
  if (kinds.length === 0) return
  const state = play.state()
  const taken = new Set(Object.keys(state.units))
  const units = Object.fromEntries(
    kinds.map((kind) => {
      const name = freeName(taken, kind)
      taken.add(name)
      return [name, { kind, face: play.rulebook.setUp.startingFace(unitKindNamed(kind)) }]
    }),
  )
  const joins = stacksIn(state, environ, player).find((id) => stackPieces(state, id).units.length > 0)
  play.happens({ type: 'pieces-placed', player, environ, units, characters: [], ships: {}, joins })
}

function freeName(taken: ReadonlySet<string>, kind: UnitKindName): string {
  let number = 1
  while (taken.has(`${kind} ${number}`)) number += 1
  return `${kind} ${number}`
}
