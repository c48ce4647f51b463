import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  add: { en: 'New collector', ar: 'محصّل جديد' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  code: { en: /^QR code of the counter/, ar: /^رمز QR لمنفذ/ },
  gone: { en: 'This counter takes no payments', ar: 'هذا المنفذ لا يستقبل المدفوعات' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  who: { en: 'Who pays', ar: 'من الدافع' },
  phone: { en: /^Phone/, ar: /^الهاتف/ },
  ask: { en: /^Ask for/, ar: /^اطلب/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const names = { en: ['Beach kiosk', 'كشك الشاطئ'], ar: ['Roof garden', 'حديقة السطح'] } as const
const amounts = { en: '6.125', ar: '7.125' } as const

describe.each(inArabic)('in %s', (locale) => {
  test('a collector is added by keyboard, has a link with its code, takes a payment, and stops when switched off', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/collectors', '404 /bff/dashboard/pos/counter')
    const [en, ar] = names[locale]
    const shown = { en, ar }[locale]
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/collectors` })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: words.add[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words.nameEn[locale], exact: true }).fill(en)
    await page.keyboard.press('Enter')
    await dialog.getByText(words.required[locale]).waitFor()
    const nameAr = dialog.getByRole('textbox', { name: words.nameAr[locale], exact: true })
    await expect.poll(() => nameAr.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(ar)
    await page.keyboard.press('Enter')
    const own = page.getByRole('dialog', { name: shown })
    await own.getByRole('img', { name: words.code[locale] }).waitFor()
    const [added] = await wasl().sql(`select public_id as id from collector where name_en = '${en}'`)
    const id = String(added?.['id'])
    await own
      .getByText(new RegExp(`/${locale}/pos/pay/collect/${id}$`))
      .first()
      .waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(id)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const row = page.getByRole('row', { name: shown })
    await expect.poll(() => row.evaluate((there) => there.contains(document.activeElement))).toBe(true)

    await page.goto(`${wasl().url}/${locale}/pos/pay/collect/${id}`)
    await page.getByRole('textbox', { name: words.amount[locale], exact: true }).fill(amounts[locale])
    await page.locator('summary').filter({ hasText: words.who[locale] }).click()
    await page.getByRole('textbox', { name: words.phone[locale] }).fill('50023333')
    await page.getByRole('button', { name: words.ask[locale] }).click()
    await page.waitForURL(new RegExp(`/${locale}/pos/pay/[\\w-]+$`))
    const [credited] = await wasl().sql(
      `select c.name_en, t.amount from payment_transaction t join customer_payment p on p.transaction_id = t.id
       join collector c on c.id = p.collector_id order by t.id desc limit 1`,
    )
    expect(credited).toEqual({ name_en: en, amount: Number(amounts[locale].replace('.', '')) })

    await page.goto(`${wasl().url}/${locale}/dashboard/administration/collectors`)
    await row.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => row.getByRole('switch').getAttribute('aria-checked').then(String))
      .not.toBe('true')
    await expect.poll(() => row.getByRole('switch').getAttribute('aria-disabled')).toBe(null)
    await page.goto(`${wasl().url}/${locale}/pos/pay/collect/${id}`)
    await page.getByRole('heading', { name: words.gone[locale] }).waitFor()
  })
})
