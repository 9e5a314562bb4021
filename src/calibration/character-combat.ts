import { CHARACTER_COMBAT_TABLE, differentialColumn } from '../components/charts/character-combat'
import { replacing, type Violator } from './violator'

/** Mistakes about the combat of characters. */

const combat = replacing('characterCombat')

const COLUMNS = CHARACTER_COMBAT_TABLE.columns.length

export const characterCombatViolators: readonly Violator[] = [
  {
    name: 'there are other aims',
    breaks: ['2.1'],
    mistake: 'Takes every aim that is not capture for a fight to kill.',
    rulebook: combat({ aimOf: (declared) => (declared === 'capture' ? 'capture' : 'kill') }),
  },
  {
    name: 'to kill goes without saying',
    breaks: ['2.1'],
    mistake: 'Fights to kill where nobody has said what the fight is for.',
    rulebook: combat({ aimUnsaid: () => 'kill' }),
  },
  {
    name: 'who passes kills',
    breaks: ['2.1'],
    mistake: 'Takes a pass for a fight to kill.',
    rulebook: combat(({ aimOf }) => ({ aimOf: (declared) => (declared === 'pass' ? 'kill' : aimOf(declared)) })),
  },
  {
    name: 'squads kill without saying so',
    breaks: ['2.1'],
    mistake: 'Asks characters what they fight for, and takes it that a squad kills.',
    rulebook: combat({ aimUnsaid: (attackers) => (attackers === 'band' ? 'kill' : undefined) }),
  },
  {
    name: 'what was said once holds for all',
    breaks: ['2.1'],
    mistake: 'Fights every combat for what was named in the first one.',
    rulebook: combat(({ aimOf, aimUnsaid }) => {
      let said: ReturnType<typeof aimOf>
      return {
        aimOf(declared) {
          said ??= aimOf(declared)
          return aimOf(declared)
        },
        aimUnsaid: (attackers) => said ?? aimUnsaid(attackers),
      }
    }),
  },
  {
    name: 'capture is free',
    breaks: ['2.2', '2.3', '2.4'],
    mistake: 'Reads the same column to kill and to capture.',
    rulebook: combat({ column: (differential) => differentialColumn(differential) }),
  },
  {
    name: 'capture costs one column',
    breaks: ['2.2', '2.3'],
    mistake: 'Moves one column to the left to capture.',
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) => column(differential, aim, reading) + (aim === 'capture' ? 1 : 0),
    })),
  },
  {
    name: 'capture costs two points',
    breaks: ['2.2', '2.3'],
    mistake: 'Lowers the differential by two, and not the column.',
    rulebook: combat({
      column: (differential, aim) => differentialColumn(differential - (aim === 'capture' ? 2 : 0)),
    }),
  },
  {
    name: 'capture is easier',
    breaks: ['2.2', '2.3'],
    mistake: 'Moves two columns to the right to capture.',
    rulebook: combat({ column: (differential, aim) => differentialColumn(differential) + (aim === 'capture' ? 2 : 0) }),
  },
  {
    name: 'the table goes round',
    breaks: ['2.3'],
    mistake: 'Comes in again at the right of the table where the shift leads beyond its left edge.',
    rulebook: combat(({ column }) => ({
      column: (...reading) => (column(...reading) + COLUMNS) % COLUMNS,
    })),
  },
  {
    name: 'squads capture for free',
    breaks: ['2.2', '2.3'],
    mistake: 'Moves to the left for characters who capture, and not for squads.',
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) =>
        column(differential, reading.attackers === 'band' ? 'kill' : aim, reading),
    })),
  },
  {
    name: 'break-off knows no shift',
    breaks: ['2.2'],
    mistake: 'Moves to the left for the results, and reads the break-off number in the column of the differential.',
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) => column(differential, reading.of === 'break-off' ? 'kill' : aim, reading),
    })),
  },
  {
    name: 'break-off knows no shift later on',
    breaks: ['2.2'],
    mistake: 'Reads the break-off number of the first round further left, and that of later rounds where it stands.',
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) =>
        column(differential, reading.of === 'break-off' && reading.round > 1 ? 'kill' : aim, reading),
    })),
  },
  {
    name: 'Rebels capture for free',
    breaks: ['2.2', '2.3'],
    mistake: 'Moves to the left where the Imperial Player captures, and not where the Rebel Player does.',
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) =>
        column(differential, reading.attacker === 'Rebel' ? 'kill' : aim, reading),
    })),
  },
  {
    name: 'who fails to break off is captured for free',
    breaks: ['2.3'],
    mistake: 'Reads the round after a failed break-off one column to the right of the differential, whatever the aim.',
    rulebook: combat(({ failedBreakOffShift }) => ({
      failedBreakOffShift: (aim) => failedBreakOffShift(aim) + (aim === 'capture' ? 2 : 0),
    })),
  },
  {
    name: 'capture spares the captors',
    breaks: ['2.2', '2.3'],
    mistake: "Moves to the left for the defenders' wounds, and not for those of the attackers.",
    rulebook: combat(({ column }) => ({
      column: (differential, aim, reading) => column(differential, reading.of === 'own wounds' ? 'kill' : aim, reading),
    })),
  },
  {
    name: 'the first round decides',
    breaks: ['2.4'],
    mistake: 'Forgets after one round that the fight is to capture.',
    rulebook: combat({ aimIn: (aim, round) => (round === 1 ? aim : 'kill') }),
  },
  {
    name: 'two rounds decide',
    breaks: ['2.4'],
    mistake: 'Hands the aim on to the next round, and forgets it after that.',
    rulebook: combat({ aimIn: (aim, round) => (round <= 2 ? aim : 'kill') }),
  },
  {
    name: 'the aim is named each round',
    breaks: ['2.4', '2.16'],
    mistake: 'Asks the attacker before every round what he fights for.',
    rulebook: combat({ asksForAim: () => true }),
  },
  {
    name: 'the defender picks the aim',
    breaks: ['2.16'],
    mistake: 'Asks the wrong player what the fight is for.',
    rulebook: combat({ declaresAim: (_attacker, defender) => defender }),
  },
]
