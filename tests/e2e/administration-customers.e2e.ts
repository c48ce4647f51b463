import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  search: { en: 'Find a customer', ar: 'ابحث عن عميل' },
  see: { en: /^See what is stored/, ar: /^عرض ما هو محفوظ/ },
  erase: { en: 'Erase', ar: 'محو' },
  yes: { en: 'Erase for good', ar: 'محو نهائي' },
  erased: { en: /^Erased from/, ar: /^مُحي من/ },
  nobody: { en: 'Nobody found', ar: 'لا أحد' },
  export: { en: 'Export as JSON', ar: 'تصدير بصيغة JSON' },
  log: { en: 'Asked for by admin.demo', ar: 'بطلب من admin.demo' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const people = {
  en: { name: 'Huda Testperson', email: 'huda.testperson@example.com' },
  ar: { name: 'Salma Testperson', email: 'salma.testperson@example.com' },
} as const

describe.each(inEnglish)('in %s', (locale) => {
  test('a customer is found, exported and erased for good', async () => {
    const { name, email } = people[locale]
    await wasl().sql(
      `with made as (insert into customer (merchant_id, name_en, email) values (1, '${name}', '${email}') returning id)
       update payment_transaction set customer_id = (select id from made) where id =
         (select max(id) from payment_transaction where merchant_id = 1 and state = 'paid' and customer_id is distinct from null)`,
    )
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/customers` })
    const search = page.getByRole('searchbox', { name: words.search[locale] })
    await search.fill(email.slice(0, 12))
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: words.see[locale] }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(email).waitFor()

    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.export[locale], exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/^customer-\d+-.*\.json$/)

    await dialog.getByRole('button', { name: words.erase[locale], exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: words.yes[locale], exact: true }).click()
    await page.getByText(words.erased[locale]).first().waitFor()
    await page.getByRole('heading', { name: words.nobody[locale] }).waitFor()
    await page.getByText(words.log[locale]).first().waitFor()
    const [left] = await wasl().sql(
      `select count(*)::int as count from customer where email = '${email}' or name_en = '${name}'`,
    )
    expect(left?.['count']).toBe(0)
  })
})
