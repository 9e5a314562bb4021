import { describe, it } from 'node:test'
import { expect } from 'chai'
import { expectTold, fitg } from './fitg.fixture'

describe('fitg play', { concurrency: 2 }, () => {
  it('plays a game to its end, and tells it segment by segment', async () => {
    const { code, stdout, stderr } = await fitg(['play', '--scenario', 'varu-powderkeg', '--seed', '4'])
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    expect(stdout).to.match(/^The Varu Powderkeg, seed 4\n\nImperial Player: Set-up\n {2}\S/)
    expect(stdout).to.match(/\n\nGame-turn 1, (Rebel|Imperial) Player: Movement Segment\n/)
    expect(stdout).to.match(/\n\nThe (Rebel|Imperial) Player wins in game-turn \d: .+ \(\d+ orders\)\.\n$/)
  })

  it('plays the same game from the same seed, to the letter, and tells how it ended as JSON', async () => {
    const told = (...more: readonly string[]) => fitg(['play', '--seed', '9', ...more])
    const [one, same, other, json] = await Promise.all([
      told('--verbose'),
      told('--verbose'),
      fitg(['play', '--seed', '10', '--verbose']),
      told('--json'),
    ])
    expect(one.stdout).to.equal(same.stdout)
    expect(one.stdout).not.to.equal(other.stdout)
    const ending = JSON.parse(json.stdout)
    expect(ending).to.have.all.keys('scenario', 'seed', 'winner', 'reason', 'victoryPoints', 'gameTurns', 'orders')
    expect(ending).to.include({ scenario: 'Flight to Egrix', seed: 9 })
    expect(['rebel', 'imperial']).to.include(ending.winner)
    expect(one.stdout).to.include(`(${ending.orders} orders)`)
  })

  it('knows its scenarios, and what a seed is', async () => {
    expectTold(await fitg(['play', '--scenario', 'flight-to-egrx']), 2, 'did you mean "flight-to-egrix"?')
    expectTold(await fitg(['play', '--seed', 'luck']), 2, 'a seed is a whole number from 0 up, not "luck"')
  })
})
