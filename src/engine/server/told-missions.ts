import { ACTION_CARDS, EVENTS_BY_NAME, eventName } from '../../components/action-cards'
import { ENVIRONS } from '../../components/map'
import { MISSIONS } from '../../components/missions'
import { POSSESSIONS } from '../../components/possessions'
import { UNIT_KINDS } from '../../components/units'
import { invalid } from '../../protocol/rpc'
import type { Position } from '../../protocol/schema/position'
import { CAMP } from '../procedures/missions/groups'
import { type EnvironMissions, type GameState, type HeldPossession, type MissionGroup, NO_MISSIONS } from '../state'

/** Missions in a told position, and in a reported one. */

type MissionState = typeof NO_MISSIONS

/**
 * What a position tells of missions and of what comes of them.
 * @throws RpcError (invalid parameters) for a mission, card, event or possession that does not exist
 */
export function missionsToldIn(told: Position): MissionState {
  const { missionGroups, environMissions, actionDeck, pointsScored, waitingUnits, possessions } = told
  return {
    groups: (missionGroups ?? []).map((group, index) => groupOf(told, group, `missionGroups.${index}`)),
    missions: mapRows(environMissions, (row, environ) => {
      environIn(`environMissions.${environ}`, environ)
      return environMissionsOf(row, environ)
    }),
    actionDeck: actionDeck?.map(cardIn) ?? NO_MISSIONS.actionDeck,
    points: { ...NO_MISSIONS.points, ...pointsScored },
    waiting: (waitingUnits ?? []).map(({ environ, kind }, index) => {
      const field = `waitingUnits.${index}`
      const known = UNIT_KINDS.get(kind)
      if (known === undefined) throw invalid(`${field}.kind`, `there is no kind of unit ${kind}`)
      return { environ: environIn(`${field}.environ`, environ), kind: known.kind }
    }),
    possessions: possessionsOf(told, possessions),
  }
}

type Told<Table extends keyof Position> = NonNullable<Position[Table]>

function groupOf(told: Position, row: Told<'missionGroups'>[number], field: string): MissionGroup {
  const mission = MISSIONS.get(row.mission ?? '')
  if (mission === undefined) throw invalid(`${field}.mission`, `there is no mission ${row.mission}`)
  const pieces = row.pieces ?? []
  const environ = environIn(`${field}.environ`, row.environ)
  for (const piece of pieces) {
    const isThere = piece === `${CAMP}${environ}` || piece in (told.characters ?? {})
    if (!isThere) throw invalid(`${field}.pieces`, `${piece} is no character in play, nor a Rebel Camp in ${environ}`)
  }
  const target = row.target == null ? {} : { target: row.target }
  const { letters = 0, status = 'active' } = row
  return { pieces, mission: mission.name, environ, letters, status, ...target }
}

function environMissionsOf(row: Told<'environMissions'>[string], environ: string): EnvironMissions {
  const { charged = 0, searched = [], finished = false } = row
  const events = (row.events ?? []).map((name, index) => {
    const code = EVENTS_BY_NAME.get(name)
    if (code === undefined) throw invalid(`environMissions.${environ}.events.${index}`, `there is no event ${name}`)
    return code
  })
  return { charged, events, searched, finished }
}

function cardIn(card: number): number {
  if (!ACTION_CARDS.has(card)) throw invalid('actionDeck', `there is no Action Card ${card}`)
  return card
}

function possessionsOf(told: Position, rows: Position['possessions']): Record<string, HeldPossession> {
  const out = Object.entries(rows ?? {}).filter(([, { place }]) => place !== undefined && place !== 'deck')
  return Object.fromEntries(
    out.map(([name, { place, holder }]) => {
      const field = `possessions.${name}`
      if (!POSSESSIONS.has(name)) throw invalid(field, 'is no possession of the game')
      if (place !== 'held') return [name, { place: place as HeldPossession['place'] }]
      if (holder == null || !(holder in (told.characters ?? {})))
        throw invalid(field, `${holder} is no character in play`)
      return [name, { place, holder }]
    }),
  )
}

function environIn(field: string, environ: string | undefined): string {
  if (environ === undefined || !ENVIRONS.has(environ)) throw invalid(field, `there is no environ ${environ}`)
  return environ
}

/** What is reported of missions. */
export function reportOfMissions(state: GameState): Partial<Position> {
  const { groups, missions, actionDeck, points, waiting, possessions, awaiting } = state
  const inDeck = [...POSSESSIONS.keys()].filter((name) => !(name in possessions) && !(name in state.ships))
  const forcePoints = awaiting?.purpose === 'rebel-units' ? forcePointsIn(awaiting.about) : {}
  return {
    pointsScored: { ...points },
    missionGroups: groups.map(({ pieces, mission, environ, letters, status, target }) => ({
      pieces: [...pieces],
      mission,
      environ,
      letters,
      status,
      target: target ?? null,
    })),
    environMissions: mapRows(missions, ({ charged, events, searched, finished }) => ({
      charged,
      events: events.map(eventName),
      searched: searched.map((pieces) => [...pieces]),
      finished,
    })),
    actionDeck: [...actionDeck],
    possessionDeck: inDeck,
    possessions: Object.fromEntries(
      [...POSSESSIONS.values()]
        .filter(({ name }) => !(name in state.ships))
        .map(({ name, card, type }) => {
          const { place = 'deck', holder } = possessions[name] ?? {}
          return [name, { card, type, place, holder: holder ?? null }]
        }),
    ),
    waitingUnits: waiting.map((unit) => ({ ...unit })),
    forcePoints,
  }
}

/** The choice of units names the points that they are paid with. */
const forcePointsIn = (about: unknown): Record<string, number> =>
  (about as { readonly forcePoints: Record<string, number> }).forcePoints

const mapRows = <T, U>(table: Readonly<Record<string, T>> | undefined, change: (row: T, name: string) => U) =>
  Object.fromEntries(Object.entries(table ?? {}).map(([name, row]) => [name, change(row, name)]))
