import type { Locale } from '@wasl/domain/locale'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../contract/read-csv.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** S2 §5 and §8: what staff read, written out once more. */
const words = {
  subject: { en: 'Suggestion', ar: 'اقتراح' },
  message: { en: 'Message', ar: 'الرسالة' },
  send: { en: 'Send', ar: 'إرسال' },
  applied: { en: 'Applied successfully', ar: 'تم التنفيذ بنجاح' },
  change: { en: 'Change the password', ar: 'تغيير كلمة المرور' },
  differ: { en: 'The two passwords differ', ar: 'كلمتا المرور غير متطابقتين' },
  changed: { en: 'Password changed successfully', ar: 'تم تغيير كلمة المرور بنجاح' },
  orders: { en: 'Tell me of new orders', ar: 'أخبرني بالطلبات الجديدة' },
  subscribed: {
    en: 'You successfully subscribe for new order notifications',
    ar: 'تم اشتراكك في إشعارات الطلبات الجديدة بنجاح',
  },
  unsubscribed: {
    en: 'You successfully unsubscribe from new order notifications',
    ar: 'تم إلغاء اشتراكك في إشعارات الطلبات الجديدة بنجاح',
  },
  export: { en: 'Export CSV', ar: 'تصدير CSV' },
  cancel: { en: /^Cancel report/, ar: /^إلغاء التقرير/ },
  yes: { en: 'Yes, cancel it', ar: 'نعم، ألغه' },
  no: { en: 'No, keep it', ar: 'لا، أبقه' },
  canceled: { en: 'The report was canceled', ar: 'أُلغي التقرير' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inEnglish)('in %s', (locale) => {
  const open = async (username: string, path: string): Promise<Page> => {
    const page = await browser.blank({ locale })
    await signIn(page, username, locale, { next: `/${locale}/dashboard/${path}` })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
  }
  const reads = (page: Page, word: 'applied' | 'changed' | 'subscribed' | 'unsubscribed' | 'canceled') =>
    page.getByText(words[word][locale], { exact: true }).filter({ visible: true }).first().waitFor()

  test('help that a server took without a word of its own was applied successfully', async () => {
    const page = await open('cashier.demo', 'help')
    await page.route('**/bff/dashboard/help', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: { message: '' } }) : route.continue(),
    )
    await page.locator('#help-subject').press('Enter')
    await page.getByRole('option', { name: words.subject[locale] }).press('Enter')
    const message = page.getByRole('textbox', { name: words.message[locale], exact: true })
    await message.fill('A thought')
    await page.getByRole('button', { name: words.send[locale], exact: true }).press('Enter')
    await reads(page, 'applied')
    expect(await message.inputValue()).toBe('')
  })

  test('D-24: help that was one letter too many says so, and keeps what was typed', async () => {
    browser.expectRefusals('429 /bff/dashboard/help')
    const page = await open('cashier.demo', 'help')
    const said = 'Five letters in an hour · خمس رسائل في الساعة'
    await page.route('**/bff/dashboard/help', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '3600' },
            json: { code: 'too_many', message: said, requestId: 'r-1' },
          })
        : route.continue(),
    )
    const message = page.getByRole('textbox', { name: words.message[locale], exact: true })
    await message.fill('A sixth thought')
    await page.getByRole('button', { name: words.send[locale], exact: true }).press('Enter')
    await page.getByText(said, { exact: true }).first().waitFor()
    expect(await message.inputValue()).toBe('A sixth thought')
  })

  test('a password is changed, and what the server says of none of its fields is said as it is', async () => {
    const username = { en: 'kitchen.demo', ar: 'events.demo' }[locale]
    const page = await open(username, 'user/password')
    // A press while the last one is still being answered is refused.
    const idle = page.locator(':not([aria-busy])')
    const change = page.getByRole('button', { name: words.change[locale], exact: true }).and(idle)
    const type = async (fresh: string, repeated: string) => {
      await page.locator('#newPassword').fill(fresh)
      await page.locator('#repeatPassword').fill(repeated)
      await change.press('Enter')
    }
    await type('Calm-sea-2026!', 'Calm-tide-2026!')
    await page.getByText(words.differ[locale]).first().waitFor()

    browser.expectRefusals('400 /bff/auth/password')
    const said = 'You have used this one before. <b>Choose</b> another · اختر غيرها'
    await page.route('**/bff/auth/password', (route) =>
      route.fulfill({ status: 400, json: { code: 'refused', message: said, requestId: 'r-1' } }),
    )
    await type('Calm-sea-2026!', 'Calm-sea-2026!')
    await page.getByText(said, { exact: true }).first().waitFor()
    expect(await page.locator('#newPassword').inputValue()).toBe('Calm-sea-2026!')

    await page.unroute('**/bff/auth/password')
    await change.press('Enter')
    await reads(page, 'changed')
    expect(await page.locator('#newPassword').inputValue()).toBe('')
  })

  test('the switch of the order notices says what it did, and stays', async () => {
    const page = await open('cashier.demo', 'user/user-details')
    const orders = page.getByRole('switch', { name: words.orders[locale] })
    await orders.click()
    await reads(page, 'subscribed')
    await page.reload()
    await expect.poll(() => orders.isChecked()).toBe(true)
    await orders.click()
    await reads(page, 'unsubscribed')
  })

  test('the audit log is saved as a file, of just what is looked for', async () => {
    const object = `audit-file-${locale}`
    await wasl().sql(
      `insert into audit (merchant_id, actor, action, object, detail)
       values (1, '=admin', 'user.changed', '${object}', '{"before":{"roles":["cashier"]}}')`,
    )
    const page = await open('admin.demo', `administration/audit?q=${object}`)
    await page.getByRole('article').waitFor()
    const link = page.getByRole('link', { name: words.export[locale] })
    const [saved] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
    expect(saved.suggestedFilename()).toMatch(/\.csv$/)
    const rows = readCsv(await readFile(await saved.path(), 'utf8'))
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain("'=admin")
    expect(rows[1]).toContain(object)
  })

  test('a report that is being made is called off by keyboard, after a question', async () => {
    const id = `RPT-CALLED-OFF-${locale}`
    await wasl().sql(
      `insert into report (merchant_id, public_id, source, plugin, user_id, username, file_format, language,
         fields, query, state, rows_total, tries, queued_at, leased_until, created_at)
       select 1, '${id}', 'transactions', 'payment_request', id, username, 'csv', '${locale}', '{id}', '{}',
         'preparing', 40000, 1, now(), now() + interval '1 hour', now()
       from staff_user where merchant_id = 1 and username = 'checker.demo'`,
    )
    const page = await open('checker.demo', `generated-reports?id=${id}`)
    const cancel = page.locator('[data-marked]').getByRole('button', { name: words.cancel[locale] }).first()
    const question = page.getByRole('alertdialog')
    await cancel.press('Enter')
    await question.getByRole('button', { name: words.no[locale], exact: true }).press('Enter')
    await question.waitFor({ state: 'hidden' })
    await cancel.press('Enter')
    await question.getByRole('button', { name: words.yes[locale], exact: true }).press('Enter')
    await reads(page, 'canceled')
    const [row] = await wasl().sql(`select state from report where public_id = '${id}'`)
    expect(row).toEqual({ state: 'canceled' })
  })
})
