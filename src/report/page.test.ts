import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import { expect } from 'chai'
import { type Browser, chromium, type Page } from 'playwright-core'
import { renderCalibrationPage } from './calibration-page'
import { renderHistoryPage } from './history-page'
import { renderScorecard } from './html'
import { calibrated, uncalibrated } from './sample-calibration.fixture'
import { fixtureCatalog } from './sample-catalog.fixture'
import { sampleHistory } from './sample-history.fixture'
import { allConforming, allFailing, halfWay, hardlyBegun, hostile } from './sample-scorecards.fixture'

const CHROMIUM = '/usr/bin/chromium'
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

const SAMPLES: readonly (readonly [name: string, page: () => string])[] = [
  ['all conforming', () => renderScorecard(allConforming())],
  ['all failing', () => renderScorecard(allFailing())],
  ['half way', () => renderScorecard(halfWay())],
  ['hardly begun', () => renderScorecard(hardlyBegun())],
  ['hostile', () => renderScorecard(hostile())],
  ['history', () => renderHistoryPage(sampleHistory())],
  ['calibrated', () => renderCalibrationPage(calibrated(), fixtureCatalog())],
  ['uncalibrated', () => renderCalibrationPage(uncalibrated(), fixtureCatalog())],
  ['no history', () => renderHistoryPage({ ...sampleHistory(), runs: [], sections: [] })],
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

describe('a page in a browser', { concurrency: 4 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-page-'))
  let browser: Browser

  before(async () => {
    if (!existsSync(CHROMIUM)) {
      throw new Error(`${CHROMIUM} is missing, without which no page can be tried: apt-get install -y chromium`)
    }
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
    for (const [name, page] of SAMPLES) writeFileSync(join(folder, `${name}.html`), page())
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
    expect(await page.locator('img, iframe, object, [onerror]').count()).to.equal(0)
    expect(await page.locator('style').count()).to.equal(1)
    expect(await page.locator('script').count()).to.equal(1)
    await page.close()
  })

  it('runs no script but its own', async () => {
    const { page, complaints } = await open('hostile', VIEWS[0])
    await page.evaluate(`(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })()`)
    expect(await page.title()).not.to.equal('taken over')
    expect(complaints.join()).to.match(/Content Security Policy/)
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

  const shown = (page: Page) => page.locator('.rule:visible, .untested-list li:visible').count()
  const told = (page: Page, text: string) =>
    page.getByRole('status').getByText(text).waitFor({ state: 'visible', timeout: 10_000 })

  it('is narrowed by verdict, without a script too', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(urlOf('half way'))
    expect(await shown(page)).to.equal(40)
    expect(await page.getByRole('searchbox').isVisible()).to.equal(false)
    await page.getByRole('checkbox', { name: 'violates' }).check()
    expect(await shown(page)).to.equal(2)
    expect(await page.locator('.section:visible').count()).to.equal(2)
    await page.getByRole('checkbox', { name: 'untested' }).check()
    expect(await shown(page)).to.equal(12)
    await page.close()
  })

  it('is narrowed by text, section and verdict together, and says how many rules are left', async () => {
    const { page, complaints } = await open('half way', VIEWS[0])
    await page.getByRole('searchbox', { name: 'Find' }).fill('spaceship 6.1.1')
    await told(page, '4 of 40 rules shown')
    expect(await shown(page)).to.equal(4)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox', { name: 'Section' }).selectOption('12')
    await told(page, '11 of 40 rules shown')
    await page.getByRole('checkbox', { name: 'unsupported' }).check()
    await told(page, '2 of 40 rules shown')
    expect(await page.locator('.section:visible').count()).to.equal(1)
    expect(await violationsOn(page)).to.deep.equal([])
    await page.getByRole('searchbox').fill('zyx')
    await told(page, 'No rule fits: look for less, or show all.')
    await page.getByRole('button', { name: 'Show all rules' }).click()
    expect(await shown(page)).to.equal(40)
    expect(complaints).to.deep.equal([])
    await page.close()
  })

  it('finds a rule by its number, and not by the end of another', async () => {
    const { page } = await open('half way', VIEWS[0])
    await page.getByRole('searchbox').fill('2.2')
    await told(page, 'No rule fits')
    await page.getByRole('searchbox').fill('12.2')
    await told(page, '1 of 40 rules shown')
    await page.close()
  })

  it('unfolds what was found in a fold, and folds it again', async () => {
    const { page } = await open('hardly begun', VIEWS[0])
    const found = page.getByText('Loyalty stands still in Rebellion')
    expect(await found.isVisible()).to.equal(false)
    await page.getByRole('searchbox').fill('loyalty stands')
    await told(page, '1 of 40 rules shown')
    expect(await found.isVisible()).to.equal(true)
    await page.getByRole('button', { name: 'Show all rules' }).click()
    expect(await found.isVisible()).to.equal(false)
    await page.close()
  })

  it('keeps in its address what it was narrowed to', async () => {
    const { page } = await open('half way', VIEWS[0])
    await page.getByRole('checkbox', { name: 'violates' }).check()
    await page.getByRole('combobox', { name: 'Section' }).selectOption('6.1')
    await told(page, '1 of 40 rules shown')
    expect(page.url()).to.match(/#\?only=violates&section=6\.1$/)
    await page.reload()
    await told(page, '1 of 40 rules shown')
    await page.goto(`${urlOf('half way')}#rule-12.3`)
    await page.getByText('Two mission letters complete').waitFor({ state: 'visible', timeout: 10_000 })
    expect(await shown(page)).to.equal(40)
    await page.close()
  })

  it('can be narrowed by the keyboard alone', async () => {
    const { page } = await open('half way', VIEWS[0])
    await page.getByRole('checkbox', { name: 'conforms' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await told(page, '2 of 40 rules shown')
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('Rebellion')
    await told(page, '1 of 40 rules shown')
    await page.close()
  })

  it('is printed in ink on paper, though the screen is dark', async () => {
    for (const name of ['half way', 'history', 'uncalibrated']) {
      const { page } = await open(name, VIEWS[1])
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await page.evaluate('getComputedStyle(document.body).color')).to.equal('rgb(27, 36, 48)')
      await page.close()
    }
  })

  it('prints no controls', async () => {
    const { page } = await open('half way', VIEWS[1])
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('searchbox').isVisible()).to.equal(false)
    expect(await page.getByRole('checkbox').first().isVisible()).to.equal(false)
    await page.close()
  })
})
