import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** Of the window's height times its share, over all moves: ux 0.2, the dashboard. */
const most = 0.05

const locale = 'ar'
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
]

test.each(cases)('$what stays there when the numbers come', async ({ at, size, come, hasOneCurrency }) => {
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
})

test.each([phone, desk])(
  'the cards of a transaction stand where their shapes stood, $width px wide',
  async (size) => {
    const page = await browser.blank({ locale, ...size })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/bff/dashboard/transaction/*/*/PR-1001*', async (route) => {
      await asked
      await route.continue()
    })
    await signIn(page, 'admin.demo', locale, {
      next: `/${locale}/dashboard/payment-request/transactions/PR-1001`,
    })
    const top = async () =>
      (await page.locator('main [data-box="card"]').first().boundingBox())?.y ?? Number.NaN
    await page.locator('main [data-box="skeleton"]').first().waitFor()
    const before = await top()
    answer()
    await page.locator('main dl').filter({ visible: true }).first().waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(4)
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
