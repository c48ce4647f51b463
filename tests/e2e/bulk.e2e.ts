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

const words = {
  choose: { en: 'Choose file', ar: 'اختر ملفًا' },
  example: { en: 'All columns, CSV', ar: 'كل الأعمدة، CSV' },
  wrongType: {
    en: 'This is no CSV and no XLSX. Save the sheet as one of them.',
    ar: 'هذا ليس ملف CSV ولا XLSX. احفظ الجدول بإحدى الصيغتين.',
  },
  amount: { en: 'Amount of row 3', ar: 'المبلغ في الصف 3' },
  errorFile: { en: 'Error file', ar: 'ملف الأخطاء' },
  fixed: { en: 'Fixed', ar: 'صُحّح' },
  go: { en: 'Continue with 3 rows', ar: 'المتابعة بـ 3 صفوف' },
  send: { en: 'Send 3 requests', ar: 'إرسال 3 طلبات' },
  paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  resume: { en: /^Resume, 2 rows left$/, ar: /^استئناف، بقي صفان$/ },
  rate: { en: 'Requests per minute', ar: 'عدد الطلبات في الدقيقة' },
  stop: { en: 'Stop for good…', ar: 'إنهاء الإرسال…' },
  yesStop: { en: 'Stop for good', ar: 'إنهاء الإرسال' },
  retry: { en: 'Retry what failed', ar: 'أعد إرسال ما تعذّر' },
  again: { en: 'Send 2 requests', ar: 'إرسال طلبين' },
  completed: { en: 'Completed', ar: 'مكتمل' },
}

const uploads = (locale: Locale) => `/${locale}/dashboard/bulk/uploads`

const file = (locale: Locale) =>
  [
    'amount,currency_code,customer_first_name,customer_email,order_no',
    `٤٨٫٧٥٠,KWD,نورة,noura@example.com,E2E-${locale}-1`,
    `,KWD,Faisal,faisal@example.com,E2E-${locale}-2`,
    `12.5,KWD,Dana,dana@example.com,E2E-${locale}-3`,
  ].join('\r\n')

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') })

/** What scrolls sideways, by what it holds and what is seen of it, in px. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.className} ${one.scrollWidth} of ${one.clientWidth}`),
  )

describe.each(inEnglish)('in %s', (locale) => {
  test('a file is uploaded, mended by keyboard, sent slowly, paused, stopped, and sent to its end', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: uploads(locale) })
    const [example] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.example[locale] }).click(),
    ])
    expect(readCsv(await readFile(await example.path(), 'utf8'))).toHaveLength(3)

    await page.getByRole('button', { name: words.choose[locale] }).waitFor()
    await choose(page, 'members.pdf', 'x')
    await page.getByText(words.wrongType[locale]).waitFor()
    await choose(page, 'members.csv', file(locale))
    await page.waitForURL(/\/bulk\/uploads\/[\w-]{22}$/)

    const amount = page.getByRole('textbox', { name: words.amount[locale] })
    await amount.waitFor()
    const [errors] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.errorFile[locale] }).click(),
    ])
    expect(readCsv(await readFile(await errors.path(), 'utf8'))).toHaveLength(2)
    await amount.focus()
    await page.keyboard.type('7.250')
    await page.keyboard.press('Enter')
    await page.getByText(words.fixed[locale], { exact: true }).waitFor()

    await page.getByRole('button', { name: words.go[locale] }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('E2E-', { exact: false }).first().waitFor()
    await dialog.getByRole('textbox', { name: words.rate[locale] }).fill('1')
    await dialog.getByRole('button', { name: words.send[locale] }).press('Enter')
    await page.waitForURL(/\/transaction-logs$/)
    await page.getByRole('link', { name: `E2E-${locale}-1` }).waitFor()
    await page.getByRole('button', { name: words.pause[locale], exact: true }).press('Enter')
    await page.getByText(words.paused[locale], { exact: true }).first().waitFor()
    await page.getByRole('button', { name: words.resume[locale] }).waitFor()

    await page.getByRole('button', { name: words.stop[locale] }).press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.yesStop[locale], exact: true })
      .click()
    await page.getByRole('button', { name: words.retry[locale] }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: words.again[locale] }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/transaction-logs'))
    await page.getByText(words.completed[locale], { exact: true }).first().waitFor()
    await page.getByRole('link', { name: `E2E-${locale}-3` }).waitFor()

    // Each table in full: nothing of it behind a sideways scroll.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await hidden(page)).toEqual([])
    await page.goto(page.url().replace(/\/[\w-]{22}\/transaction-logs$/, ''))
    await page.getByText(words.completed[locale], { exact: true }).first().waitFor()
    expect(await hidden(page)).toEqual([])
    await page.goto(uploads(locale))
    await page.getByRole('link', { name: 'members.csv' }).first().waitFor()
    expect(await hidden(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
