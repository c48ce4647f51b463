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
  amount: { en: 'Amount', ar: 'المبلغ' },
  phone: { en: /^Phone/, ar: /^الهاتف/ },
  ask: { en: /^Ask for/, ar: /^اطلب/ },
  pay: { en: /^Continue to pay/, ar: /^المتابعة إلى الدفع/ },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const phones = { en: '50024444', ar: '50025555' } as const
const open = { en: '3.125', ar: '3.250' } as const

describe.each(inArabic)('in %s', (locale) => {
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
    await page.getByText(words.required[locale]).waitFor()
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
