import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { changedBy } from '../../calibration/consulted'
import { printedRulebook } from '../../engine/rulebook'
import type { Mutant } from './mutants'
import { rulebookWith } from './rulebook'

/** A module of the rulebook in which one piece of text has become another. */
function mutantOf(name: string, from: string, to: string): Mutant {
  const file = require.resolve(`../../engine/rules/${name}`)
  return { file, place: `${name}.ts:1`, change: `${from} ${to}`, text: readFileSync(file, 'utf8').replace(from, to) }
}

const subjectsOf = (mutant: Mutant) => [
  ...new Set(changedBy(rulebookWith(mutant)).map((name) => name.split('.')[0] ?? '')),
]

describe('the rulebook of a mutant', () => {
  it('has the decisions of the module as they have become', () => {
    const mutant = mutantOf('stacking', 'exports.stackingRules =', 'exports.stackingRules = exports.changed =')
    expect(subjectsOf(mutant)).to.deep.equal(['stacking'])
  })

  it('has decisions that are made with a module which decides nothing itself', () => {
    const mutant = mutantOf('mission-conditions', 'enemyUnits > 0', 'false')
    expect(subjectsOf(mutant)).to.include('missions')
  })

  it('leaves the printed rulebook as it is for the next mutant', () => {
    const before = printedRulebook.missions
    rulebookWith(mutantOf('mission-conditions', 'enemyUnits > 0', 'false'))(printedRulebook)
    expect(require('../../engine/rules/missions')).to.have.property('missionRules', before)
  })
})
