import type { Rating } from '../../components/names'
import { sum } from '../../lib/sum'
import { captivesHeldBy } from '../pieces'
import type { Play } from '../play'
import type { Traits } from '../rules/creatures'
import type { Combat, Force, Standing } from './character-combat'
import { isDisabled } from './possessions/held'
import { defendersBeside } from './possessions/in-combat'
import { ratingOf } from './ratings'
import { woundsLeft } from './wounds'

/** How strong the two sides of a character combat are (cases 12.1, 12.2 and 12.72), and who is left of them. */

/** What is told of an attacker beyond his numbers. */
export const traitsOf = (force: Force): Traits => (force.kind === 'band' ? (force.traits ?? {}) : {})

export function attackStrength(play: Play, { force }: Combat, standing: Standing): number {
  const turncoats =
    play.rulebook.capture.fightsFor() === 'attacker' ? strengthOfAll(play, standing.captured, 'combat') : 0
  if (force.kind === 'band') return bandStrength(play, force, standing) + turncoats
  const living = livingOf(play, force.names)
  return strengthOfAll(play, [...living, ...prisonersOf(play, living)], 'combat') + turncoats
}

function bandStrength(play: Play, force: Band, { round, bandWounds, inflicted, defenders }: Standing): number {
  const { characterCombat: rules, creatures } = play.rulebook
  const traits = traitsOf(force)
  const strength = force.strength + creatures.strengthGained(traits, round, inflicted)
  const weakness = creatures.weakenedBy(traits)
  const loss =
    weakness === undefined ? 0 : Math.max(0, ...defenders.map((name) => ratingOf(play.state(), name, weakness)))
  return Math.max(0, rules.strengthWith(strength, creatures.woundsFelt(traits, bandWounds)) - loss)
}

export function defence(play: Play, { force }: Combat, active: readonly string[], { captured }: Standing): number {
  const loyal = play.rulebook.capture.fightsFor() === 'defender' ? captured : []
  const living = livingOf(play, active)
  const rating = play.rulebook.creatures.defenceRating(traitsOf(force))
  const companions = defendersBeside(play.state(), living, rating).map(({ effect }) => effect.amount)
  return strengthOfAll(play, [...living, ...prisonersOf(play, living), ...loyal], rating) + sum(companions)
}

/** The captives whom characters hold, where they fight for their captors. */
function prisonersOf(play: Play, captors: readonly string[]): string[] {
  const state = play.state()
  return play.rulebook.capture.lend('combat') ? captivesHeldBy(state, captors) : []
}

/** What characters can do with a rating by now. */
export const strengthOfAll = (play: Play, names: readonly string[], rating: Rating): number =>
  names.reduce((total, name) => {
    if (isDisabled(play.state(), name)) return total
    const { characterCombat: rules, creatures } = play.rulebook
    const wounds = creatures.woundsLower(rating) ? (play.state().characters[name]?.wounds ?? 0) : 0
    return total + rules.strengthWith(ratingOf(play.state(), name, rating), wounds)
  }, 0)

export const livingOf = (play: Play, names: readonly string[]): string[] =>
  names.filter((name) => woundsLeft(play.state(), name) > 0)

/** Whether anything is left of the attackers, after the rounds fought so far. */
export function isLeft(play: Play, { force }: Combat, { round, bandWounds }: Standing): boolean {
  if (force.kind === 'characters') return livingOf(play, force.names).length > 0
  return bandWounds < play.rulebook.creatures.endurance(traitsOf(force), force.endurance, round - 1)
}

/** The attacking pieces that are left: living characters, or those who sent a band that is not destroyed. */
export function captorsOf(play: Play, combat: Combat, standing: Standing): readonly string[] {
  const { force } = combat
  if (force.kind === 'characters') return livingOf(play, force.names)
  return isLeft(play, combat, standing) ? force.captors : []
}

type Band = Extract<Force, { readonly kind: 'band' }>
