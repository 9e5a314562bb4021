import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import type { Scorecard } from '../grading/scorecard-schema'
import { renderScorecard } from './html'
import { fullSizeCatalog } from './sample-catalog.fixture'
import {
  allConforming,
  allFailing,
  halfWay,
  hardlyBegun,
  hostile,
  outcome,
  sampleScorecard,
  someFailing,
} from './sample-scorecards.fixture'

const kilobytes = (scorecard: Scorecard) => Buffer.byteLength(renderScorecard(scorecard)) / 1000

describe('the page of a scorecard', () => {
  it('stays below 400 kB with the whole catalog, however much of it fails', () => {
    const catalog = fullSizeCatalog()
    expect(catalog.rules).to.have.length(322)
    expect(kilobytes(allConforming(catalog)), 'all conforming').to.be.below(400)
    expect(kilobytes(someFailing(catalog, 29)), '29 failing').to.be.below(400)
    expect(kilobytes(allFailing(catalog)), 'all failing').to.be.below(400)
  })

  it('stays below 400 kB with all scenarios that there are, and still names the first of each rule', () => {
    const { rules } = loadFeatureIndex()
    const scorecard = sampleScorecard(
      (rule) => {
        const { uri = '', scenarios = [] } = rules.get(rule.id) ?? {}
        return scenarios.flatMap(({ name, line, cases }) =>
          Array.from({ length: cases }, () => outcome(rule, 'conforms', { name, location: `${uri}:${line}` })),
        )
      },
      { catalog: loadCatalog() },
    )
    const page = renderScorecard(scorecard)
    expect(Buffer.byteLength(page) / 1000).to.be.below(400)
    expect(page.match(/<ul class="scenarios">/g)).to.have.length(322)
  })

  it('stays below 400 kB whatever a program says', () => {
    expect(kilobytes(hostile())).to.be.below(400)
  })

  it('shows every failure of 29 step by step, with its messages', () => {
    const page = renderScorecard(someFailing(fullSizeCatalog(), 29))
    expect(page.match(/class="steps"/g)).to.have.length(29)
    expect(page.match(/ messages exchanged/g)).to.have.length(29)
    expect(page).not.to.include('There is no room for it all')
  })

  it('leads to the messages of each failure, and says how they are sent again', () => {
    const page = renderScorecard(halfWay())
    const rule = page.slice(page.indexOf('id="rule-6.1.7"'), page.indexOf('id="rule-6.1.8"'))
    expect(rule).to.include('<a href="replay/6.1.7-1.ndjson">Its messages</a>')
    expect(rule).to.match(/<code>npx fitg replay --sut .* reports\/replay\/6\.1\.7-1\.ndjson<\/code>/)
    expect(page).not.to.include('replay/6.1.7-2.ndjson')
    expect(page).not.to.include('replay/12.8-1.ndjson')
  })

  it('says so where it could not show every failure', () => {
    const page = renderScorecard(allFailing(fullSizeCatalog()))
    expect(page).to.match(/only the first \d+ failing rules are shown step by step/)
    expect(page).to.include('<p class="more">and 1 more scenario</p>')
    expect(page.match(/<article class="failure violates">/g)).to.have.length.above(321)
  })

  it('says so where it had no room for the messages of every failure', () => {
    const page = renderScorecard(someFailing(fullSizeCatalog(), 45))
    const [, shown] = page.match(/only the first (\d+) failing rules are shown with the messages exchanged/) ?? []
    expect(page.match(/class="steps"/g)).to.have.length(45)
    expect(page.match(/ messages exchanged/g)).to.have.length(Number(shown) + 1)
  })

  it('lists what was got wrong before what was not attempted', () => {
    const listed = renderScorecard(halfWay()).match(/(?<=<li><span class="verdict )\w+/g)
    expect(listed).to.deep.equal(['violates', 'errored', 'violates', 'unsupported', 'unsupported'])
  })

  it('tells of waivers that have expired, or are not needed', () => {
    const page = renderScorecard(halfWay())
    expect(page).to.include('<li>Rule 12.2 is waived but conforms: the waiver can be taken out.</li>')
    expect(page).to.include(
      '<li>The waiver of rule 6.1.12 expired on 2025-10-31: the rule counts, and is errored.</li>',
    )
    expect(renderScorecard(allConforming())).not.to.include('On the grading profile')
  })

  it('names the slowest rules, where any is slow', () => {
    const slow = sampleScorecard((rule) => [outcome(rule, 'conforms', { seconds: rule.id === '6.1.3' ? 1.25 : 0.2 })])
    expect(renderScorecard(slow)).to.include('<dt>Slowest</dt><dd><a href="#rule-6.1.3">6.1.3</a> 1.3 s</dd>')
    expect(renderScorecard(halfWay())).not.to.include('Slowest')
  })

  it('says which rule is worth more than all others', () => {
    expect(renderScorecard(halfWay())).to.include('rule 17.1 alone is worth 999,999')
  })

  it('names every rule by an anchor of its own', () => {
    const page = renderScorecard(halfWay())
    for (const id of ['6.1.1', '6.1.7', '13.1', '17.1']) {
      expect(page.split(`id="rule-${id}"`), id).to.have.length(2)
    }
  })

  it('reads a step on from one of its kind', () => {
    const keywords = renderScorecard(halfWay())
      .match(/<ol class="steps">.*?<\/ol>/s)?.[0]
      .match(/(?<=<b>)\w+/g)
    expect(keywords).to.deep.equal(['Given', 'And', 'And', 'When', 'Then', 'And'])
  })

  it('shows what a team may dispute: how a rule is read, and what it conflicts with', () => {
    const page = renderScorecard(halfWay())
    expect(page).to.include('<b>How it is read:</b> Read without the change of section 17')
    expect(page).to.include('state · case 9.31 · 1 of 1 point, no printed metric · conflicts with 17.1')
    expect(page).to.include('999,999 of 999,999 points, printed metric 999,999')
  })

  it('says why a rule is waived', () => {
    expect(renderScorecard(halfWay())).to.include('agreed with the team on 3 November (until 2025-12-31)')
  })

  it('puts the scenario that decides before the others', () => {
    const page = renderScorecard(
      sampleScorecard(
        (rule) => [outcome(rule, 'unsupported'), outcome(rule, 'violates', { name: 'The decisive one' })],
        {
          selected: new Set(['6.1.3']),
        },
      ),
    )
    expect(page.match(/<h4>.*?<bdi>(.*?)<\/bdi>/)?.[1]).to.equal('The decisive one')
  })

  it('takes a line for a section of which nothing was tested', () => {
    const page = renderScorecard(hardlyBegun())
    expect(page.match(/<details class="untested-section card">/g)).to.have.length(3)
    expect(page).to.include('<h3>12 Rebellion</h3>')
    expect(page).to.include('11 rules untested')
  })

  it('begins with the share of rules that conform, and has the points beside it', () => {
    const page = renderScorecard(halfWay())
    expect(page).to.include('<p class="figure">61.5 %</p>')
    expect(page).to.include('<b>24 of 39 rules conform</b><br>1 waived rule left out')
    expect(page).to.match(/<p class="figure">1,000,022<\/p>\s*<p class="caption">of 1,000,037 points/)
  })

  it('escapes what a program says, and evaluates none of it', () => {
    const page = renderScorecard(hostile())
    expect(page).not.to.match(/<img|onerror="/)
    expect(page.match(/<script/g), 'its own, and no other').to.have.length(1)
    expect(page).to.include('{{name}} {{{name}}}')
    expect(page).to.include('&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is the point
    expect(page).not.to.match(/[\u0000-\u0008\u000b-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
  })

  it('refers to nothing outside itself but the messages beside it', () => {
    const page = renderScorecard(halfWay())
    expect(page).not.to.match(/(src|href)="(?!#|data:,"|replay\/[\w.-]+")|url\(|@import|https?:/)
    expect(page).to.include('default-src &#x27;none&#x27;'.replaceAll('&#x27;', "'"))
  })
})
