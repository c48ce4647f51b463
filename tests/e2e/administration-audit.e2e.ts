import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  title: { en: 'Audit log', ar: 'سجل التدقيق' },
  object: { en: 'Object', ar: 'العنصر' },
  clear: { en: 'Clear the object', ar: 'إلغاء تحديد العنصر' },
  older: { en: 'Show older entries', ar: 'عرض قيود أقدم' },
  details: { en: /^Details/, ar: /^التفاصيل/ },
  sentence: { en: 'Changed the user audit-walk-en', ar: 'تعديل المستخدم audit-walk-ar' },
  finance: { en: 'Finance', ar: 'المالية' },
  none: { en: 'Nothing was found', ar: 'لم يوجد شيء' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inArabic)('in %s', (locale) => {
  test('an entry is found by its object, opened, and more are shown by keyboard', async () => {
    const object = `audit-walk-${locale}`
    await wasl().sql(
      `insert into audit (merchant_id, actor, action, object, detail) values
         (1, 'admin.demo', 'user.changed', '${object}', '{"before":{"roles":["cashier"]},"after":{"roles":["finance"]}}')`,
    )
    await wasl().sql(
      `insert into audit (merchant_id, actor, action, object)
         select 1, 'admin.demo', 'report.asked', 'many-' || n from generate_series(1, 60) n`,
    )
    const path = `/${locale}/dashboard/administration/audit`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    await page.getByRole('heading', { level: 1, name: words.title[locale] }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(50)
    await page.getByRole('button', { name: words.older[locale] }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(50)

    await page.getByRole('searchbox', { name: words.object[locale] }).fill(object)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('q')).toBe(object)
    await page.getByText(words.sentence[locale], { exact: true }).first().waitFor()
    await page.locator('summary').filter({ hasText: words.details[locale] }).first().press('Enter')
    await page.getByRole('cell', { name: words.finance[locale], exact: true }).waitFor()
    expect(await axeComplaints(page)).toEqual([])

    await page.reload()
    await page.getByText(words.sentence[locale], { exact: true }).first().waitFor()
    await page.getByRole('button', { name: words.clear[locale] }).press('Enter')
    await expect.poll(() => page.getByRole('article').count()).toBe(50)
    await page.goto(new URL(`${path}?q=nothing-has-this-name`, wasl().url).href)
    await page.getByRole('heading', { name: words.none[locale] }).waitFor()
  })
})
