import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  amount: { en: 'Amount', ar: 'المبلغ' },
  more: { en: 'More for this request', ar: 'المزيد لهذا الطلب' },
  webhook: { en: /^Webhook of this request/, ar: /^Webhook هذا الطلب/ },
  refused: {
    en: /^Webhook of this request.*: The demo calls nobody outside\./,
    ar: /^Webhook هذا الطلب.*: لا يتصل العرض التجريبي بأحد في الخارج\./,
  },
  quiet: { en: 'Create without sending', ar: 'إنشاء دون إرسال' },
  detail: { en: 'Show the request', ar: 'عرض الطلب' },
  delivered: { en: 'Delivered', ar: 'وصلت' },
} as const

describe.each(inEnglish)('in %s', (locale) => {
  test('a server that may not be called is refused at its field; the one that may hears of the request', async () => {
    browser.expectRefusals('400 /bff/dashboard/payment-request')
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/payment-request/create` })
    await page.getByRole('textbox', { name: words.amount[locale], exact: true }).fill('12.5')
    await page.locator('summary', { hasText: words.more[locale] }).click()
    const field = page.getByRole('textbox', { name: words.webhook[locale] })
    await field.fill('https://hooks.example/orders')
    const create = page.getByRole('button', { name: words.quiet[locale], exact: true })
    await create.click()
    await page.getByRole('link', { name: words.refused[locale] }).click()
    expect(await field.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')

    // The demo's own server believes only what the merchant's first webhook has signed.
    const address = `${wasl().url}/outbox/webhooks/merchant?order=${locale}`
    await field.fill(address)
    await create.click()
    await page.getByRole('link', { name: words.detail[locale] }).click()
    await page.waitForURL(/\/payment-request\/transactions\/[\w-]{22}$/)
    await wasl().settle()
    await page.reload()
    // Of the request itself, and of the delivery to it.
    await expect.poll(() => page.getByText(address, { exact: true }).count()).toBe(2)
    await page
      .getByRole('listitem')
      .filter({ hasText: address })
      .getByText(words.delivered[locale], { exact: true })
      .waitFor()
  })
})
