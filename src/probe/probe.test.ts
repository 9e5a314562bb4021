import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { HARMLESS } from '../calibration/harmless'
import { createEngine } from '../engine/server/handler'
import { PACKAGE_ROOT } from '../lib/package-root'
import { type Handler, RpcError } from '../protocol/rpc'
import type { InitializeResult, SetPositionParams, SubmitOrderParams } from '../protocol/schema/messages'
import type { Position } from '../protocol/schema/position'
import { problemWith } from '../protocol/validate'
import { METHODS } from '../protocol/vocabulary'
import { connectInProcess } from '../sut/in-process'
import { connectStdio } from '../sut/stdio'
import type { Status } from './finding'
import { type ProbeReport, probe } from './probe'

const probedHandler = (open: () => Handler): Promise<ProbeReport> => probe(() => connectInProcess(open(), 500)).report

const probedCommand = (command: string, timeoutMs = 10_000): Promise<ProbeReport> =>
  probe(() => connectStdio({ command, timeoutMs })).report

/** What was found, as `check: message`. */
const found = ({ findings }: ProbeReport, ...statuses: Status[]): string[] =>
  findings.filter(({ status }) => statuses.includes(status)).map(({ check, message }) => `${check}: ${message}`)

type Answer = Readonly<Record<string, unknown>>

/** The reference engine, which answers one method otherwise. */
const engineBut =
  (method: string, otherwise: (params: unknown, answer: () => Answer) => unknown): (() => Handler) =>
  () => {
    const engine = createEngine()
    return (asked, params) =>
      asked === method ? otherwise(params, () => engine(asked, params) as Answer) : engine(asked, params)
  }

/** The reference engine, with other capabilities. */
const claiming = (change: (capabilities: InitializeResult['capabilities']) => object) =>
  engineBut('initialize', (_params, answer) => {
    const { capabilities, ...rest } = answer() as unknown as InitializeResult
    return { ...rest, capabilities: { ...capabilities, ...change(capabilities) } }
  })

/** The reference engine, whose reported position is another. */
const reporting = (change: (position: Answer) => object) =>
  engineBut('getPosition', (_params, answer) => ({ position: change(answer()['position'] as Answer) }))

/** The reference engine, whose carried out orders are answered otherwise. */
const carryingOut = (change: (answer: Answer, params: SubmitOrderParams) => object) =>
  engineBut('submitOrder', (params, answer) => {
    const ruling = answer()
    return ruling['ruling'] === 'carried out' ? change(ruling, params as SubmitOrderParams) : ruling
  })

/** Says nothing of a die that it rolls. */
function secretive(): Handler {
  const rolls = carryingOut((answer) => ({ ...answer, used: [{ purpose: 'pdb-loss', die: 3 }] }))()
  const claims = claiming(({ chance }) => ({
    chance: { ...chance, scripted: chance.scripted.filter((purpose) => purpose !== 'pdb-loss') },
  }))()
  return (method, params) => (method === 'initialize' ? claims : rolls)(method, params)
}

/** Keeps what it was told of the planets before, as long as the scenario is the same. */
function unforgetting(): Handler {
  const engine = createEngine()
  let kept: Required<Pick<Position, 'scenario' | 'planets'>> = { scenario: 'Flight to Egrix', planets: {} }
  return (method, params) => {
    if (method !== 'setPosition') return engine(method, params)
    const { position = {}, variant } = params as SetPositionParams
    const { scenario = 'Flight to Egrix' } = position
    kept = { scenario, planets: { ...(kept.scenario === scenario ? kept.planets : {}), ...position.planets } }
    return engine(method, { position: { ...position, ...kept }, variant })
  }
}

/** Takes an order before it looks whether it is allowed. */
function hasty(): Handler {
  const engine = createEngine()
  let touched = false
  return (method, params) => {
    const answer = engine(method, params) as Answer
    if (method === 'setPosition') touched = false
    if (method === 'submitOrder') touched = answer['ruling'] === 'refused'
    if (method !== 'getPosition' || !touched) return answer
    return { position: { ...(answer['position'] as object), gameTurn: 4 } }
  }
}

