import { byName, finder } from './lookup'
import type { EnvironType, Loyalty } from './names'

/** case 5.2. */
export interface StarSystem {
  readonly name: string
  readonly province: 1 | 2 | 3 | 4 | 5
  /** Names, in the order of the map. */
  readonly planets: readonly string[]
}

/** case 5.3. Capitals, secrets and home planets play no part in the Star System game. */
export interface Planet {
  readonly name: string
  readonly system: string
  readonly capital?: 'Provincial' | 'Throne'
  readonly secret: boolean
  /** The star-faring race that has its home here. */
  readonly homeOf?: string
  /** The loyalty space marked S (case 16.11). */
  readonly loyaltyStart: Loyalty
  /** The loyalty space marked A or AC; AC also puts a Rebel Control marker there (case 16.11). */
  readonly loyaltyArmageddon: Loyalty
  readonly armageddonRebelControlled: boolean
  /** Names, in the order of the map. */
  readonly environs: readonly string[]
}

/** cases 5.3F to 5.3J. */
export interface Environ {
  /** Planet and type, as `Charkhan Wild`. */
  readonly name: string
  readonly planet: string
  readonly type: EnvironType
  readonly size: number
  readonly resource: number
  /** A star stands after the resource number; it plays no part in the Star System game. */
  readonly starResources: boolean
  readonly coupRating?: number
  /** In printed order; the first one counts for Irate Locals (case 5.3G). */
  readonly races: readonly string[]
  /** As on the Creature Chart; where none is named, cards may call for sentry robots (case 13.46). */
  readonly creature?: string
  readonly sovereign?: string
}

interface EnvironRow extends Omit<Environ, 'name' | 'planet' | 'starResources'> {
  readonly star?: boolean
}

type PlanetRow = Pick<Planet, 'capital' | 'homeOf'> & {
  readonly planet: string
  readonly S: Loyalty
  readonly secret?: boolean
  readonly environs: readonly EnvironRow[]
} & ({ readonly A: Loyalty } | { readonly AC: 'Unrest' })

interface SystemRow {
  readonly system: string
  readonly province: StarSystem['province']
  readonly planets: readonly PlanetRow[]
}

/**
 * The map, province by province: a row per star system, planet and environ. S, A and AC are the marks on the loyalty
 * track, `star` is the one after the resource number.
 */
