import { describe, it } from 'node:test'
import { expect } from 'chai'
import { renderCalibrationPage } from './calibration-page'
import { calibrated, uncalibrated } from './sample-calibration.fixture'
import { fixtureCatalog } from './sample-catalog.fixture'

const catalog = fixtureCatalog()
const good = () => renderCalibrationPage(calibrated(), catalog)
const bad = () => renderCalibrationPage(uncalibrated(), catalog)

/** What the page has of one rule. */
const ruleIn = (page: string, id: string): string =>
  page.split('<details ').find((part) => part.includes(`id="rule-${id}"`)) ?? ''

describe('the page of a calibration', () => {
  it('has every rule, folded where its violators are caught', () => {
    const page = good()
    expect(page.match(/<details class="rule conforms">/g)).to.have.length(40)
    expect(page).not.to.include('What is wrong')
    expect(page).to.include('<p class="figure">79 of 79</p>')
  })

  it('shows what a violator did wrong, what caught it, and what else fails', () => {
    const rule = ruleIn(good(), '6.1.3')
    expect(rule).to.include('mistake 3 about 6.1.3').and.to.include('Looks at the environ where the planet is meant.')
    expect(rule).to.include('in the scenario “A PDB of level 2, and a spaceship that arrives”')
    expect(rule).to.include('Also fails 2 rules: 6.1.1, 6.1.2<')
  })

  it('unfolds a rule that does not catch its violator, or that has none', () => {
    const page = bad()
    expect(page.match(/<details class="rule violates" open>/g)).to.have.length(2)
    expect(ruleIn(page, '6.1.1')).to.include('>unproven<')
    expect(ruleIn(page, '6.1.2')).to.match(/survived<\/span> two letters.*in every scenario.*caught<\/span> mistake 1/s)
  })

  it('lists what is wrong, and by which rules', () => {
    const page = bad()
    expect(page).to.include('rule 6.1.1 has no violator')
    expect(page).to.match(/>loses<\/span>\s+6\.1\.2, 6\.1\.3</)
    expect(page).to.match(/>gains<\/span>\s+6\.1\.1, .* and 6 more rules</)
  })

  it('begins the violators that break most with the bluntest, its own rules left out', () => {
    const [, table = ''] = good().split('Violators that break most beside')
    const [first] = [...table.matchAll(/<th scope="row">(.*?)<\/th>.*?<td class="number">(\d+)<\/td>/gs)]
    expect(first?.slice(1)).to.deep.equal([`mistake 1 about ${catalog.rules.at(-1)?.id}`, '39'])
  })

  it('writes words of scenarios as text, and asks for nothing from elsewhere', () => {
    const page = bad()
    expect(page).to.include('&lt;i&gt;letters').and.not.to.include('<i>letters')
    expect(page).not.to.match(/https?:|<script|<link rel="stylesheet|url\(/)
  })
})
