import { replacing, type Violator } from './violator'

/** Mistakes about the guards of captives. */

const capture = replacing('capture')

const PEACEFUL = ['Diplomacy', 'Gain Characters', 'Gather Information']

export const guardViolators: readonly Violator[] = [
  {
    name: 'captives have no guard',
    breaks: ['2.7'],
    mistake: 'Puts a captive with his captors, and none of them in charge of him.',
    rulebook: capture({ needsGuard: () => false }),
  },
  {
    name: 'a captive may be let go',
    breaks: ['2.7'],
    mistake: 'Frees a new captive when his captor names no guard.',
    rulebook: capture({ mayDeclineGuard: () => true }),
  },
  {
    name: 'captives are guarded from afar',
    breaks: ['2.7'],
    mistake: 'Asks whose piece a new guard is, and not where it stands.',
    rulebook: capture({ mayGuard: (force, { here, elsewhere }) => [...force, ...here, ...elsewhere] }),
  },
  {
    name: 'captives by mishap have no guard',
    breaks: ['2.7'],
    mistake: 'Names a guard for those who are captured in combat, and not for those an event delivers.',
    rulebook: capture({ needsGuard: (taken) => taken === 'in combat' }),
  },
  {
    name: 'guarding units send no squad',
    breaks: ['2.9'],
    mistake: 'Leaves the strength of military units that guard a captive out of their squad.',
    rulebook: capture({ guardingUnitActs: (act) => act !== 'squad' }),
  },
  {
    name: 'guarding units stay where they are',
    breaks: ['2.9'],
    mistake: 'Lets no military unit move that guards a captive.',
    rulebook: capture({ guardingUnitActs: (act) => act !== 'move' }),
  },
  {
    name: 'guarding units do not react',
    breaks: ['2.9'],
    mistake: 'Lets no military unit react that guards a captive.',
    rulebook: capture({ guardingUnitActs: (act) => act !== 'react' }),
  },
  {
    name: 'guarding units do not fight',
    breaks: ['2.9'],
    mistake: 'Leaves military units that guard a captive out of the combat around them.',
    rulebook: capture({ guardingUnitActs: (act) => act !== 'fight' }),
  },
  {
    name: 'guarding units do not search',
    breaks: ['2.9'],
    mistake: 'Leaves the strength of military units that guard a captive out of their search.',
    rulebook: capture({ guardingUnitActs: (act) => act !== 'search' }),
  },
  {
    name: 'captives change hands in any segment',
    breaks: ['2.11'],
    mistake: "Lets a captive be handed over throughout the captor's player-turn.",
    rulebook: capture({ mayHandOver: (turn, captor, by) => by === captor && turn.player === captor }),
  },
  {
    name: "captives change hands in anybody's movement",
    breaks: ['2.11'],
    mistake: 'Looks at the segment, and not at whose player-turn it is.',
    rulebook: capture({ mayHandOver: (turn, captor, by) => by === captor && turn.segment === 'Movement' }),
  },
  {
    name: 'captives are moved by their own side',
    breaks: ['2.11'],
    mistake: 'Lets the phasing player hand over his own captured characters, and not the player who holds them.',
    rulebook: capture({ mayHandOver: (turn, _captor, by) => turn.segment === 'Movement' && turn.player === by }),
  },
  {
    name: 'captives change hands before they move',
    breaks: ['2.11'],
    mistake: 'Hands over no captive who has moved in this segment.',
    rulebook: capture(({ mayHandOver }) => ({
      mayHandOver: (turn, captor, by, hasMoved) => !hasMoved && mayHandOver(turn, captor, by, hasMoved),
    })),
  },
  {
    name: 'captives change hands once',
    breaks: ['2.11'],
    mistake: 'Lets a captive be handed over a single time in a segment.',
    rulebook: capture(({ mayHandOver }) => {
      let handedOver = false
      return {
        mayHandOver(...handing) {
          const may = !handedOver && mayHandOver(...handing)
          handedOver ||= may
          return may
        },
      }
    }),
  },
  {
    name: 'captives are handed over at any distance',
    breaks: ['2.11'],
    mistake: 'Never asks where the new guard is.',
    rulebook: capture({ mayTakeOver: (_guard, _inSameEnviron, isCaptors) => isCaptors }),
  },
  {
    name: 'captives are handed to characters alone',
    breaks: ['2.11'],
    mistake: 'Thinks that who was captured by characters is guarded by characters.',
    rulebook: capture(({ mayTakeOver }) => ({
      mayTakeOver: (guard, ...handing) => guard === 'character' && mayTakeOver(guard, ...handing),
    })),
  },
  {
    name: 'who has moved guards nobody',
    breaks: ['2.11'],
    mistake: 'Hands captives over to those alone who have not moved in this segment.',
    rulebook: capture(({ mayTakeOver }) => ({
      mayTakeOver: (guard, here, isCaptors, hasMoved) => !hasMoved && mayTakeOver(guard, here, isCaptors, hasMoved),
    })),
  },
  {
    name: 'anybody guards',
    breaks: ['2.11'],
    mistake: 'Asks where the new guard is, and not whose piece it is.',
    rulebook: capture({ mayTakeOver: (_guard, inSameEnviron) => inSameEnviron }),
  },
  {
    name: 'guards go on missions',
    breaks: ['2.8'],
    mistake: 'Never asks whether a character has a captive to guard.',
    rulebook: replacing('missions')(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, guards: false }) })),
  },
  {
    name: 'guards follow others on missions',
    breaks: ['2.8'],
    mistake: 'Asks of the first of a group alone whether he may go.',
    rulebook: replacing('missions')({ mayAllGo: (able) => able[0] === true }),
  },
  {
    name: 'guards go on violent missions',
    breaks: ['2.8'],
    mistake: 'Keeps guards from Diplomacy and from gathering characters and information, and from nothing else.',
    rulebook: replacing('missions')(({ mayGo }) => ({
      mayGo: (candidate) => mayGo({ ...candidate, guards: candidate.guards && PEACEFUL.includes(candidate.onto) }),
    })),
  },
  {
    name: 'whoever stands with a captive stays',
    breaks: ['2.8'],
    mistake: 'Keeps all who are stacked with a captive from missions, and not his guard alone.',
    rulebook: replacing('missions')(({ mayGo }) => ({
      mayGo: (candidate) => mayGo({ ...candidate, guards: candidate.guards || candidate.besideGuard }),
    })),
  },
]
