import { replacing, type Violator } from './violator'

/** Mistakes about stacks and their leaders. */

const stacking = replacing('stacking')
const sequence = replacing('sequence')

export const stackingViolators: readonly Violator[] = [
  {
    name: 'a stack has the size of its environ',
    breaks: ['15.1'],
    mistake: 'Counts characters and spaceships against the size of the environ when a stack is formed.',
    rulebook: stacking({
      mayStandTogether: ({ units, characters, ships }, size) => units + characters + ships <= size,
    }),
  },
  {
    name: 'five pieces to a stack',
    breaks: ['15.1'],
    mistake: 'Lets no stack grow beyond five pieces.',
    rulebook: stacking({ mayStandTogether: ({ units, characters, ships }) => units + characters + ships <= 5 }),
  },
  {
    name: 'units stand by themselves',
    breaks: ['15.3', '15.5'],
    mistake: 'Stacks military units with military units alone.',
    rulebook: stacking({ mayStandTogether: ({ units, characters }) => units === 0 || characters === 0 }),
  },
  {
    name: 'no spaceships among units',
    breaks: ['15.3'],
    mistake: 'Leaves spaceships to characters who stand apart from units.',
    rulebook: stacking({ mayStandTogether: ({ units, ships }) => units === 0 || ships === 0 }),
  },
  {
    name: 'stacks stay as they are after Movement',
    breaks: ['15.4'],
    mistake: 'Sees to the two stacks when the Movement Segment ends, and does not look again.',
    rulebook: stacking({ sortsAfter: (segment) => segment === 'Movement' }),
  },
  {
    name: 'only the phasing player keeps to two stacks',
    breaks: ['15.4'],
    mistake: 'Forgets the stacks of the other player.',
    rulebook: stacking(({ sortsAfter }) => ({
      sortsAfter: (segment, phasing) => phasing && sortsAfter(segment, phasing),
    })),
  },
  {
    name: 'stacks stay as they are',
    breaks: ['15.4', '15.14'],
    mistake: 'Knows no limit to the stacks in an environ, at any time.',
    rulebook: stacking({ sortsAfter: () => false }),
  },
  {
    name: 'two stacks from the start',
    breaks: ['15.5'],
    mistake: 'Keeps to two stacks while the Operations Phase still lasts.',
    rulebook: stacking({ mayStandApart: (stacks) => stacks <= 2 }),
  },
  {
    name: 'stacks are formed in the Movement Segment alone',
    breaks: ['15.5'],
    mistake: 'Fixes the stacks when the Movement Segment ends.',
    rulebook: sequence({
      mayStack: (turn, player) =>
        turn.phase === 'Operations' &&
        (turn.player === player ? turn.segment === 'Movement' : turn.segment === 'Enemy Reaction'),
    }),
  },
  {
    name: 'Leadership of 2 to lead',
    breaks: ['15.9'],
    mistake: 'Reads "1 or more" as "more than 1".',
    rulebook: stacking({ mayLead: ({ leadership }, isThere) => isThere && leadership > 1 }),
  },
  {
    name: 'anybody may lead',
    breaks: ['15.9', '15.10'],
    mistake: 'Does not ask for Leadership.',
    rulebook: stacking({ mayLead: (_ratings, isThere) => isThere }),
  },
  {
    name: 'space leaders lead',
    breaks: ['15.9'],
    mistake: 'Reads the Leadership in parentheses, which is for battles in space.',
    rulebook: stacking({ mayLead: ({ spaceLeadership }, isThere) => isThere && spaceLeadership > 0 }),
  },
  {
    name: 'leaders are named in the Movement Segment',
    breaks: ['15.10'],
    mistake: 'Lets a player name leaders only while he moves.',
    rulebook: sequence(({ mayMove }) => ({ mayNameLeader: mayMove })),
  },
  {
    name: "leaders are named in one's own turn",
    breaks: ['15.10'],
    mistake: 'Lets only the phasing player name leaders.',
    rulebook: sequence({ mayNameLeader: (turn, player) => turn.player === player }),
  },
  {
    name: 'once a leader, always the leader',
    breaks: ['15.10'],
    mistake: 'Lets nobody take over as long as the leader is there.',
    rulebook: stacking({ mayBeReplaced: () => false }),
  },
  {
    name: 'spaceships stand by themselves',
    breaks: ['15.11'],
    mistake: 'Forms a stack of spaceships with nobody aboard.',
    rulebook: stacking({ mayDoWithoutUnits: () => true }),
  },
  {
    name: 'one spaceship to a stack',
    breaks: ['15.11'],
    mistake: 'Takes the rule that two spaceships do not move as one for a rule about stacks.',
    rulebook: stacking({ mayStandTogether: ({ ships }) => ships <= 1 }),
  },
  {
    name: 'stacks are sorted before the search',
    breaks: ['15.14'],
    mistake: 'Sees to the two stacks only when the Operations Phase ends.',
    rulebook: stacking({ sortsAfter: (segment) => segment === 'Military Combat' }),
  },
  {
    name: 'one stack for all',
    breaks: ['15.14'],
    mistake: 'Puts the characters who are free for missions in with the units.',
    rulebook: stacking({ goesWithUnits: () => true }),
  },
  {
    name: 'missions from any stack',
    breaks: ['15.15'],
    mistake: 'Never asks in which stack a character stands, or stood.',
    rulebook: replacing('missions')(({ mayGo }) => ({
      mayGo: (candidate) => mayGo({ ...candidate, withUnits: false, barred: false }),
    })),
  },
  {
    name: 'the leader leads from afar',
    breaks: ['15.16'],
    mistake: 'Keeps a leader who has left the stack.',
    rulebook: stacking({ leaderAfter: (departed) => departed }),
  },
  {
    name: 'the next one takes over',
    breaks: ['15.16'],
    mistake: 'Makes another character of the stack its leader when the leader has left.',
    rulebook: stacking({ leaderAfter: (_departed, candidates) => candidates[0] }),
  },
  {
    name: 'the dead are succeeded',
    breaks: ['15.16'],
    mistake: 'Makes another character of the stack its leader when the leader dies.',
    rulebook: stacking({ leaderAfter: (_departed, candidates, died) => (died ? candidates[0] : undefined) }),
  },
  {
    name: 'seats count among units',
    breaks: ['15.6'],
    mistake: 'Counts the seats of a spaceship that goes along with units.',
    rulebook: replacing('spaceships')({ countsSeats: () => true }),
  },
  {
    name: 'leaders lead from afar',
    breaks: ['15.9'],
    mistake: 'Asks for Leadership, and not where the leader is.',
    rulebook: stacking({ mayLead: ({ leadership }) => leadership > 0 }),
  },
  {
    name: 'who stands apart by now may go',
    breaks: ['15.15'],
    mistake: 'Looks at the stacks when missions are assigned, and not when the Movement Segment ended.',
    rulebook: replacing('missions')(({ mayGo }) => ({ mayGo: (candidate) => mayGo({ ...candidate, barred: false }) })),
  },
  {
    name: 'who stood with units is kept from missions for good',
    breaks: ['15.15'],
    mistake: 'Never forgets who stood with units.',
    rulebook: sequence({ carriedOver: () => ['who is kept from missions'] }),
  },
]
