import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const listPath = (locale: Locale) => `/${locale}/dashboard/payment-request/transactions`

/** What the app would ask for if it had not come with the page. */
const parts = /\/(shell|setup|views|statistics|live\?pageSize=10)$/

/** The page of a list whose scripts wait until they are let through; a busy server may send it without its data. */
async function withoutScripts(page: Page, locale: Locale) {
  const letThrough = await lateScripts(page)
  const hasData = async () => {
    await page.goto(listPath(locale), { waitUntil: 'domcontentloaded' })
    return (await page.content()).includes('"heardUpTo"')
  }
  await expect.poll(hasData, { timeout: 30_000 }).toBe(true)
  return letThrough
}

const ids = (page: Page) =>
  page.locator('[data-row-id]').evaluateAll((rows) => rows.map((row) => row.dataset['rowId'] ?? ''))

test.each(inArabic)(
  'a list comes with its page: the app asks for none of it again, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
    const letThrough = await withoutScripts(page, locale)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    letThrough()
    await expect.poll(() => ids(page), { timeout: 30_000 }).toHaveLength(10)
    const [, , , fourth = ''] = await ids(page)
    await page.getByRole('searchbox').fill(fourth)
    await expect.poll(() => ids(page), { timeout: 15_000 }).toEqual([fourth])
    expect(asked.filter((address) => parts.test(address))).toEqual([])
  },
)

test.each(inArabic)('what happens before the app listens is told to it, in %s', async (locale) => {
  const page = await (await browser.profile({ locale })).newPage()
  await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
  const letThrough = await withoutScripts(page, locale)
  const id = await wasl().payLink()
  await wasl().settle()
  letThrough()
  await expect.poll(() => ids(page), { timeout: 15_000 }).toContain(id)
})

test('the frame of a page stands in its place before any script or style has come', async () => {
  const page = await (await browser.profile()).newPage()
  await signIn(page, 'cashier.demo')
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await arrival.promise
    await route.continue().catch(() => {})
  })
  await page.goto('/en/dashboard/help', { waitUntil: 'domcontentloaded' })
  const drawn = await page.evaluate(() => {
    const frame = document.querySelector('#app > [aria-busy="true"]')
    const [side, column] = [...(frame?.children ?? [])].map((part) => part.getBoundingClientRect())
    return { side: side?.width, columnAt: column?.left, height: side?.height, page: innerHeight }
  })
  expect(drawn).toEqual({ side: 232, columnAt: 232, height: drawn.page, page: drawn.page })
  arrival.resolve()
})
