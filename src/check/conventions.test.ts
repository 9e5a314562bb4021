import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { VIOLATORS } from '../calibration/violators'
import { type CheckReport, check } from './check'
import { type Problem, problemLine } from './problem'
import { readProject } from './project'

describe('this project', () => {
  let report: CheckReport
  const lines = (wanted: (problem: Problem) => boolean) => report.problems.filter(wanted).map(problemLine)

  before(async () => {
    report = check(await readProject(VIOLATORS))
  })

  it('was built from the present sources', () => {
    expect(lines(({ kind }) => kind === 'stale-build')).to.deep.equal([])
  })

  it('has catalog, features, phrases, rulebook and violators that agree', () => {
    expect(lines(({ kind }) => kind !== 'stale-build')).to.deep.equal([])
  })
})