const outOfDice = (answer: () => Answer, otherwise: (error: RpcError) => unknown) => {
  try {
    return answer()
  } catch (error) {
    if (error instanceof RpcError && error.code === -32002) return otherwise(error)
    throw error
  }
}

/** The reference engine without the order `place`, which comes to this instead. */
const lacking = (instead: () => unknown) => (): Handler => {
  const engine = claiming(({ orders }) => ({ orders: orders.filter((order) => order !== 'place') }))()
  return (method, params) =>
    method === 'submitOrder' && (params as SubmitOrderParams).order.type === 'place'
      ? instead()
      : engine(method, params)
}

const throwing = (text: string) => (): never => {
  throw new Error(text)
}

function orderless(): Handler {
  const engine = claiming(() => ({ orders: [] }))()
  return (method, params) => {
    if (method === 'submitOrder') throw new RpcError(-32001, 'orders')
    return engine(method, params)
  }
}

/** What is broken, how, the check that must complain, and its words. */
const BROKEN: readonly (readonly [string, () => Handler, string, RegExp])[] = [
  ['says nothing', () => () => new Promise(() => {}), 'introduction', /did not answer initialize within 0.5 s/],
  ['throws at once', () => throwing('no rules'), 'introduction', /answered with the error -32603: no rules/],
  [
    'speaks a later protocol',
    engineBut('initialize', (_params, answer) => ({ ...answer(), protocol: 2 })),
    'introduction',
    /said to be 2, and this is 1/,
  ],
  [
    'misspells an order',
    claiming(() => ({ orders: ['mov'] })),
    'introduction',
    /orders names "mov", which is no order; did you mean "move"\?/,
  ],
  [
    'misspells a die',
    claiming(() => ({ chance: { scripted: ['pdb-atack'], reported: [] } })),
    'introduction',
    /chance.scripted names "pdb-atack", which is no die or draw; did you mean "pdb-attack"\?/,
  ],
  [
    'misspells a field',
    claiming(({ told }) => ({ told: [...told, 'unit.kind'] })),
    'introduction',
    /told names "unit.kind", which is no field/,
  ],
  [
    'leaves a list out',
    claiming(() => ({ pauses: undefined })),
    'introduction',
    /does not fit its schema: \/capabilities must have required property 'pauses'/,
  ],
  [
    'does not accept',
    engineBut('setPosition', (_params, answer) => answer() && { accepted: false }),
    'set-up',
    /the answer to setPosition does not fit its schema: \/accepted must be equal to constant/,
  ],
  [
    'fails a set-up',
    engineBut('setPosition', throwing('KeyError: planets')),
    'set-up',
    /setPosition was answered with the error -32603: KeyError: planets/,
  ],
  [
    'reports what is no position',
    reporting((position) => ({ ...position, units: ['Patrol 1'] })),
    'set-up',
    /the answer to getPosition does not fit its schema: \/position\/units/,
  ],
  [
    'reports another phase',
    reporting((position) => ({ ...position, phase: 'Search', segment: null })),
    'set-up',
    /Flight to Egrix: phase was told Operations, and is reported Search/,
  ],
  [
    'sets up a piece too many',
    reporting((position) => ({ ...position, characters: { Kogus: { place: 'Angoff Urban' } } })),
    'set-up',
    /characters.Kogus was not told, and is reported/,
  ],
  ['keeps the position before', unforgetting, 'fresh start', /left of the position before: planets.*pdb/],
  [
    'carries out what names nothing',
    engineBut('submitOrder', () => ({ ruling: 'carried out', used: [] })),
    'refusal',
    /move, of things that are not in the game, was carried out/,
  ],
  [
    'throws where it should refuse',
    engineBut('submitOrder', throwing('KeyError: Patrol 99')),
    'refusal',
    /error -32603: KeyError: Patrol 99/,
  ],
  ['changes things as it refuses', hasty, 'refusal', /was refused, and yet gameTurn changed from 1 to 4/],
  [
    'carries out what it does not have',
    lacking(() => ({ ruling: 'carried out', used: [] })),
    'unsupported',
    /the order place, which you do not declare, was carried out/,
  ],
  [
    'throws at what it does not have',
    lacking(throwing('no such order')),
    'unsupported',
    /place, which you do not declare, was answered with the error -32603: no such order/,
  ],
  [
    'rolls its own dice and does not say so',
    carryingOut((answer) => ({ ...answer, used: [{ purpose: 'detection', die: 1 }] })),
    'dice',
    /a ship that passes a PDB: detection is reported as 1, and the tape said 3/,
  ],
  ['uses what it does not declare', secretive, 'dice', /pdb-loss is used, and not declared/],
  [
    'calls a die by no name',
    carryingOut((answer) => ({ ...answer, used: [{ purpose: 'd6', die: 3 }] })),
    'dice',
    /the answer to submitOrder does not fit its schema: \/used\/0/,
  ],
  [
    'makes up the dice that are missing',
    engineBut('submitOrder', (_params, answer) =>
      outOfDice(answer, () => ({ ruling: 'carried out', used: [{ purpose: 'detection', die: 1 }] })),
    ),
    'dice',
    /without any dice, was carried out/,
  ],
  [
    'refuses where dice are missing',
    engineBut('submitOrder', (_params, answer) => outOfDice(answer, () => ({ ruling: 'refused', used: [] }))),
    'dice',
    /without any dice, was refused/,
  ],
  [
    'throws where dice are missing',
    engineBut('submitOrder', (_params, answer) => outOfDice(answer, throwing('pop from empty list'))),
    'dice',
    /without any dice, was answered with the error -32603: pop from empty list/,
  ],
]

