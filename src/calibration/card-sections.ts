import { replacing, type Violator } from './violator'

/** Mistakes about which section of an Action Card is read. */

const missions = replacing('missions')

export const cardSectionViolators: readonly Violator[] = [
  {
    name: 'the urban section everywhere',
    breaks: ['M.1.13', 'M.1.21', 'M.1.23', 'M.1.24'],
    mistake: 'Knows one section of an Action Card, the first.',
    rulebook: missions({ section: () => 'urban' }),
    blunt: 'Nearly all missions outside Urban environs meet other events and letters.',
  },
  {
    name: 'cards of two sections',
    breaks: ['M.1.21', 'M.1.24'],
    mistake: 'Divides an Action Card into an urban section and one for all other environs.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Urban' ? section(type, ...which) : 'wild'),
    })),
    blunt: 'Missions below ground, at sea and in the air all meet other events and letters.',
  },
  {
    name: 'Wild is special',
    breaks: ['M.1.13', 'M.1.21', 'M.1.23'],
    mistake: 'Counts Wild among the special environs for cards as well.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Wild' ? 'special' : section(type, ...which)),
    })),
    blunt: 'Most missions are played in Wild environs.',
  },
  {
    name: 'Urban is special',
    breaks: ['M.1.22'],
    mistake: 'Mixes up the first two sections of a card.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Urban' ? 'special' : section(type, ...which)),
    })),
    blunt: 'Nearly all missions in Urban environs meet other events and letters, all Coups among them.',
  },
  {
    name: 'Urban is wild',
    breaks: ['M.1.22'],
    mistake: 'Counts the sections of a card from the wrong end.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Urban' ? 'wild' : section(type, ...which)),
    })),
    blunt: 'Nearly all missions in Urban environs meet other events and letters, all Coups among them.',
  },
  {
    name: 'Subterranean is urban',
    breaks: ['M.1.24'],
    mistake: 'Reads the urban section below a city.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Subterranean' ? 'urban' : section(type, ...which)),
    })),
  },
  {
    name: 'Liquid is wild',
    breaks: ['M.1.24'],
    mistake: 'Reads the wild section at sea.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Liquid' ? 'wild' : section(type, ...which)),
    })),
  },
  {
    name: 'Air is wild',
    breaks: ['M.1.24'],
    mistake: 'Reads the wild section in the air.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Air' ? 'wild' : section(type, ...which)),
    })),
  },
  {
    name: 'Fire is forgotten',
    breaks: ['M.1.24'],
    mistake: 'Knows the environs of the two scenarios, and takes any other for Urban.',
    rulebook: missions(({ section }) => ({
      section: (type, ...which) => (type === 'Fire' ? 'urban' : section(type, ...which)),
    })),
  },
  {
    name: 'bonus cards have one section',
    breaks: ['M.1.13'],
    mistake: 'Reads an ordinary card by the environ, and the first section of every bonus card.',
    rulebook: missions(({ section }) => ({ section: (type, bonus) => (bonus ? 'urban' : section(type, bonus)) })),
  },
  {
    name: 'bonus cards are read in the wild',
    breaks: ['M.1.13'],
    mistake: 'Reads an ordinary card by the environ, and the last section of every bonus card.',
    rulebook: missions(({ section }) => ({ section: (type, bonus) => (bonus ? 'wild' : section(type, bonus)) })),
  },
]