// biome-ignore format: laid out like the map, a line per printed thing
const MAP: readonly SystemRow[] = [
  { system: 'Tardyn', province: 1, planets: [
    { planet: 'Mimulus',  S: 'Patriotic', A:  'Loyal', homeOf: 'Kayns', environs: [
      { type: 'Wild',         size: 4, resource:  4,             races: ['Kayns'], creature: 'Prox' } ] },
    { planet: 'Magro',    S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Urban',        size: 3, resource:  6, star: true, races: ['Rhones'] },
      { type: 'Air',          size: 5, resource:  7, star: true, races: ['Yesters'], creature: 'Glane' } ] },
    { planet: 'Fliad',    S: 'Patriotic', A:  'Neutral', secret: true, environs: [
      { type: 'Liquid',       size: 4, resource:  4, star: true, races: ['Suvans'], coupRating: 3, creature: 'Dindin' },
      { type: 'Wild',         size: 4, resource:  4,             races: ['Urgaks'] } ] } ] },
  { system: 'Uracus', province: 1, planets: [
    { planet: 'Kalgar',   S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Subterranean', size: 6, resource:  7, star: true, races: ['Kayns', 'Saurians'], creature: 'Crunge' } ] },
    { planet: 'Bajukai',  S: 'Loyal',     A:  'Neutral', homeOf: 'Segundens', environs: [
      { type: 'Urban',        size: 3, resource:  8, star: true, races: ['Segundens'] },
      { type: 'Liquid',       size: 3, resource:  7, star: true, races: ['Segundens'] },
      { type: 'Wild',         size: 4, resource:  6,             races: ['Borks'], creature: 'Ym-Barror' } ] } ] },
  { system: 'Zamorax', province: 1, planets: [
    { planet: 'Tiglyf',   S: 'Patriotic', A:  'Dissent', secret: true, environs: [
      { type: 'Urban',        size: 5, resource: 10, star: true, races: ['Segundens'], creature: 'Vorozion' } ] } ] },
  { system: 'Atriard', province: 1, planets: [
    { planet: 'Ownex',    S: 'Neutral',   AC: 'Unrest', environs: [
      { type: 'Subterranean', size: 5, resource:  5, star: true, races: ['Piorads'], creature: 'Siromuse', sovereign: 'Nam Nhuk' } ] },
    { planet: 'Adare',    S: 'Loyal',     A:  'Neutral', environs: [
      { type: 'Urban',        size: 4, resource:  7, star: true, races: ['Rhones'], creature: 'Zernipak' },
      { type: 'Wild',         size: 5, resource:  7, star: true, races: ['Rhones'] } ] },
    { planet: 'Mitrith',  S: 'Patriotic', A:  'Dissent', secret: true, environs: [
      { type: 'Fire',         size: 2, resource:  2,             races: ['Xanthons'] },
      { type: 'Wild',         size: 4, resource:  6, star: true, races: ['Saurians'], creature: 'Zop' } ] } ] },
  { system: 'Bex', province: 1, planets: [
    { planet: 'Jura',     S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Urban',        size: 4, resource:  7, star: true, races: ['Saurians', 'Rhones'] },
      { type: 'Air',          size: 3, resource:  1,             races: ['Anons'] } ] },
    { planet: 'Diomas',   S: 'Patriotic', A:  'Patriotic', capital: 'Provincial', environs: [
      { type: 'Urban',        size: 5, resource:  7, star: true, races: ['Rhones'], creature: 'Muggers' },
      { type: 'Wild',         size: 3, resource:  4,             races: ['Rhones'], creature: 'Chlorofix' } ] } ] },
  { system: 'Osirius', province: 1, planets: [
    { planet: 'Liomax',   S: 'Patriotic', A:  'Neutral', environs: [
      { type: 'Wild',         size: 6, resource:  8, star: true, races: ['Rhones'], creature: 'Lomrels' } ] },
    { planet: 'Orlog',    S: 'Patriotic', A:  'Patriotic', capital: 'Throne', environs: [
      { type: 'Urban',        size: 6, resource:  7, star: true, races: ['Rhones'] },
      { type: 'Subterranean', size: 2, resource:  2,             races: ['Rhones'] },
      { type: 'Wild',         size: 3, resource:  3,             races: ['Rhones'] } ] },
    { planet: 'Icid',     S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Wild',         size: 5, resource:  7, star: true, races: ['Saurians'], creature: 'Rotron' } ] } ] },

  { system: 'Phisaria', province: 2, planets: [
    { planet: 'Cieson',   S: 'Loyal',     A:  'Neutral', homeOf: 'Yesters', environs: [
      { type: 'Air',          size: 3, resource:  5, star: true, races: ['Yesters'], creature: 'Derigion' } ] },
    { planet: 'Etreg',    S: 'Patriotic', A:  'Neutral', secret: true, environs: [
      { type: 'Urban',        size: 3, resource:  8,             races: ['Ultraks'], sovereign: 'Treb Eyro' },
      { type: 'Wild',         size: 4, resource:  4,             races: ['Kayns'], creature: 'Magron' } ] } ] },
  { system: 'Egrix', province: 2, planets: [
    { planet: 'Quibron',  S: 'Loyal',     A:  'Unrest', secret: true, environs: [
      { type: 'Wild',         size: 4, resource:  6, star: true, races: ['Saurians'], creature: 'Snow Giants' } ] },
    { planet: 'Angoff',   S: 'Neutral',   AC: 'Unrest', secret: true, environs: [
      { type: 'Urban',        size: 6, resource:  9, star: true, races: ['Yesters'], coupRating: 3, creature: 'Laboroid' } ] },
    { planet: 'Charkhan', S: 'Patriotic', A:  'Dissent', environs: [
      { type: 'Air',          size: 5, resource:  7, star: true, races: ['Yesters'], creature: 'Drants' },
      { type: 'Wild',         size: 3, resource:  5, star: true, races: ['Charkhans'], sovereign: 'Megda Sheels' } ] } ] },
  { system: 'Ancore', province: 2, planets: [
    { planet: 'Pronox',   S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Urban',        size: 3, resource:  6, star: true, races: ['Rhones'], creature: 'Propang', sovereign: 'Ascaill' },
      { type: 'Air',          size: 3, resource:  5, star: true, races: ['Yesters'] } ] },
    { planet: 'Lysenda',  S: 'Loyal',     A:  'Dissent', environs: [
      { type: 'Urban',        size: 4, resource:  7, star: true, races: ['Segundens', 'Piorads'], creature: 'Drusers' },
      { type: 'Subterranean', size: 3, resource:  2,             races: ['Piorads'] },
      { type: 'Wild',         size: 3, resource:  3,             races: ['Ursi'], creature: 'Batranoban' } ] } ] },
  { system: 'Gellas', province: 2, planets: [
    { planet: 'Orning',   S: 'Patriotic', A:  'Loyal', capital: 'Provincial', environs: [
      { type: 'Liquid',       size: 3, resource:  3,             races: ['Suvans'], coupRating: 1, creature: 'Gilekite' },
      { type: 'Wild',         size: 5, resource:  7, star: true, races: ['Rhones'], creature: 'Sandiabs' } ] } ] },

  { system: 'Pycius', province: 3, planets: [
    { planet: 'Chim',     S: 'Patriotic', A:  'Patriotic', capital: 'Provincial', environs: [
      { type: 'Urban',        size: 3, resource:  5, star: true, races: ['Rhones'], creature: 'Namdasn' },
      { type: 'Wild',         size: 4, resource:  1,             races: ['Mowevs'] } ] },
    { planet: 'Tamset',   S: 'Dissent',   AC: 'Unrest', secret: true, environs: [
      { type: 'Air',          size: 4, resource:  6, star: true, races: ['Yesters'], creature: 'Verfusier' },
      { type: 'Wild',         size: 5, resource:  5,             races: ['Kirts'], creature: 'Gregg', sovereign: 'Shirofune' } ] } ] },
  { system: 'Ribex', province: 3, planets: [
    { planet: 'Unarpha',  S: 'Loyal',     A:  'Neutral', homeOf: 'Saurians', environs: [
      { type: 'Urban',        size: 3, resource:  6, star: true, races: ['Saurians'], creature: 'Alweg' } ] },
    { planet: 'Suti',     S: 'Neutral',   A:  'Unrest', environs: [
      { type: 'Subterranean', size: 3, resource:  5, star: true, races: ['Calmas'], creature: 'Arags', sovereign: 'Xela Grebb' },
      { type: 'Wild',         size: 4, resource:  2,             races: ['Moghas'], creature: 'Chantenes' } ] },
    { planet: 'Tsipa',    S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Urban',        size: 5, resource:  8, star: true, races: ['Rhones'] },
      { type: 'Wild',         size: 4, resource:  6,             races: ['Rhones'], creature: 'Queemer' } ] } ] },
  { system: 'Rorth', province: 3, planets: [
    { planet: 'Squamot',  S: 'Neutral',   AC: 'Unrest', secret: true, environs: [
      { type: 'Urban',        size: 4, resource:  7, star: true, races: ['Saurians'], coupRating: 3 } ] } ] },
  { system: 'Aziza', province: 3, planets: [
    { planet: 'Midest',   S: 'Patriotic', A:  'Dissent', secret: true, environs: [
      { type: 'Liquid',       size: 3, resource:  3,             races: ['Suvans'], coupRating: 2, creature: 'Morna' },
      { type: 'Wild',         size: 4, resource:  2,             races: ['Deaxins'], creature: 'Vrialta' } ] },
    { planet: 'Akubera',  S: 'Patriotic', A:  'Neutral', environs: [
      { type: 'Urban',        size: 2, resource:  4,             races: ['Suvans', 'Rhones'], creature: 'Synestins' },
      { type: 'Liquid',       size: 3, resource:  3,             races: ['Suvans'] },
      { type: 'Subterranean', size: 4, resource:  6,             races: ['Rylians'], creature: 'Elilad' } ] } ] },
  { system: 'Luine', province: 3, planets: [
    { planet: 'Mrane',    S: 'Loyal',     A:  'Neutral', homeOf: 'Suvans', environs: [
      { type: 'Liquid',       size: 3, resource:  3,             races: ['Suvans'], creature: 'Gyrogos', sovereign: 'Balgar' } ] },
    { planet: 'Kelta',    S: 'Loyal',     A:  'Dissent', secret: true, environs: [
      { type: 'Wild',         size: 2, resource:  4,             races: ['Saurians'], creature: 'Leonus' } ] } ] },

  { system: 'Erwind', province: 4, planets: [
    { planet: 'Troliso',  S: 'Patriotic', A:  'Patriotic', capital: 'Provincial', environs: [
      { type: 'Urban',        size: 6, resource:  8, star: true, races: ['Rhones'], creature: 'Sekekers' } ] },
    { planet: 'Heliax',   S: 'Patriotic', A:  'Neutral', environs: [
      { type: 'Liquid',       size: 5, resource:  7, star: true, races: ['Phans'], creature: 'Virus' },
      { type: 'Wild',         size: 5, resource:  7,             races: ['Leonids'], sovereign: 'Odel Hobar' } ] } ] },
  { system: 'Wex', province: 4, planets: [
    { planet: 'Lonica',   S: 'Loyal',     A:  'Neutral', environs: [
      { type: 'Urban',        size: 3, resource:  8, star: true, races: ['Segundens', 'Rhones'], coupRating: 1 },
      { type: 'Wild',         size: 4, resource:  6, star: true, races: ['Rhones'], creature: 'Frost Mist' } ] } ] },
  { system: 'Varu', province: 4, planets: [
    { planet: 'Horon',    S: 'Patriotic', A:  'Neutral', environs: [
      { type: 'Liquid',       size: 6, resource: 10, star: true, races: ['Henones'], creature: 'Snorkas' } ] },
    { planet: 'Solvia',   S: 'Loyal',     A:  'Dissent', environs: [
      { type: 'Urban',        size: 4, resource:  7,             races: ['Susperans'], coupRating: 2, creature: 'Telebots' },
      { type: 'Subterranean', size: 3, resource:  3,             races: ['Piorads'] },
      { type: 'Wild',         size: 5, resource:  3,             races: ['Thoks'], creature: 'Gadhars' } ] },
    { planet: 'Cercis',   S: 'Neutral',   AC: 'Unrest', environs: [
      { type: 'Subterranean', size: 4, resource:  4,             races: ['Piorads'], creature: 'Kinsog' },
      { type: 'Wild',         size: 3, resource:  5, star: true, races: ['Illias'] } ] } ] },
  { system: 'Deblon', province: 4, planets: [
    { planet: 'Rhexia',   S: 'Dissent',   AC: 'Unrest', environs: [
      { type: 'Wild',         size: 3, resource:  7, star: true, races: ['Theshians'], creature: 'Thunk', sovereign: 'Yaldor' } ] },
    { planet: 'Tartio',   S: 'Loyal',     A:  'Dissent', secret: true, environs: [
      { type: 'Urban',        size: 3, resource:  4,             races: ['Piorads'] },
      { type: 'Subterranean', size: 4, resource:  4,             races: ['Piorads'], creature: 'Gamels' } ] } ] },
  { system: 'Martigna', province: 4, planets: [
    { planet: 'Ayod',     S: 'Loyal',     A:  'Neutral', homeOf: 'Piorads', environs: [
      { type: 'Subterranean', size: 4, resource:  4,             races: ['Piorads'], creature: 'Spithid' } ] } ] },

  { system: 'Zakir', province: 5, planets: [
    { planet: 'Barak',    S: 'Neutral',   AC: 'Unrest', environs: [
      { type: 'Urban',        size: 5, resource: 10,             races: ['Jopers'], creature: 'Hysnatons', sovereign: 'Inzenzia III' } ] },
    { planet: 'Liatris',  S: 'Patriotic', A:  'Neutral', secret: true, environs: [
      { type: 'Wild',         size: 5, resource:  7,             races: ['Ardorats'], coupRating: 1, creature: 'Garb' } ] },
    { planet: 'Xan',      S: 'Loyal',     A:  'Dissent', homeOf: 'Xanthons', environs: [
      { type: 'Urban',        size: 3, resource:  6,             races: ['Ornotins'] },
      { type: 'Fire',         size: 5, resource:  4,             races: ['Xanthons'], creature: 'Mish' } ] } ] },
  { system: 'Eudox', province: 5, planets: [
    { planet: 'Aras',     S: 'Loyal',     A:  'Neutral', secret: true, environs: [
      { type: 'Urban',        size: 4, resource:  9, star: true, races: ['Segundens'], creature: 'Chardireeds', sovereign: 'Tensok Phi' } ] },
    { planet: 'Capilax',  S: 'Loyal',     A:  'Dissent', secret: true, environs: [
      { type: 'Fire',         size: 4, resource:  3,             races: ['Xanthons'], creature: 'Onflam' } ] },
    { planet: 'Adrax',    S: 'Patriotic', A:  'Loyal', environs: [
      { type: 'Subterranean', size: 2, resource:  4,             races: ['Rhones'], coupRating: 2 },
      { type: 'Wild',         size: 3, resource:  5, star: true, races: ['Rhones'], creature: 'Thinagig' } ] } ] },
  { system: 'Corusa', province: 5, planets: [
    { planet: 'Scythia',  S: 'Loyal',     AC: 'Unrest', secret: true, environs: [
      { type: 'Fire',         size: 4, resource:  3,             races: ['Xanthons'] } ] } ] },
  { system: 'Irajeba', province: 5, planets: [
    { planet: 'Annell',   S: 'Neutral',   A:  'Unrest', secret: true, environs: [
      { type: 'Air',          size: 4, resource:  8, star: true, races: ['Cavalkus'], creature: 'Fog', sovereign: 'Darb Selesh' } ] },
    { planet: 'Trov',     S: 'Patriotic', A:  'Patriotic', capital: 'Provincial', environs: [
      { type: 'Urban',        size: 4, resource:  6, star: true, races: ['Rhones'], creature: 'Valaterix' },
      { type: 'Wild',         size: 3, resource:  4,             races: ['Rhones'] } ] } ] },
  { system: 'Moda', province: 5, planets: [
    { planet: 'Niconi',   S: 'Patriotic', A:  'Neutral', environs: [
      { type: 'Wild',         size: 4, resource:  5,             races: ['Kayns'], coupRating: 2, creature: 'Wyths' } ] } ] },
]

