import { STAR_SYSTEMS } from '../../components/map'
import { PLAYERS } from '../../components/names'
import type { Capabilities } from '../../protocol/schema/messages'
import { PDB_RULES } from '../../protocol/vocabulary'
import { ENGINE_DICE, ENGINE_PICKS } from '../chance'
import { ENGINE_ANSWERS, ENGINE_ORDERS } from '../orders'

/** What the reference engine has by now. */

const TOLD = [
  'scenario',
  'system',
  'gameTurn',
  'playerTurn',
  'phase',
  'segment',
  'passed',
  'atStart.imperialShips',
  'reinforcements',
  'pdbRestored',
  'planets.loyalty',
  'planets.state',
  'planets.rebelControlMarker',
  'planets.pdb',
  'environs.reacted',
  'environs.fought',
  'units',
  'characters.place',
  'characters.detected',
  'characters.wounds',
  'characters.captive',
  'characters.moved',
  'characters.acted',
  'ships.holder',
  'ships.moved',
  'stacks.player',
  'stacks.environ',
  'stacks.pieces',
  'stacks.leader',
  'stacks.onMissions',
  'searches',
]

const OWN = ['awaiting', 'planets.controller', 'environs.type', 'environs.special', 'ships.environ', 'ships.detected']

export const ENGINE_CAPABILITIES: Capabilities = {
  orders: [...ENGINE_ORDERS],
  answers: [...ENGINE_ANSWERS],
  told: TOLD,
  reported: [...TOLD, ...OWN],
  chance: { scripted: [...ENGINE_DICE, ...ENGINE_PICKS], reported: [] },
  candidates: true,
  pauses: true,
  viewers: [...PLAYERS],
  systems: [...STAR_SYSTEMS.keys()],
  pdbRules: [...PDB_RULES],
}
