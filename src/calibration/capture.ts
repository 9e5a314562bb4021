import { replacing, type Violator } from './violator'

/** Mistakes about who is captured, what captives are good for, and how they get free. */

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
    name: 'captives help to search',
    breaks: ['2.10'],
    mistake: 'Adds up the Intelligence of all in the stack that searches, captives as well.',
    rulebook: capture({ lend: (to) => to === 'search' }),
  },
  {
    name: 'captives help to hide',
    breaks: ['2.10'],
    mistake: 'Looks for the best Intelligence of all in the stack that hides, captives as well.',
    rulebook: capture({ lend: (to) => to === 'hiding' }),
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
    name: 'captives help to evade',
    breaks: ['2.10'],
    mistake: 'Reads the Evasion of a ship with the best Navigation aboard, that of a captive included.',
    rulebook: capture({ lend: (to) => to === 'evasion' }),
  },
  {
    name: 'captives search for their captors',
    breaks: ['2.10'],
    mistake: 'Asks whether a character is there to search, and not whether he is a captive.',
    rulebook: capture({ lend: (to) => to === 'own search' }),
  },
  {
    name: 'captives go on missions for their captors',
    breaks: ['2.10'],
    mistake: 'Asks whether a character is there to go on a mission, and not whether he is a captive.',
    rulebook: capture({ lend: (to) => to === 'mission' }),
  },
  {
    name: "a group's own units capture it",
    breaks: ['2.18'],
    mistake: 'Asks whether there is a military unit beside the group, and not whose it is.',
    rulebook: replacing('events')(({ captors }) => ({
      captors: (here, onPlanet, friends) => {
        const enemies = captors(here, onPlanet, friends)
        return enemies.length > 0 ? enemies : friends
      },
    })),
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
    name: 'a mission frees the captives of either side',
    breaks: ['2.12'],
    mistake: 'Offers all captives in the environ to the group, those of its own side and those of the enemy.',
    rulebook: capture({ isInReach: (_isOwn, inSameEnviron) => inSameEnviron }),
  },
  {
    name: 'a mission frees captives elsewhere',
    breaks: ['2.12'],
    mistake: 'Offers all captives of its side to the group, wherever they are held.',
    rulebook: capture({ isInReach: (isOwn) => isOwn }),
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
    name: 'captors near by will do',
    breaks: ['2.13'],
    mistake: 'Holds a captive as long as any piece of his captors is in the environ, stacked with him or not.',
    rulebook: capture({ isFreedWith: ({ stacked, nearby }) => stacked + nearby === 0 }),
  },
  {
    name: 'captives go free in movement alone',
    breaks: ['2.13'],
    mistake: 'Looks for captives without captors as pieces move, and not as they react or fall.',
    rulebook: capture({
      isFreedWith: ({ stacked }, _guardIsLeft, turn) => stacked === 0 && turn.segment === 'Movement',
    }),
  },
  {
    name: 'captors who fall in combat of characters hold on',
    breaks: ['2.13'],
    mistake: 'Looks for captives without captors in the Operations Phase, and after a capture.',
    rulebook: capture({
      isFreedWith: ({ stacked }, _guardIsLeft, turn) => stacked === 0 && turn.phase === 'Operations',
    }),
  },
  {
    name: 'the captives of the dead stay captive',
    breaks: ['2.14'],
    mistake: 'Looks for captives without captors in the Operations Phase alone.',
    rulebook: capture({
      isFreedWith: ({ stacked }, _guardIsLeft, turn) => stacked === 0 && turn.phase === 'Operations',
      freedWithCaptors: () => false,
    }),
  },
  {
    name: 'who stands by holds the captives of the dead',
    breaks: ['2.14'],
    mistake: 'Lets any of his pieces guard a new captive, and looks for that one alone when the others are dead.',
    rulebook: capture({ mayGuard: (force, { here }) => [...force, ...here], freedWithCaptors: () => false }),
  },
  {
    name: 'a dying captor captures',
    breaks: ['2.14'],
    mistake: 'Captures before he looks who of the attackers lives, and frees nobody afterwards.',
    rulebook: capture({ woundsComeFirst: () => false, isFreedWith: () => false, freedWithCaptors: () => false }),
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
    name: 'captives are wounded on',
    breaks: ['2.15'],
    mistake: 'Shares the wounds of a round out among all who were active in the fight, captives as well.',
    rulebook: capture({ woundsReachCaptives: () => true }),
  },
  {
    name: 'every star captures',
    breaks: ['2.16', '2.17'],
    mistake: 'Captures somebody at every star, whatever the fight is for.',
    rulebook: capture({ starsCount: () => true }),
  },
  {
    name: 'squads capture at every star',
    breaks: ['2.17'],
    mistake: 'Passes over the stars of characters who fight to kill, and not over those of a squad.',
    rulebook: capture(({ starsCount }) => ({
      starsCount: (aim, wounding, by) => by === 'band' || starsCount(aim, wounding, by),
    })),
  },
  {
    name: "a star at the attackers' wounds captures",
    breaks: ['2.17'],
    mistake: "Passes over the stars beside the defenders' wounds, and not over those beside the attackers'.",
    rulebook: capture(({ starsCount }) => ({
      starsCount: (aim, wounding, by) => wounding === 'attackers' || starsCount(aim, wounding, by),
    })),
  },
  {
    name: "only a star at the defenders' wounds captures",
    breaks: ['2.17'],
    mistake: "Looks for stars beside the defenders' wounds alone.",
    rulebook: capture(({ starsCount }) => ({
      starsCount: (aim, wounding, by) => wounding === 'defenders' && starsCount(aim, wounding, by),
    })),
  },
  {
    name: 'starred wounds are ignored',
    breaks: ['2.17'],
    mistake: 'Passes over the whole result that has a star, wounds and all, where the fight is to kill.',
    rulebook: capture({ starsWound: (aim) => aim === 'capture' }),
  },
]
