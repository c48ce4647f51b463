import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { demoPassword, signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  approve: { en: /^Approve: Refund for PR-1005/, ar: /^موافقة: استرداد للمعاملة PR-1005/ },
  approveAny: { en: /^Approve/, ar: /^موافقة/ },
  confirm: { en: 'Confirm it is you', ar: 'أكّد هويتك' },
  lost: {
    en: 'No answer came. Check the connection and try again.',
    ar: 'لم يصل أي رد. تحقق من الاتصال ثم حاول مرة أخرى.',
  },
  decline: { en: /^Decline: Void for PR-1004/, ar: /^رفض: إبطال للمعاملة PR-1004/ },
  yes: { en: 'Approve', ar: 'موافقة' },
  no: { en: 'Decline', ar: 'رفض' },
  reason: { en: /^Reason/, ar: /^السبب/ },
  approved: { en: 'Approved Successfully', ar: 'تمت الموافقة بنجاح' },
  declined: { en: 'Declined Successfully', ar: 'تم الرفض بنجاح' },
  done: { en: /^Answered/, ar: /^تم الرد عليها/ },
  asked: { en: /^You asked to be allowed this: Void/, ar: /^طلبتَ السماح لك بهذا: إبطال/ },
  own: { en: 'You asked for this yourself: a colleague answers.', ar: 'هذا طلبك أنت: يرد عليه زميل.' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

const asks = (id: string, username: string, permission: string, object: string) =>
  wasl()
    .sql(`insert into permission_request (merchant_id, public_id, user_id, permission, object, created_at, expires_at)
    select 1, '${id}', id, '${permission}', '${object}', now(), now() + interval '48 hours'
    from staff_user where merchant_id = 1 and username = '${username}'`)

describe.each(inArabic)('in %s', (locale) => {
  test('by keyboard alone a yes is given, a no has its reason, and one’s own request waits for a colleague', async () => {
    browser.expectRefusals('ERR_CONNECTION_RESET /bff/dashboard/ticket/tasks/TK-2/decline')
    await wasl().sql(`delete from permission_request`)
    await asks('TK-1', 'cashier.demo', 'payment.refund', 'PR-1005')
    await asks('TK-2', 'cashier.demo', 'payment.void', 'PR-1004')
    await asks('TK-3', 'checker.demo', 'payment.capture', 'PR-1003')
    const path = `/${locale}/dashboard/ticket/approve-permissions`
    const page = await browser.blank({ locale })
    await signIn(page, 'checker.demo', locale, { next: path })
    const dialog = page.getByRole('alertdialog')
    const confirm = async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }

    await page.getByText(words.own[locale]).waitFor()
    await page.getByRole('button', { name: words.approve[locale] }).focus()
    await page.keyboard.press('Enter')
    await confirm(words.yes[locale])
    await page.getByText(words.approved[locale]).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null))
      .toBe(true)

    await page.getByRole('button', { name: words.decline[locale] }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words.reason[locale] }).fill('Ask the bank first')
    // The line is lost: what was typed stays, and goes with the next press.
    await page.route('**/decline', (route) => route.abort('connectionreset'), { times: 1 })
    await confirm(words.no[locale])
    await dialog.getByText(words.lost[locale]).waitFor()
    expect(await dialog.getByRole('textbox', { name: words.reason[locale] }).inputValue()).toBe(
      'Ask the bank first',
    )
    await confirm(words.no[locale])
    await page.getByText(words.declined[locale]).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)

    await page.getByRole('tab', { name: words.done[locale] }).click()
    await page.getByText('Ask the bank first').waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await wasl().sql(`select public_id, status from permission_request order by public_id`)).toEqual([
      { public_id: 'TK-1', status: 'APPROVED' },
      { public_id: 'TK-2', status: 'DECLINED' },
      { public_id: 'TK-3', status: 'NEW' },
    ])

    // Who asked learns it, with the reason, at the transaction.
    const asker = await browser.blank({ locale })
    await signIn(asker, 'cashier.demo', locale, {
      next: `/${locale}/dashboard/payment-request/transactions/PR-1004`,
    })
    await asker.getByRole('heading', { level: 3, name: words.asked[locale] }).waitFor()
    await asker.getByText('Ask the bank first').waitFor()
  })

  test('a right for good asks an owner who signed in a while ago for the password, and the answer goes on', async () => {
    browser.expectRefusals('403 /bff/dashboard/ticket/tasks/TK-4/approve')
    await wasl().sql(`delete from permission_request`)
    await wasl().sql(
      `update staff_user set permissions = '{}' where merchant_id = 1 and username = 'kitchen.demo'`,
    )
    await asks('TK-4', 'cashier.demo', 'payment.refund', 'kitchen.demo')
    await wasl().sql(`update permission_request set for_user_id =
      (select id from staff_user where merchant_id = 1 and username = 'kitchen.demo')`)
    await wasl().advance(16 * 60_000)
    const page = await browser.blank({ locale })
    const path = `/${locale}/dashboard/ticket/approve-permissions`
    await signIn(page, 'admin.demo', locale, { next: path })
    await wasl().sql(`update staff_session set confirmed_at = confirmed_at - interval '6 minutes'`)

    await page.getByRole('article').getByRole('button', { name: words.approveAny[locale] }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.yes[locale], exact: true }).click()
    const password = page.getByRole('dialog', { name: words.confirm[locale] })
    await password.locator('input[type=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByText(words.approved[locale]).waitFor()
    expect(
      await wasl().sql(
        `select permissions from staff_user where merchant_id = 1 and username = 'kitchen.demo'`,
      ),
    ).toEqual([{ permissions: ['payment.refund'] }])
  })
})
