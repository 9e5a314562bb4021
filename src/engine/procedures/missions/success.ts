import { CHARACTERS, characterNamed } from '../../../components/characters'
import { environNamed, planetNamed } from '../../../components/map'
import { type MissionName, missionNamed } from '../../../components/missions'
import { opponentOf, type Player } from '../../../components/names'
import type { UnitKindName } from '../../../components/units'
import {
  controllerOf,
  environOf,
  isCaptive,
  ownerOf,
  piecesIn,
  planetOf,
  stackIdOf,
  stacksIn,
  unitsIn,
} from '../../pieces'
import type { Play } from '../../play'
import type { Ending } from '../../rules/mission-facts'
import type { MissionGroup } from '../../state'
import { shiftLoyalty } from '../loyalty'
import { scavenge } from '../possessions/find'
import { startRebellion, stopRebellion } from '../rebellion'
import { exposeFriends } from '../sighting'
import { newUnits } from '../units'
import { kill } from '../wounds'
import { changeGroup, lossesOf, membersLeft, planetOfEnviron } from './groups'

/** What missions bring about (case 13.2). */

type Success = (play: Play, group: MissionGroup, letters: number, player: Player) => void

/**
 * Ends a mission, with what its letters bring by the way it ends.
 * @returns whether it was completed
 */
export function payOut(play: Play, group: MissionGroup, ending: Ending): boolean {
  const { missions: rules } = play.rulebook
  const letters = rules.lettersPaid(
    missionNamed(group.mission),
    rules.lettersKept(group.letters, ending, lossesOf(play.state(), group), group.mission),
  )
  const paid = letters > 0
  const unpaid = ending === 'aborted' || ending === 'lost' ? 'aborted' : 'stopped'
  changeGroup(play, group, { status: paid ? 'completed' : unpaid })
  if (paid) succeed(play, group, letters)
  return paid
}

/** A mission that has been completed takes effect. */
export function succeed(play: Play, group: MissionGroup, letters: number): void {
  const { player } = play.state().turn
  const { missions, rebellion } = play.rulebook
  SUCCESS[group.mission]?.(play, group, letters, player)
  if (rebellion.isStoppedBy(group.mission, player)) stopRebellion(play, planetOfEnviron(group.environ))
  if (missions.scores(group.mission, letters) && play.state().points[player] < missions.mostPoints())
    play.happens({ type: 'point-scored', player })
}

const SUCCESS: Readonly<Partial<Record<MissionName, Success>>> = {
  Sabotage: sabotage,
  Diplomacy: (play, { environ }, letters, player) =>
    shiftLoyalty(play, planetOfEnviron(environ), letters, player, 'Diplomacy'),
  Coup: coup,
  'Start Rebellion': (play, { environ }) => startRebellion(play, planetOfEnviron(environ)),
  'Gather Information': gatherInformation,
  'Free Prisoners': freePrisoners,
  Assassination: (play, { target }) => {
    if (target !== undefined && play.state().characters[target]?.place !== 'killed') kill(play, [target])
  },
  'Start Rebel Camp': foundCamp,
  'Subvert Troops': subvert,
  'Scavenge for Possessions': scavenge,
  'Gain Characters': gainCharacter,
}

/** One choice among targets: what is to be hit. Where there is only one, nothing is asked. */
export function chooseTarget(
  play: Play,
  player: Player,
  about: object,
  options: readonly (readonly string[])[],
): readonly string[] | undefined {
  const [only, ...others] = options
  if (only === undefined || others.length === 0) return only
  return play.choose({
    player,
    purpose: 'target',
    about: { ...about, options },
    read: (value) => {
      const named = Array.isArray(value) ? value : [value]
      return options.find((option) => option.length === named.length && option.every((piece) => named.includes(piece)))
    },
  })
}

const PDB = 'PDB'

/** card 53. */
function sabotage(play: Play, { environ }: MissionGroup, letters: number, player: Player): void {
  const state = play.state()
  const enemy = opponentOf(player)
  const units = unitsIn(state, environ, enemy).filter((unit) => {
    const kind = state.units[unit]?.kind
    return kind !== undefined && play.rulebook.missions.sabotages(kind, letters)
  })
  const planet = planetOf(state, planetOfEnviron(environ))
  const isEnemyPdb = controllerOf(state, play.rulebook, planet.name) === enemy
  const canFall = letters > 1 ? planet.pdb.level > 0 || planet.pdb.status === 'Up' : planet.pdb.status === 'Up'
  const options = [...units.map((unit) => [unit]), ...(isEnemyPdb && canFall ? [[PDB]] : [])]
  const target = chooseTarget(play, player, { mission: 'Sabotage', options }, options)
  if (target === undefined) return
  if (target[0] !== PDB) play.happens({ type: 'units-lost', units: target })
  else play.happens({ type: 'pdb-changed', planet: planet.name, ...play.rulebook.pdb.sabotaged(planet.pdb, letters) })
}

