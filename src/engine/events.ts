import type { PdbLevel, PdbStatus } from '../components/names'
import type { Pause } from './pause'

/** What has happened, in the past tense. Events record what chance said, so a game is its events. */
export type GameEvent =
  | { readonly type: 'pieces-moved'; readonly pieces: readonly string[]; readonly to: string }
  | { readonly type: 'characters-detected'; readonly characters: readonly string[] }
  | { readonly type: 'characters-undetected'; readonly characters: readonly string[] }
  | { readonly type: 'characters-killed'; readonly characters: readonly string[] }
  | { readonly type: 'ship-lost'; readonly ship: string }
  | { readonly type: 'ship-given'; readonly ship: string; readonly to: string }
  | { readonly type: 'units-lost'; readonly units: readonly string[] }
  | { readonly type: 'pdb-changed'; readonly planet: string; readonly status: PdbStatus; readonly level: PdbLevel }
  | { readonly type: 'choice-awaited'; readonly pause: Pause }
  | { readonly type: 'choice-made' }

/** An event in one line of the log. */
export function inWords(event: GameEvent): string {
  const list = (pieces: readonly string[]) => pieces.join(', ')
  switch (event.type) {
    case 'pieces-moved':
      return `${list(event.pieces)} reached ${event.to}`
    case 'characters-detected':
      return `${list(event.characters)} detected`
    case 'characters-undetected':
      return `${list(event.characters)} undetected`
    case 'characters-killed':
      return `${list(event.characters)} killed`
    case 'ship-lost':
      return `${event.ship} lost`
    case 'ship-given':
      return `${event.ship} handed to ${event.to}`
    case 'units-lost':
      return `${list(event.units)} lost`
    case 'pdb-changed':
      return `the PDB of ${event.planet} is ${event.status} at level ${event.level}`
    case 'choice-awaited':
      return `the ${event.pause.player} Player is to choose: ${event.pause.purpose}`
    case 'choice-made':
      return 'the choice was made'
  }
}
