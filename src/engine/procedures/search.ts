import { environNamed } from '../../components/map'
import { opponentOf, type Player, WEAPONS, type Weapon } from '../../components/names'
import type { OrderOf, Searcher } from '../orders'
import { captivesHeldBy, charactersApart, ownerOf, strengthOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import type { Search } from '../state'
import { characterCombat } from './character-combat'
import { leadershipIn } from './leaders'
import { hidingBonusOf, ratingOf } from './ratings'
import { hiding, isAble, objectionToSearch, searchingUnits } from './searchers'
import { exposeFriends } from './sighting'
import { squadFrom } from './squad'

/** Names all searches of the phase; a new list takes the place of the former (rule 13.13). */
export function declareSearches(play: Play, player: Player, { searches }: OrderOf<'declare-searches'>): Objection {
  const { search: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayDeclare(state.turn, player)) return `the ${player} Player cannot search now`
  const resolved = state.searches.filter(({ outcome }) => outcome !== 'declared').length
  if (!rules.mayDeclareAfter(resolved, state.searches.length, searches.length))
    return 'the searches of this phase are fixed'
  if (!rules.mayDeclareSo(searches)) return 'so many searches are not made'
  for (const [index, plan] of searches.entries()) {
    const twice = searches.findIndex(({ environ, by }) => environ === plan.environ && by === plan.by) !== index
    const objection = twice ? `${plan.by} search ${plan.environ} once` : objectionToSearch(play, player, plan)
    if (objection !== undefined) return objection
  }
  const declared = searches.map((plan): Search => ({ characters: [], ...plan, outcome: 'declared' }))
  play.happens({ type: 'searches-declared', searches: declared })
  return undefined
}

/** Carries out one declared search, and the combat that may follow it at once (cases 11.2 to 11.4). */
export function search(play: Play, player: Player, { environ, by }: OrderOf<'search'>): Objection {
  const { search: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayDeclare(state.turn, player)) return `the ${player} Player cannot search now`
  const index = state.searches.findIndex((plan) => plan.environ === environ && plan.by === by)
  const plan = state.searches[index]
  const open = plan?.outcome === 'declared' || (plan?.outcome === 'found' && rules.staysFound())
  if (plan === undefined || !open) return `no search by ${by} is declared in ${environ}`
  const found = plan.outcome === 'found' || findsSomebody(play, player, plan)
  play.happens({ type: 'search-resolved', index, outcome: found ? 'found' : 'failed' })
  if (by === 'characters' && rules.givesSearchersAway(found)) giveAway(play, player, plan)
  const attack = attackAfter(play, player, plan, found)
  if (attack !== 'pass') fight(play, player, plan, attack)
  else if (rules.staysFound()) return undefined
  if (found) play.happens({ type: 'search-resolved', index, outcome: 'over' })
  return undefined
}

function findsSomebody(play: Play, player: Player, { environ, by, characters }: Search): boolean {
  const { search: rules, capture } = play.rulebook
  const state = play.state()
  const hidden = hiding(play, environ, opponentOf(player))
  const searchers = characters.filter((name) => isAble(play, player, environ, name))
  const units = searchingUnits(play, player, environ)
  if (hidden.length === 0 || (by === 'characters' ? searchers : units).length === 0) return false
  const prisoners = capture.lend('search') ? captivesHeldBy(state, searchers) : []
  const intelligence = (name: string) => ratingOf(state, name, 'intelligence')
  const value = rules.searchValue(by, {
    strength: strengthOf(state, units),
    leadership: leadershipIn(state, environ, player) ?? 0,
    intelligences: [...searchers, ...prisoners].map(intelligence),
  })
  const { size } = environNamed(environ)
  const hidingValue = rules.hidingValue(hidden.map(intelligence), size, hidden.map(hidingBonusOf))
  return rules.finds(value, hidingValue, play.roll('search'))
}

function giveAway(play: Play, player: Player, { environ, characters }: Search): void {
  const state = play.state()
  const unseen = characters.filter((name) => state.characters[name]?.detected === false)
  if (unseen.length > 0) play.happens({ type: 'characters-detected', characters: unseen })
  exposeFriends(play, environ, player, characters)
}

/** How the searcher attacks whom he has found. */
interface Attack {
  readonly with: Searcher
  readonly weapon: Weapon
}

function attackAfter(play: Play, player: Player, { by, environ }: Search, found: boolean): Attack | 'pass' {
  const { search: rules } = play.rulebook
  const able = (['characters', 'military units'] as const).filter((kind) => rules.mayAttack(kind, by, found))
  if (able.length === 0) return 'pass'
  return play.choose<Attack | 'pass'>({
    player,
    purpose: 'attack',
    about: { environ, found: hiding(play, environ, opponentOf(player)) },
    read: (value) => {
      if (value === 'pass') return rules.mayDecline(by) ? 'pass' : undefined
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

function fight(play: Play, player: Player, { environ, characters }: Search, attack: Attack): void {
  const state = play.state()
  const found = hiding(play, environ, opponentOf(player))
  if (attack.with === 'military units') {
    characterCombat(play, { player, environ, force: squadFrom(play, environ, player), defenders: found })
    return
  }
  const searchers = characters.filter((name) => isAble(play, player, environ, name))
  const able = searchers.length > 0 ? searchers : charactersApart(state, environ, player)
  const { attackers, defenders } = play.rulebook.characterCombat.roles(able, found)
  const attacker = ownerOf(state, attackers[0] ?? '')
  const force = { kind: 'characters', names: attackers, weapon: attack.weapon } as const
  characterCombat(play, { player: attacker, environ, force, defenders })
}
