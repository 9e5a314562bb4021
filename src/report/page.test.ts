import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import { expect } from 'chai'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Scorecard } from '../grading/scorecard-schema'
import { renderScorecard } from './html'
import { allConforming, allFailing, halfWay, hardlyBegun, hostile } from './sample-scorecards.fixture'

const CHROMIUM = '/usr/bin/chromium'
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

const SAMPLES: readonly (readonly [name: string, scorecard: Scorecard])[] = [
  ['all conforming', allConforming()],
  ['all failing', allFailing()],
  ['half way', halfWay()],
  ['hardly begun', hardlyBegun()],
  ['hostile', hostile()],
]

const VIEWS = [
  { name: 'light', colorScheme: 'light', width: 1200 },
  { name: 'dark', colorScheme: 'dark', width: 1200 },
  { name: 'narrow', colorScheme: 'light', width: 360 },
] as const

interface Opened {
  readonly page: Page
  /** What the page asked for, and what it complained about. */
  readonly requests: string[]
  readonly complaints: string[]
}

describe('the scorecard page in a browser', { concurrency: 4 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-page-'))
  let browser: Browser

  before(async () => {
    if (!existsSync(CHROMIUM)) {
      throw new Error(`${CHROMIUM} is missing, without which no page can be tried: apt-get install -y chromium`)
    }
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
    for (const [name, scorecard] of SAMPLES) writeFileSync(join(folder, `${name}.html`), renderScorecard(scorecard))
  })

  after(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  /** Opens a page with everything on it unfolded; the page's own policy is in force. */
  async function open(
    name: string,
    { colorScheme, width }: Pick<(typeof VIEWS)[number], 'colorScheme' | 'width'>,
  ): Promise<Opened> {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
    const requests: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('dialog', (dialog) => complaints.push(`a dialog said ${dialog.message()}`))
    await page.goto(urlOf(name))
    return { page, requests, complaints }
  }

  const urlOf = (name: string) => pathToFileURL(join(folder, `${name}.html`)).href

  const unfold = (page: Page) =>
    page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = true')

  async function violationsOn(page: Page): Promise<readonly string[]> {
    await page.evaluate(AXE)
    const results = (await page.evaluate('axe.run()')) as AxeResults
    return results.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`))
  }

  for (const [name] of SAMPLES) {
    for (const view of VIEWS) {
      it(`can be read by everybody: ${name}, ${view.name}`, async () => {
        const { page, requests, complaints } = await open(name, view)
        await unfold(page)
        expect(await violationsOn(page)).to.deep.equal([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(view.width)
        expect(requests.filter((url) => !url.startsWith('data:'))).to.deep.equal([urlOf(name)])
        expect(complaints).to.deep.equal([])
        await page.close()
      })
    }
  }

  it('runs nothing that a program said', async () => {
    const { page } = await open('hostile', VIEWS[0])
    expect(await page.locator('script, img, iframe, object, [onerror]').count()).to.equal(0)
    expect(await page.locator('style').count()).to.equal(1)
    await page.close()
  })

  it('takes no style but its own', async () => {
    const { page } = await open('hostile', VIEWS[0])
    const painted = await page.evaluate(`(() => {
      const style = document.createElement('style')
      style.textContent = 'h1 { color: rgb(1, 2, 3) }'
      document.head.append(style)
      return getComputedStyle(document.querySelector('h1')).color
    })()`)
    expect(painted).not.to.equal('rgb(1, 2, 3)')
    await page.close()
  })

  it('unfolds the rule that a link leads to', async () => {
    const { page } = await open('half way', VIEWS[0])
    expect(await page.getByText('Two mission letters complete').isVisible()).to.equal(false)
    await page.goto(`${urlOf('half way')}#rule-12.3`)
    await page.getByText('Two mission letters complete').waitFor({ state: 'visible', timeout: 5000 })
    await page.close()
  })

  it('shows only the rules to look at when asked to, without a script', async () => {
    const { page } = await open('half way', VIEWS[0])
    const shown = () => page.locator('.rule:visible').count()
    expect(await shown()).to.equal(30)
    await page.getByLabel('only those to look at').check()
    expect(await shown()).to.equal(5)
    await page.close()
  })

  it('is printed in ink on paper, though the screen is dark', async () => {
    const { page } = await open('half way', VIEWS[1])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate('getComputedStyle(document.body).color')).to.equal('rgb(27, 36, 48)')
    expect(await page.locator('.filter').isVisible()).to.equal(false)
    await page.close()
  })
})
