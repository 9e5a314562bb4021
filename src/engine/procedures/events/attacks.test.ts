import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { CardEvent } from '../../../components/action-cards'
import type { DieFace } from '../../../components/names'
import type { Position } from '../../../protocol/schema/position'
import { scriptedChance } from '../../chance'
import { startPlay } from '../../play'
import { rolls } from '../../playing.fixture'
import { printedRulebook } from '../../rulebook'
import { stateOf } from '../../server/told'
import { carryOutEvent } from './event'

/** Attacks by events, on one group of one character; the numbers are those of the printed tables. */

interface Scene {
  readonly who: string
  readonly environ: string
  readonly mission?: string
  readonly def?: readonly DieFace[]
  readonly att?: readonly DieFace[]
  readonly told?: Position
}

/** Carries out some events one after the other: whether each took effect, and the wounds. */
function suffer(scene: Scene, ...events: readonly CardEvent[]) {
  const { who, environ, mission = 'Gather Information', def = [], att = [], told = {} } = scene
  const state = stateOf({
    scenario: 'Flight to Egrix',
    phase: 'Mission',
    characters: { [who]: { place: environ } },
    missionGroups: [{ pieces: [who], mission, environ }],
    ...told,
  })
  const dice = rolls({ 'combat-defender': def, 'combat-attacker': att })
  const { play, record } = startPlay(state, printedRulebook, scriptedChance(dice), [])
  const effects = events.map((event) => carryOutEvent(play, environ, event))
  expect(record().taken.length).to.equal(dice.length)
  const { place, wounds } = play.state().characters[who] ?? {}
  return { effects, wounds: place === 'killed' ? 'killed' : wounds, status: play.state().groups[0]?.status }
}

const CREATURE: CardEvent = { code: 'CREATURE_ATTACK', about: 'one group' }
const robots = (sentryRobots: 1 | 2): CardEvent => ({ ...CREATURE, sentryRobots })
const LOCALS: CardEvent = { code: 'IRATE_LOCALS', about: 'one group' }
const holding = (who: string, possession: string): Position => ({
  possessions: { [possession]: { place: 'held', holder: who } },
})

describe('sentry robots', () => {
  // An environ without a creature, on a planet under Imperial Control.
  const environ = 'Charkhan Wild'

  it('attack with 4 and 2 alone, with 7 and 4 as two', () => {
    // 4 to 3 [+1]: a 3 is one wound, a 1 two, which is the end of one robot.
    expect(suffer({ who: 'Adam Starlight', environ, def: [3], att: [1] }, robots(1)).wounds).to.equal(1)
    // 7 to 3 [+4..+6]: a 1 is one wound on either side; 6 to 2 [+4..+6] and 5 to 1 the same; 4 to 0, and he is dead.
    const two = suffer({ who: 'Adam Starlight', environ, def: [1, 1, 1, 1], att: [1, 1, 1, 1] }, robots(2))
    expect(two.wounds).to.equal('killed')
  })

  it('leave Yarro Latac alone, every time', () => {
    const { effects, wounds } = suffer({ who: 'Yarro Latac', environ }, robots(1), robots(2))
    expect({ effects, wounds }).to.deep.equal({ effects: [false, false], wounds: 0 })
  })
})

describe('a creature', () => {
  it('is not kept off by Yarro Latac, whatever robots the card names', () => {
    // Drants, one die in their own column [0]: a 5 is one wound.
    const scene = { who: 'Yarro Latac', environ: 'Charkhan Air', def: [5] } as const
    expect(suffer(scene, robots(1))).to.deep.include({ effects: [true], wounds: 1 })
  })

  it('spares Professor Mareg at first, in a Wild or Special environ', () => {
    const special = { who: 'Professor Mareg', environ: 'Charkhan Air', def: [5] } as const
    expect(suffer(special, CREATURE, CREATURE)).to.deep.include({ effects: [false, true], wounds: 1 })
    expect(suffer({ who: 'Professor Mareg', environ: 'Quibron Wild' }, CREATURE).effects).to.deep.equal([false])
    // Laboroid 3 to 3, surprise of two columns [+2..+3]: a 2 is one wound, a 1 two. Then 1 to 2 [-1].
    const urban = { who: 'Professor Mareg', environ: 'Angoff Urban', def: [2, 1], att: [1, 1] } as const
    expect(suffer(urban, CREATURE)).to.deep.include({ effects: [true], wounds: 1 })
  })
})

describe('locals', () => {
  it('never attack Oneste Woada', () => {
    const { effects, wounds } = suffer({ who: 'Oneste Woada', environ: 'Charkhan Wild' }, LOCALS, LOCALS)
    expect({ effects, wounds }).to.deep.equal({ effects: [false, false], wounds: 0 })
  })

  it('attack others to kill, and nobody asks what for', () => {
    // Charkhans 5/4 firefight to 3 [+2..+3]: a 2 is one wound, doubled; a 1 is two, doubled, and their end.
    const scene = { who: 'Adam Starlight', environ: 'Charkhan Wild', def: [2], att: [1] } as const
    expect(suffer(scene, LOCALS)).to.deep.include({ effects: [true], wounds: 2 })
  })
})

describe('an Advisor Android', () => {
  const PROTOCOL: CardEvent = {
    code: 'DIPLOMACY_PROTOCOL',
    about: 'mission',
    aborts: 'Diplomacy',
    loyaltyShift: 1,
    favours: 'non-phasing player',
  }
  const DEBATE: CardEvent = { code: 'DIPLOMACY_DEBATE', about: 'mission', aborts: 'Diplomacy', unlessDiplomacy: 2 }
  const scene = { who: 'Adam Starlight', environ: 'Charkhan Wild', mission: 'Diplomacy' } as const

  it('keeps Diplomacy going once', () => {
    const told = holding('Adam Starlight', 'Advisor Android')
    for (const event of [PROTOCOL, DEBATE]) {
      expect(suffer({ ...scene, told }, event)).to.deep.include({ effects: [false], status: 'active' })
      expect(suffer({ ...scene, told }, event, event)).to.deep.include({ effects: [false, true], status: 'aborted' })
      expect(suffer(scene, event)).to.deep.include({ effects: [true], status: 'aborted' })
    }
  })
})
