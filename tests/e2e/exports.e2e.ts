import type { Locale } from '@wasl/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../contract/read-csv.ts'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { tabTo } from './keys.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  export: { en: 'Export', ar: 'تصدير' },
  choose: { en: 'Choose fields', ar: 'اختيار الحقول' },
  all: { en: 'Select all', ar: 'تحديد الكل' },
  none: { en: 'Select none', ar: 'إلغاء التحديد' },
  id: { en: 'ID', ar: 'المعرّف' },
  state: { en: 'State', ar: 'الحالة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  send: { en: /^Export [\d,]+ rows?$/, ar: /^تصدير ([\d,]+ )?(صفًا|صفوف|صفين|صف( واحد)?)$/ },
  download: { en: /^Download report/, ar: /^تنزيل التقرير/ },
  exported: { en: 'Report exported', ar: 'تم تصدير التقرير' },
  go: { en: 'Go to reports', ar: 'اذهب إلى التقارير' },
  paid: { en: 'Paid', ar: 'مدفوعة' },
  failed: { en: 'Failed', ar: 'فشلت' },
}

const list = (locale: Locale, search = '') => `/${locale}/dashboard/payment-request/transactions${search}`

async function contentOf(download: Download): Promise<{ text: string; rows: string[][] }> {
  const text = await readFile(await download.path(), 'utf8')
  return { text, rows: readCsv(text) }
}

async function openDialog(page: Page, locale: Locale) {
  await page.getByRole('button', { name: words.export[locale], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.send[locale] }).waitFor()
  return dialog
}

test('an export whose answer is lost is asked for again by the same press, and is one report', async () => {
  const page = await browser.blank({ locale: 'en' })
  await signIn(page, 'checker.demo', 'en', { next: list('en', '?state=canceled') })
  const dialog = await openDialog(page, 'en')
  const answers: { key: string | undefined; id: string }[] = []
  await page.route('**/transactions/payment_request/live/export', async (route) => {
    const answer = await route.fetch()
    const { id } = (await answer.json()) as { id: string }
    answers.push({ key: route.request().headers()['idempotency-key'], id })
    return answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  browser.expectRefusals('ERR_CONNECTION_RESET /bff/dashboard/transactions/payment_request/live/export')
  await dialog.getByRole('button', { name: words.send.en }).click()
  await page.waitForURL(/\/dashboard\/generated-reports\?id=/)
  expect(answers).toHaveLength(2)
  expect(answers[1]).toEqual(answers[0])
})

describe.each(inArabic)('in %s', (locale) => {
  test('chosen fields of what the list shows become a report, and its file has just them', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'checker.demo', locale, { next: list(locale, '?state=paid') })
    const dialog = await openDialog(page, locale)
    await dialog.getByRole('radio', { name: words.choose[locale] }).check()
    await dialog.getByRole('button', { name: words.all[locale] }).click()
    await dialog.getByRole('button', { name: words.none[locale] }).click()
    for (const name of ['id', 'state', 'amount'] as const) {
      await dialog.getByRole('checkbox', { name: words[name][locale], exact: true }).check()
    }
    expect(await axeComplaints(page)).toEqual([])
    const send = dialog.getByRole('button', { name: words.send[locale] })
    const count = Number((await send.textContent())?.replace(/\D/g, ''))
    await send.click()

    await page.waitForURL(/\/dashboard\/generated-reports\?id=/)
    await page.getByText(words.exported[locale], { exact: true }).waitFor()
    const go = page.getByRole('link', { name: words.go[locale], exact: true })
    expect(new URL((await go.getAttribute('href')) ?? '', page.url()).href).toBe(page.url())
    const row = page.locator('[data-marked]')
    const download = row.getByRole('button', { name: words.download[locale] }).first()
    await download.waitFor()
    expect(await axeComplaints(page)).toEqual([])
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect((await download.boundingBox())?.height).toBe(32)
    expect(saved.suggestedFilename()).toMatch(/^payment_request-transactions-\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await contentOf(saved)
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(rows[0]).toEqual([words.id[locale], words.state[locale], words.amount[locale]])
    expect(rows).toHaveLength(count + 1)
    expect(new Set(rows.slice(1).map(([, state]) => state))).toEqual(new Set([words.paid[locale]]))
    await page.setViewportSize({ width: 390, height: 844 })
    const onCard = row.getByRole('button', { name: words.download[locale] }).filter({ visible: true })
    await expect.poll(async () => (await onCard.boundingBox())?.height).toBe(44)
  })

  test('by keyboard alone a table in the other language is asked for, found marked and saved', async () => {
    const other = locale === 'en' ? 'ar' : 'en'
    const page = await browser.blank({ locale })
    await signIn(page, 'checker.demo', locale, { next: list(locale, '?state=failed') })
    const menu = page.getByRole('button', { name: words.export[locale], exact: true })
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: words.send[locale] })
    const isFocused = (of: Locator) => of.evaluate((it) => it === document.activeElement)
    await menu.press('Enter')
    await send.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(menu)).toBe(true)

    await page.keyboard.press('Enter')
    await send.waitFor()
    await expect.poll(() => isFocused(send)).toBe(true)
    const xls = dialog.getByRole('radio', { name: 'XLS', exact: true })
    await tabTo(page, () => isFocused(dialog.getByRole('radio', { name: 'CSV', exact: true })))
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await xls.isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, () => isFocused(send))
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/dashboard\/generated-reports\?id=/)
    const download = page
      .locator('[data-marked]')
      .getByRole('button', { name: words.download[locale] })
      .first()
    await download.waitFor()
    const [saved] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
    expect(saved.suggestedFilename()).toMatch(/^payment_request-transactions-\d{4}-\d\d-\d\d\.xlsx$/)
    const { sheets } = await readXlsx(await readFile(await saved.path()))
    const [headers = [], ...rows] = sheets[0]?.rows ?? []
    expect(headers).toContain(words.state[other])
    expect(new Set(rows.map((row) => row[headers.indexOf(words.state[other])]))).toEqual(
      new Set([words.failed[other]]),
    )
  })

  test('who may not export has no menu, and is refused by every address', async () => {
    const page = await browser.blank({ locale })
    await signIn(page, 'cashier.demo', locale, { next: list(locale) })
    await page.getByRole('grid').waitFor()
    expect(await page.getByRole('button', { name: words.export[locale], exact: true }).count()).toBe(0)
    const path = `${wasl().url}/bff/dashboard/transactions/payment_request/live/export`
    const asked = await page.request.post(path, {
      headers: { 'x-requested-by': 'app', origin: wasl().url, 'idempotency-key': 'press-of-cashier' },
      data: { filters: {}, fileFormat: 'csv', language: locale },
    })
    expect(asked.status()).toBe(403)
    expect((await page.request.get(`${path}/file`)).status()).toBe(403)
  })
})
