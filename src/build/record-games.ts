import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection, parseDocument, visit } from 'yaml'
import { GAMES_FOLDER, keptGames, played } from '../engine/games/kept-games.fixture'
import { printedRulebook } from '../engine/rulebook'
import { reportOf } from '../engine/server/report'

/** Plays the kept games anew and writes down where they end: see `src/engine/games`. */
for (const game of keptGames()) {
  const last = [...played(game)].at(-1)
  if (last === undefined) throw new Error(`${game.name} has no orders`)
  const file = join(GAMES_FOLDER, `${game.name}.yaml`)
  const document = parseDocument(readFileSync(file, 'utf8'))
  const end = document.createNode(reportOf(last.after, printedRulebook))
  visit(end, {
    Collection(_key, node, path) {
      // A row of a table or list is a line.
      if (path.filter(isCollection).length === 2) node.flow = true
    },
  })
  document.set('end', end)
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: true }))
  console.log(`${game.name} ends in game-turn ${last.after.turn.gameTurn}`)
}
