import { environNamed, planetNamed } from '../../components/map'
import { scenarioNamed } from '../../components/scenarios'
import { UNIT_KINDS, type UnitKind, type UnitKindName } from '../../components/units'
import { planetOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Moment } from '../rules/sequence'
import type { WaitingUnit } from '../state'
import { fightUnits } from './military-combat'
import { missionsOf } from './missions/groups'
import { newUnits } from './units'

/** A planet goes into Rebellion, raises units, and they may attack at once (cases 15.4 and 10.7). */
export function startRebellion(play: Play, planet: string): void {
  const from = planetOf(play.state(), planet).state
  play.happens({ type: 'rebellion-begun', planet })
  reinforceEmpire(play)
  if (!play.rulebook.rebellion.raisesUnits(from)) return
  raiseUnits(play, planet, forcePointsOf(play, planet))
}

/** Units come for force points, now or when there is room, and may attack at once (cases 15.4 and 10.7). */
function raiseUnits(play: Play, planet: string, points: ReadonlyMap<string, number>): void {
  const environs = planetNamed(planet).environs.map((name) => environNamed(name))
  const raised = chooseUnits(play, planet, points)
  const waiting: WaitingUnit[] = [...play.state().waiting]
  for (const { name, size } of environs) {
    const kinds = raised.filter(({ environ }) => environ === name).map(({ kind }) => kind)
    const own = unitsIn(play.state(), name, 'Rebel').length
    const enemy = unitsIn(play.state(), name, 'Imperial').length
    const now = play.rulebook.rebellion.placedAtOnce(kinds.length, size, own, enemy)
    newUnits(play, name, 'Rebel', kinds.slice(0, now))
    waiting.push(...kinds.slice(now).map((kind) => ({ environ: name, kind })))
  }
  if (waiting.length > play.state().waiting.length) play.happens({ type: 'units-waiting', waiting })
  let attacks = 0
  for (const { name } of environs)
    if (raised.some(({ environ }) => environ === name) && attackAtOnce(play, name, attacks)) attacks += 1
}

/** What each environ of a planet yields. */
function forcePointsOf(play: Play, planet: string): Map<string, number> {
  const timesWild = (environ: string) =>
    missionsOf(play.state(), environ).events.filter((event) => event === 'POPULACE_GOES_WILD').length
  const isWild = (environ: string) => timesWild(environ) > 0
  const { environs } = planetNamed(planet)
  const points = (environ: string) => {
    const wild = { here: isWild(environ), onPlanet: environs.some(isWild), times: timesWild(environ) }
    return play.rulebook.rebellion.forcePoints(environNamed(environ).resource, wild, environ)
  }
  return new Map(environs.map((environ) => [environ, points(environ)]))
}

/**
 * The populace of an environ goes wild (case 15.46).
 * @returns whether that counts
 */
export function populaceGoesWild(play: Play, environ: string): boolean {
  const { rebellion: rules } = play.rulebook
  const { planet, resource } = environNamed(environ)
  const { state, rebelledThisPhase } = planetOf(play.state(), planet)
  const late = rebelledThisPhase ? rules.latePoints(resource) : 0
  if (late > 0) raiseUnits(play, planet, new Map([[environ, late]]))
  return rules.populaceCounts(state, rebelledThisPhase, environ)
}

/** Which units the Rebel Player raises: none at all is possible. */
function chooseUnits(play: Play, planet: string, points: ReadonlyMap<string, number>): readonly WaitingUnit[] {
  return play.choose({
    player: 'Rebel',
    purpose: 'rebel-units',
    about: { planet, forcePoints: Object.fromEntries(points) },
    read: (value) => unitsOf(play, value, points),
  })
}

function unitsOf(play: Play, value: unknown, points: ReadonlyMap<string, number>): readonly WaitingUnit[] | undefined {
  const { rebellion: rules } = play.rulebook
  if (!Array.isArray(value)) return undefined
  const raised: WaitingUnit[] = []
  const spent = new Map<string, number>()
  for (const row of value as readonly Partial<Record<'environ' | 'kind' | 'number', unknown>>[]) {
    const { environ, kind, number } = row
    const unit: UnitKind | undefined = UNIT_KINDS.get(String(kind))
    if (typeof environ !== 'string' || !points.has(environ) || !Number.isInteger(number) || Number(number) < 0)
      return undefined
    if (unit === undefined || !rules.mayRaise(unit, environNamed(environ).type)) return undefined
    spent.set(environ, (spent.get(environ) ?? 0) + Number(number) * rules.cost(unit))
    raised.push(...Array<WaitingUnit>(Number(number)).fill({ environ, kind: unit.kind }))
  }
  const all = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0)
  const afford = [...spent].every(([environ, cost]) =>
    rules.mayAfford(cost, points.get(environ) ?? 0, all(spent.values()), all(points.values())),
  )
  return afford ? raised : undefined
}

/**
 * The new units may attack the Imperial ones beside them (rule 12.15, case 10.7).
 * @returns whether they did
 */
function attackAtOnce(play: Play, environ: string, attacks: number): boolean {
  const state = play.state()
  const meet = unitsIn(state, environ, 'Rebel').length > 0 && unitsIn(state, environ, 'Imperial').length > 0
  const { rebellion: rules } = play.rulebook
  if (!meet || !rules.mayAttackAtOnce(attacks)) return false
  const wished = () =>
    play.choose({
      player: 'Rebel',
      purpose: 'attack',
      about: { environ },
      read: (value) =>
        value === 'pass' ? false : (value as { with?: unknown } | null)?.with === 'military units' ? true : undefined,
    })
  if (rules.mayLetBe() && !wished()) return false
  fightUnits(play, 'Rebel', environ, (field) => rules.leaderShift(field))
  return true
}

/** case 16.24. A rebellion brings the Imperial Player a unit, where the scenario says so. */
function reinforceEmpire(play: Play): void {
  const state = play.state()
  for (const { player, when, units } of scenarioNamed(state.scenario).reinforcements) {
    if (when.type !== 'each rebellion') continue
    const kinds = Object.entries(units).flatMap(([kind, count]) =>
      Array<UnitKindName>(count).fill(kind as UnitKindName),
    )
    play.happens({ type: 'units-due', player, kinds: [...state.due[player], ...kinds] })
  }
}

/** Rebellion or Rebel Control comes to an end (case 15.3). */
export function stopRebellion(play: Play, name: string): void {
  const { state } = planetOf(play.state(), name)
  if (state !== 'Rebellion' && state !== 'Rebel Control') return
  play.happens({ type: 'state-changed', planet: name, state: play.rulebook.rebellion.stateWhenStopped(state) })
}

/** Units that waited for room come in as far as they fit (rule 12.12, case 15.44). */
export function placeWaitingUnits(play: Play, moment: Moment): void {
  const { waiting } = play.state()
  if (waiting.length === 0 || !play.rulebook.rebellion.waitingUnitsEnter(moment)) return
  const left: WaitingUnit[] = []
  for (const unit of waiting) {
    const { size } = environNamed(unit.environ)
    const own = unitsIn(play.state(), unit.environ, 'Rebel').length
    const enemy = unitsIn(play.state(), unit.environ, 'Imperial').length
    if (play.rulebook.rebellion.findsRoom(size, own, enemy)) newUnits(play, unit.environ, 'Rebel', [unit.kind])
    else left.push(unit)
  }
  if (left.length < waiting.length) play.happens({ type: 'units-waiting', waiting: left })
}
