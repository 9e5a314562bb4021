/**
 * PDBs that attack moving military units: rules 8.2.2 to 8.2.9 of _Freedom in the Galaxy_.
 *
 * An example to begin from. It moves military units between environs, has them attacked on leaving and on reaching a
 * planet, and takes the losses of both sides. It has nothing else, and says so in introduce().
 */
import { Game, type Introduction, type Play, Refused, serve, Unsupported } from './fitg-adapter.ts'

type Table<Row> = Record<string, Row>

const ENVIRON_SIZES: Table<Table<number>> = {
  Quibron: { Wild: 4 },
  Angoff: { Urban: 6 },
  Charkhan: { Air: 5, Wild: 3 },
  Horon: { Liquid: 6 },
  Solvia: { Urban: 4, Subterranean: 3, Wild: 5 },
  Cercis: { Subterranean: 4, Wild: 3 },
}

/** At the start of a scenario: the state of a planet, and the level of its PDB. */
const SCENARIOS: Table<Table<[state: string, level: number]>> = {
  'Flight to Egrix': {
    Quibron: ['Imperial Control', 1],
    Angoff: ['Imperial Control', 2],
    Charkhan: ['Imperial Control', 0],
  },
  'The Varu Powderkeg': {
    Horon: ['Imperial Control', 1],
    Solvia: ['Imperial Control', 2],
    Cercis: ['Rebel Control', 1],
  },
}
const FIRST_SEGMENTS: Table<string> = { Operations: 'Movement', Mission: 'Mission Assignment' }

/** What is printed on a unit: its player, its strength, and whether it may leave its planet. */
interface UnitKind {
  player: string
  strength: number
  leavesPlanet: boolean
}

const UNIT_KINDS: Table<UnitKind> = {
  Militia: { player: 'Imperial', strength: 1, leavesPlanet: false },
  Patrol: { player: 'Imperial', strength: 1, leavesPlanet: true },
  Line: { player: 'Imperial', strength: 3, leavesPlanet: true },
}
for (const environType of ['Urban', 'Wild', 'Liquid', 'Subterranean', 'Air', 'Fire']) {
  UNIT_KINDS[`Rebel ${environType} 1-0`] = { player: 'Rebel', strength: 1, leavesPlanet: false }
  UNIT_KINDS[`Rebel ${environType} 2-1`] = { player: 'Rebel', strength: 2, leavesPlanet: true }
}

// Military combat table, for the dice 1 to 6: the columns in which PDBs of level 1 and 2 attack. Level 0 never does.
const UNIT_LOSSES: Table<number[]> = { 1: [0, 1, 1, 2, 2, 3], 2: [2, 3, 3, 3, 4, 5] }
const PDB_LOSSES: Table<number[]> = { 1: [4, 3, 2, 2, 1, 0], 2: [3, 2, 2, 1, 0, 0] }

/** The planet on which an environ lies: 'Charkhan Wild' lies on Charkhan. */
const planetOf = (environ: string): string => environ.replace(/ .*/, '')

interface Turn {
  scenario: string
  playerTurn: string
  phase: string
  segment: string | null
}

interface Planet {
  state: string
  pdb: { status: string; level: number }
}

interface Unit {
  kind: string
  environ: string
  face: string
  moved: boolean
}

/** As much of a told position as this game knows. */
interface Told extends Partial<Turn> {
  planets?: Table<{ state?: string; pdb?: Partial<Planet['pdb']> }>
  units?: Table<Partial<Unit> & Pick<Unit, 'kind' | 'environ'>>
}

interface Move {
  pieces: string[]
  to: string
}

/** A position of the game, and the moves of military units in it. */
class PdbCombat extends Game<Told, Move> {
  turn: Turn = { scenario: '', playerTurn: '', phase: '', segment: null }
  planets: Map<string, Planet> = new Map()
  units: Map<string, Unit> = new Map()

  introduce(): Introduction {
    return {
      implementation: { name: 'PDB combat', language: 'TypeScript' },
      capabilities: {
        orders: ['move'],
        answers: ['losses'],
        told: ['scenario', 'playerTurn', 'phase', 'segment', 'planets.state', 'planets.pdb', 'units'],
        reported: [
          'scenario',
          'playerTurn',
          'phase',
          'segment',
          'planets.state',
          'planets.pdb',
          'planets.controller',
          'units',
        ],
        chance: { scripted: ['pdb-attack', 'pdb-loss'], reported: [] },
        systems: ['Egrix', 'Varu'],
      },
    }
  }

  override setPosition(position: Told): void {
    const { scenario = 'Flight to Egrix', playerTurn = 'Rebel', phase = 'Operations' } = position
    const { segment = FIRST_SEGMENTS[phase] ?? null } = position
    this.turn = { scenario, playerTurn, phase, segment }
    for (const [name, [state, level]] of Object.entries(SCENARIOS[scenario] ?? {})) {
      const row = position.planets?.[name]
      this.planets.set(name, { state: row?.state ?? state, pdb: { status: 'Up', level, ...row?.pdb } })
    }
    for (const [name, row] of Object.entries(position.units ?? {})) {
      if (UNIT_KINDS[row.kind] === undefined || this.size(row.environ) === undefined) {
        throw new Unsupported(`${row.kind} in ${row.environ}`)
      }
      const face = ['Patrol', 'Line'].includes(row.kind) ? 'mobile' : 'open'
      this.units.set(name, { face, moved: false, ...row })
    }
  }

