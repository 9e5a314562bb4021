import { environNamed } from '../../components/map'
import { opponentOf, type Player, WEAPONS, type Weapon } from '../../components/names'
import type { Searcher } from '../orders'
import { captivesHeldBy, charactersApart, charactersIn, isGuarding, isWithUnits, ownerOf, strengthOf } from '../pieces'
import type { Play } from '../play'
import { characterCombat } from './character-combat'
import { leadershipIn } from './leaders'
import { isDisabled } from './possessions/held'
import { hidingBonusOf, ratingOf } from './ratings'
import { isAble, searchingUnits } from './searchers'
import { exposeFriends } from './sighting'
import { squadFrom } from './squad'

/** What a search consists of, in the Search Phase as when an event allows it (cases 11.2 to 11.4). */

/** Who looks for whom. */
export interface Quest {
  readonly environ: string
  readonly by: Searcher
  /** Those who search, where characters do. */
  readonly characters: readonly string[]
  /** The enemies who may be found. */
  readonly hidden: readonly string[]
}

/** Rolls for a search; nobody finds anything without searchers, or where nobody hides. */
export function finds(play: Play, player: Player, { environ, by, characters, hidden }: Quest): boolean {
  const { search: rules, capture } = play.rulebook
  const state = play.state()
  const searchers = characters.filter((name) => isAble(play, player, environ, name))
  const units = searchingUnits(play, player, environ)
  if (hidden.length === 0 || (by === 'characters' ? searchers : units).length === 0) return false
  const prisoners = capture.lend('search') ? captivesHeldBy(state, searchers) : []
  const intelligence = (name: string) => ratingOf(state, name, 'intelligence')
  const value = rules.searchValue(by, {
    strength: strengthOf(
      state,
      units.filter((unit) => capture.guardingUnitActs('search') || !isGuarding(state, unit)),
    ),
    leadership: leadershipIn(state, environ, player) ?? 0,
    intelligences: [...searchers, ...prisoners].map(intelligence),
  })
  const { size } = environNamed(environ)
  const dragged = capture.lend('hiding') ? captivesHeldBy(state, hidden) : []
  const hidingValue = rules.hidingValue(
    [...hidden, ...dragged].map(intelligence),
    size,
    hidden.map((name) => hidingBonusOf(state, name, by)),
    charactersIn(state, environ, opponentOf(player)).filter((name) => isWithUnits(state, name)).length,
  )
  return rules.finds(value, hidingValue, play.roll('search'))
}

/** Characters who search are seen themselves (rule 13.14, case 11.31). */
export function giveSearchersAway(
  play: Play,
  player: Player,
  { environ, by, characters }: Quest,
  found: boolean,
): void {
  const state = play.state()
  const searchers = by === 'characters' ? characters : []
  const others = charactersIn(state, environ, player).filter((name) => !searchers.includes(name))
  const seen = play.rulebook.search.seenSearching(searchers, others, found, state.turn)
  if (seen.length === 0) return
  const unseen = seen.filter((name) => state.characters[name]?.detected === false)
  if (unseen.length > 0) play.happens({ type: 'characters-detected', characters: unseen })
  exposeFriends(play, environ, player, seen)
}

/** How the searcher attacks whom he has found. */
export interface Attack {
  readonly with: Searcher
  readonly weapon: Weapon
}

/** Whether, and how, whoever searched attacks (cases 11.32 and 11.33). */
export function chooseAttack(
  play: Play,
  player: Player,
  { environ, by, hidden }: Quest,
  found: boolean,
): Attack | 'pass' {
  const { search: rules } = play.rulebook
  const able = (['characters', 'military units'] as const).filter((kind) => rules.mayAttack(kind, by, found))
  return able.length === 0 ? 'pass' : askForAttack(play, player, { environ, found: hidden }, able, rules.mayDecline(by))
}

/**
 * Asks who attacks characters that were found.
 * @param able the kinds of attackers that there are
 * @param mayDecline whether they may be left alone
 */
export function askForAttack(
  play: Play,
  player: Player,
  about: { readonly environ: string; readonly found: readonly string[] },
  able: readonly Searcher[],
  mayDecline: boolean,
): Attack | 'pass' {
  return play.choose<Attack | 'pass'>({
    player,
    purpose: 'attack',
    about,
    read: (value) => {
      if (value === 'pass') return mayDecline ? 'pass' : undefined
      const attack = readAttack(value)
      return attack !== undefined && able.includes(attack.with) ? attack : undefined
    },
  })
}

function readAttack(value: unknown): Attack | undefined {
  if (typeof value !== 'object' || value === null || !('with' in value)) return undefined
  if (value.with === 'military units') return { with: 'military units', weapon: 'firefight' }
  const weapon = 'weapon' in value ? WEAPONS.find((known) => known === value.weapon) : undefined
  return value.with === 'characters' && weapon !== undefined ? { with: 'characters', weapon } : undefined
}

/** The combat that follows. Without searchers who are able to, all who stand apart from units attack. */
export function attackFound(play: Play, player: Player, { environ, characters, hidden }: Quest, attack: Attack): void {
  const state = play.state()
  if (attack.with === 'military units') {
    characterCombat(play, { player, environ, force: squadFrom(play, environ, player), defenders: hidden })
    return
  }
  const searchers = characters.filter((name) => isAble(play, player, environ, name))
  const able =
    searchers.length > 0
      ? searchers
      : charactersApart(state, environ, player).filter((name) => !isDisabled(state, name))
  const idle = charactersApart(state, environ, player).filter((name) => !able.includes(name))
  const { attackers, defenders } = play.rulebook.characterCombat.roles(able, hidden, idle)
  const attacker = ownerOf(state, attackers[0] ?? '')
  const force = { kind: 'characters', names: attackers, weapon: attack.weapon } as const
  characterCombat(play, { player: attacker, environ, force, defenders })
}
