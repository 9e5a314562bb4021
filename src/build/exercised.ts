import { loadFeatureIndex } from '../catalog/features'
import { ACTION_CARDS, eventName, sectionOf } from '../components/action-cards'
import { environNamed } from '../components/map'
import { MISSIONS } from '../components/missions'
import { CARD_SECTIONS, type CardSection, SCENARIOS } from '../components/names'
import { wholeGame } from '../engine/self-play/whole-game'
import { createEngine } from '../engine/server/handler'
import { TESTED_SEEDS } from '../fuzz/whole-games.fixture'
import type { SubmitOrderParams, SubmitOrderResult } from '../protocol/schema/messages'
import { runSuite } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'

/**
 * `npm run exercised`: how often each section of each Action Card is drawn, and each mission begun, by the scenarios and by
 * the games of the unit tests. A 0 is something that nothing looks at.
 */
const drawn = { scenarios: new Map<string, number>(), games: new Map<string, number>() }
const begun = { scenarios: new Map<string, number>(), games: new Map<string, number>() }
const count = (table: Map<string, number>, key: string) => table.set(key, (table.get(key) ?? 0) + 1)
const keyOf = (card: number | string, section: CardSection) => `${card} ${section}`
const sectionIn = (environ: string) => sectionOf(environNamed(environ).type)

async function watchScenarios(): Promise<void> {
  const engine = createEngine()
  const session = createSession('watched', () =>
    connectInProcess((method, params) => {
      const result = engine(method, params)
      if (method === 'submitOrder') noteOrder(params as SubmitOrderParams, result as SubmitOrderResult)
      return result
    }),
  )
  await runSuite({ session, features: loadFeatureIndex().files })
}

function noteOrder({ order }: SubmitOrderParams, { ruling, used }: SubmitOrderResult): void {
  if (ruling === 'refused') return
  if (order.type === 'assign') count(begun.scenarios, order.mission)
  if (order.type !== 'draw') return
  for (const entry of used ?? []) {
    if (entry.purpose === 'action-card' && 'pick' in entry)
      count(drawn.scenarios, keyOf(entry.pick, sectionIn(order.environ)))
  }
}

function watchGames(): void {
  for (const scenario of SCENARIOS) {
    for (const seed of TESTED_SEEDS) {
      for (const { move } of wholeGame(scenario, seed)) {
        for (const event of move.ruling.events) {
          if (event.type === 'card-drawn' && !event.bonus)
            count(drawn.games, keyOf(event.card, sectionIn(event.environ)))
          if (event.type === 'group-formed') count(begun.games, event.group.mission)
        }
      }
    }
  }
}

const numbers = ({ scenarios, games }: typeof drawn, key: string) =>
  `${scenarios.get(key) ?? 0} + ${games.get(key) ?? 0}`

async function main(): Promise<void> {
  await watchScenarios()
  watchGames()
  console.log('how often: by scenarios + by games of the unit tests\n')
  for (const card of ACTION_CARDS.values()) {
    const cells = CARD_SECTIONS.map((section) => {
      const { event } = card[section]
      return `${eventName(event.code)}: ${numbers(drawn, keyOf(card.card, section))}`.padEnd(44)
    })
    console.log(`${card.card}  ${cells.join('').trimEnd()}`)
  }
  console.log()
  for (const { name, starSystem } of MISSIONS.values())
    if (starSystem) console.log(`${name.padEnd(26)}${numbers(begun, name)}`)
}

void main()
