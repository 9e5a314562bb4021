import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import type { GradedRule, Scorecard } from '../../grading/scorecard-schema'
import { fullSizeCatalog } from '../sample-catalog.fixture'
import { allFailing, halfWay, hostile } from '../sample-scorecards.fixture'
import { anyScorecard, hostileText } from './any-scorecard.fixture'
import { markdownSummary } from './markdown'
import { codeBlock, codeSpan, plainText } from './markdown-text'

/** As the readers of Markdown that matter do: HTML counts, and addresses become links. */
const markdown = new MarkdownIt({ html: true, linkify: true })

const inlineTokens = (text: string) => markdown.parse(text, {}).flatMap(({ children }) => children ?? [])

const MEBIBYTE = 1024 * 1024

const withFailures = (scorecard: Scorecard, change: (rule: GradedRule) => GradedRule): Scorecard => ({
  ...scorecard,
  sections: scorecard.sections.map((section) => ({ ...section, rules: section.rules.map(change) })),
})

describe('the scorecard as Markdown', () => {
  it('begins with the result and a line for every section', () => {
    const summary = markdownSummary(halfWay())
    expect(summary).to.match(
      /^## 24 of 39 rules conform \(61\.5 %\)\n\n\*\*1,000,022 of 1,000,037 points earned, 3 lost/,
    )
    expect(summary).to.include('| 12 Rebellion | 11 | 7 | 1 | 0 | 2 | 0 | 1 | 7 | 1 | 2 | 10 |')
  })

  it('tells of waivers that have expired, or are not needed', () => {
    expect(markdownSummary(halfWay())).to.include(
      'On the grading profile:\n\n- rule 12.2 is waived but conforms: the waiver can be taken out\n- the waiver of rule 6.1.12 expired on 2025-10-31: the rule counts, and is errored\n\n',
    )
    expect(markdownSummary(hostile())).not.to.include('On the grading profile')
  })

  it('folds away what was wrong with each failing rule', () => {
    const summary = markdownSummary(halfWay())
    expect(summary.match(/<details>/g)).to.have.length(6)
    expect(summary).to.include(
      '<details><summary>✗ <b>6.1.7</b> Damaged: the ship is lost on arrival: violates</summary>\n\n```text\n',
    )
    expect(summary).to.include('  expected  detected\n  actual    undetected')
    expect(summary).to.include("npx fitg grade --sut 'python3 orlog/adapter.py' --rule 6.1.7\n```\n\n</details>")
    expect(summary).to.include('- 12.2 Only the Imperial Player stops one: `agreed with the team')
  })

  it('holds nothing of its own but headings, one table, lists and code, whatever a program says', () => {
    const shape = (scorecard: Scorecard) => {
      const tokens = markdown.parse(markdownSummary(scorecard), {})
      const html = tokens.filter(({ type }) => type === 'html_block').map(({ content }) => content.trim())
      const inline = tokens.flatMap(({ children }) => children ?? []).map(({ type }) => type)
      return { tables: tokens.filter(({ type }) => type === 'table_open').length, html, inline }
    }
    const check = (scorecard: Scorecard) => {
      const { tables, html, inline } = shape(scorecard)
      expect(tables).to.equal(1)
      for (const block of html) {
        expect(block).to.match(/^(<details><summary>[^<>]*(<b>[\d.]+<\/b>)?[^<>]*<\/summary>|<\/details>)$/)
      }
      expect(
        inline.filter((type) => !['text', 'code_inline', 'strong_open', 'strong_close'].includes(type)),
      ).to.deep.equal([])
    }
    check(hostile())
    fc.assert(fc.property(anyScorecard, check))
  })

  it('stays below 1 MiB, and says for how many rules there was no room', () => {
    const text = '🚀'.repeat(500)
    const huge = withFailures(allFailing(fullSizeCatalog()), (rule) => ({
      ...rule,
      statement: text.repeat(5),
    }))
    const summary = markdownSummary(huge)
    expect(Buffer.byteLength(summary)).to.be.below(MEBIBYTE)
    const left = Number(summary.match(/There is no room for (\d+) more rules: all are in the JSON scorecard/)?.[1])
    expect((summary.match(/<details>/g) ?? []).length + left).to.equal(322)
    expect(markdownSummary(allFailing(fullSizeCatalog()))).not.to.include('no room')
  })
})

describe('text in Markdown', () => {
  it('is code and nothing else, whatever it holds', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [token, ...others] = inlineTokens(`x ${codeSpan(text)}`).slice(1)
        expect(others).to.deep.equal([])
        if (text.trim() !== '') expect(token?.type).to.equal('code_inline')
      }),
    )
  })

  it('stays in its block', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(markdown.parse(codeBlock(text), {}).map(({ type }) => type)).to.deep.equal(['fence'])
      }),
    )
  })

  it('is shown as it is where it stands between other text', () => {
    const words = 'a *b* _c_ `d` <e> [f](g) #1 | ~~h~~ &amp; \\i'
    expect(
      inlineTokens(`x ${plainText(words)}`)
        .map(({ content }) => content)
        .join(''),
    ).to.equal(`x ${words}`)
  })
})
