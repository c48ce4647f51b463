import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests, type Visit } from '../support/browser.ts'
import { takenOver } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  filters: { en: 'Filters', ar: 'التصفية' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  show: { en: 'Show transactions', ar: 'عرض المعاملات' },
  backwards: {
    en: 'The end is before the start: choose the same time or a later one',
    ar: 'النهاية قبل البداية: اختر الوقت نفسه أو وقتًا بعده',
  },
  levels: { en: 'More levels', ar: 'مستويات أخرى' },
  crumb: { en: 'Transactions', ar: 'المعاملات' },
  first: { en: 'First page', ar: 'الصفحة الأولى' },
  last: { en: 'Last page', ar: 'الصفحة الأخيرة' },
  ends: { en: /This list has no such page/, ar: /لا توجد صفحة بهذا الرقم/ },
  nextRow: { en: 'Next transaction', ar: 'المعاملة التالية' },
  share: { en: 'Share', ar: 'مشاركة' },
} as const

const module = 'payment-request/transactions'

describe.each(inArabic)('where a list keeps its place, in %s', (locale) => {
  const at = async (path: string, visit: Visit = {}, username = 'checker.demo') => {
    const page = await (await browser.profile({ locale, ...visit })).newPage()
    await signIn(page, username, locale, { next: `/${locale}/dashboard/${path}` })
    await page.locator('[data-row-id]').first().waitFor()
    return page
  }
  const button = (page: Page, name: keyof typeof words) =>
    page.getByRole('button', { name: words[name][locale], exact: true })

  test('an address that leads on is asked for once: the page that is left does not begin again', async () => {
    const { id } = await paidLink(wasl())
    const page = await at(module)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`/deleted/${id}`)) asked.push(request.url())
    })
    browser.expectRefusals(`404 /bff/dashboard/transaction/payment_request/deleted/${id}`)
    await page.goto(`/${locale}/dashboard/payment-request/deleted-transactions/${id}`)
    await page.waitForURL(`**/${module}/${id}`)
    await page.getByRole('button', { name: words.share[locale], exact: true }).waitFor()
    expect(asked).toHaveLength(1)
  })

  test('a date that cannot be read and a range that is backwards keep the filters open, at their field', async () => {
    const page = await at(module)
    const { href } = new URL(page.url())
    await button(page, 'filters').click()
    const [from, changedFrom] = [0, 1].map((nth) => field(page, 'from', locale).nth(nth)) as [
      Locator,
      Locator,
    ]
    const changedTo = field(page, 'to', locale).nth(1)
    const show = page.getByRole('dialog').getByRole('button', { name: words.show[locale], exact: true })

    await from.fill('20/13/2026 10:00')
    await show.click()
    await expect.poll(() => isFocused(from)).toBe(true)
    expect(await from.inputValue()).toBe('20/13/2026 10:00')
    expect(await from.getAttribute('aria-invalid')).toBe('true')
    expect(page.url()).toBe(href)

    await from.fill('')
    await changedFrom.fill('11/20/2026 10:00')
    await changedTo.fill('11/20/2026 09:00')
    await from.scrollIntoViewIfNeeded()
    await show.click()
    await expect.poll(() => isFocused(changedTo)).toBe(true)
    expect(await isUncovered(changedTo)).toBe(true)
    await page.getByText(words.backwards[locale], { exact: true }).waitFor()
    expect(page.url()).toBe(href)

    await changedTo.fill('11/20/2027 10:00')
    await page.getByRole('dialog').getByRole('button').nth(-2).click()
    await page.waitForURL((url) => url.searchParams.get('stateChangedAtBefore') === '2027-11-20T10:00')
  })

  test('the way above a transaction leads back to the list as it was', async () => {
    const page = await at(`${module}?state=paid&page=2`)
    const { search } = new URL(page.url())
    await page.locator('[data-row-id]').first().getByRole('link').first().click()
    const way = page.locator('main').getByRole('navigation')
    await way.getByRole('link', { name: words.crumb[locale], exact: true }).click()
    await page.locator('[data-row-id]').first().waitFor()
    expect(new URL(page.url()).search).toBe(search)
  })

  test('where the way does not fit, its menu leads as the way does: back, or on without loading the page anew', async () => {
    const id = await wasl().payLink()
    const page = await at(`${module}?q=${id}`, { width: 320, height: 640 })
    const list = page.url()
    await page.getByRole('link', { name: id }).click()
    const choose = async () => {
      const crumb = page.getByRole('menuitem', { name: words.crumb[locale], exact: true })
      // The way is measured once more when its words have come: its menu goes, and is opened again.
      await expect
        .poll(async () => {
          if (!(await crumb.isVisible())) await button(page, 'levels').click()
          return crumb.click({ timeout: 2_000 }).then(
            () => true,
            () => false,
          )
        })
        .toBe(true)
      await page.locator('[data-row-id]').first().waitFor()
    }
    await button(page, 'levels').waitFor()
    const detail = page.url()
    await choose()
    expect(page.url()).toBe(list)
    await page.goForward()
    expect(page.url()).toBe(detail)

    await page.reload()
    await takenOver(page)
    await page.evaluate(() => performance.mark('here'))
    await choose()
    expect(new URL(page.url()).pathname).toBe(`/${locale}/dashboard/${module}`)
    expect(await page.evaluate(() => performance.getEntriesByName('here').length)).toBe(1)
  })

  test('an address past the end of its list leads to the last page, and says so', async () => {
    const page = await at('transactions?page=150')
    await page.getByText(words.ends[locale]).first().waitFor()
    const numbers = page.locator('[data-box="paginator"] [data-kind="number"]')
    const current = page.locator('[data-box="paginator"] [aria-current="page"]')
    await expect.poll(async () => (await numbers.allTextContents()).at(-1)).toBe(await current.textContent())
    expect(new URL(page.url()).searchParams.get('page')).toBe(await current.textContent())
    await page.getByRole('link', { name: words.first[locale], exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.getByRole('link', { name: words.last[locale], exact: true }).click()
    await expect.poll(async () => (await numbers.allTextContents()).at(-1)).toBe(await current.textContent())
  })

  test('from the last row of a page J leads to the first of the next one, and K back', async () => {
    const page = await at(module)
    const id = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const last = page.locator('[data-row-id]').last()
    const lastId = await last.getAttribute('data-row-id')
    const nextIds = `/bff/dashboard/transactions/payment_request/live`
    const there = await page.request.get(`${nextIds}?pageSize=10&page=2`, {
      headers: { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'app' },
    })
    const { rows } = (await there.json()) as { rows: { id: string }[] }
    await last.getByRole('link').first().click()
    await button(page, 'nextRow').waitFor()
    await page.keyboard.press('j')
    await expect.poll(id).toBe(rows[0]?.id)
    await button(page, 'nextRow').waitFor()
    await page.keyboard.press('k')
    await expect.poll(id).toBe(lastId)
  })

  test('when a row leaves, the focus is on the next one', async () => {
    const made = [await paidLink(wasl(), { amount: '6.000' }), await paidLink(wasl(), { amount: '7.000' })]
    const page = await at(module, {}, 'admin.demo')
    const desk = deskAt(page, locale)
    for (const [path, word] of [
      [module, 'remove'],
      ['payment-request/deleted-transactions', 'restore'],
    ] as const) {
      await desk.open(path)
      const rows = page.locator('[data-row-id]')
      await rows.first().waitFor()
      const [leaving, following] = await rows.evaluateAll((all) =>
        all.slice(0, 2).map((row) => row.getAttribute('data-row-id')),
      )
      if (word === 'remove') expect(made.map(({ id }) => id)).toContain(leaving)
      await page.locator(`[data-row-id="${leaving}"] [data-row-menu]`).click()
      await page.getByRole('menuitem', { name: desk.say(word), exact: true }).click()
      await desk.inDialog('yes').click()
      await page.locator(`[data-row-id="${leaving}"]`).waitFor({ state: 'detached' })
      await expect.poll(() => focusedRow(page)).toBe(following ?? null)
    }
  })

  test('at 1440 px every column of all transactions is inside the table, and its menu too', async () => {
    // Whoever sees all units has the column of what is new besides.
    const page = await at('transactions', { width: 1440, height: 900 }, 'admin.demo')
    const frame = page.locator('[data-box="table"]')
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await isUncovered(page.locator('[data-row-menu]').first())).toBe(true)
  })
})

test('in Arabic a name in Latin letters that does not fit keeps its beginning', async () => {
  const page = await (await browser.profile({ locale: 'ar', width: 1440 })).newPage()
  await signIn(page, 'checker.demo', 'ar', { next: `/ar/dashboard/${module}` })
  await page.locator('[data-row-id]').first().waitFor()
  const begins = await page.locator('[data-row-id] [data-truncate]').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
      if (!text?.textContent || !/^[A-Za-z]/.test(text.textContent)) return true
      const [table] = document.querySelectorAll('table')
      for (const col of table?.querySelectorAll('col[data-column]') ?? []) col.setAttribute('width', '40')
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, 1)
      const [letter, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
      return letter.left >= box.left && letter.right <= box.right
    }),
  )
  expect(new Set(begins)).toEqual(new Set([true]))
})

const field = (page: Page, name: 'from' | 'to', locale: Locale) =>
  page.getByRole('dialog').getByRole('textbox', { name: words[name][locale], exact: true })

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement)

/** Nothing stands over its middle, and it is in the window. */
const isUncovered = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && element.contains(over)
  })

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null)