/** card 63. */
function coup(play: Play, { environ }: MissionGroup, letters: number, player: Player): void {
  shiftLoyalty(play, planetOfEnviron(environ), letters, player, 'Coup')
  if (play.rulebook.missions.leavesCoupMarker(letters, player)) play.happens({ type: 'coup-marked', environ })
}

/** card 61. */
function foundCamp(play: Play, { environ }: MissionGroup): void {
  const before = play.state().environs[environ]?.camp ?? 'none'
  const camp = play.rulebook.missions.campAfterFounding(before)
  if (camp !== before) play.happens({ type: 'camp-changed', environ, camp })
}

/** card 58. All enemies on the planet are found, and their units lie open. */
function gatherInformation(play: Play, { environ }: MissionGroup, _letters: number, player: Player): void {
  const state = play.state()
  const enemy = opponentOf(player)
  const planet = planetOfEnviron(environ)
  const hidden = Object.entries(state.characters).flatMap(([name, { detected }]) => {
    const place = environOf(state, name)
    const isThere = place !== undefined && environNamed(place).planet === planet
    return isThere && ownerOf(state, name) === enemy && !detected && !isCaptive(state, name) ? [name] : []
  })
  if (hidden.length > 0) play.happens({ type: 'characters-detected', characters: hidden })
  const closed = planetNamed(planet)
    .environs.flatMap((environ) => unitsIn(state, environ, enemy))
    .filter((unit) => state.units[unit]?.face !== 'open')
  if (closed.length > 0) play.happens({ type: 'units-revealed', units: closed })
}

/** card 59. A captive for each letter joins the group. */
function freePrisoners(play: Play, group: MissionGroup, letters: number, player: Player): void {
  let left = play.rulebook.capture.freedByMission(letters)
  while (left > 0) {
    const state = play.state()
    const captives = Object.keys(state.characters).filter(
      (name) =>
        isCaptive(state, name) &&
        play.rulebook.capture.isInReach(ownerOf(state, name) === player, environOf(state, name) === group.environ),
    )
    if (captives.length === 0) return
    const options = captives.map((name) => [name])
    const freed =
      captives.length <= left ? captives : chooseTarget(play, player, { mission: 'Free Prisoners', captives }, options)
    if (freed === undefined) return
    play.happens({ type: 'captives-freed', characters: freed })
    joinGroup(play, group, freed)
    left -= freed.length
  }
}

/** Characters come to stand with a group; those whom a Rebel Camp has freed stand by themselves. */
function joinGroup(play: Play, group: MissionGroup, names: readonly string[]): void {
  const stack = stackIdOf(play.state(), membersLeft(play.state(), group)[0] ?? '')
  if (stack !== undefined)
    play.happens({ type: 'pieces-stacked', pieces: [...piecesIn(play.state(), stack), ...names] })
  exposeFriends(play, group.environ, ownerOf(play.state(), names[0] ?? ''), names)
}

/** card 62. */
function subvert(play: Play, { environ }: MissionGroup, letters: number, player: Player): void {
  const state = play.state()
  const units = unitsIn(state, environ, 'Imperial')
  const of = (kind: UnitKindName) => units.filter((unit) => state.units[unit]?.kind === kind)
  const militia = of('Militia')
  const single = (kind: UnitKindName) => of(kind).map((unit) => [unit])
  const pairs = militia.flatMap((one, index) => militia.slice(index + 1).map((other) => [one, other]))
  const options = letters > 1 ? [...pairs, ...single('Patrol'), ...single('Line')] : militia.map((unit) => [unit])
  const lost = chooseTarget(play, player, { mission: 'Subvert Troops', options }, options)
  if (lost === undefined) return
  play.happens({ type: 'units-lost', units: lost })
  const kinds = lost.flatMap((unit) => state.units[unit]?.kind ?? [])
  newUnits(play, environ, 'Rebel', [play.rulebook.rebelUnits.subverted(environNamed(environ).type, letters, kinds)])
}

/** card 57. One character of one's own side, with his ship if he has one (case 14.53). */
function gainCharacter(play: Play, group: MissionGroup, _letters: number, player: Player): void {
  const state = play.state()
  const deck = [...CHARACTERS.values()].filter((card) => card.player === player && !(card.name in state.characters))
  if (deck.length === 0) return
  const name = play.pick(
    'character',
    deck.map((card) => card.name),
  )
  const [member] = membersLeft(state, group)
  const joins = stackIdOf(state, member ?? '') ?? stacksIn(state, group.environ, player)[0]
  const { spaceships } = play.rulebook
  const own = characterNamed(name).ship
  const ship = spaceships.broughtAlong(own, own !== undefined && own in state.ships)
  const ships = ship === undefined ? {} : { [ship]: spaceships.firstHolder(name, membersLeft(state, group)) }
  play.happens({ type: 'pieces-placed', player, environ: group.environ, units: {}, characters: [name], ships, joins })
  exposeFriends(play, group.environ, player, [name])
}
