import { type Possession, possessionNamed } from '../../../components/possessions'
import type { Play } from '../../play'

/** What its card has happen to a possession that was used (rules 9.16 to 9.20). One that is gone by now is spared it. */
export function wearOut(play: Play, possession: string, purpose = 'in passing'): void {
  const { place, revealed = false } = play.state().possessions[possession] ?? {}
  if (place !== 'held') return
  play.happens({ type: 'possession-used', possession })
  const wear = wearOf(play, possessionNamed(possession), revealed, purpose)
  if (wear === 'to the deck') play.happens({ type: 'possession-lost', possession })
  if (wear === 'out of play') play.happens({ type: 'possessions-destroyed', possessions: [possession] })
}

function wearOf(play: Play, card: Possession, usedBefore: boolean, purpose: string) {
  const { possessions: rules } = play.rulebook
  const wear = rules.afterUse(card, usedBefore, purpose)
  if (wear !== 'a die decides') return wear
  return rules.becomesInoperative(card, play.roll('possession-repair')) ? rules.whenInoperative() : 'stays'
}
