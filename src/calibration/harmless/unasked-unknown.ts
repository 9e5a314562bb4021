import { createEngine } from '../../engine/server/handler'
import { covers } from '../../protocol/fields'
import { UNKNOWN } from '../../protocol/vocabulary'
import { mapFields } from './fields'
import { type HarmlessVariant, rewritten } from './variant'

/**
 * The fields that scenarios tell or look at. A scenario that uses another one is unsupported by the variant below:
 * its field then belongs here.
 */
const ASKED = [
  'scenario',
  'gameTurn',
  'system',
  'playerTurn',
  'phase',
  'segment',
  'reinforcements',
  'atStart.imperialShips',
  'pointsScored',
  'planets.loyalty',
  'planets.rebelControlMarker',
  'planets.state',
  'planets.controller',
  'planets.pdb',
  'environs.type',
  'environs.special',
  'environs.coupMarker',
  'environs.camp',
  'units.kind',
  'units.environ',
  'units.face',
  'characters.place',
  'characters.detected',
  'characters.wounds',
  'characters.captive',
  'ships.holder',
  'possessions.holder',
  'possessions.place',
  'possessions.card',
  'possessions.type',
  'stacks',
  'searches',
  'missionGroups',
  'awaiting',
]

/** Keeps no more than the scenarios ask for. */
export const unaskedUnknown: HarmlessVariant = {
  name: 'fields nobody asks about unknown',
  differs: 'It claims the fields that scenarios tell or look at, and answers "unknown" for every other.',
  open: () =>
    rewritten(createEngine(), {
      initialize: ({ capabilities, ...introduction }) => ({
        ...introduction,
        capabilities: { ...capabilities, told: ASKED, reported: ASKED },
      }),
      getPosition: (position) => mapFields(position, ({ name }, value) => (covers(ASKED, name) ? value : UNKNOWN)),
    }),
}
