import { describe, expect, onTestFinished, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { editorAt, words } from './editor.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const remarkFields = {
  en: ['Name, English', 'Name, Arabic', 'What it says'],
  ar: ['الاسم بالإنجليزية', 'الاسم بالعربية', 'النص'],
} as const

describe.each(inArabic)('fields of a request that is changed, in %s', (locale) => {
  const at = async (id: string) => {
    // Of codes there are three in a quarter of an hour.
    await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale })).newPage()
    const next = `/${locale}/dashboard/payment-request/transactions/${id}`
    await signIn(page, 'admin.demo', locale, { next })
    return editorAt(page, locale)
  }

  test('a field of the merchant’s own is filled under its name in the reader’s language, and emptied again', async () => {
    await wasl().sql(`insert into list_column
      (merchant_id, list, name, label_en, label_ar, is_active, is_custom, position)
      values (1, 'payment_request', 'table_no', 'Table', 'الطاولة', false, true, 40)
      returning name`)
    // The list has the module's own columns again for whoever comes next.
    onTestFinished(async () => {
      await wasl().sql(`delete from list_column where name = 'table_no' returning name`)
    })
    const id = await wasl().payLink()
    const editor = await at(id)
    const field = editor.desk.dialog.getByRole('textbox', { name: words.table[locale], exact: true })
    const label = editor.page.locator('main dt').filter({ hasText: words.table[locale] })
    expect(await label.count()).toBe(0)
    await editor.open()
    await field.fill('7 by the sea')
    await editor.save()
    await label.waitFor()
    await editor.desk.reads(/^7 by the sea$/)
    await editor.open()
    expect(await field.inputValue()).toBe('7 by the sea')
    await field.fill('x'.repeat(257))
    browser.expectRefusals(`400 /bff/dashboard/transaction/payment_request/live/${id}`)
    await editor.desk.inDialog('save').press('Enter')
    await editor.desk.dialog.getByText(words.tooLong[locale], { exact: true }).waitFor()
    expect(await field.evaluate((input) => input.getAttribute('aria-invalid'))).toBe('true')
    await field.fill('')
    await editor.save()
    await label.waitFor({ state: 'detached' })
  })

  test('an end that cannot be read or is taken away is told at its field, and nothing is saved', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    const before = await editor.desk.field('customerEmail').inputValue()
    await editor.desk.field('customerEmail').fill('not.yet@example.com')
    const end = editor.desk.dialog.getByRole('textbox', { name: words.expires[locale], exact: true })
    for (const [typed, told] of [
      ['20/13/2026', words.unreadable],
      ['', words.noEnd],
    ] as const) {
      await end.fill(typed)
      await end.press('Enter')
      await editor.desk.dialog.getByText(told[locale], { exact: true }).waitFor()
      expect(await end.inputValue()).toBe(typed)
    }
    expect(await axeComplaints(editor.page)).toEqual([])
    await editor.press('cancel')
    await editor.page.reload()
    await editor.open()
    expect(await editor.desk.field('customerEmail').inputValue()).toBe(before)
  })

  test('a remark is added with its names, and half of one is told at its fields', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    await editor.press('addRemark')
    const box = (name: string) => editor.desk.dialog.getByRole('textbox', { name, exact: true })
    const [english, arabic, value] = remarkFields[locale].map(box)
    if (!english || !arabic || !value) throw new Error('a remark has three fields')
    await expect.poll(() => english.evaluate((field) => field === document.activeElement)).toBe(true)
    await english.fill('Table')
    await editor.desk.inDialog('save').press('Enter')
    await editor.desk.dialog.getByText(words.noValue[locale], { exact: true }).waitFor()
    await expect.poll(() => value.evaluate((field) => field === document.activeElement)).toBe(true)
    await value.fill('7 by the sea')
    browser.expectRefusals(`400 /bff/dashboard/transaction/payment_request/live/${id}`)
    await editor.desk.inDialog('save').press('Enter')
    await editor.desk.dialog.getByText(words.noName[locale], { exact: true }).waitFor()
    await expect.poll(() => arabic.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await arabic.getAttribute('aria-invalid')).toBe('true')
    expect(await english.getAttribute('aria-invalid')).not.toBe('true')
    expect(await axeComplaints(editor.page)).toEqual([])
    await arabic.fill('الطاولة')
    await editor.save()
    await editor.page
      .locator('main dt')
      .filter({ hasText: locale === 'en' ? 'Table' : 'الطاولة' })
      .waitFor()
    await editor.desk.reads(/^7 by the sea$/)
  })

  test('the history tells what was changed from what to what', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    const before = await editor.desk.field('customerEmail').inputValue()
    await editor.desk.field('customerEmail').fill('from.now.on@example.com')
    await editor.save()
    const heading = editor.page.locator('summary').filter({ hasText: words.audit[locale] })
    await heading.press('Enter')
    const history = editor.page.locator('details').filter({ has: heading })
    const told = history.getByText('from.now.on@example.com', { exact: true }).last().locator('..')
    expect(await told.innerText()).toBe(
      locale === 'en'
        ? `Email: ${before || '–'} → from.now.on@example.com`
        : `البريد الإلكتروني: ${before || '–'} ← from.now.on@example.com`,
    )
  })
})
