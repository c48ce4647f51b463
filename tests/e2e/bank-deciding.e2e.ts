import { expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  status: { en: 'Check payment status', ar: 'التحقق من حالة الدفع' },
  bank: { en: 'Continue at the bank', ar: 'المتابعة لدى البنك' },
  deciding: { en: 'The bank has not decided your first payment yet', ar: 'لم يحسم البنك دفعتك الأولى بعد' },
}

test.each(inArabic)(
  'in %s what stands against paying again is read without scrolling on a phone, above the bar',
  async (locale) => {
    browser.expectRefusals('409 /bff/pay/*')
    const id = await wasl().payLink({ gateways: ['knet', 'card'], scenario: 'never-resolves' })
    const profile = await browser.profile({ locale, width: 390, height: 844 })
    const payer = payerAt(await profile.newPage(), locale)
    await payer.page.goto(`/${locale}/pay/${id}`)
    await payer.goToBank()
    await payer.answer('bankAsks')
    await payer.page.goto(`/${locale}/pay/${id}`)
    const status = payer.page.getByRole('link', { name: words.status[locale] })
    const bank = payer.page.getByRole('link', { name: words.bank[locale] })
    await status.waitFor()
    const bar = await payer.payButton().boundingBox()
    for (const link of [status, bank]) {
      const box = await link.boundingBox()
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 12)
    }
    await payer.tile('card').check()
    await payer.payButton().click()
    await payer.page.getByText(words.deciding[locale]).waitFor()
    await bank.click()
    await payer.page.waitForURL(/\/sandbox-bank\/pay\//)
    expect((await wasl().bookOf(id)).attempts).toMatchObject([{ state: 'pending' }])
  },
)
