import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  due: { en: /^Due date/, ar: /^تاريخ الاستحقاق/ },
  quiet: { en: 'Create without sending', ar: 'إنشاء دون إرسال' },
  made: { en: 'The request is made', ar: 'تم إنشاء الطلب' },
  tasting: { en: 'Coffee tasting, one seat', ar: 'تذوّق القهوة، مقعد واحد' },
  unreadable: {
    en: 'Write the date like 11/20/2026 14:05',
    ar: 'اكتب التاريخ هكذا: \u206611/20/2026 14:05\u2069',
  },
} as const

describe.each(inArabic)(
  'a date that makes none is not left out as if nothing stood there, in %s',
  (locale) => {
    const unreadable = words.unreadable[locale]

    test('of a new request', async () => {
      const page = await browser.blank({ locale })
      await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/payment-request/create` })
      await page.getByRole('textbox', { name: words.amount[locale], exact: true }).fill('5')
      const due = page.getByRole('textbox', { name: words.due[locale] })
      const create = page.getByRole('button', { name: words.quiet[locale], exact: true })
      await due.fill('31/13/2026')
      await create.click()
      await page.getByRole('alert').getByRole('link', { name: unreadable }).waitFor()
      expect(await due.inputValue()).toBe('31/13/2026')
      await due.fill('')
      await create.click()
      await page.getByRole('heading', { name: words.made[locale] }).waitFor()
    })

    test('of a link that is out', async () => {
      const page = await browser.blank({ locale })
      await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/payment-request/links` })
      const row = page.getByRole('row', { name: words.tasting[locale] })
      await row.getByText(words.tasting[locale], { exact: true }).click()
      const dialog = page.getByRole('dialog')
      const end = dialog.locator('input[placeholder="MM/DD/YYYY HH:MM"]')
      await end.fill('31/13/2026')
      await end.press('Enter')
      await dialog.getByText(unreadable, { exact: true }).waitFor()
      await expect.poll(() => end.evaluate((field) => field === document.activeElement)).toBe(true)
      await end.fill('')
      await end.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
    })
  },
)
