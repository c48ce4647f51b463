import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const [english, arabic] = ['en', 'ar'] as const

test('switching the language keeps what was typed and chosen, the place, the query and the page', async () => {
  const id = await wasl().payLink({
    amount: '15.000',
    editableAmount: true,
    asksAdditionalPhone: true,
    gateways: ['knet', 'card'],
  })
  const page = await browser.open(`/en/pay/${id}?from=message`, { width: 390, height: 700 })
  const reader = payerAt(page, english)
  await reader.tile('card').check()
  await reader.field('amount').fill('21.5')
  await reader.field('phone').fill('50012345')
  await page.getByRole('button', { name: 'Pay Now (21.750 KWD)', exact: true }).waitFor()
  await page.evaluate(() => {
    window.scrollTo(0, 300)
    Reflect.set(window, 'isStill', true)
  })

  const place = await topOf(reader.field('amount'))
  await reader.link('otherLanguage').evaluate((link: HTMLElement) => link.click())
  const again = payerAt(page, arabic)
  await page.getByRole('button', { name: 'ادفع الآن (21.750 د.ك)', exact: true }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/ar/pay/${id}?from=message`)
  expect(await page.title()).toBe('طلب دفع – تمرة ومدّ')
  expect(
    await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      isStill: Reflect.get(window, 'isStill'),
    })),
  ).toEqual({ lang: 'ar', dir: 'rtl', isStill: true })
  expect(Math.abs((await topOf(again.field('amount'))) - place)).toBeLessThan(24)
  expect(await again.tile('card').isChecked()).toBe(true)
  expect(await again.field('amount').inputValue()).toBe('21.5')
  expect(await again.field('phone').inputValue()).toBe('50012345')

  await again.link('otherLanguage').evaluate((link: HTMLElement) => link.click())
  await page.getByRole('button', { name: 'Pay Now (21.750 KWD)', exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
})

test('Arabic that does not arrive leaves the page whole in English, and it is only logged', async () => {
  const page = await browser.open('/en/pay/PR-1001')
  await hydrated(page)
  await page.route('**/bff/messages/**', (route) => route.abort('connectionreset'))
  browser.expectNoise(/The Arabic translations could not be loaded/)
  browser.expectRefusals(...Array.from({ length: 4 }, () => 'ERR_CONNECTION_RESET /bff/messages/ar'))
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The Arabic'))
  await payerAt(page, english).link('otherLanguage').click()
  await logged
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
  await payerAt(page, english).payButton().waitFor()
})

test('the words are asked for when a pointer comes near, so that the press need not wait', async () => {
  const page = await browser.open('/en/pay/PR-1001')
  await hydrated(page)
  const words = page.waitForResponse('**/bff/messages/ar')
  await payerAt(page, english).link('otherLanguage').hover()
  expect(Object.keys((await (await words).json()) as object)).not.toContain('bulk.title')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('words that come long after the press change the page without a jump', async () => {
  const page = await browser.open('/en/pay/PR-1001', { width: 390, height: 844 })
  await hydrated(page)
  await page.evaluate(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      const moved = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
      const sum = moved.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0)
      Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + sum)
    }).observe({ type: 'layout-shift' })
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/bff/messages/**', async (route) => {
    await held
    await route.continue()
  })
  const link = payerAt(page, english).link('otherLanguage')
  await link.click()
  await page.locator('a[aria-busy]').waitFor()
  // Whatever moves within half a second of a press is expected by who pressed.
  await page.waitForTimeout(600)
  answer()
  await page.locator('html[lang=ar]:not([data-fading])').waitFor()
  await payerAt(page, arabic).link('otherLanguage').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
})

test('the first page is in the language the browser asks for, else in English', async () => {
  const arabicHome = await browser.open('/', { locale: 'ar' })
  expect(arabicHome.url()).toBe(`${wasl().url}/ar`)
  const home = await browser.open('/')
  expect(home.url()).toBe(`${wasl().url}/en`)
})

/** Where a reader sees it, in pixels from the top of the window. */
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top)
