import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { restingPlace, takenOver } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const listPath = (locale: Locale) => `/${locale}/dashboard/payment-request/transactions`

/** What the app would ask for if it had not come with the page. */
const parts = /\/(shell|setup|views|statistics|live\?pageSize=10)$/

/** The page of a list whose scripts wait until they are let through. */
async function withoutScripts(page: Page, locale: Locale) {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue().catch(() => {})
  })
  // A server that is busy with other tests sends the frame alone rather than late.
  const isDrawn = async () => {
    await page.goto(listPath(locale), { waitUntil: 'domcontentloaded' })
    return page.evaluate(() => document.querySelector('#drawn, [data-drawn]') !== null)
  }
  await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true)
  const rows = page.locator('[data-drawn] [data-row-id]')
  await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(10)
  return { rows, letThrough: arrival.resolve }
}

const ids = (page: Page) =>
  page.locator('[data-row-id]').evaluateAll((rows) => rows.map((row) => row.dataset['rowId'] ?? ''))

test.each(inArabic)(
  'rows stand before any script, and the app asks for none of it again, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
    const { letThrough } = await withoutScripts(page, locale)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    expect(await axeComplaints(page)).toEqual([])
    const shown = await ids(page)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => restingPlace(page)).toBeGreaterThan(50)
    const place = await restingPlace(page)
    letThrough()
    await takenOver(page)
    expect(await ids(page)).toEqual(shown)
    expect(await restingPlace(page)).toBe(place)
    const search = page.getByRole('searchbox')
    await search.fill(shown[3] ?? '')
    await expect.poll(() => ids(page), { timeout: 15_000 }).toEqual([shown[3]])
    expect(asked.filter((address) => parts.test(address))).toEqual([])
  },
)

/** Where the parts of a list begin that a person reaches for first. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-box="views"], main [type="search"], [data-row-id]')].map(
      (part) => part.getBoundingClientRect().top,
    ),
  )

test.each(inArabic)(
  'on a phone views have their whole names, and nothing moves as the app takes over, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale, width: 390, height: 844 })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
    const { letThrough } = await withoutScripts(page, locale)
    const cut = await page
      .locator('[data-box="views"] nav li [data-truncate]')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      )
    expect(cut).toEqual([])
    const before = await placesOf(page)
    letThrough()
    await takenOver(page)
    expect(await placesOf(page)).toEqual(before)
  },
)

test.each(inArabic)('what happens before the app listens is told to it, in %s', async (locale) => {
  const page = await (await browser.profile({ locale })).newPage()
  await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
  const { letThrough } = await withoutScripts(page, locale)
  const id = await wasl().payLink()
  await wasl().settle()
  letThrough()
  await expect.poll(() => ids(page), { timeout: 15_000 }).toContain(id)
})

const filters = { en: 'Filters', ar: 'التصفية' }

test.each(inArabic)(
  'a press before any script is made again when the app is there, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/help` })
    const { letThrough } = await withoutScripts(page, locale)
    await page.getByRole('button', { name: filters[locale] }).first().click()
    letThrough()
    await takenOver(page)
    await expect.poll(() => page.getByRole('dialog').count(), { timeout: 15_000 }).toBe(1)
  },
)

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
