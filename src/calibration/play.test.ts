import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { createEngine } from '../engine/server/handler'
import { createPlayer } from './play'
import { SYSTEMS } from './systems'

const { files: features } = loadFeatureIndex()
/** Some of each subject: all would take minutes. */
const EACH = 64
const some = SYSTEMS.violators.filter((_, index) => index % EACH === 0)

/** The same engines a second time, as systems that are played in full. */
const inFull = some.map((violator) => ({ name: violator.name, differs: '', open: () => createEngine(violator) }))

describe('a violator that is played where it differs from the reference', () => {
  const play = createPlayer({ ...SYSTEMS, violators: some, harmless: inFull })

  it('comes to what it would have come to everywhere', async () => {
    for (const [index, { name }] of some.entries()) {
      const part = await play({ system: { group: 'violators', index }, features })
      const whole = await play({ system: { group: 'harmless', index }, features })
      expect(part, name).to.deep.equal(whole)
      expect(new Set(whole.outcomes.map(({ verdict }) => verdict)), name)
        .to.include('violates')
        .and.to.include('conforms')
    }
  })

  it('is compared with the reference on the same features', async () => {
    const [file = ''] = features
    const { outcomes } = await play({ system: { group: 'violators', index: 0 }, features: [file] })
    expect(new Set(outcomes.map(({ location }) => location.split(':')[0]))).to.deep.equal(new Set([file]))
  })
})
