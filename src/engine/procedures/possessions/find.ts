import { type PossessionType, possessionNamed } from '../../../components/possessions'
import { environOf, isShip, ownerOf } from '../../pieces'
import type { Play } from '../../play'
import type { Heir } from '../../rules/possessions'
import type { MissionGroup } from '../../state'
import { groupWith, membersLeft } from '../missions/groups'
import { drawable, typesHeldBy } from './held'

/** How possessions are found on missions (cases 14.1 and 14.11). */

/** card 56. */
export function scavenge(play: Play, group: MissionGroup): void {
  const members = membersLeft(play.state(), group).length
  for (let found = 0; found < play.rulebook.possessions.cardsFound(members); found += 1)
    drawPossession(play, group, () => true)
}

/**
 * One card of the possession deck, for a member of the group (cases 14.1 and 14.11).
 * @param counts whether a card counts; another is drawn again
 */
export function drawPossession(play: Play, group: MissionGroup, counts: (name: string) => boolean): void {
  const { possessions: rules } = play.rulebook
  const deck = drawable(play).filter(counts)
  if (deck.length === 0) return
  const possession = play.pick('possession-card', deck)
  const type = isShip(possession) ? 'spaceship' : rules.typeOf(possessionNamed(possession))
  if (type !== 'spaceship') play.happens({ type: 'possession-drawn', possession })
  if (!rules.isAssignedAtOnce()) return
  const heirs = rules.heirs(candidatesFor(play, group, type), type).map(({ name }) => name)
  const holder = heirs.length < 2 ? heirs[0] : chooseHeir(play, possession, heirs)
  if (holder === NOBODY) return
  if (holder === undefined) {
    if (type !== 'spaceship') play.happens({ type: 'possession-lost', possession })
  } else if (type === 'spaceship') play.happens({ type: 'ship-given', ship: possession, to: holder })
  else play.happens({ type: 'possession-given', possession, to: holder })
}

/** Those who are free to have something: the group first, in its order. */
function candidatesFor(play: Play, group: MissionGroup, type: PossessionType): Heir[] {
  const state = play.state()
  const members = membersLeft(state, group)
  const others = Object.keys(state.characters).filter(
    (name) => !members.includes(name) && ownerOf(state, name) === 'Rebel' && environOf(state, name) !== undefined,
  )
  const whoIs = (name: string): Heir['who'] =>
    members.includes(name) ? 'of the group' : groupWith(state, name) === undefined ? 'idle' : 'on another mission'
  return [...members, ...others].map((name) => ({
    name,
    who: whoIs(name),
    inEnviron: environOf(state, name) === group.environ,
    hasRoom: play.rulebook.possessions.mayHold(type, typesHeldBy(play, name), 'find', 'Rebel'),
  }))
}

const NOBODY = 'pass'

const chooseHeir = (play: Play, possession: string, characters: readonly string[]): string =>
  play.choose({
    player: 'Rebel',
    purpose: 'recipient',
    about: { possession, characters },
    read: (value) =>
      value === NOBODY && play.rulebook.possessions.mayBeDeclined()
        ? NOBODY
        : characters.find((name) => name === value),
  })