  /** Moves units, under fire where they meet a PDB. */
  override submitOrder(player: string, { pieces, to: goal }: Move, play: Play): null {
    let names = [...new Set(pieces)].sort()
    const start = this.checkMove(player, names, goal)
    const finish = planetOf(goal)
    for (const planet of start === finish ? [] : [start, finish]) names = this.survivors(planet, player, names, play)
    for (const name of names) Object.assign(this.unit(name), { environ: goal, moved: true })
    for (const [name, planet] of this.planets) {
      if (planet.state === 'Rebellion Stopped' && this.controller(name) === 'Imperial') {
        planet.state = 'Imperial Control'
      }
    }
    return null
  }

  override reportPosition(): object {
    const planets = [...this.planets].map(([name, row]) => [name, { ...row, controller: this.controller(name) }])
    return { ...this.turn, planets: Object.fromEntries(planets), units: Object.fromEntries(this.units) }
  }

  copy(): PdbCombat {
    const { turn, planets, units } = this
    return Object.assign(new PdbCombat(), structuredClone({ turn, planets, units }))
  }

  /** Refuses a move that the rules forbid. Returns the planet it starts from. */
  checkMove(player: string, names: string[], goal: string): string {
    if (this.turn.playerTurn !== player || this.turn.segment !== 'Movement') {
      throw new Refused(`it is not the Movement Segment of the ${player} Player`)
    }
    const size = this.size(goal)
    if (size === undefined) throw new Refused(`there is no ${goal} in this star system`)
    for (const name of names) {
      if (!this.units.has(name) || this.printOf(name).player !== player) {
        throw new Refused(`the ${player} Player has no ${name} in play`)
      }
      const { environ, moved } = this.unit(name)
      if (moved) throw new Refused(`${name} has moved already`)
      if (planetOf(environ) !== planetOf(goal) && !this.printOf(name).leavesPlanet) {
        throw new Refused(`${name} cannot leave its planet`)
      }
    }
    const [start, ...others] = new Set(names.map((name) => this.unit(name).environ))
    if (start === undefined || others.length > 0 || start === goal) {
      throw new Refused('a move goes from one environ to another one')
    }
    const there = [...this.units.keys()].filter((name) => this.unit(name).environ === goal)
    const own = there.filter((name) => this.printOf(name).player === player)
    if (own.length + names.length > size) throw new Refused(`${goal} is too small`)
    return planetOf(start)
  }

  /** The PDB of a planet attacks passing units, if it can. Returns those that are left. */
  survivors(planet: string, player: string, names: string[], play: Play): string[] {
    const { pdb } = this.planet(planet)
    const safe = pdb.level === 0 || pdb.status === 'Down' || [player, 'nobody'].includes(this.controller(planet))
    if (names.length === 0 || safe) return names
    const unitLoss = UNIT_LOSSES[pdb.level]?.[play.roll('pdb-attack') - 1] ?? 0
    const pdbLoss = PDB_LOSSES[pdb.level]?.[play.roll('pdb-loss') - 1] ?? 0
    if (pdbLoss >= 2) pdb.status = 'Down'
    if (pdbLoss >= 3) pdb.level -= 1
    const lost = play.choose('losses', this.possibleLosses(names, unitLoss))
    for (const name of lost) this.units.delete(name)
    return names.filter((name) => !lost.includes(name))
  }

  /** All ways to give up units whose strength together is as near to the loss as can be, and never above it. */
  possibleLosses(names: string[], loss: number): string[][] {
    let ways: string[][] = [[]]
    for (const name of names) ways = [...ways, ...ways.map((way) => [...way, name])]
    const strength = (way: string[]) => way.reduce((sum, name) => sum + this.printOf(name).strength, 0)
    const nearest = Math.max(...ways.map(strength).filter((sum) => sum <= loss))
    return ways.filter((way) => strength(way) === nearest)
  }

  /** Who controls a planet, by the planet control chart. */
  controller(planet: string): string {
    const { state, pdb } = this.planet(planet)
    const there = [...this.units.keys()].filter((name) => planetOf(this.unit(name).environ) === planet)
    const [player, ...others] = new Set(there.map((name) => this.printOf(name).player))
    const only = others.length === 0 ? player : undefined
    if (state === 'Imperial Control' || state === 'Rebel Control') {
      const [owner, enemy] = state === 'Imperial Control' ? ['Imperial', 'Rebel'] : ['Rebel', 'Imperial']
      return pdb.status === 'Down' && only === enemy ? 'nobody' : owner
    }
    return state === 'Rebellion Stopped' && only === 'Imperial' ? 'Imperial' : 'nobody'
  }

  /** How many units of each player an environ holds; undefined if the star system has no such environ. */
  size(environ: string): number | undefined {
    const planet = planetOf(environ)
    return this.planets.has(planet) ? ENVIRON_SIZES[planet]?.[environ.slice(planet.length + 1)] : undefined
  }

  printOf(name: string): UnitKind {
    return found(UNIT_KINDS[this.unit(name).kind], name)
  }

  unit(name: string): Unit {
    return found(this.units.get(name), name)
  }

  planet(name: string): Planet {
    return found(this.planets.get(name), name)
  }
}

/** What is known to be there. */
function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`there is no ${name}`)
  return value
}

void serve(new PdbCombat())
