import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** What A4 leaves between the margins of 14 mm. */
const sheet = { width: 688, height: 1017 }
/** A3 on its side, as wide as a desk. */
const wide = { width: 1481, height: 1017 }
const sheets = [
  { locale: 'ar', paper: 'A4', size: sheet },
  { locale: 'en', paper: 'A3', size: wide },
] as const

/** Everything of a table that the sheet's edge cuts off, and every control that cannot be pressed on paper. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 2
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth
    }
    const texts = (elements: Element[]) => elements.map((element) => element.textContent)
    return {
      cut: texts([...document.querySelectorAll('th, td')].filter((cell) => shown(cell) && isCut(cell))),
      controls: texts([...document.querySelectorAll('input, select, textarea')].filter(shown)),
      heads: texts(
        [...document.querySelectorAll('th[data-column]')].filter((head) => !head.innerHTML || !shown(head)),
      ),
      sums:
        document.querySelector<HTMLElement>('[data-box="totals"]')?.innerText.match(/\d\.\d{3}/g)?.length ??
        0,
      /** How much of the sheet's width the page has. */
      used: (document.querySelector('main')?.getBoundingClientRect().width ?? 0) / innerWidth,
    }
  })

test.each(sheets)(
  'a list is on paper with all its columns and sums, and nothing to press, on $paper, in $locale',
  async ({ locale, size }) => {
    const page = await (await browser.profile({ locale, ...size })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/transactions` })
    await page.locator('[data-row-id]').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const { sums, used, ...paper } = await onPaper(page)
    expect(used).toBeGreaterThan(0.9)
    expect(paper).toEqual({ cut: [], controls: [], heads: [] })
    expect(sums).toBeGreaterThanOrEqual(3)
    await page.locator('th').getByRole('button').first().waitFor()
  },
)

const said = {
  en: ['View: Failed', 'State: failed', 'Sorted by Created, descending'],
  ar: ['العرض: الفاشلة', 'الحالة: فشلت'],
} as const

test.each(inArabic)(
  'on paper a list says whose it is, what it shows, and who printed it when, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale, ...sheet })).newPage()
    const next = `/${locale}/dashboard/transactions?view=failed&state=failed`
    await signIn(page, 'cashier.demo', locale, { next })
    await page.locator('[data-row-id]').first().waitFor()
    const head = page.locator('[data-box="printed-head"]')
    const query = page.locator('[data-box="printed-query"]')
    expect(await head.count()).toBe(0)
    expect(await query.count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    const words = await head.innerText()
    expect(words).toContain(locale === 'ar' ? 'تمرة ومدّ' : 'Tamra & Tide')
    expect(words).toMatch(/\d{1,2} \S+ 20\d\d/)
    for (const part of ['Asia/Kuwait', 'cashier.demo', next]) expect(words).toContain(part)
    for (const part of said[locale])
      expect((await query.innerText()).toLowerCase()).toContain(part.toLowerCase())
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => head.count()).toBe(0)
  },
)