describe('the probe of a broken adapter', { concurrency: 4 }, () => {
  for (const [what, open, check, message] of BROKEN) {
    it(`that ${what} has a problem with ${check}`, async () => {
      const report = await probedHandler(open)
      const problems = found(report, 'problem')
      expect(problems.some((problem) => problem.startsWith(`${check}: `) && message.test(problem))).to.equal(
        true,
        problems.join('\n'),
      )
      expect(report.ok).to.equal(false)
      expect(report.introduced).to.equal(check !== 'introduction')
      for (const { status, advice } of report.findings) expect(advice !== undefined).to.equal(status !== 'ok')
    })
  }

  it('names every unknown capability at once', async () => {
    const report = await probedHandler(claiming(() => ({ orders: ['mov', 'atack'], pdbRules: ['print'] })))
    expect(found(report, 'problem')).to.have.lengthOf(3)
  })
})

describe('the probe of an adapter that is merely strange', { concurrency: 4 }, () => {
  const warned: readonly (readonly [string, () => Handler, string, RegExp])[] = [
    ['has no orders yet', orderless, 'introduction', /capabilities.orders is empty/],
    [
      'cannot set up what it declares',
      engineBut('setPosition', () => {
        throw new RpcError(-32001, 'Militia')
      }),
      'set-up',
      /setPosition was answered with unsupported: Militia/,
    ],
    ['refuses what it does not have', lacking(() => ({ ruling: 'refused' })), 'unsupported', /place.*was refused/],
    ['reports no dice', carryingOut(({ used: _unsaid, ...answer }) => answer), 'dice', /no die was reported in used/],
    [
      'takes its time',
      engineBut('getPosition', async (_params, answer) => {
        await new Promise((resolve) => setTimeout(resolve, 60))
        return answer()
      }),
      'speed',
      /an answer takes \d+ ms/,
    ],
  ]
  for (const [what, open, check, message] of warned) {
    it(`warns of one that ${what}`, async () => {
      const report = await probedHandler(open)
      expect(found(report, 'problem')).to.deep.equal([])
      expect(found(report, 'warning').some((text) => text.startsWith(`${check}: `) && message.test(text))).to.equal(
        true,
      )
      expect(report.ok).to.equal(true)
    })
  }
})

