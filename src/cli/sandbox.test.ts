import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { processesWith } from '../sut/process-table.fixture'
import { bubblewrapAvailability } from '../sut/sandbox/available'
import { expectTold, fitg, newFolder, SERVE, scorecardIn } from './fitg.fixture'

const INTRUDER = join(PACKAGE_ROOT, 'dist', 'src', 'sut', 'misbehaving', 'intruder.js')
/** The intruder tries something at every order of the Imperial Player: in the scenarios of the second rule only. */
const HARMLESS_RULE = '6.1.3'
const INTRUDED_RULE = '8.2.2'

const available = bubblewrapAvailability()
/** A machine may forbid what a sandbox is made of: `run-tests` says so, and lets it pass. */
const skip = available.works ? false : `no sandbox here: ${available.why}; "fitg doctor" tells more`

interface Scene {
  /** The folder of the program. */
  readonly cwd: string
  readonly home: string
  /** A port of this machine that somebody listens on. */
  readonly port: number
}

const sceneFor = (port: number): Scene => {
  const [cwd, home] = [newFolder(), newFolder()]
  writeFileSync(join(home, 'secret'), 'a key')
  for (const folder of ['reports', '.fitg']) {
    mkdirSync(join(cwd, folder))
    writeFileSync(join(cwd, folder, 'scorecard.json'), 'a verdict')
  }
  return { cwd, home, port }
}

/** Grades an intruder, and gives what became of its attempts. */
async function attempt({ cwd, home }: Scene, name: string, argument: string, ...options: readonly string[]) {
  const sut = `exec "${process.execPath}" "${INTRUDER}" ${name} "${argument}"`
  const rules = ['--rule', HARMLESS_RULE, '--rule', INTRUDED_RULE]
  const args = [
    'grade',
    '--sut',
    sut,
    ...rules,
    '--json',
    '--no-store',
    '--format',
    'json',
    '--timeout',
    '30',
    ...options,
  ]
  const ran = await fitg(args, { cwd, env: { HOME: home, FITG_TEST_SECRET: 'a key' } })
  const scorecard = scorecardIn(ran.stdout)
  const rulesOf = scorecard.sections.flatMap((section) => section.rules)
  const verdicts = Object.fromEntries(rulesOf.map(({ id, verdict }) => [id, verdict]))
  expect(ran.code).to.equal(1)
  expect(verdicts).to.deep.equal({ [HARMLESS_RULE]: 'conforms', [INTRUDED_RULE]: 'errored' })
  const messages = rulesOf.flatMap(({ scenarios }) => scenarios.flatMap(({ failure }) => failure?.message ?? []))
  return { messages: [...new Set(messages)], sandbox: scorecard.run.sandbox, command: scorecard.run.command }
}

const inPackage = (...path: string[]) => join(PACKAGE_ROOT, ...path)

/** Not to be tried without a sandbox. */
const IN_THE_SYSTEM = '/usr/fitg-test-mark'

/** What an intruder tries, with which argument, and how it fails. Without a sandbox it succeeds. */
const ATTEMPTS: readonly (readonly [what: string, name: string, argument: (scene: Scene) => string, why: RegExp])[] = [
  ['reaches the network', 'network', ({ port }) => String(port), /ECONNREFUSED/],
  ['writes to its own folder', 'write', ({ cwd }) => join(cwd, 'mark'), /EROFS/],
  ['writes to the system', 'write', () => IN_THE_SYSTEM, /EROFS/],
  ['reads the features', 'list', () => inPackage('features'), /it is empty/],
  ['reads the catalog', 'read', () => inPackage('rules-catalog.yaml'), /EACCES|it is empty/],
  ['reads the built catalog', 'read', () => inPackage('dist', 'generated', 'catalog.json'), /EACCES|it is empty/],
  ['reads the steps', 'list', () => inPackage('dist', 'step-definitions'), /it is empty/],
  ['reads its last reports', 'list', ({ cwd }) => join(cwd, 'reports'), /it is empty/],
  ['reads its earlier runs', 'list', ({ cwd }) => join(cwd, '.fitg'), /it is empty/],
  ['reads the home of its user', 'read-home', () => 'secret', /ENOENT/],
  ['reads the secrets of the system', 'read', () => '/etc/shells', /ENOENT/],
  ['reads the environment', 'environment', () => 'FITG_TEST_SECRET', /it is not set/],
  ['looks at other processes', 'processes', () => String(process.pid), /ENOENT/],
]

