import type { EnvironType, Weapon } from '../names'

/** case 12.17. A row of the chart. */
export type IrateLocals = {
  readonly race: string
  readonly environ: EnvironType
  readonly strength: number
  readonly endurance: number
  readonly weapon: Weapon
}

/** case 12.17 Irate Locals Chart, the star-faring races. */
const STAR_FARING_RACES = [
  { race: 'Kayns', environ: 'Wild', strength: 7, endurance: 6, weapon: 'firefight' },
  { race: 'Kayns', environ: 'Subterranean', strength: 6, endurance: 4, weapon: 'firefight' },
  { race: 'Piorads', environ: 'Urban', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Piorads', environ: 'Subterranean', strength: 6, endurance: 6, weapon: 'firefight' },
  { race: 'Rhones', environ: 'Urban', strength: 5, endurance: 4, weapon: 'firefight' },
  { race: 'Rhones', environ: 'Wild', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Rhones', environ: 'Subterranean', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Saurians', environ: 'Urban', strength: 5, endurance: 6, weapon: 'firefight' },
  { race: 'Saurians', environ: 'Wild', strength: 5, endurance: 4, weapon: 'firefight' },
  { race: 'Saurians', environ: 'Subterranean', strength: 5, endurance: 2, weapon: 'firefight' },
  { race: 'Saurians', environ: 'Liquid', strength: 5, endurance: 2, weapon: 'firefight' },
  { race: 'Segundens', environ: 'Urban', strength: 6, endurance: 4, weapon: 'firefight' },
  { race: 'Segundens', environ: 'Liquid', strength: 5, endurance: 2, weapon: 'firefight' },
  { race: 'Suvans', environ: 'Urban', strength: 6, endurance: 2, weapon: 'firefight' },
  { race: 'Suvans', environ: 'Liquid', strength: 7, endurance: 4, weapon: 'firefight' },
  { race: 'Xanthons', environ: 'Fire', strength: 8, endurance: 6, weapon: 'firefight' },
  { race: 'Yesters', environ: 'Urban', strength: 6, endurance: 2, weapon: 'firefight' },
  { race: 'Yesters', environ: 'Air', strength: 6, endurance: 4, weapon: 'firefight' },
] as const satisfies readonly IrateLocals[]

/** case 12.17 Irate Locals Chart, the planet-bound races. The mutants, a secret of the galactic game, are left out. */
const PLANET_BOUND_RACES = [
  { race: 'Anons', environ: 'Air', strength: 4, endurance: 2, weapon: 'hand-to-hand' },
  { race: 'Ardorats', environ: 'Wild', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Borks', environ: 'Wild', strength: 8, endurance: 2, weapon: 'firefight' },
  { race: 'Calmas', environ: 'Subterranean', strength: 5, endurance: 4, weapon: 'firefight' },
  { race: 'Charkhans', environ: 'Wild', strength: 5, endurance: 4, weapon: 'firefight' },
  { race: 'Cavalkus', environ: 'Air', strength: 4, endurance: 3, weapon: 'hand-to-hand' },
  { race: 'Deaxins', environ: 'Wild', strength: 5, endurance: 5, weapon: 'hand-to-hand' },
  { race: 'Henones', environ: 'Liquid', strength: 6, endurance: 6, weapon: 'firefight' },
  { race: 'Illias', environ: 'Wild', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Jopers', environ: 'Urban', strength: 6, endurance: 2, weapon: 'firefight' },
  { race: 'Kirts', environ: 'Wild', strength: 5, endurance: 4, weapon: 'firefight' },
  { race: 'Leonids', environ: 'Wild', strength: 6, endurance: 4, weapon: 'firefight' },
  { race: 'Moghas', environ: 'Wild', strength: 7, endurance: 3, weapon: 'hand-to-hand' },
  { race: 'Mowevs', environ: 'Wild', strength: 4, endurance: 4, weapon: 'hand-to-hand' },
  { race: 'Ornotins', environ: 'Urban', strength: 6, endurance: 4, weapon: 'firefight' },
  { race: 'Phans', environ: 'Liquid', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Rylians', environ: 'Subterranean', strength: 8, endurance: 2, weapon: 'hand-to-hand' },
  { race: 'Susperans', environ: 'Urban', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Theshians', environ: 'Wild', strength: 4, endurance: 2, weapon: 'firefight' },
  { race: 'Thoks', environ: 'Wild', strength: 6, endurance: 5, weapon: 'hand-to-hand' },
  { race: 'Ultraks', environ: 'Urban', strength: 4, endurance: 4, weapon: 'firefight' },
  { race: 'Urgaks', environ: 'Wild', strength: 6, endurance: 4, weapon: 'firefight' },
  { race: 'Ursi', environ: 'Wild', strength: 7, endurance: 6, weapon: 'hand-to-hand' },
] as const satisfies readonly IrateLocals[]

/** case 12.17. The chart in printed order, by race and environ type (`Rhones Urban`). They always fight to kill. */
export const IRATE_LOCALS: ReadonlyMap<string, IrateLocals> = new Map(
  [...STAR_FARING_RACES, ...PLANET_BOUND_RACES].map((row) => [`${row.race} ${row.environ}`, row]),
)

/** case 12.17. The mob that a race raises in an environ of this type. */
export const irateLocals = (race: string, environ: EnvironType): IrateLocals | undefined =>
  IRATE_LOCALS.get(`${race} ${environ}`)
