import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  add: { en: 'New rule', ar: 'قاعدة جديدة' },
  name: { en: 'Name', ar: 'الاسم' },
  largest: { en: 'Largest amount', ar: 'أكبر مبلغ' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  test: { en: 'Test a payer', ar: 'اختبار دافع' },
  run: { en: 'Test', ar: 'اختبار' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  identifiers: { en: 'Identifiers', ar: 'المعرّفات' },
  later: { en: 'Later', ar: 'التالي' },
  take: { en: /^Take .* off/, ar: /^أزل/ },
  paste: { en: 'Add, one on a line', ar: 'أضف، كل واحد في سطر' },
  import: { en: 'Import', ar: 'استيراد' },
  stay: { en: 'Stay', ar: 'البقاء' },
  line: { en: /^Line 2/, ar: /^السطر 2/ },
  noPhone: { en: 'This is no phone number', ar: 'هذا ليس رقم هاتف' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const ruleNames = { en: 'At most nine', ar: 'تسعة على الأكثر' } as const
const decides = {
  en: `“${ruleNames.en}” decides: this payer may not pay`,
  ar: `«${ruleNames.ar}» تقرر: لا يمكن لهذا الدافع أن يدفع`,
} as const
const phones = { en: '50027777', ar: '50028888' } as const

describe.each(inEnglish)('in %s', (locale) => {
  test('a rule is made by keyboard, a payer is tested against it, and a list is imported with its bad lines', async () => {
    browser.expectRefusals('400 /bff/dashboard/plugins/customer_payment/restrictions')
    await wasl().sql(`update payment_restriction set active = false where public_id = 'RULE-DAILY'`)
    const path = `/${locale}/dashboard/customer-payment/payment-restriction`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    const dialog = page.getByRole('dialog')
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await button(words.add[locale]).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words.largest[locale] }).fill('9')
    await dialog.getByRole('button', { name: words.add[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(words.required[locale]).waitFor()
    const name = dialog.getByRole('textbox', { name: words.name[locale], exact: true })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(ruleNames[locale])
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: ruleNames[locale] }).waitFor()
    await page.getByRole('dialog', { name: ruleNames[locale] }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await button(words.test[locale]).click()
    await dialog.getByRole('textbox', { name: words.phone[locale] }).fill(phones[locale])
    await dialog.getByRole('textbox', { name: words.amount[locale] }).fill('9.001')
    await dialog.getByRole('button', { name: words.run[locale], exact: true }).click()
    await dialog.getByText(decides[locale]).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page
      .getByRole('row', { name: 'Blocked phones' })
      .getByText('Blocked phones', { exact: true })
      .click()
    await dialog.getByRole('button', { name: words.identifiers[locale] }).click()
    await dialog
      .getByRole('textbox', { name: words.paste[locale] })
      .fill(`+965 ${phones[locale]}\nnot a phone 7`)
    // What was pasted is given up by who says so alone.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: words.stay[locale], exact: true }).click()
    await dialog.getByRole('button', { name: words.import[locale], exact: true }).click()
    await dialog.getByText(words.line[locale]).waitFor()
    await dialog.getByText(words.noPhone[locale]).waitFor()
    await dialog.getByText(`+965 ${phones[locale].slice(0, 3)} ${phones[locale].slice(3)}`).waitFor()

    const more = Array.from({ length: 49 }, (_, n) => `+965 5002 ${String(3000 + n)}`)
    await dialog.getByRole('textbox', { name: words.paste[locale] }).fill(more.join('\n'))
    await dialog.getByRole('button', { name: words.import[locale], exact: true }).click()
    await dialog.getByRole('button', { name: words.later[locale] }).click()
    await dialog.getByText('2 / 2').waitFor()
    const taking = dialog.getByRole('button', { name: words.take[locale] })
    await expect.poll(() => taking.count()).toBe(1)
    await taking.click()
    await expect.poll(() => taking.count()).toBe(50)
    expect(await dialog.getByText('/ 1').count()).toBe(0)
    await wasl().sql(`delete from restricted_identifier where value like '+96550023%'`)
    await wasl().sql(`delete from payment_restriction where public_id not like 'RULE-%'`)
  })
})

test('who may not manage rules has no menu entry and sees no rule', async () => {
  const page = await browser.blank()
  await signIn(page, 'cashier.demo', 'en', { next: '/en/dashboard/customer-payment/payment-restriction' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Five payments a day').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Payment restriction' }).count()).toBe(0)
})