describe('the probe of a sound adapter', { concurrency: 4 }, () => {
  it('finds nothing in the reference engine, and looks at everything', async () => {
    const report = await probedHandler(() => createEngine())
    expect(found(report, 'problem', 'warning')).to.deep.equal([])
    expect(new Set(report.findings.map(({ check }) => check))).to.have.keys(
      ...['introduction', 'set-up', 'fresh start', 'refusal', 'unsupported', 'dice', 'speed', 'shutdown', 'schemas'],
    )
    expect(found(report, 'ok')).to.include('dice: a ship that passes a PDB: detection 3, detection 5')
  })

  for (const { name, open } of HARMLESS) {
    it(`finds no problem in the harmless variant "${name}"`, async () => {
      expect(found(await probedHandler(open), 'problem')).to.deep.equal([])
    })
  }

  it('finds nothing in the example in Python', async () => {
    const file = join(PACKAGE_ROOT, 'adapters', 'python', 'pdb_combat.py')
    expect(found(await probedCommand(`python3 "${file}"`), 'problem', 'warning')).to.deep.equal([])
  })

  it('sends nothing that does not fit the protocol, or was not declared', async () => {
    const asked = new Set<string>()
    const wrong: unknown[] = []
    const report = await probedHandler(() => {
      const engine = createEngine()
      return (method, params) => {
        const known = METHODS.find((candidate) => candidate === method)
        asked.add(method)
        if (known === undefined) wrong.push(method)
        else wrong.push(...[problemWith(`${known}.params`, params)].filter(Boolean))
        return engine(method, params)
      }
    })
    expect(report.ok).to.equal(true)
    expect([...asked].sort()).to.deep.equal([...METHODS].sort())
    expect(wrong).to.deep.equal([])
  })
})

describe('the probe of a process', { concurrency: 2 }, () => {
  const served = join(PACKAGE_ROOT, 'dist', 'src', 'cli', 'main.js')
  const SERVE = `"${process.execPath}" "${served}" serve`
  /** Passes lines on, from or to the engine, and does something with some of them. It must do without single quotes. */
  const filter = (script: string) =>
    `"${process.execPath}" -e 'require("readline").createInterface({ input: process.stdin }).on("line", (line) => { ${script} })'`

  it('tells a print on standard output, and what it said', async () => {
    const chatty = `${SERVE} | ${filter('if (line.includes("accepted")) console.log("setting up"); console.log(line)')}`
    const report = await probedCommand(chatty)
    expect(report.introduced).to.equal(true)
    const finding = report.findings.find(({ check }) => check === 'set-up')
    expect(finding).to.deep.include({
      status: 'problem',
      message: 'your program printed "setting up" on standard output, which is for the protocol',
      advice: 'print to standard error instead, and see to it that the libraries you use do as well',
      section: 'The wire',
    })
  })

  it('tells a print before the first answer, with which nothing else can be looked at', async () => {
    const report = await probedCommand(`echo Welcome; ${SERVE}`)
    expect(report.introduced).to.equal(false)
    expect(found(report, 'ok', 'warning', 'problem')).to.deep.equal([
      'introduction: your program printed "Welcome" on standard output, which is for the protocol',
    ])
  })

  it('starts a program that broke again, and shows what it complained of', async () => {
    const script = 'if (line.includes("Patrol 99")) { console.error("KeyError"); process.exit(1) } console.log(line)'
    const report = await probedCommand(`${filter(script)} | ${SERVE}`)
    const finding = report.findings.find(({ check }) => check === 'refusal')
    expect(finding).to.deep.include({ status: 'problem', stderr: 'KeyError' })
    expect(found(report, 'ok').filter((text) => text.startsWith('dice: '))).to.have.lengthOf(4)
  })

  it('gives up a program that breaks at everything', async () => {
    const report = await probedCommand(
      `${filter('console.log(line); if (line.includes("setPosition")) process.exit(1)')} | ${SERVE} | head -1`,
    )
    expect(report.introduced).to.equal(true)
    expect(found(report, 'problem').at(-1)).to.match(/the program broke too often to be looked at any further/)
  })

  it('finds out who does not leave', async () => {
    const report = await probedCommand(`${SERVE}; sleep 60`)
    expect(found(report, 'problem')).to.have.lengthOf(1)
    expect(found(report, 'problem')[0]).to.match(/^shutdown: the program was still there 3 s after shutdown/)
  })

  it('is over at once when it is ended', async () => {
    const { report, end } = probe(() => connectStdio({ command: 'sleep 60', timeoutMs: 60_000 }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await end()
    expect((await report).introduced).to.equal(false)
  })
})
