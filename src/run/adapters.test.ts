import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { adapterProgram, exampleIn, whyNot } from '../build/adapter-programs'
import { loadProven } from '../catalog/coverage'
import { loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import type { Scorecard } from '../grading/scorecard-schema'
import { LANGUAGES, type Language } from '../init/starter'
import { openSut } from '../sut/open'
import { gradeSut } from './grade'

/** The eight rules that the examples are about, and those that come with moving units and knowing who controls a planet. */
const OBEYED = [
  ...['3.1.1', '4.9', '7.1'],
  ...['8.2.2', '8.2.3', '8.2.4', '8.2.5', '8.2.6', '8.2.7', '8.2.8', '8.2.9'],
  ...['11.2', '11.3', '11.7'],
]

async function graded(command: string): Promise<Scorecard> {
  const session = openSut({ command, timeoutSeconds: 60 })
  try {
    const catalog = loadCatalog()
    const { scorecard, defects } = await gradeSut({
      catalog,
      index: loadFeatureIndex(),
      proven: loadProven(),
      rules: catalog.rules,
      session,
      suite: { name: 'fitg-conformance', version: '0' },
      selection: [],
      command: 'fitg grade',
    })
    expect(defects).to.deep.equal([])
    return scorecard
  } finally {
    await session.close()
  }
}

const withVerdict = ({ sections }: Scorecard, verdict: string): string[] =>
  sections.flatMap(({ rules }) => rules.filter((rule) => rule.verdict === verdict).map(({ id }) => id))

/** The example, and the same in which every order prints on the way, without and with a line of its own. */
interface Chatty {
  readonly ending: string
  /** The first line of what is done with an order, and what is put before it. */
  readonly line: string
  readonly prints: string
}

const CHATTY: Readonly<Record<Language, Chatty>> = {
  python: {
    ending: '.py',
    line: '        names, goal = sorted(set(order["pieces"])), order["to"]\n',
    prints: `        print("stray"); __import__("os").write(1, b"raw, without an end")
        __import__("subprocess").run("echo from a child; cat", shell=True); print(repr(__import__("sys").stdin.read()))\n`,
  },
  java: {
    ending: '.java',
    line: '    String goal = FitgAdapter.asText(order.get("to"));\n',
    prints: '    System.out.println("stray"); System.out.print("without an end"); System.out.flush();\n',
  },
  typescript: {
    ending: '.ts',
    line: '    let names = [...new Set(pieces)].sort()\n',
    prints: "    console.log('stray'); process.stdout.write('without an end')\n",
  },
}

function makeChatty(language: Language, folder: string): void {
  const { ending, line, prints } = CHATTY[language]
  const file = join(folder, `${exampleIn(language)}${ending}`)
  const source = readFileSync(file, 'utf8')
  expect(source.split(line)).to.have.length(2)
  writeFileSync(file, source.replace(line, `${prints}${line}`))
}

/** No environ of the two scenarios names several races, and the example declares no other star system. */
const ELSEWHERE = ['M.2.21']

for (const language of LANGUAGES) {
  describe(`the example in ${language}`, { skip: whyNot(language) ?? false }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'fitg-example-'))
    after(() => rmSync(folder, { recursive: true, force: true }))
    let command = ''
    before(() => {
      command = adapterProgram(language, join(folder, 'plain'))()
    })

    it('conforms to the rules that it obeys, and is unsupported elsewhere', async () => {
      const scorecard = await graded(command)
      expect(withVerdict(scorecard, 'conforms')).to.deep.equal(OBEYED)
      const others = [...loadFeatureIndex().rules.keys()].filter((id) => !OBEYED.includes(id))
      expect(withVerdict(scorecard, 'untested')).to.deep.equal(ELSEWHERE)
      expect(withVerdict(scorecard, 'unsupported')).to.have.members(others.filter((id) => !ELSEWHERE.includes(id)))
    })

    it('does no worse where it prints in the middle of an order', async () => {
      const chatty = adapterProgram(language, join(folder, 'chatty'), (copy) => makeChatty(language, copy))()
      const heard = join(folder, 'heard.txt')
      expect(withVerdict(await graded(`${chatty} 2> "${heard}"`), 'conforms')).to.deep.equal(OBEYED)
      expect(readFileSync(heard, 'utf8')).to.include('stray\n').and.to.include('without an end')
    })
  })
}
