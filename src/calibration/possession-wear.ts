import { replacing, type Violator } from './violator'

/** Mistakes about what use does to possessions: whether they break, are spent, and can be drawn again. */

const possessions = replacing('possessions')

export const possessionWearViolators: readonly Violator[] = [
  {
    name: 'whatever is used can break',
    breaks: ['9.16'],
    mistake: 'Rolls a die after the use of any possession, and has it break on a 6.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'never needs repair' ? 'a die decides' : right.afterUse(card, before, use),
      becomesInoperative: ({ inoperativeOn = [6] }, die) => inoperativeOn.includes(die),
    })),
  },
  {
    name: 'whatever is used is gone',
    breaks: ['9.16'],
    mistake: 'Puts every possession back into the deck after its use, unless a die decides.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'never needs repair' ? 'to the deck' : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'nothing breaks',
    breaks: ['9.17', '9.18'],
    mistake: 'Lets a possession be used that may become inoperative, and rolls no die for it.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'inoperative after use' ? 'stays' : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'possessions break at the first use or never',
    breaks: ['9.17'],
    mistake: 'Rolls the die once, after the first use.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        before && card.repair === 'inoperative after use' ? 'stays' : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'possessions break on a 6',
    breaks: ['9.17'],
    mistake: 'Has every possession break on a 6, whatever its card says.',
    rulebook: possessions({ becomesInoperative: (_card, die) => die === 6 }),
  },
  {
    name: 'the Medi-Kit never fails',
    breaks: ['9.17'],
    mistake: 'Rolls the die for devices and companions that act against the enemy, and not for the Medi-Kit.',
    rulebook: possessions(({ afterUse }) => ({
      afterUse: (card, ...use) => (card.name === 'Medi-Kit of Ptolus' ? 'stays' : afterUse(card, ...use)),
    })),
  },
  {
    name: 'the Medi-Kit fails like Cervac Mk V',
    breaks: ['9.17'],
    mistake: 'Has the Medi-Kit fail on the numbers of another card.',
    rulebook: possessions(({ becomesInoperative }) => ({
      becomesInoperative: (card, die) =>
        becomesInoperative(card, die) || (card.name === 'Medi-Kit of Ptolus' && die === 5),
    })),
  },
  {
    name: 'inoperative possessions are kept',
    breaks: ['9.18', '9.20'],
    mistake: 'Keeps an inoperative possession for repair, as in the greater games.',
    rulebook: possessions({ whenInoperative: () => 'stays' }),
  },
  {
    name: 'the gems are never spent',
    breaks: ['9.19'],
    mistake: 'Forgets that a possession can be for one use.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'returned to the deck after one use' ? 'stays' : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'spent gems are out of play',
    breaks: ['9.19'],
    mistake: 'Takes whatever is for one use out of the game.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'returned to the deck after one use' ? 'out of play' : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'gems for bonus draws are kept',
    breaks: ['9.19'],
    mistake: 'Takes the gems away when a ship is bought, and lets them bring bonus draws time and again.',
    rulebook: possessions((right) => ({
      afterUse: (card, before, use) =>
        card.repair === 'returned to the deck after one use' && use === 'bonus draws'
          ? 'stays'
          : right.afterUse(card, before, use),
    })),
  },
  {
    name: 'the Blade stays sharp',
    breaks: ['9.19'],
    mistake: 'Counts weapons among what never needs repair.',
    rulebook: possessions(({ afterUse }) => ({
      afterUse: (card, ...use) => (card.name === "Assassin's Blade" ? 'stays' : afterUse(card, ...use)),
    })),
  },
  {
    name: 'there is always some of the drug left',
    breaks: ['9.19'],
    mistake: 'Ends the effect of the Helian Drug, and leaves its bearer the rest.',
    rulebook: possessions(({ afterUse }) => ({
      afterUse: (card, ...use) => (card.name === 'Helian Drug' ? 'stays' : afterUse(card, ...use)),
    })),
  },
  {
    name: 'lost ships are out of play',
    breaks: ['9.20'],
    mistake: 'Puts into the deck what becomes inoperative, and a ship never.',
    rulebook: (base) => {
      const lost = new Set<string>()
      const noting = replacing('spaceships')(({ staysWith }) => ({
        staysWith: (ship, ...company) => {
          const stays = staysWith(ship, ...company)
          if (!stays) lost.add(ship.name)
          return stays
        },
      }))
      const sorting = possessions(({ deck }) => ({
        deck: (...cards) => deck(...cards).filter((name) => !lost.has(name)),
      }))
      return sorting(noting(base))
    },
  },
  {
    name: 'lost possessions are out of play',
    breaks: ['9.20', '9.23'],
    mistake: 'Makes no difference between what is lost and what is destroyed.',
    rulebook: possessions({ whenInoperative: () => 'out of play' }),
  },
]
