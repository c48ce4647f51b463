import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import { locales } from '@wasl/domain/locale'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** Of the window's height times its share, over all moves: ux 0.2, the dashboard. */
const most = 0.05

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const cases = [
  {
    what: 'what stands below the tabs of the reports',
    at: '/generated-reports',
    size: phone,
    come: 'main [role="tab"] span + span',
  },
  {
    what: 'what stands below the figures of the home',
    at: '',
    size: desk,
    come: 'main [data-box="card"] p + p',
  },
  {
    what: 'what stands below the currencies of the home',
    at: '',
    size: phone,
    come: 'main [data-box="card"] p + p',
  },
  {
    what: 'what stands below the one currency of the home',
    at: '',
    size: phone,
    come: 'main [data-box="card"] p + p',
    hasOneCurrency: true,
  },
].flatMap((one) => locales.map((locale) => ({ ...one, locale })))

test.each(cases)(
  '$what stays there when the numbers come, in $locale',
  async ({ at, size, come, locale, hasOneCurrency }) => {
    const page = await browser.blank({ locale, ...size })
    await page.addInitScript(noteMoves)
    await page.route('**/bff/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    if (hasOneCurrency) await page.route('**/bff/dashboard/home/statistics*', withOneCurrency)
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard${at}` })
    await page.locator(come).first().waitFor()
    await page.waitForTimeout(600)
    expect(await moved(page)).toBeLessThan(most)
  },
)

async function withOneCurrency(route: Route): Promise<void> {
  const answer = await route.fetch()
  const found = (await answer.json()) as HomeStatistics
  await route.fulfill({ response: answer, json: { ...found, amounts: found.amounts.slice(0, 1) } })
}

function noteMoves(): void {
  Reflect.set(window, 'moved', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')))
