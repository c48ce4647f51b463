import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  point: { en: 'Decimal point', ar: 'الفاصلة العشرية' },
  who: { en: 'Who pays', ar: 'من الدافع' },
  phone: { en: /^Phone/, ar: /^الهاتف/ },
  ask: { en: /^Ask for/, ar: /^اطلب/ },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  code: { en: 'QR code of the payment link', ar: 'رمز QR لرابط الدفع' },
  here: { en: /^Pay on this device/, ar: /^الدفع على هذا الجهاز/ },
  cash: { en: /Cash on delivery/, ar: /الدفع عند الاستلام/ },
  confirm: { en: /^Confirm order/, ar: /^تأكيد الطلب/ },
  thanks: { en: 'Thank you!', ar: 'شكرًا لك!' },
  next: { en: 'New payment', ar: 'دفعة جديدة' },
  often: {
    en: /number of payments allowed in a day \(1\)/,
    ar: /بلغت عدد الدفعات المسموح بها في اليوم \(1\)/,
  },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const phones = { en: '50021111', ar: '50022222' } as const

async function openCounter(locale: Locale): Promise<Page> {
  const page = await browser.blank({ locale, width: 390, height: 844 })
  await signIn(page, 'cashier.demo', locale, { next: `/${locale}/pos/pay` })
  await page.getByRole('textbox', { name: words.amount[locale], exact: true }).waitFor()
  return page
}

describe.each(inArabic)('in %s', (locale) => {
  test('a cashier takes a payment by keyboard alone, in cash, and turns to the next customer', async () => {
    const page = await openCounter(locale)
    const ask = page.getByRole('button', { name: words.ask[locale] })
    await ask.focus()
    await page.keyboard.press('Enter')
    await page.getByText(words.required[locale]).waitFor()
    for (const name of ['4', words.point[locale], '5']) {
      const key = page.getByRole('button', { name, exact: true })
      await key.focus()
      await page.keyboard.press('Space')
    }
    await expect
      .poll(() => page.getByRole('textbox', { name: words.amount[locale] }).inputValue())
      .toBe('4.5')
    await page.locator('summary').filter({ hasText: words.who[locale] }).press('Enter')
    await page.getByRole('textbox', { name: words.phone[locale] }).focus()
    await page.keyboard.type(phones[locale])
    await page.keyboard.press('Enter')

    await page.waitForURL(new RegExp(`/${locale}/pos/pay/[\\w-]+$`))
    await page.getByRole('img', { name: words.code[locale] }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: words.here[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: words.cash[locale] }).check()
    await page.getByRole('button', { name: words.confirm[locale] }).focus()
    await page.keyboard.press('Enter')

    await page.waitForURL(new RegExp(`/${locale}/pos/attempt-detail/[\\w-]+$`))
    await page.getByText(words.thanks[locale]).waitFor()
    await page.getByRole('link', { name: words.next[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/${locale}/pos/pay$`))
    const [credited] = await wasl().sql(
      `select initiator, plugin, state from payment_transaction where amount = 4500 order by id desc limit 1`,
    )
    expect(credited).toEqual({ initiator: 'cashier.demo', plugin: 'customer_payment', state: 'cod' })
    await wasl().expectBooksClean()
  })

  test('a rule of the merchant stops a payer who has paid too often, and what was typed stays', async () => {
    browser.expectRefusals('409 /bff/dashboard/pos/payments')
    await wasl().sql(`update payment_restriction set payments_per_day = 1 where public_id = 'RULE-DAILY'`)
    const page = await openCounter(locale)
    const amount = page.getByRole('textbox', { name: words.amount[locale], exact: true })
    await amount.fill('3')
    await page.locator('summary').filter({ hasText: words.who[locale] }).click()
    await page.getByRole('textbox', { name: words.phone[locale] }).fill(phones[locale])
    await page.getByRole('button', { name: words.ask[locale] }).click()
    await page.getByText(words.often[locale]).waitFor()
    expect(await amount.inputValue()).toBe('3')
    await wasl().sql(`update payment_restriction set payments_per_day = 5 where public_id = 'RULE-DAILY'`)
  })
})

test('what the bank answers while the cashier waits leaves nobody away from the counter', async () => {
  const page = await browser.blank()
  await page.route('**/bff/attempt/AT-1006/check', async (route) => {
    const answer = (await (await route.fetch()).json()) as { attempt: object }
    const failed = { state: 'failed', view: 'failure', tryAgainUrl: '/en/pay/PR-1006' }
    await route.fulfill({ json: { ...answer, attempt: { ...answer.attempt, ...failed } } })
  })
  await signIn(page, 'cashier.demo', 'en', { next: '/en/pos/attempt-detail/AT-1006' })
  await page.getByRole('heading', { name: 'Oops! something went wrong please try again' }).waitFor()
  const again = page.getByRole('link', { name: 'Try again', exact: true })
  expect(await again.getAttribute('href')).toBe('/en/pos/pay/PR-1006')
})

test('a payment of the counter that is open elsewhere, and its result, are looked at from the counter', async () => {
  const page = await browser.blank()
  const id = await wasl().payLink({ scenario: 'approve' })
  await signIn(page, 'cashier.demo', 'en', { next: `/en/pos/pay/${id}` })
  await page.getByRole('button', { name: words.here.en }).click()
  const elsewhere = payerAt(await browser.open(`/en/pay/${id}`))
  await elsewhere.goToBank()
  await page.reload()
  await page.getByRole('button', { name: words.here.en }).click()
  await page.getByRole('link', { name: 'Check payment status' }).click()
  await page.waitForURL(/\/en\/pos\/attempt-detail\/[\w-]+$/)
  expect(await page.getByRole('link', { name: words.next.en }).getAttribute('href')).toBe('/en/pos/pay')
})

test('who has no counter is shown the way back, and who is nobody signs in first', async () => {
  const page = await browser.blank()
  await signIn(page, 'checker.demo', 'en', { next: '/en/pos/pay' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('group', { name: 'Keypad' }).count()).toBe(0)
  const other = await browser.open('/en/pos/pay')
  await other.waitForURL(/\/en\/login\?next=/)
})
