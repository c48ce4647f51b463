import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { paidLink } from './desk.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** A machine that has much to do takes longer than a second. */
const patient = { timeout: 30_000 }

const words = {
  period: { en: 'Period', ar: 'الفترة' },
  day: { en: 'Day', ar: 'يوم' },
  week: { en: 'Week', ar: 'أسبوع' },
  custom: { en: 'Custom', ar: 'مخصصة' },
  show: { en: 'Show', ar: 'عرض' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  missing: { en: 'Enter a date', ar: 'أدخل تاريخًا' },
  backwards: { en: /^The end is before the start/, ar: /^النهاية قبل البداية/ },
  totals: { en: 'Totals of the period', ar: 'إجماليات الفترة' },
  sizes: { en: 'Average transaction size', ar: 'متوسط قيمة المعاملة' },
  table: { en: /^View as table/, ar: /^عرض كجدول/ },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  yes: { en: 'Yes', ar: 'نعم' },
  canceled: { en: 'Canceled', ar: 'ملغاة' },
  done: { en: /canceled/i, ar: /تم إلغاء/ },
  expiring: { en: /expires? today/, ar: /صلاحيت.+ اليوم/ },
  menu: { en: 'Actions for', ar: 'إجراءات' },
  all: { en: 'All transactions', ar: 'كل المعاملات' },
}

/** Kuwait is three hours ahead of UTC all year. */
const untilMidnight = (now: Date): number => 86_400_000 - ((now.getTime() + 10_800_000) % 86_400_000)

describe.each(inArabic)('the start of the dashboard, in %s', (locale) => {
  const radio = (page: Page, name: 'day' | 'week' | 'custom') =>
    page.getByRole('group', { name: words.period[locale] }).getByRole('radio', { name: words[name][locale] })
  const paidToday = async (page: Page) => {
    const text = await page.getByRole('region', { name: words.totals[locale] }).innerText()
    return Number(/\n(\d+)\n/.exec(text)?.[1] ?? Number.NaN)
  }

  test('in text twice as large the figures of the tiles agree in size, and none leaves its tile', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard?period=month` })
    const totals = page.getByRole('region', { name: words.totals[locale] })
    await totals.getByRole('group').first().waitFor(patient)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const figures = await totals.locator('[data-box="card"]').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const figure = tile.querySelector('p + p')
          if (!figure) throw new Error('a tile without its figure')
          const number = document.createRange()
          number.selectNodeContents(figure)
          return {
            size: Math.round(
              Number.parseFloat(getComputedStyle(figure.querySelector('[data-size]') ?? figure).fontSize),
            ),
            isInside: number.getBoundingClientRect().width <= figure.getBoundingClientRect().width,
          }
        }),
      )
      expect(figures).toHaveLength(3)
      expect(figures.map(({ isInside }) => isInside)).toEqual([true, true, true])
      const [size] = figures.map((figure) => figure.size)
      expect(
        figures.map((figure) => figure.size),
        `at ${width} px`,
      ).toEqual([size, size, size])
    }
  })

  test('the course of a figure is walked with the arrow keys, as it is read', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard?period=week` })
    const totals = page.getByRole('region', { name: words.totals[locale] })
    const spark = totals.getByRole('group').first()
    await spark.waitFor(patient)
    const standsOn = async () => {
      const id = await spark.getAttribute('aria-activedescendant')
      return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('aria-label')
    }
    const names = await spark
      .getByRole('img')
      .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(2)
    await spark.focus()
    await page.keyboard.press('Home')
    expect(await standsOn()).toBe(names[0])
    const [onwards, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await page.keyboard.press(onwards)
    expect(await standsOn()).toBe(names[1])
    // What is heard is read beside it, too.
    const [, value = ''] = names[1]?.split(': ') ?? []
    await totals.getByText(value, { exact: true }).last().waitFor()
    await page.keyboard.press(back)
    expect(await standsOn()).toBe(names[0])
    await page.keyboard.press('End')
    expect(await standsOn()).toBe(names.at(-1))
    await page.keyboard.press('Escape')
    expect(await standsOn()).toBeNull()
  })

  test('what expires today leads to its list', async () => {
    const id = await wasl().payLink({ amount: '2.750', expiresInMs: untilMidnight(wasl().now()) / 2 })
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale)

    const link = page.getByRole('link', { name: words.expiring[locale] })
    await link.press('Enter', patient)
    await page.waitForURL(/\/dashboard\/transactions\?q=expires/)
    const row = page.getByRole('row', { name: new RegExp(id.slice(0, 8)) })
    await expect.poll(() => row.count(), patient).toBe(1)
  })

  test('periods by keyboard, two dates, a row that is canceled, a payment that is seen at once', async () => {
    const id = await wasl().payLink({ amount: '3.250' })
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale)

    await radio(page, 'day').waitFor()
    await expect.poll(() => radio(page, 'day').isChecked(), patient).toBe(true)
    await page.getByRole('region', { name: words.totals[locale] }).waitFor()
    await expect.poll(() => paidToday(page), patient).toBeGreaterThan(0)
    await radio(page, 'day').focus()
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await page.waitForURL(/\?period=week$/)
    await expect.poll(() => radio(page, 'week').isChecked(), patient).toBe(true)

    await radio(page, 'custom').click()
    await page.getByRole('button', { name: words.show[locale], exact: true }).click()
    await expect.poll(() => page.getByText(words.missing[locale], { exact: true }).count(), patient).toBe(2)
    await page.getByLabel(words.from[locale], { exact: true }).fill('01/31/2026')
    await page.getByLabel(words.to[locale], { exact: true }).fill('01/01/2026')
    await page.getByText(words.backwards[locale]).first().waitFor()
    await page.getByLabel(words.to[locale], { exact: true }).fill('02/28/2026')
    await page.getByRole('button', { name: words.show[locale], exact: true }).click()
    await page.waitForURL(/\?from=2026-01-31&to=2026-02-28$/)
    await page.getByRole('region', { name: words.totals[locale] }).waitFor()

    await radio(page, 'day').click()
    await page.waitForURL((url) => url.search === '')
    const sizes = page.getByRole('figure', { name: words.sizes[locale] })
    await sizes.getByRole('button', { name: words.table[locale] }).click()
    await expect.poll(() => sizes.getByRole('row').count(), patient).toBe(13)

    const row = page.getByRole('row', { name: new RegExp(id.slice(0, 8)) })
    await row.getByRole('button', { name: new RegExp(`^${words.menu[locale]}`) }).click()
    await page.getByRole('menuitem', { name: words.cancel[locale], exact: true }).click()
    await page.getByRole('button', { name: words.yes[locale], exact: true }).click()
    await page.getByText(words.done[locale]).first().waitFor()
    await row.getByText(words.canceled[locale]).waitFor()

    const before = await paidToday(page)
    await paidLink(wasl(), { amount: '1.000' })
    await expect.poll(() => paidToday(page), patient).toBe(before + 1)

    await page.getByRole('link', { name: words.all[locale] }).last().click()
    await page.waitForURL(/\/dashboard\/transactions$/)
  })
})
