import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  email: { en: 'Send email', ar: 'إرسال بريد إلكتروني' },
  sms: { en: 'Send SMS', ar: 'إرسال رسالة نصية' },
  disclose: { en: 'Send webhook again', ar: 'إعادة إرسال إشعار Webhook' },
  inquiry: { en: 'Ask the bank', ar: 'سؤال البنك' },
  expire: { en: 'Expire', ar: 'إنهاء الصلاحية' },
  emailed: { en: /^The email is on its way to /, ar: /^البريد الإلكتروني في طريقه إلى / },
  texted: { en: /^The SMS is on its way to /, ar: /^الرسالة النصية في طريقها إلى / },
  disclosed: { en: 'The webhook is on its way', ar: 'إشعار Webhook في الطريق' },
  asked: { en: /^The bank was asked: the payment is /, ar: /^تم سؤال البنك. حالة الدفعة: / },
  expired: { en: 'The request has expired', ar: 'انتهت صلاحية الطلب' },
} as const

type Offered = 'email' | 'sms' | 'disclose' | 'inquiry' | 'expire'

const list = (locale: Locale) => `/${locale}/dashboard/payment-request/transactions`

/** Whoever is at the list with the keyboard alone. */
function keysAt(page: Page, locale: Locale) {
  const desk = deskAt(page, locale)
  const row = (id: string) => page.locator(`[data-row-id="${id}"]`)
  return {
    async find(id: string) {
      await page.keyboard.press('/')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(id)
      await page.keyboard.press('Enter')
      await row(id).waitFor()
      await expect.poll(() => page.locator('[data-row-id]').count()).toBe(1)
      await row(id).getByRole('link').first().focus()
    },
    async choose(word: Offered) {
      await page.keyboard.press('.')
      const item = page.getByRole('menuitem', { name: words[word][locale], exact: true })
      await item.waitFor()
      for (let step = 0; !(await item.evaluate((it) => it === document.activeElement)); step++) {
        expect(step, `${word} is reached by arrows`).toBeLessThan(20)
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await desk.asks()
    },
    async answerYes() {
      await page.getByRole('alertdialog').locator(':focus').waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    said: (word: keyof typeof words) =>
      page.getByRole('status').filter({ hasText: words[word][locale] }).first().waitFor(),
    async isBack(id: string) {
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')),
        )
        .toBe(id)
    },
  }
}

describe.each(inEnglish)('by keyboard alone, from the menu of a row, in %s', (locale) => {
  const at = async (username = 'checker.demo') => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, username, locale, { next: list(locale) })
    await page.locator('[data-row-id]').first().waitFor()
    return { page, keys: keysAt(page, locale) }
  }
  const messages = (id: string, channel: string) =>
    wasl()
      .sql(`select 1 from message where transaction_id = '${id}' and channel = '${channel}'`)
      .then((rows) => rows.length)

  test('the customer is mailed and texted once more; No does nothing, and the request ends', async () => {
    const id = await wasl().payLink()
    await wasl().settle()
    const before = { email: await messages(id, 'email'), sms: await messages(id, 'sms') }
    const { page, keys } = await at('admin.demo')
    await keys.find(id)
    await keys.choose('email')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await keys.isBack(id)
    await keys.choose('email')
    await keys.answerYes()
    await keys.said('emailed')
    await keys.isBack(id)
    await keys.choose('sms')
    expect(await axeComplaints(page)).toEqual([])
    await keys.answerYes()
    await keys.said('texted')
    expect({ email: await messages(id, 'email'), sms: await messages(id, 'sms') }).toEqual({
      email: before.email + 1,
      sms: before.sms + 1,
    })
    await keys.isBack(id)
    await keys.choose('expire')
    await keys.answerYes()
    await keys.said('expired')
    expect((await wasl().bookOf(id)).state).toBe('expired')
  })

  test('the merchant’s server is told again, and the bank is asked what it knows', async () => {
    const { id } = await paidLink(wasl())
    const asked = await paidLink(wasl(), { fault: 'callback-none' })
    const { keys } = await at()
    await keys.find(id)
    await wasl().settle()
    const told = await tries(id)
    await keys.choose('disclose')
    await keys.answerYes()
    await keys.said('disclosed')
    await wasl().settle()
    expect(await tries(id)).toBe(told + 1)
    expect(
      await wasl().sql(`select actor from audit where action = 'transaction.disclosed'
      and object = (select 'transaction:' || id from payment_transaction where public_id = '${id}')`),
    ).toEqual([{ actor: 'checker.demo' }])
    await keys.find(asked.id)
    await keys.choose('inquiry')
    await keys.answerYes()
    await keys.said('asked')
    await keys.isBack(asked.id)
    expect((await wasl().bookOf(asked.id)).money).toEqual(['capture counted 7000'])
  })

  const tries = async (id: string): Promise<number> => {
    const [row] = await wasl().sql(`select count(*)::int as count from webhook_try w
      join webhook_delivery d on d.id = w.delivery_id
      join payment_transaction t on d.aggregate = 'transaction:' || t.id where t.public_id = '${id}'`)
    return Number(row?.['count'])
  }
})
