import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  attempts: { en: 'Attempts', ar: 'المحاولات' },
  success: { en: /Success/, ar: /ناجحة/ },
  children: { en: 'Refunds and captures', ar: 'الاستردادات والتحصيلات' },
  timeline: { en: 'Timeline, newest first', ar: 'السجل الزمني، الأحدث أولًا' },
  refunded: { en: /^Refunded .*4\.000/, ar: /^استُرد .*4\.000/ },
  asked: { en: 'Refund asked for', ar: 'طُلب الاسترداد' },
  paid: { en: 'Paid', ar: 'دُفعت' },
  audit: { en: /^Audit log \(\d+\)$/, ar: /^سجل التدقيق \(\d+\)$/ },
  receipt: { en: /^(Receipt|Refund)/, ar: /^(إيصال|استرداد)/ },
  share: { en: 'Share', ar: 'مشاركة' },
  whatsApp: { en: /^WhatsApp/, ar: /^واتساب/ },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  copied: { en: 'Copied to clipboard', ar: 'تم النسخ' },
  qr: { en: 'QR code for payment link', ar: 'رمز QR لرابط الدفع' },
  svg: { en: /SVG/, ar: /SVG/ },
} as const

describe.each(inArabic)('the page of a transaction, in %s', (locale) => {
  const at = async (id: string) => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'checker.demo', locale, {
      next: `/${locale}/dashboard/payment-request/transactions/${id}`,
    })
    return deskAt(page, locale)
  }

  test('says what was tried, what was given back, who was told and who did it', async () => {
    const { id } = await paidLink(wasl(), { amount: '9.000' })
    const desk = await at(id)
    const { page } = desk
    await desk.button('refund').press('Enter')
    await desk.field('amountBack').fill('4')
    await page.keyboard.press('Enter')
    await desk.asks()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await desk.reads('refunded')
    await page.keyboard.press('Enter')
    await wasl().settle()
    await page.reload()

    const attempts = page.getByRole('region', { name: words.attempts[locale], exact: true })
    await attempts.getByText(words.success[locale]).first().waitFor()
    const children = page.getByRole('region', { name: words.children[locale], exact: true })
    await children.getByText('checker.demo', { exact: true }).waitFor()
    expect(await children.getByRole('row').count()).toBe(2)
    const timeline = page.getByRole('list', { name: words.timeline[locale], exact: true })
    const events = await timeline.locator('li p:first-child').allInnerTexts()
    expect(events).toEqual(
      expect.arrayContaining([
        expect.stringMatching(words.refunded[locale]),
        words.asked[locale],
        words.paid[locale],
      ]),
    )
    // Whatever happened has words: no name of a program is among them.
    expect(events.filter((text) => /^[a-z_]+\.[a-z_]+$/.test(text))).toEqual([])
    await page.getByRole('listitem').filter({ hasText: words.receipt[locale] }).first().waitFor()
    const audit = page.locator('summary').filter({ hasText: words.audit[locale] })
    await audit.press('Enter')
    await page.getByRole('listitem').filter({ hasText: words.asked[locale] }).last().waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  test('by keyboard alone its link is shared and copied, and its QR code is saved', async () => {
    const id = await wasl().payLink()
    const { page } = await at(id)
    await page.getByRole('button', { name: words.share[locale], exact: true }).press('Enter')
    const whatsApp = page.getByRole('menuitem', { name: words.whatsApp[locale] })
    await whatsApp.waitFor()
    expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain(`/pay/${id}`)
    await page.getByRole('menuitem', { name: words.copyLink[locale], exact: true }).press('Enter')
    await page.getByRole('status').filter({ hasText: words.copied[locale] }).first().waitFor()

    await page.getByRole('img', { name: words.qr[locale], exact: true }).waitFor()
    const link = page.getByRole('link', { name: words.svg[locale] })
    const [saved] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
    expect(saved.suggestedFilename()).toBe(`qr-${id}.svg`)
    expect((await readFile(await saved.path())).toString()).toContain('<svg')
  })
})
