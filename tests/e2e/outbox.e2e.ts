import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { payerAt } from './payer.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url, { isWhole: true })

const words = {
  outbox: { en: 'Outbox', ar: 'صندوق الصادر' },
  back: { en: 'All messages', ar: 'كل الرسائل' },
  preview: { en: 'The message in HTML', ar: 'الرسالة بصيغة HTML' },
}

describe.each(inArabic)('in %s', (locale) => {
  test('a payment is told in the outbox, as a mail program shows it and as plain text', async () => {
    const id = await wasl().payLink({ amount: '7.125' })
    const payer = payerAt(await browser.open(`/en/pay/${id}`))
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    await wasl().settle()

    const page = await browser.open(`/outbox?lang=${locale}&channel=email`, { locale })
    await page.getByRole('heading', { level: 1, name: words.outbox[locale], exact: true }).waitFor()
    await page
      .getByRole('link', { name: /You paid KWD\s7\.125/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /You paid KWD\s7\.125 to Tamra & Tide/ }).waitFor()
    const mail = page.frameLocator(`iframe[title="${words.preview[locale]}"]`)
    const link = mail.getByRole('link', { name: 'See the payment', exact: true })
    expect(await link.getAttribute('href')).toMatch(/\/en\/attempt\/[\w-]+$/)
    expect(await page.locator('pre').textContent()).toContain('Tamra & Tide received KWD\u00a07.125.')
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('link', { name: words.back[locale], exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.outbox[locale], exact: true }).waitFor()
  })

  test('no page of the outbox is wider than a narrow phone, nor short of contrast in the dark', async () => {
    const visit = { locale, width: 320, theme: 'dark' } as const
    const page = await browser.open(`/outbox?lang=${locale}`, visit)
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isTooWide()).toBe(false)
    expect(await axeComplaints(page, ['color-contrast'])).toEqual([])
    await page.locator('a.message').first().click()
    await page.locator('pre').waitFor()
    expect(await isTooWide()).toBe(false)
  })
})
