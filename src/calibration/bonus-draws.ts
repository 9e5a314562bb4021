import type { Loyalty } from '../components/names'
import { replacing, type Violator } from './violator'

/** Mistakes about bonus draws: when, for whom, and how many. */

const missions = replacing('missions')

export const bonusDrawViolators: readonly Violator[] = [
  {
    name: 'bonus draws at any time',
    breaks: ['M.1.18', 'M.1.34'],
    mistake: 'Lets a group take its bonus draws before all ordinary cards have been drawn.',
    rulebook: missions({ mayDrawBonus: (status) => status === 'active' }),
  },
  {
    name: 'the next card is as good as drawn',
    breaks: ['M.1.18', 'M.1.34'],
    mistake: 'Lets a group take its bonus draws one ordinary card too early.',
    rulebook: missions(({ mayDrawBonus }) => ({
      mayDrawBonus: (status, charged, ...facts) => mayDrawBonus(status, charged + 1, ...facts),
    })),
  },
  {
    name: 'who stops goes on to the bonus draws',
    breaks: ['M.1.18', 'M.1.34'],
    mistake: 'Takes a stop to end the ordinary draws, so that the bonus draws come next.',
    rulebook: missions(({ mayDrawBonus }) => ({
      mayDrawBonus: (status, ...facts) => status === 'stopped' || mayDrawBonus(status, ...facts),
    })),
  },
  {
    name: 'the unmasked draw on',
    breaks: ['M.1.30'],
    mistake: 'Keeps an aborted group from ordinary cards, and not from bonus draws.',
    rulebook: missions(({ mayDrawBonus }) => ({
      mayDrawBonus: (status, ...facts) => mayDrawBonus(status === 'aborted' ? 'active' : status, ...facts),
    })),
  },
  {
    name: 'an abort ends the bonus draws of all',
    breaks: ['M.1.30'],
    mistake: 'Keeps everybody from bonus draws where the mission of one group has been aborted.',
    rulebook: missions(({ mayDrawBonus }) => ({
      mayDrawBonus: (status, charged, size, aborted) => aborted === 0 && mayDrawBonus(status, charged, size, aborted),
    })),
  },
  {
    name: 'bonus cards are for everybody',
    breaks: ['M.1.35'],
    mistake: 'Reads the letters of a bonus card for all groups, like those of an ordinary card.',
    rulebook: missions({ bonusLettersFor: (_drawing, active) => active }),
  },
  {
    name: 'bonus cards are for the first group',
    breaks: ['M.1.35'],
    mistake: 'Gives the letters of bonus cards to the group that stands first in the list.',
    rulebook: missions({ bonusLettersFor: (_drawing, active) => active.slice(0, 1) }),
  },
  {
    name: 'one bonus card at a time',
    breaks: ['M.1.36'],
    mistake: 'Draws one bonus card for an order, and ends the mission with it.',
    rulebook: missions({ drawnInOneGo: (due) => Math.min(due, 1) }),
  },
  {
    name: 'bonus draws end with a letter',
    breaks: ['M.1.36'],
    mistake: 'Draws bonus cards one by one, until one of them has a letter.',
    rulebook: missions({ drawnInOneGo: (due, letters) => (letters > 0 ? 0 : due) }),
  },
  {
    name: 'events of bonus cards take place',
    breaks: ['M.1.37'],
    mistake: 'Carries out a bonus card like an ordinary one, its event first.',
    rulebook: missions({ bonusEventsCount: () => true }),
  },
  {
    name: 'bonus cards start no fights',
    breaks: ['M.1.37'],
    mistake: 'Skips the fights on bonus cards, and carries out all other events.',
    rulebook: missions({ bonusEventsCount: (event) => event !== 'IRATE_LOCALS' && event !== 'CREATURE_ATTACK' }),
  },
  {
    name: 'bonus cards change bonus draws',
    breaks: ['M.1.37'],
    mistake: 'Reads of a bonus card what it says about bonus draws, as well as its letters.',
    rulebook: missions({ bonusEventsCount: (event) => event === 'EXTRA_BONUS_DRAW' || event === 'NO_BONUS_DRAWS' }),
  },
  {
    name: 'bonus cards have no letters',
    breaks: ['M.1.37'],
    mistake: 'Takes letters for effects of a bonus card, which are to be ignored.',
    rulebook: missions({ bonusLettersFor: () => [] }),
  },
  {
    name: 'the number of the first group is that of all',
    breaks: ['M.1.38'],
    mistake: 'Works out the number of bonus draws once for an environ.',
    rulebook: missions(({ bonusDraws }) => {
      let first: number | undefined
      return {
        bonusDraws: (facts) => {
          first ??= bonusDraws(facts)
          return first
        },
      }
    }),
  },
  {
    name: 'all who are at work help',
    breaks: ['M.1.38'],
    mistake: 'Reckons the bonus draws of a group with all characters on missions in the environ.',
    rulebook: missions({ reckonedWith: (_group, inEnviron) => inEnviron }),
  },
  {
    name: 'the dead still help',
    breaks: ['M.1.40'],
    mistake: 'Reckons the bonus draws of a group with those whom it has lost.',
    rulebook: missions({ reckonedWith: (group, _inEnviron, lost) => [...group, ...lost] }),
  },
  {
    name: 'bonus draws without end',
    breaks: ['M.1.38'],
    mistake: 'Grants bonus draws whenever a group asks for them, once all ordinary cards have been drawn.',
    rulebook: missions(({ mayDrawBonus }) => ({
      mayDrawBonus: (status, ...facts) => mayDrawBonus(status === 'stopped' ? 'active' : status, ...facts),
    })),
  },
  {
    name: 'the mission card is never read',
    breaks: ['M.1.38'],
    mistake: 'Counts what characters and events bring, and nothing by the mission card.',
    rulebook: missions(({ bonusDraws }) => ({ bonusDraws: (facts) => bonusDraws({ ...facts, terms: [] }) })),
  },
  {
    name: 'a card without bonus draws has none',
    breaks: ['M.1.39'],
    mistake: 'Adds bonuses only to a number that the mission card gives.',
    rulebook: missions(({ bonusDraws }) => ({
      bonusDraws: (facts) => (facts.terms.length === 0 ? 0 : bonusDraws(facts)),
    })),
  },
  {
    name: 'nobody has a special ability',
    breaks: ['M.1.40', 'M.1.38', 'M.1.39'],
    mistake: 'Leaves out what the characters of the group bring by their abilities.',
    rulebook: missions(({ bonusDraws }) => ({ bonusDraws: (facts) => bonusDraws({ ...facts, specials: 0 }) })),
  },
  {
    name: 'extra draws come to nothing',
    breaks: ['M.1.40', 'M.1.39'],
    mistake: 'Leaves out the events that give an extra bonus draw.',
    rulebook: missions(({ bonusDraws }) => ({ bonusDraws: (facts) => bonusDraws({ ...facts, extra: 0 }) })),
  },
  {
    name: 'Coups are alike everywhere',
    breaks: ['M.2.4'],
    mistake: 'Counts Leadership for a Coup, and not the coup rating.',
    rulebook: missions({ coupTerm: () => 0 }),
  },
  {
    name: 'every coup rating is 3',
    breaks: ['M.2.4'],
    mistake: 'Takes the coup rating from one environ for all.',
    rulebook: missions({ coupTerm: (rating) => (rating > 0 ? 3 : 0) }),
  },
  {
    name: 'loyalty is nothing to a diplomat',
    breaks: ['M.2.6', 'M.2.7'],
    mistake: 'Counts the ratings of the group for Diplomacy, and not the loyalty of the planet.',
    rulebook: missions({ loyaltyTerm: () => 0 }),
  },
  {
    name: 'loyalty to the Emperor hinders his diplomats',
    breaks: ['M.2.6'],
    mistake: 'Reads the loyalty of the planet for the Imperial Player as for the Rebel.',
    rulebook: missions(({ loyaltyTerm }) => ({ loyaltyTerm: (loyalty) => loyaltyTerm(loyalty, 'Rebel') })),
  },
  {
    name: 'Rebels are welcome to patriots',
    breaks: ['M.2.6', 'M.2.7'],
    mistake: 'Gives Rebel diplomats the numbers that are meant for Imperial ones.',
    rulebook: missions(({ loyaltyTerm }) => ({ loyaltyTerm: (loyalty) => loyaltyTerm(loyalty, 'Imperial') })),
  },
  {
    name: 'patriots are merely loyal',
    breaks: ['M.2.7'],
    mistake: 'Takes one bonus draw off for a Patriotic planet.',
    rulebook: missions(({ loyaltyTerm }) => ({
      loyaltyTerm: (loyalty, player) => loyaltyTerm(loyalty === 'Patriotic' ? 'Loyal' : loyalty, player),
    })),
  },
  {
    name: 'dissent counts like decency',
    breaks: ['M.2.7'],
    mistake: 'Takes bonus draws off on disloyal planets too, as if only the distance from Neutral counted.',
    rulebook: missions(({ loyaltyTerm }) => ({
      loyaltyTerm: (loyalty, player) => loyaltyTerm(MIRRORED[loyalty] ?? loyalty, player),
    })),
  },
  {
    name: 'sovereigns help',
    breaks: ['M.2.8'],
    mistake: 'Adds a bonus draw of Diplomacy where the environ names a sovereign, as the larger games do.',
    rulebook: missions({ sovereignTerm: (sovereign) => (sovereign === undefined ? 0 : 1) }),
  },
  {
    name: 'sovereigns help the Emperor',
    breaks: ['M.2.8'],
    mistake: 'Adds a bonus draw for Imperial diplomats where the environ names a sovereign.',
    rulebook: missions({
      sovereignTerm: (sovereign, player) => (sovereign !== undefined && player === 'Imperial' ? 1 : 0),
    }),
  },
  {
    name: 'sovereigns keep to the Emperor',
    breaks: ['M.2.8'],
    mistake: 'Takes a bonus draw off for Rebel diplomats where the environ names a sovereign.',
    rulebook: missions({
      sovereignTerm: (sovereign, player) => (sovereign !== undefined && player === 'Rebel' ? -1 : 0),
    }),
  },
  {
    name: 'camps draw like characters',
    breaks: ['M.2.13'],
    mistake: 'Reckons the bonus draws of a Rebel Camp as those of a character without ratings.',
    rulebook: missions(({ bonusDraws }) => ({ bonusDraws: (facts) => bonusDraws({ ...facts, isCamp: false }) })),
  },
  {
    name: 'events give camps extra draws',
    breaks: ['M.2.13'],
    mistake: 'Gives a Rebel Camp nothing by its mission card, and yet what an event gives to everybody.',
    rulebook: missions(({ bonusDraws }) => ({
      bonusDraws: (facts) => (facts.isCamp ? facts.extra : bonusDraws(facts)),
    })),
  },
]

const MIRRORED: Readonly<Partial<Record<Loyalty, Loyalty>>> = { Dissent: 'Loyal', Unrest: 'Patriotic' }
