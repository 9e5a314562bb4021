import { replacing, type Violator } from './violator'

/** Mistakes about captives and their guards. */

const capture = replacing('capture')

export const captureViolators: readonly Violator[] = [
  {
    name: 'captives are taken before the wounds',
    breaks: ['2.5'],
    mistake: 'Draws the captive as soon as the dice show a star, and shares out the wounds after that.',
    rulebook: capture({ woundsComeFirst: () => false }),
  },
  {
    name: 'captives are spared the wounds',
    breaks: ['2.5'],
    mistake: 'Takes the captive out of the fight first, and wounds those who are left.',
    rulebook: capture({ woundsComeFirst: () => false, woundsFallOnCaptives: () => false }),
  },
  {
    name: 'inactive defenders are captured',
    breaks: ['2.6'],
    mistake: 'Draws the captive from all defenders, whether they fight in this round or not.',
    rulebook: capture({ candidates: (active, inactive) => [...inactive, ...active] }),
  },
  {
    name: 'the first defender is captured',
    breaks: ['2.6'],
    mistake: 'Takes the first active defender of the list, and draws nobody.',
    rulebook: capture({ candidates: (active) => active.slice(0, 1) }),
  },
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
    name: 'captives help to search',
    breaks: ['2.10'],
    mistake: 'Adds up the Intelligence of all in the stack that searches, captives as well.',
    rulebook: capture({ lend: (to) => to === 'search' }),
  },
  {
    name: 'captives fight for their captors',
    breaks: ['2.10'],
    mistake: 'Adds up the Combat of all in the stack that fights, captives as well.',
    rulebook: capture({ lend: (to) => to === 'combat' }),
  },
  {
    name: 'captives lead their captors',
    breaks: ['2.10'],
    mistake: 'Asks for the Leadership of a new leader, and not for whose side he is on.',
    rulebook: capture({ lend: (to) => to === 'leadership' }),
  },
  {
    name: 'captives fly for their captors',
    breaks: ['2.10'],
    mistake: 'Is content with anybody aboard who can pilot the ship.',
    rulebook: capture({ lend: (to) => to === 'piloting' }),
  },
  {
    name: 'captives change hands in any segment',
    breaks: ['2.11'],
    mistake: "Lets a captive be handed over throughout the captor's player-turn.",
    rulebook: capture({ mayHandOver: (turn, captor) => turn.player === captor }),
  },
  {
    name: "captives change hands in anybody's movement",
    breaks: ['2.11'],
    mistake: 'Looks at the segment, and not at whose player-turn it is.',
    rulebook: capture({ mayHandOver: (turn) => turn.segment === 'Movement' }),
  },
  {
    name: 'captives are handed over at any distance',
    breaks: ['2.11'],
    mistake: 'Never asks where the new guard is.',
    rulebook: capture({ mayTakeOver: () => true }),
  },
  {
    name: 'captives are handed to characters alone',
    breaks: ['2.11'],
    mistake: 'Thinks that who was captured by characters is guarded by characters.',
    rulebook: capture({ mayTakeOver: (guard, inSameEnviron) => guard === 'character' && inSameEnviron }),
  },
  {
    name: 'guards go on missions',
    breaks: ['2.8'],
    mistake: 'Never asks whether a character has a captive to guard.',
    rulebook: replacing('missions')(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, guards: false }) })),
  },
  {
    name: 'missions free nobody',
    breaks: ['2.12'],
    mistake: 'Completes Free Prisoners, and leaves the captive where he is.',
    rulebook: capture({ freedByMission: () => 0 }),
  },
  {
    name: 'one captive a mission',
    breaks: ['2.12'],
    mistake: 'Frees one captive, however many letters there are.',
    rulebook: capture({ freedByMission: (letters) => Math.min(letters, 1) }),
  },
  {
    name: 'a mission frees all captives',
    breaks: ['2.12'],
    mistake: 'Frees all captives in the environ with the first letter.',
    rulebook: capture({ freedByMission: (letters) => (letters > 0 ? 32 : 0) }),
  },
  {
    name: 'a mission that fails frees a captive',
    breaks: ['2.12'],
    mistake: 'Frees a captive whenever a Free Prisoners mission is over.',
    rulebook: replacing('missions')(({ lettersPaid }) => ({
      lettersPaid: (mission, letters) =>
        lettersPaid(mission, mission.name === 'Free Prisoners' ? Math.max(1, letters) : letters),
    })),
  },
  {
    name: 'captives stay captive',
    breaks: ['2.13', '2.14'],
    mistake: 'Frees nobody but by a mission.',
    rulebook: capture({ isFreedWith: () => false, freedWithCaptors: () => false }),
  },
  {
    name: 'captives go free when their guard is gone',
    breaks: ['2.13', '2.14'],
    mistake: 'Looks for the guard alone, and not for others who could hold the captive.',
    rulebook: capture({ isFreedWith: (_captors, guardIsLeft) => !guardIsLeft }),
  },
  {
    name: 'the captives of the dead stay captive',
    breaks: ['2.14'],
    mistake: 'Looks for captives without captors in the Operations Phase alone.',
    rulebook: capture({
      isFreedWith: (captors, _guardIsLeft, turn) => captors === 0 && turn.phase === 'Operations',
      freedWithCaptors: () => false,
    }),
  },
  {
    name: 'captives still fight for their side',
    breaks: ['2.15'],
    mistake: 'Counts a captive in the defence until the combat is over.',
    rulebook: capture({ fightsFor: () => 'defender' }),
  },
  {
    name: 'captives change sides',
    breaks: ['2.15'],
    mistake: 'Counts a captive for those who have captured him.',
    rulebook: capture({ fightsFor: () => 'attacker' }),
  },
  {
    name: 'every star captures',
    breaks: ['2.16', '2.17'],
    mistake: 'Captures somebody at every star, whatever the fight is for.',
    rulebook: capture({ starsCount: () => true }),
  },
]
