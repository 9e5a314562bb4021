import { PLAYERS, type Player } from '../../components/names'
import { scenarioNamed } from '../../components/scenarios'
import { controllerOf, isCaptive, ownerOf } from '../pieces'
import type { Play } from '../play'
import type { Rulebook } from '../rulebook'
import type { Casualties, Standings } from '../rules/victory'
import type { GameState } from '../state'

/** The end of the game (cases 16.17 to 16.35). */

/** Ends the game where somebody has won it at once: looked at when an order has been carried out whole. */
export function endIfWon(play: Play): void {
  const state = play.state()
  const { phase } = state.turn
  if (phase === 'Set-up' || phase === 'Game over') return
  const { instantVictory } = scenarioNamed(state.scenario)
  const standings = standingsOf(state, play.rulebook)
  const winner = PLAYERS.find((player) => play.rulebook.victory.isWonAtOnce(instantVictory[player], standings))
  if (winner !== undefined)
    play.happens({ type: 'game-ended', winner, reason: REASONS[winner], points: pointsIn(play) })
}

const REASONS: Readonly<Record<Player, string>> = {
  Rebel: 'the planets that the scenario asks for are the Rebels’',
  Imperial: 'the Rebels are beaten, and every planet is Imperial',
}

/** Ends the game after its last turn: Victory Points decide. */
export function endByPoints(play: Play): void {
  const { rebelWinsAt } = scenarioNamed(play.state().scenario)
  const points = pointsIn(play)
  const winner = play.rulebook.victory.winnerWith(points, rebelWinsAt)
  play.happens({ type: 'game-ended', winner, reason: `${points} of ${rebelWinsAt} Victory Points`, points })
}

const pointsIn = (play: Play): number => play.rulebook.victory.points(standingsOf(play.state(), play.rulebook))

function standingsOf(state: GameState, rulebook: Rulebook): Standings {
  return {
    planets: Object.values(state.planets).map(({ name, state: control, loyalty }) => ({
      name,
      state: control,
      loyalty,
      controller: controllerOf(state, rulebook, name),
    })),
    casualties: { Rebel: casualtiesOf(state, 'Rebel'), Imperial: casualtiesOf(state, 'Imperial') },
    gathered: state.points,
  }
}

function casualtiesOf(state: GameState, player: Player): Casualties {
  const names = Object.keys(state.characters).filter((name) => ownerOf(state, name) === player)
  return {
    inGame: names.length,
    killed: names.filter((name) => state.characters[name]?.place === 'killed').length,
    captured: names.filter((name) => isCaptive(state, name)).length,
  }
}