/** The name of an environ: a planet never has two environs of one type (case 5.3J). */
export const environName = (planet: string, type: EnvironType) => `${planet} ${type}`

const planetFrom = (system: string, row: PlanetRow): Planet => ({
  name: row.planet,
  system,
  ...(row.capital && { capital: row.capital }),
  secret: row.secret ?? false,
  ...(row.homeOf && { homeOf: row.homeOf }),
  loyaltyStart: row.S,
  loyaltyArmageddon: 'AC' in row ? row.AC : row.A,
  armageddonRebelControlled: 'AC' in row,
  environs: row.environs.map(({ type }) => environName(row.planet, type)),
})

const environFrom = (planet: string, { star = false, ...printed }: EnvironRow): Environ => ({
  name: environName(planet, printed.type),
  planet,
  starResources: star,
  ...printed,
})

/** case 5.2. The 25 star systems by name. */
export const STAR_SYSTEMS: ReadonlyMap<string, StarSystem> = byName(
  MAP.map(({ system, province, planets }) => ({ name: system, province, planets: planets.map((row) => row.planet) })),
)

/** case 5.3. The 51 planets by name. */
export const PLANETS: ReadonlyMap<string, Planet> = byName(
  MAP.flatMap(({ system, planets }) => planets.map((row) => planetFrom(system, row))),
)

/** case 5.3. The 83 environs by name. */
export const ENVIRONS: ReadonlyMap<string, Environ> = byName(
  MAP.flatMap(({ planets }) =>
    planets.flatMap((row) => row.environs.map((environ) => environFrom(row.planet, environ))),
  ),
)

/** case 5.2. */
export const starSystemNamed = finder('star system', STAR_SYSTEMS)
/** case 5.3. */
export const planetNamed = finder('planet', PLANETS)
/** case 5.3. */
export const environNamed = finder('environ', ENVIRONS)

/** case 5.3. The planet of an environ that is given by its name. */
export const planetOfEnviron = (environ: string): Planet => planetNamed(environNamed(environ).planet)
