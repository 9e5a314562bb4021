import { opponentOf, type Player } from '../components/names'
import type { ReactingGroup } from '../engine/rules/reaction'
import type { CarriedOver, Turn } from '../engine/state'
import { replacing, type Violator } from './violator'

/** Mistakes about reaction moves. */

const reaction = replacing('reaction')
const sequence = replacing('sequence')

const tiredUntilTurnOf =
  (player: Player) =>
  (next: Pick<Turn, 'player' | 'segment'>): readonly CarriedOver[] =>
    next.segment === 'Movement' && next.player === player ? [] : ['moves']

export const reactionViolators: readonly Violator[] = [
  {
    name: 'both players react',
    breaks: ['5.1', '10.1'],
    mistake: 'Asks whether it is the Enemy Reaction Segment, and not whose enemy reacts.',
    rulebook: reaction({ mayReact: ({ segment }) => segment === 'Enemy Reaction' }),
  },
  {
    name: 'reactions at any time',
    breaks: ['5.1', '10.1'],
    mistake: 'Lets the non-phasing player react as soon as he sees something to react to.',
    rulebook: reaction({ mayReact: ({ player }, reacting) => reacting === opponentOf(player) }),
  },
  {
    name: 'the phasing player reacts to what he finds',
    breaks: ['5.1', '10.1'],
    mistake: 'Gives the phasing player reaction moves in his Movement Segment.',
    rulebook: reaction(({ mayReact }) => ({
      mayReact: (turn, reacting) =>
        mayReact(turn, reacting) || (turn.segment === 'Movement' && reacting === turn.player),
    })),
  },
  {
    name: 'who can react must',
    breaks: ['5.1'],
    mistake: 'Does not let the segment end before a reaction move has been made.',
    blunt: 'Whatever is played past a Movement Segment does not get there, if there is something to react to.',
    rulebook: reaction({ mayBeLeftOut: () => false }),
  },
  {
    name: 'one reaction move in all',
    breaks: ['5.2', '10.2'],
    mistake: 'Ends the reaction of a player with his first move.',
    rulebook: reaction({ mayReactInto: (_intoThis, inAll) => inAll === 0 }),
  },
  {
    name: 'reaction moves are not counted',
    breaks: ['5.2', '10.2'],
    mistake: 'Lets as many moves go into an environ as the player likes.',
    rulebook: reaction({ mayReactInto: () => true }),
  },
  {
    name: 'units react together',
    breaks: ['5.3', '10.3'],
    mistake: 'Reacts with a whole stack of units.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => mayGoTogether({ ...group, units: Math.min(group.units, 1) }),
    })),
  },
  {
    name: 'characters react together',
    breaks: ['5.3', '10.3'],
    mistake: 'Reacts with as many characters on foot as stand together.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => isOnFoot(group) || mayGoTogether(group),
    })),
  },
  {
    name: 'leaders stay behind',
    breaks: ['5.3', '10.3'],
    mistake: 'Takes "a unit or a character" to exclude a unit with its leader.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => (group.units === 0 || group.leaderships.length === 0) && mayGoTogether(group),
    })),
  },
  {
    name: 'anybody rides along with a unit',
    breaks: ['5.3', '10.3'],
    mistake: 'Lets any character go with a reacting unit, whether he could lead it or not.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => (group.units === 1 && group.leaderships.length === 1) || mayGoTogether(group),
    })),
  },
  {
    name: 'whoever stands with a unit leads it',
    breaks: ['5.3'],
    mistake: 'Takes a character in the stack of a reacting unit to be its leader, without a look at his Leadership.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => mayGoTogether({ ...group, leaderships: group.leaderships.map(() => 1) }),
    })),
  },
  {
    name: 'only units react',
    breaks: ['5.3', '10.3'],
    mistake: 'Leaves characters out of reactions altogether.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => group.units > 0 && mayGoTogether(group),
    })),
  },
  {
    name: 'reactions go anywhere',
    breaks: ['5.2', '10.3'],
    mistake: 'Never looks at what the goal of a reaction move holds.',
    rulebook: reaction({ isProvoked: () => true }),
  },
  {
    name: 'undetected characters provoke',
    breaks: ['5.2', '6.2.5', '10.3', '13.2'],
    mistake: 'Counts every enemy character at the goal, detected or not.',
    rulebook: reaction(({ isProvoked }) => ({
      isProvoked: (there, player) => there.undetectedCharacters > 0 || isProvoked(there, player),
    })),
  },
  {
    name: 'only the Empire reacts to characters',
    breaks: ['6.2.5'],
    mistake: 'Lets Rebels react to military units alone.',
    rulebook: reaction(({ isProvoked }) => ({
      isProvoked: (there, player) =>
        isProvoked(player === 'Rebel' ? { ...there, detectedCharacters: 0 } : there, player),
    })),
  },
  {
    name: 'only units provoke',
    breaks: ['6.2.5', '13.2'],
    mistake: 'Lets nobody react to characters, detected or not.',
    rulebook: reaction({ isProvoked: ({ units }) => units > 0 }),
  },
  {
    name: 'units alone do not provoke',
    breaks: ['10.3'],
    mistake: 'Asks for a unit and a detected character in the same environ.',
    rulebook: reaction({ isProvoked: ({ units, detectedCharacters }) => units > 0 && detectedCharacters > 0 }),
  },
  {
    name: 'mobile units react from planet to planet',
    breaks: ['10.4'],
    mistake: 'Lets a unit react wherever it could move.',
    rulebook: reaction({ mayLeavePlanet: ({ units }) => units > 0 }),
  },
  {
    name: 'ships react from planet to planet',
    breaks: ['10.4'],
    mistake: 'Lets a pilot react wherever he could fly.',
    rulebook: reaction({ mayLeavePlanet: ({ ships }) => ships > 0 }),
  },
  {
    name: 'units that reacted stay apart',
    breaks: ['10.5'],
    mistake: 'Lets only the phasing player form stacks.',
    rulebook: sequence({
      mayStack: ({ phase, player }, stacking) => phase === 'Operations' && player === stacking,
    }),
  },
  {
    name: 'a reacting ship carries its passengers',
    breaks: ['10.6', '14.1.16', '14.2.8'],
    mistake: 'Lets whoever is aboard come along with a reacting pilot.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => (group.units === 0 && group.ships === 1) || mayGoTogether(group),
    })),
  },
  {
    name: 'ships do not react',
    breaks: ['10.6', '14.1.16', '14.2.8'],
    mistake: 'Lets characters react on foot alone.',
    rulebook: reaction(({ mayGoTogether }) => ({
      mayGoTogether: (group) => group.ships === 0 && mayGoTogether(group),
    })),
  },
  {
    name: 'reactions until the searches are over',
    breaks: ['5.1', '10.1'],
    mistake: 'Takes any part of the turn in which the other player acts for one in which he reacts.',
    rulebook: reaction(({ mayReact }) => ({
      mayReact: (turn, reacting) =>
        mayReact(turn, reacting) || (turn.phase === 'Search' && reacting === opponentOf(turn.player)),
    })),
  },
  {
    name: 'a Rebel who has moved is tired for a game-turn',
    breaks: ['10.1'],
    mistake: 'Forgets what has moved only when the next game-turn begins.',
    rulebook: sequence({ carriedOver: tiredUntilTurnOf('Rebel') }),
  },
  {
    name: 'an Imperial who has moved is tired until his next turn',
    breaks: ['5.1'],
    mistake: 'Forgets what has moved only when the Imperial Movement Segment begins.',
    rulebook: sequence({ carriedOver: tiredUntilTurnOf('Imperial') }),
  },
  {
    name: 'one reaction move to a game',
    breaks: ['5.2', '10.2'],
    mistake: 'Never forgets that an environ has had its reaction move.',
    rulebook: sequence({ carriedOver: () => ['reaction moves'] }),
  },
  {
    name: 'a reaction move for each unit',
    breaks: ['5.2', '10.2'],
    mistake: 'Goes on reacting where more than one unit provokes it.',
    rulebook: reaction(({ mayReactInto }) => ({
      mayReactInto: (intoThis, inAll, there) => there.units > 1 || mayReactInto(intoThis, inAll, there),
    })),
  },
  {
    name: 'characters react beside units',
    breaks: ['5.2', '10.2'],
    mistake: 'Counts the reaction moves of units alone.',
    rulebook: reaction({ usesUp: ({ units }) => units > 0 }),
  },
  {
    name: 'who has moved stands apart',
    breaks: ['10.5', '15.5'],
    mistake: 'Keeps who has moved in a segment apart from who has not.',
    rulebook: replacing('stacking')({ mayJoin: (moved, others) => moved === 0 || others === 0 }),
  },
]

const isOnFoot = ({ units, ships }: Pick<ReactingGroup, 'units' | 'ships'>): boolean => units === 0 && ships === 0
