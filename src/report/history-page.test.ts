import { describe, it } from 'node:test'
import { expect } from 'chai'
import { historyOf } from '../store/history'
import { runOn, smallCatalog } from '../store/runs.fixture'
import { renderHistoryPage } from './history-page'

const catalog = smallCatalog()
const pageOf = (...runs: Parameters<typeof historyOf>[0]['runs']) => renderHistoryPage(historyOf({ catalog, runs }))

describe('the page of the history', () => {
  it('has a plot for all rules and for every section, each with its words', () => {
    const page = pageOf(
      runOn(1, { '6.1.1': 'violates', '6.1.2': 'violates', '12.1': 'violates' }),
      runOn(2, { '6.1.1': 'conforms', '12.1': 'conforms' }),
    )
    expect(page.match(/<svg /g)).to.have.length(3)
    expect(page).to.include('aria-label="from 0 to 2 of 6 rules"')
    expect(page).to.include('<path d="M0 36H110V24H220"')
    expect(page).to.include('+2: 6.1.1, 12.1')
  })

  it('asks for nothing from elsewhere', () => {
    expect(pageOf(runOn(1, { '6.1.1': 'conforms' }))).not.to.match(/https?:|<script|<link rel="stylesheet|url\(/)
  })

  it('writes what programs call themselves as text', () => {
    const name = '<script>alert(1)</script>'
    const page = pageOf(runOn(1, { '6.1.1': 'conforms' }, { implementation: { name, sut: name } }))
    expect(page).not.to.include('<script')
    expect(page).to.include('&lt;script&gt;')
  })

  it('says so where there is nothing to plot', () => {
    expect(pageOf()).to.include('No run is kept yet.')
  })

  it('stays small over many runs', () => {
    const runs = Array.from({ length: 500 }, (_, index) =>
      runOn((index % 28) + 1, { '6.1.1': index % 2 === 0 ? 'conforms' : 'violates' }),
    )
    const page = pageOf(...runs)
    expect(page.length).to.be.below(100_000)
    expect(page).to.include('400 earlier runs not listed')
  })
})
