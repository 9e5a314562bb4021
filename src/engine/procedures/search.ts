import { opponentOf, type Player } from '../../components/names'
import type { OrderOf } from '../orders'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import type { Search } from '../state'
import { attackFound, chooseAttack, finds, giveSearchersAway } from './find'
import { hiding, objectionToSearch } from './searchers'

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
  const indexIn = (plans: readonly Search[]) => plans.findIndex((plan) => plan.environ === environ && plan.by === by)
  const improvised: Search = { environ, by, characters: [], outcome: 'declared' }
  if (indexIn(state.searches) === -1 && rules.mayImprovise(by) && !objectionToSearch(play, player, improvised))
    play.happens({ type: 'searches-declared', searches: [...state.searches, improvised] })
  const { searches } = play.state()
  const index = indexIn(searches)
  const plan = searches[index]
  const open = plan?.outcome === 'declared' || (plan?.outcome === 'found' && rules.staysFound())
  if (plan === undefined || !open) return `no search by ${by} is declared in ${environ}`
  const isFirst = searches.findIndex(({ outcome }) => outcome === 'declared') === index
  if (!rules.mayComeNext(isFirst)) return 'the searches are carried out in another order'
  const quest = () => ({ environ, by, characters: plan.characters, hidden: hiding(play, environ, opponentOf(player)) })
  const found = plan.outcome === 'found' || finds(play, player, quest())
  play.happens({ type: 'search-resolved', index, outcome: found ? 'found' : 'failed' })
  giveSearchersAway(play, player, quest(), found)
  const attack = chooseAttack(play, player, quest(), found)
  if (attack !== 'pass') attackFound(play, player, quest(), attack)
  else if (rules.staysFound()) return undefined
  if (found) play.happens({ type: 'search-resolved', index, outcome: 'over' })
  return undefined
}
