import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from './lib/package-root'

/**
 * Which folder may import what, types included. A folder means all below it, unless that has a line of its own; its own
 * modules are always allowed.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/components': ['src/lib'],
  'src/protocol': ['src/components', 'src/lib'],
  'src/catalog': ['src/protocol', 'src/components', 'src/lib'],
  'src/engine': ['src/components', 'src/lib'],
  'src/engine/server': ['src/engine', 'src/protocol', 'src/components', 'src/lib'],
  'src/sut': ['src/sut/degenerates', 'src/protocol', 'src/engine/server', 'src/lib'],
  'src/sut/degenerates': ['src/protocol', 'src/lib'],
  'src/run': ['src/catalog', 'src/sut', 'src/probe', 'src/protocol', 'src/grading', 'src/lib'],
  'src/probe': ['src/sut', 'src/protocol', 'src/components', 'src/lib'],
  'src/replay': ['src/protocol', 'src/lib'],
  'src/grading': ['src/catalog', 'src/replay', 'src/protocol', 'src/lib'],
  'src/calibration': [
    'src/engine',
    'src/sut',
    'src/run',
    'src/grading',
    'src/catalog',
    'src/protocol',
    'src/components',
    'src/lib',
  ],
  'src/report': ['src/store', 'src/grading', 'src/catalog', 'src/protocol', 'src/lib'],
  'src/store': ['src/grading', 'src/catalog', 'src/lib'],
  'src/fuzz': ['src/engine', 'src/protocol', 'src/components', 'src/lib'],
  'src/init': ['src/lib'],
  'src/check': ['src/catalog', 'src/engine', 'src/protocol', 'src/lib'],
  'src/build': ['src'],
  'src/cli': ['src'],
  'step-definitions': ['src/protocol', 'src/components', 'src/lib', 'src/sut'],
}

/** What even those may not import that may import anything. */
const NEVER_IMPORTED = ['src/cli', 'src/build']

interface Import {
  readonly from: string
  readonly line: number
  readonly to: string
}

/** `import … from './x'`, over several lines too, and `import './x'`. */
const STATEMENT = /^(?:import|export)\s+(?:[^'"=();]*?\sfrom\s+)?'(?<module>\.[^']*)'/gm
/** `require('./x')` and `import('./x')`, of types as well. */
const CALL = /\b(?:import|require)\('(?<module>\.[^']*)'\)/g

/** The imports of other modules of this project. */
const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].map(({ index, groups = {} }) => ({
    from,
    line: text.slice(0, index).split('\n').length,
    to: posix.join(posix.dirname(from), groups['module'] ?? ''),
  }))

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`)

/** The folder of the table that a module stands in: the innermost. */
const folderOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => isBelow(file, folder))
    .sort((a, b) => b.length - a.length)[0]

function isAllowed({ from, to }: Import): boolean {
  const home = folderOf(from)
  const target = folderOf(to)
  if (home === undefined || target === undefined) return false
  if (home === target) return true
  if (NEVER_IMPORTED.includes(target) && !(home === 'src/cli' && target === 'src/build')) return false
  return MAY_IMPORT[home]?.some((folder) => isBelow(to, folder)) ?? false
}

const wrongIn = (from: string, text: string): string[] =>
  importsIn(from, text)
    .filter((found) => !isAllowed(found))
    .map(({ line, to }) => `${from}:${line} imports ${to}`)

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(PACKAGE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .sort()

describe('imports', () => {
  const sources = [...sourcesIn('src'), ...sourcesIn('step-definitions')]

  it('come from a folder that the table knows', () => {
    expect(sources.filter((file) => folderOf(file) === undefined)).to.deep.equal([])
  })

  it('point the way of the table', () => {
    const wrong = sources.flatMap((file) => wrongIn(file, readFileSync(join(PACKAGE_ROOT, file), 'utf8')))
    expect(wrong).to.deep.equal([])
  })
})

describe('the check of imports', () => {
  it('finds every way to import', () => {
    const text = `import a from '../a'
import { b, type c } from '../b'
import type { d } from '../d'
import {
  type e,
  type f,
} from '../e'
export { g } from '../g'
export * from '../h'
import '../i'
const j = require('../j') as typeof import('../k')
const l = await import('../l')
import * as m from '../m'
export const n = '../n'
const text = "from '../n'"
import { o } from 'node:path'
`
    const found = importsIn('src/x/y.ts', text)
    const names = found.map(({ line, to }) => `${line} ${to}`)
    expect(names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).to.deep.equal([
      '1 src/a',
      '2 src/b',
      '3 src/d',
      '4 src/e',
      '8 src/g',
      '9 src/h',
      '10 src/i',
      '11 src/j',
      '11 src/k',
      '12 src/l',
      '13 src/m',
    ])
  })

  const isWrong = (from: string, to: string) =>
    wrongIn(from, `import { a } from './${posix.relative(posix.dirname(from), to)}'`).length > 0

  for (const [from, to, what] of [
    ['src/engine/apply.ts', 'src/protocol/rpc', 'the engine imports the protocol'],
    ['src/engine/apply.ts', 'src/engine/server/told', 'the engine imports its server'],
    ['src/sut/open.ts', 'src/engine/decide', 'a system under test imports the inside of the engine'],
    ['src/sut/degenerates/parrot.ts', 'src/sut/session', 'a degenerate imports anything but the protocol'],
    ['step-definitions/world.ts', 'src/engine/server/handler', 'a step imports the engine'],
    ['src/grading/points.ts', 'src/run/grade', 'grading imports a run'],
    ['src/build/main.ts', 'src/cli/main', 'anything imports the commands'],
    ['src/new/thing.ts', 'src/lib/text', 'a folder is not in the table'],
  ] as const) {
    it(`finds that ${what}`, () => {
      expect(isWrong(from, to)).to.equal(true)
    })
  }

  for (const [from, to] of [
    ['src/engine/server/told.ts', 'src/protocol/rpc'],
    ['src/engine/server/told.ts', 'src/engine/state'],
    ['src/calibration/pdb.ts', 'src/engine/rules/pdb'],
    ['src/run/grade.ts', 'src/grading/scorecard'],
    ['src/cli/main.ts', 'src/build/main'],
  ] as const) {
    it(`lets ${from} import ${to}`, () => {
      expect(isWrong(from, to)).to.equal(false)
    })
  }
})
