import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isCollection, type Node, parseDocument, stringify, visit } from 'yaml'
import { SCENARIOS, type ScenarioName } from '../components/names'
import type { Taken } from '../engine/chance'
import { GAMES_FOLDER, keptGames, played, WHOLE_GAMES_FOLDER } from '../engine/games/kept-games.fixture'
import { printedRulebook } from '../engine/rulebook'
import { wholeGame } from '../engine/self-play/whole-game'
import { reportOf } from '../engine/server/report'
import type { GameState } from '../engine/state'

/** Plays the kept games anew and writes down where they end, and the whole ones order by order: see `src/engine/games`. */

/** Any will do whose games have much in them. */
const SEED_OF_WHOLE_GAMES = 5

function main(): void {
  for (const game of keptGames()) {
    const last = [...played(game)].at(-1)
    if (last === undefined) throw new Error(`${game.name} has no orders`)
    const file = join(GAMES_FOLDER, `${game.name}.yaml`)
    keep(file, parseDocument(readFileSync(file, 'utf8')), last.after)
  }

  mkdirSync(WHOLE_GAMES_FOLDER, { recursive: true })
  for (const scenario of SCENARIOS) keepWhole(scenario)
}

function keepWhole(scenario: ScenarioName): void {
  const steps = [...wholeGame(scenario, SEED_OF_WHOLE_GAMES)]
  const orders = steps.map(({ move: { player, order, ruling } }) => ({
    [player]: order.type === 'pass' ? 'pass' : order,
    ...(ruling.taken.length === 0 ? {} : { chance: ruling.taken.map(asTape) }),
  }))
  const last = steps.at(-1)
  if (last === undefined) throw new Error(`${scenario} has no orders`)
  const header = `# A whole game of ${scenario}, as self-play has it from the seed ${SEED_OF_WHOLE_GAMES}..\n`
  const document = parseDocument(header + stringify({ scenario, orders }))
  rowsInLines(document, 2)
  const file = join(WHOLE_GAMES_FOLDER, `${scenario.toLowerCase().replaceAll(' ', '-')}.yaml`)
  keep(file, document, last.after)
}

const asTape = (taken: Taken) => ('die' in taken ? taken : { purpose: taken.purpose, prefer: [taken.pick] })

/** Writes a game with its end. */
function keep(file: string, document: Document, end: GameState): void {
  const position = document.createNode(reportOf(end, printedRulebook))
  rowsInLines(position, 2)
  document.set('end', position)
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: true }))
  console.log(`${file} ends in game-turn ${end.turn.gameTurn}`)
}

/** Has each collection that stands so deep in others written as a line. */
function rowsInLines(node: Node | Document, depth: number): void {
  visit(node, {
    Collection(_key, row, path) {
      if (path.filter(isCollection).length === depth) row.flow = true
    },
  })
}

main()
