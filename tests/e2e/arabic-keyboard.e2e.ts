import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  filters: { en: 'Filters', ar: 'التصفية' },
  palette: { en: 'Search and commands', ar: 'البحث والأوامر' },
} as const

/** What the keys of an Arabic keyboard type. */
const arabic = { Slash: 'ظ', KeyF: 'ب', KeyK: 'ن', KeyA: 'ش', Period: 'ز', KeyJ: 'ت' } as const

/** The browser of the tests has no such keyboard: its events are told to whatever has the focus. */
const press = (page: Page, code: keyof typeof arabic, init: { ctrlKey?: boolean } = {}) =>
  page.evaluate(
    (event) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }),
      ),
    { key: arabic[code], code, ...init },
  )

test.each(inArabic)(
  'with an Arabic keyboard the keys of the list are where they are, in %s',
  async (locale) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, {
      next: `/${locale}/dashboard/payment-request/transactions`,
    })
    const tick = page.locator('[data-row-id]').first().getByRole('checkbox')
    const closed = async () => {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open], [role=menu]').waitFor({ state: 'detached' })
    }
    await tick.focus()
    await press(page, 'Slash')
    expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
    await tick.focus()
    await press(page, 'KeyF')
    await page.getByRole('dialog', { name: words.filters[locale], exact: true }).waitFor()
    await closed()
    await press(page, 'KeyK', { ctrlKey: true })
    await page.getByRole('dialog', { name: words.palette[locale] }).waitFor()
    await closed()
    await tick.focus()
    await press(page, 'KeyA', { ctrlKey: true })
    await expect.poll(() => page.locator('[data-row-id] :checked').count()).toBeGreaterThan(1)
    await press(page, 'Period')
    await page.getByRole('menu').waitFor()
  },
)
