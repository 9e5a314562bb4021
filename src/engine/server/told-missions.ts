import { ACTION_CARDS, EVENTS_BY_NAME, eventName } from '../../components/action-cards'
import { CREATURES } from '../../components/charts/creatures'
import { ENVIRONS } from '../../components/map'
import { MISSIONS } from '../../components/missions'
import { UNIT_KINDS } from '../../components/units'
import { mapRows } from '../../lib/rows'
import { invalid } from '../../protocol/rpc'
import type { Position } from '../../protocol/schema/position'
import { CAMP } from '../procedures/missions/groups'
import { type EnvironMissions, type GameState, type MissionGroup, NO_MISSIONS } from '../state'

/** Missions in a told position, and in a reported one. */

type MissionState = Omit<typeof NO_MISSIONS, 'possessions' | 'effects'>

/**
 * What a position tells of missions and of what comes of them.
 * @throws RpcError (invalid parameters) for a mission, card, event or creature that does not exist
 */
export function missionsToldIn(told: Position): MissionState {
  const { missionGroups, environMissions, actionDeck, spentCreatures, pointsScored, waitingUnits } = told
  return {
    groups: (missionGroups ?? []).map((group, index) => groupOf(told, group, `missionGroups.${index}`)),
    missions: mapRows(environMissions, (row, environ) => {
      environIn(`environMissions.${environ}`, environ)
      return environMissionsOf(row, environ)
    }),
    actionDeck: actionDeck?.map(cardIn) ?? NO_MISSIONS.actionDeck,
    spentCreatures: (spentCreatures ?? []).map(creatureIn),
    points: { ...NO_MISSIONS.points, ...pointsScored },
    waiting: (waitingUnits ?? []).map(({ environ, kind }, index) => {
      const field = `waitingUnits.${index}`
      const known = UNIT_KINDS.get(kind)
      if (known === undefined) throw invalid(`${field}.kind`, `there is no kind of unit ${kind}`)
      return { environ: environIn(`${field}.environ`, environ), kind: known.kind }
    }),
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
  const { letters = 0, status = 'active', declared = [], bonusDraws = 0, ignored = [] } = row
  return { pieces, mission: mission.name, environ, letters, status, declared, bonusDraws, ignored, ...target }
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

function creatureIn(creature: string): string {
  if (!CREATURES.has(creature)) throw invalid('spentCreatures', `there is no creature ${creature}`)
  return creature
}

function environIn(field: string, environ: string | undefined): string {
  if (environ === undefined || !ENVIRONS.has(environ)) throw invalid(field, `there is no environ ${environ}`)
  return environ
}

/** What is reported of missions. */
export function reportOfMissions(state: GameState): Partial<Position> {
  const { groups, missions, actionDeck, spentCreatures, points, waiting, awaiting } = state
  const forcePoints = awaiting?.purpose === 'rebel-units' ? forcePointsIn(awaiting.about) : {}
  return {
    pointsScored: { ...points },
    missionGroups: groups.map(
      ({ pieces, mission, environ, letters, status, target, declared = [], bonusDraws = 0, ignored = [] }) => ({
        pieces: [...pieces],
        mission,
        environ,
        letters,
        status,
        target: target ?? null,
        declared: [...declared],
        bonusDraws,
        ignored: [...ignored],
      }),
    ),
    environMissions: mapRows(missions, ({ charged, events, searched, finished }) => ({
      charged,
      events: events.map(eventName),
      searched: searched.map((pieces) => [...pieces]),
      finished,
    })),
    actionDeck: [...actionDeck],
    spentCreatures: [...spentCreatures],
    waitingUnits: waiting.map((unit) => ({ ...unit })),
    forcePoints,
  }
}

/** The choice of units names the points that they are paid with. */
const forcePointsIn = (about: unknown): Record<string, number> =>
  (about as { readonly forcePoints: Record<string, number> }).forcePoints