describe('a program in a sandbox', { concurrency: 2 }, () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume())
  let port = 0
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  })
  after(() => server.close())

  for (const [what, name, argument, why] of ATTEMPTS) {
    it(`${what} in vain, and is graded all the same`, { skip }, async () => {
      const scene = sceneFor(port)
      const path = argument(scene)
      const { messages, sandbox } = await attempt(scene, name, path, '--sandbox', 'required')
      expect(sandbox).to.equal('bwrap')
      expect(messages).to.have.lengthOf(1)
      expect(messages[0])
        .to.match(/it failed: /)
        .and.match(why)
      if (name === 'write') expect(existsSync(path)).to.equal(false)
    })
  }

  it('could do all that outside of it', { skip }, async () => {
    for (const [what, name, argument] of ATTEMPTS) {
      const scene = sceneFor(port)
      const path = argument(scene)
      if (path === IN_THE_SYSTEM) continue
      const { messages, sandbox } = await attempt(scene, name, path, '--sandbox', 'none')
      expect(sandbox).to.equal('none')
      expect(messages, what).to.have.lengthOf(1)
      expect(messages[0], what).to.match(/it succeeded$/)
    }
  })

  it('may write to folders that nobody else sees', { skip }, async () => {
    const scene = sceneFor(port)
    const mark = basename(scene.cwd)
    const files = [join(scene.home, mark), `/tmp/${mark}-mark`]
    for (const file of files) {
      const { messages } = await attempt(scene, 'write', file, '--sandbox', 'required')
      expect(messages[0]).to.match(/it succeeded$/)
      expect(existsSync(file)).to.equal(false)
    }
  })

  it('may read what it is shown', { skip }, async () => {
    const scene = sceneFor(port)
    const file = join(newFolder(), 'shared')
    writeFileSync(file, 'rules of the house')
    // Put together by the shell: what a command names by itself is visible anyway.
    const veiled = file.replace('fitg', 'fi""tg')
    const secret = await attempt(scene, 'read', veiled, '--sandbox', 'bwrap')
    expect(secret.messages[0]).to.match(/ENOENT/)
    const named = await attempt(scene, 'read', file, '--sandbox', 'bwrap')
    expect(named.messages[0]).to.match(/it succeeded$/)
    const shown = await attempt(scene, 'read', veiled, '--sandbox', 'bwrap', '--sandbox-read', file)
    expect(shown.messages[0]).to.match(/it succeeded$/)
    expect(shown.command).to.match(new RegExp(` --sandbox bwrap --sandbox-read ${file}$`))
  })

  it('leaves no child behind that nothing else would find', { skip }, async () => {
    const scene = sceneFor(port)
    const mark = `left-by-${basename(scene.cwd)}`
    const { messages } = await attempt(scene, 'leave-child', mark, '--sandbox', 'required')
    expect(messages[0]).to.match(/it succeeded$/)
    expect(processesWith(mark)).to.deep.equal([])
  })

  it('is ended when it used up its CPU time', { skip }, async () => {
    const { messages, command } = await attempt(
      sceneFor(port),
      'compute',
      '',
      '--sandbox',
      'required',
      '--sandbox-cpu',
      '2',
    )
    expect(messages).to.have.lengthOf(1)
    expect(messages[0]).to.match(/^the program ended with exit code 152 \(SIGXCPU: it used up its CPU time\)/)
    expect(command).to.match(/ --sandbox required --sandbox-cpu 2$/)
  })

  it('cannot write a huge file', { skip }, async () => {
    const { messages } = await attempt(sceneFor(port), 'fill', '100', '--sandbox', 'required')
    expect(messages[0]).to.match(/EFBIG|SIGXFSZ: it wrote a larger file than it may/)
  })

  it('may be a script in its own folder, on Python', { skip }, async () => {
    const cwd = newFolder()
    cpSync(inPackage('adapters', 'python'), cwd, { recursive: true })
    const args = ['grade', '--sut', 'python3 pdb_combat.py', '--rule', INTRUDED_RULE, '--sandbox', 'required', '--json']
    const { code, stdout } = await fitg(args, { cwd })
    expect(code).to.equal(0)
    expect(scorecardIn(stdout).totals.conforms).to.equal(1)
  })
})

describe('without a sandbox on the machine', { concurrency: 2 }, () => {
  /** Everything but bubblewrap. */
  const bare = () => {
    const bin = newFolder()
    writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 })
    return { PATH: bin }
  }

  for (const kind of ['required', 'bwrap']) {
    it(`--sandbox ${kind} refuses to run, and says what to install`, async () => {
      const ran = await fitg(['grade', '--sut', SERVE, '--sandbox', kind], { env: bare() })
      expectTold(ran, 2, `fitg: --sandbox ${kind}: bubblewrap (bwrap) is not installed; install bubblewrap`)
    })
  }

  it('--sandbox auto runs without, and says so in a line', async () => {
    const args = ['grade', '--sut', SERVE, '--rule', INTRUDED_RULE, '--sandbox', 'auto', '--json', '--format', 'json']
    const { code, stdout, stderr } = await fitg(args, { env: bare() })
    expect(code).to.equal(0)
    expect(scorecardIn(stdout).run.sandbox).to.equal('none')
    expect(stderr).to.match(/^fitg: the program runs without a sandbox: bubblewrap \(bwrap\) is not installed; .*\n/)
  })

  it('bubblewrap that does not work is no sandbox', async () => {
    const { PATH } = bare()
    writeFileSync(
      join(PATH, 'bwrap'),
      '#!/bin/sh\n[ "$1" = --version ] && echo bubblewrap 0.9.0 || { echo "bwrap: no namespaces" >&2; exit 1; }\n',
      { mode: 0o755 },
    )
    const ran = await fitg(['grade', '--sut', SERVE, '--sandbox', 'required'], { env: { PATH } })
    expectTold(ran, 2, 'bubblewrap 0.9.0 is installed and does not work here (bwrap: no namespaces); allow namespaces')
  })
})

describe('a sandbox', { concurrency: 2 }, () => {
  it('is refused for what runs inside fitg', async () => {
    const told = 'only what --sut starts can be put into a sandbox'
    expectTold(await fitg(['grade', '--sandbox', 'required']), 2, told)
    expectTold(await fitg(['grade', '--sandbox', 'bwrap', '--sut-module', 'x.js']), 2, told)
  })

  it('is refused where it would hide nothing, or everything', { skip }, async () => {
    const sut = ['--sut', 'true', '--sandbox', 'required']
    expectTold(await fitg(['grade', ...sut], { cwd: '/' }), 2, 'in the folder of the program')
    expectTold(await fitg(['grade', ...sut, '--out', '.']), 2, 'give them a folder of their own')
  })

  it('is one of four', async () => {
    expectTold(
      await fitg(['grade', '--sandbox', 'docker']),
      2,
      '--sandbox docker: none, auto, bwrap, required is wanted',
    )
  })
})
