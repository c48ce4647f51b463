import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { takenOver } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  go: { en: 'Continue with 2 rows', ar: 'المتابعة بصفين' },
  send: { en: 'Send 2 requests', ar: 'إرسال طلبين' },
  toDispatch: { en: 'To dispatch 1', ar: 'إلى الإرسال 1' },
  unanswered: { en: /No answer came, so it is not known whether sending/, ar: /لم يصل رد، فلا يُعرف هل بدأ/ },
  same: {
    en: /This file was uploaded on .* by admin\.demo\./,
    ar: /رُفع هذا الملف في .* بواسطة admin\.demo\./,
  },
  rate: { en: 'Requests per minute', ar: 'عدد الطلبات في الدقيقة' },
  rateWrong: { en: 'A whole number from 1 to 6,000', ar: 'عدد صحيح من 1 إلى 6,000' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  resume: { en: /^Resume/, ar: /^استئناف/ },
  stop: { en: 'Stop for good…', ar: 'إنهاء الإرسال…' },
  yesStop: { en: 'Stop for good', ar: 'إنهاء الإرسال' },
  stopped: { en: '1 sent, 1 not sent', ar: 'أُرسل: 1، لم يُرسل: 1' },
  phone: { en: 'Phone of row 2', ar: 'الهاتف في الصف 2' },
  amount: { en: 'Amount of row 3', ar: 'المبلغ في الصف 3' },
  email: { en: 'Email of row 2', ar: 'البريد الإلكتروني في الصف 2' },
  archive: { en: 'Archive', ar: 'أرشفة' },
  lost: { en: /^2 rows that are ready can no longer be sent/, ar: /^لن يمكن إرسال صفين جاهزين/ },
  no: { en: 'No', ar: 'لا' },
  archived: { en: 'Archived', ar: 'مؤرشف' },
  missing: { en: 'Upload not found', ar: 'الملف غير موجود' },
  missingDispatch: { en: 'Dispatch not found', ar: 'الإرسال غير موجود' },
  back: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
}

const uploads = (locale: Locale) => `/${locale}/dashboard/bulk/uploads`
const heads = 'amount,currency_code,customer_first_name,customer_email,customer_phone,order_no'

async function uploaded(page: Page, locale: Locale, lines: readonly string[]): Promise<string> {
  await page.goto(uploads(locale))
  await takenOver(page)
  const buffer = Buffer.from([heads, ...lines].join('\r\n'), 'utf8')
  await page.locator('input[type=file]').setInputFiles({ name: 'care.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/\/bulk\/uploads\/[\w-]{22}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const hasFocus = async (place: Locator) => {
  await expect.poll(() => place.evaluate((it) => it === document.activeElement)).toBe(true)
}

describe.each(inEnglish)('in %s', (locale) => {
  test('a dispatch whose answer is lost says so, keeps what was shown, and leads to what has begun', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale)
    const lines = [`5,KWD,Noura,noura-${locale}@example.com,,`, `6,KWD,Dana,dana-${locale}@example.com,,`]
    await uploaded(page, locale, lines)
    await page.getByRole('button', { name: words.go[locale] }).waitFor()
    const id = await uploaded(page, locale, lines)
    await page.getByText(words.same[locale]).waitFor()
    await page.getByRole('button', { name: words.go[locale] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.same[locale]).waitFor()
    const rate = dialog.getByRole('textbox', { name: words.rate[locale] })
    await rate.fill('0')
    await dialog.getByRole('button', { name: words.send[locale] }).click()
    await dialog.getByText(words.rateWrong[locale]).waitFor()
    await hasFocus(rate)
    await rate.fill('1')

    const path = `/bff/dashboard/bulk/uploads/${id}/dispatches`
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    browser.expectRefusals(...Array.from({ length: 3 }, () => `ERR_CONNECTION_RESET ${path}`))
    const held = Promise.withResolvers<void>()
    await page.route(`**/bff/dashboard/bulk/uploads/${id}`, async (route) => {
      await held.promise
      await route.continue()
    })
    const send = dialog.getByRole('button', { name: words.send[locale] })
    await send.press('Enter')
    await dialog.getByText(words.unanswered[locale]).waitFor()
    await send.waitFor()
    held.resolve()
    const onwards = dialog.getByRole('button', { name: words.toDispatch[locale] })
    await onwards.waitFor()
    expect(await dialog.textContent()).toContain('11.000')
    await hasFocus(onwards)
    await onwards.press('Enter')
    await page.waitForURL(/\/transaction-logs$/)

    const pause = page.getByRole('button', { name: words.pause[locale], exact: true })
    await pause.press('Enter')
    await hasFocus(page.getByRole('button', { name: words.resume[locale] }))
    await page.getByRole('button', { name: words.stop[locale] }).press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.yesStop[locale], exact: true })
      .press('Enter')
    await hasFocus(page.getByRole('heading', { level: 1 }))
    await page.goto(`${uploads(locale)}/${id}`)
    await page.getByText(words.stopped[locale]).waitFor()
  })

  test('a row offers each column its hint names, keeps what is typed, and hands the focus on; archiving asks first', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale)
    const id = await uploaded(page, locale, [
      `5,KWD,Noura,,,CARE-${locale}-1`,
      `,KWD,Dana,dana@example.com,,CARE-${locale}-2`,
    ])
    const phone = page.getByRole('textbox', { name: words.phone[locale] })
    const amount = page.getByRole('textbox', { name: words.amount[locale] })
    await page.getByRole('textbox', { name: words.email[locale] }).waitFor()
    await amount.fill('7.250')
    await phone.fill('50012345')
    await page.reload()
    await expect.poll(() => amount.inputValue()).toBe('7.250')
    expect(await phone.inputValue()).toBe('50012345')
    await phone.press('Enter')
    await hasFocus(amount)
    await amount.press('Enter')
    await hasFocus(page.locator('main h2[tabindex="-1"]').first())

    await page.getByRole('button', { name: words.archive[locale], exact: true }).press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByText(words.lost[locale]).waitFor()
    await question.getByRole('button', { name: words.no[locale], exact: true }).press('Enter')
    await page.getByRole('button', { name: words.go[locale] }).waitFor()
    await page.getByRole('button', { name: words.archive[locale], exact: true }).press('Enter')
    await question.getByRole('button', { name: words.archive[locale], exact: true }).press('Enter')
    await page.locator('#main').getByText(words.archived[locale], { exact: true }).waitFor()
    await hasFocus(page.getByRole('heading', { level: 1 }))

    browser.expectRefusals('404 /bff/dashboard/bulk/uploads/nobody')
    await page.goto(`${uploads(locale)}/nobody`)
    await page.getByRole('heading', { name: words.missing[locale] }).waitFor()
    await page.getByRole('link', { name: words.back[locale] }).click()
    await page.waitForURL(new RegExp(`${uploads(locale)}$`))
    browser.expectRefusals(`404 /bff/dashboard/bulk/uploads/${id}/dispatches/nobody`)
    browser.allowRefusal(`404 /bff/dashboard/bulk/uploads/${id}/dispatches/nobody/logs`)
    await page.goto(`${uploads(locale)}/${id}/dispatch-logs/nobody/transaction-logs`)
    await page.getByRole('heading', { name: words.missingDispatch[locale] }).waitFor()
  })
})
