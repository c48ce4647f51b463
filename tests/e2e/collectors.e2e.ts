import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { lateScripts } from '../support/late-scripts.ts'
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
  link: { en: /^Link and QR/, ar: /^الرابط ورمز QR/ },
  code: { en: /^QR code of the counter/, ar: /^رمز QR لمنفذ/ },
  gone: { en: 'This counter takes no payments', ar: 'هذا المنفذ لا يستقبل المدفوعات' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  who: { en: 'Who pays', ar: 'من الدافع' },
  phone: { en: /^Phone/, ar: /^الهاتف/ },
  ask: { en: /^Ask for/, ar: /^اطلب/ },
  pay: { en: /^Continue to pay/, ar: /^المتابعة إلى الدفع/ },
  positive: { en: 'Must be valid positive number', ar: 'يجب أن يكون رقمًا موجبًا صالحًا' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const names = { en: ['Beach kiosk', 'كشك الشاطئ'], ar: ['Roof garden', 'حديقة السطح'] } as const
const phones = { en: '50024444', ar: '50025555' } as const
const open = { en: '3.125', ar: '3.250' } as const
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
    await dialog.waitFor({ state: 'hidden' })
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: shown }) })
    await row.getByRole('button', { name: words.link[locale] }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('img', { name: words.code[locale] }).waitFor()
    const [added] = await wasl().sql(`select public_id as id from collector where name_en = '${en}'`)
    const id = String(added?.['id'])
    await dialog
      .getByText(new RegExp(`/${locale}/pos/pay/collect/${id}$`))
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

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
    await row.getByRole('button', { name: words.link[locale] }).waitFor({ state: 'hidden' })
    await page.goto(`${wasl().url}/${locale}/pos/pay/collect/${id}`)
    await page.getByRole('heading', { name: words.gone[locale] }).waitFor()
  })

  test('where the merchant opens counters, a payer pays there without signing in, and otherwise nobody does', async () => {
    browser.expectRefusals(`400 /bff/collect/COL-CATERING/form`)
    const address = `/${locale}/pos/pay/collect/COL-CATERING`
    const closed = await browser.open(address, { locale, width: 390, height: 844 })
    await closed.waitForURL(new RegExp(`/${locale}/login\\?next=`))
    await wasl().sql(`update merchant set public_collect = true where id = 1`)
    const page = await browser.open(address, { locale, width: 390, height: 844 })
    const amount = page.getByRole('textbox', { name: words.amount[locale], exact: true })
    const phone = page.getByRole('textbox', { name: words.phone[locale] })
    await phone.fill(phones[locale])
    await page.getByRole('button', { name: words.pay[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(words.positive[locale]).waitFor()
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await phone.inputValue()).toBe(phones[locale])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.type(open[locale])
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/${locale}/pay/[\\w-]+$`))
    await page.getByRole('radio').first().waitFor()
    const [credited] = await wasl().sql(
      `select c.public_id, t.amount, t.initiator from payment_transaction t join customer_payment p on p.transaction_id = t.id
       join collector c on c.id = p.collector_id order by t.id desc limit 1`,
    )
    expect(credited).toEqual({
      public_id: 'COL-CATERING',
      amount: Number(open[locale].replace('.', '')),
      initiator: 'Catering counter',
    })
    await wasl().sql(`update merchant set public_collect = false where id = 1`)
  })

  test('staff without the counter pay at an open one like anybody; who works there has their own screen', async () => {
    await wasl().sql(`update merchant set public_collect = true where id = 1`)
    const next = `/${locale}/pos/pay/collect/COL-CATERING`
    const page = await browser.blank({ locale })
    await signIn(page, 'checker.demo', locale, { next })
    await page.getByRole('button', { name: words.pay[locale] }).waitFor()
    expect(await page.getByRole('button', { name: words.ask[locale] }).count()).toBe(0)
    const other = await browser.blank({ locale })
    await signIn(other, 'cashier.demo', locale, { next })
    await other.getByRole('button', { name: words.ask[locale] }).waitFor()
    expect(await other.getByRole('button', { name: words.pay[locale] }).count()).toBe(0)
    await wasl().sql(`update merchant set public_collect = false where id = 1`)
  })
})

test('at an open counter the currency that was chosen before the script came is asked for', async () => {
  await wasl().sql(`update merchant set public_collect = true where id = 1`)
  const page = await (await browser.profile()).newPage()
  const arrive = await lateScripts(page)
  await page.goto('/en/pos/pay/collect/COL-CATERING', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('BHD')
  arrive()
  await hydrated(page)
  await page.getByRole('textbox', { name: words.amount.en, exact: true }).fill('4.250')
  await page.getByRole('textbox', { name: words.phone.en }).fill('50026666')
  await page.getByRole('button', { name: words.pay.en }).click()
  await page.waitForURL(/\/en\/pay\/[\w-]+$/)
  const [asked] = await wasl().sql(
    `select amount, currency from payment_transaction order by id desc limit 1`,
  )
  expect(asked).toEqual({ amount: 4250, currency: 'BHD' })
  await wasl().sql(`update merchant set public_collect = false where id = 1`)
})
