import { locales } from '@wasl/domain/locale'
import type { Page } from 'playwright'
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
].flatMap((one) => locales.map((locale) => ({ ...one, locale })))

test.each(cases)(
  '$what stays there when the numbers come, in $locale',
  async ({ at, size, come, locale }) => {
    const page = await browser.blank({ locale, ...size })
    await page.addInitScript(noteMoves)
    await page.route('**/bff/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard${at}` })
    await page.locator(come).first().waitFor()
    await page.waitForTimeout(600)
    expect(await moved(page)).toBeLessThan(most)
  },
)

function noteMoves(): void {
  Reflect.set(window, 'moved', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')))
