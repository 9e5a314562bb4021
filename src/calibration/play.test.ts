import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { createEngine } from '../engine/server/handler'
import { createPlayer, type Observed } from './play'
import { SYSTEMS } from './systems'

const { files: features } = loadFeatureIndex()
/** Some of each subject: all would take a minute. */
const EACH = 16
const some = SYSTEMS.violators.filter((_, index) => index % EACH === 0)

/** The same engines a second time, as systems that are played in full. */
const inFull = some.map((violator) => ({ name: violator.name, differs: '', open: () => createEngine(violator) }))

const byPlace = (outcomes: readonly Observed[]) => new Map(outcomes.map((outcome) => [outcome.location, outcome]))

describe('a violator that is played where it differs from the reference', () => {
  const play = createPlayer({ ...SYSTEMS, violators: some, harmless: inFull })

  it('comes to what it would have come to everywhere', async () => {
    const reference = await play({ system: { group: 'reference' }, features })
    let left = 0
    for (const [index, { name }] of some.entries()) {
      const part = byPlace((await play({ system: { group: 'violators', index }, features })).outcomes)
      const whole = await play({ system: { group: 'harmless', index }, features })
      const pieced = reference.outcomes.map((same) => part.get(same.location) ?? same)
      expect(pieced, name).to.deep.equal(whole.outcomes)
      left += whole.outcomes.length - part.size
    }
    expect(left).to.be.above((reference.outcomes.length * some.length) / 2)
  })
})
