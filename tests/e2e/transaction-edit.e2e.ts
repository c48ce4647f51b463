import { locales, type Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt } from './desk.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  table: { en: 'Table', ar: 'الطاولة' },
  choose: { en: 'Choose a file', ar: 'اختر ملفًا' },
  replace: { en: 'Replace', ar: 'استبدال' },
  remove: { en: 'Remove Second.pdf', ar: 'إزالة Second.pdf' },
  onlyKinds: { en: /pdf, png/, ar: /pdf, png/ },
  sent: { en: 'Attached when you save', ar: 'يُرفق عند الحفظ' },
  changed: { en: 'Load the latest', ar: 'تحميل الأحدث' },
  offline: {
    en: 'You are offline. What you entered is kept.',
    ar: 'لا يوجد اتصال بالإنترنت. ما أدخلته محفوظ.',
  },
  expires: { en: 'Expires', ar: 'تنتهي' },
  unreadable: {
    en: 'Write the date like 11/20/2026 14:05',
    ar: 'اكتب التاريخ هكذا: \u206611/20/2026 14:05\u2069',
  },
  noEnd: { en: 'Choose until when it can be paid', ar: 'اختر إلى متى يمكن الدفع' },
  tooLong: { en: 'At most 256 characters', ar: 'عدد الأحرف 256 على الأكثر' },
  audit: { en: /^Audit log/, ar: /^سجل التدقيق/ },
  notSaved: { en: /not known whether this was saved/, ar: /لا يُعرف هل حُفظ التغيير/ },
} as const

type Word = keyof typeof words

const file = (name: string, content = '%PDF-1.7 a quote') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

describe.each(locales)('by keyboard alone a request is edited, in %s', (locale) => {
  const path = (id: string) => `/${locale}/dashboard/payment-request/transactions/${id}`
  const at = async (id: string) => {
    // Of codes there are three in a quarter of an hour.
    await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'admin.demo', locale, { next: path(id) })
    return editorAt(page, locale)
  }
  /** One request, open to be edited in two tabs of one user. */
  const twoTabs = async () => {
    const id = await wasl().payLink()
    const first = await at(id)
    await first.open()
    const tab = await first.page.context().newPage()
    await tab.goto(path(id))
    const second = editorAt(tab, locale)
    await second.open()
    return { id, first, second }
  }

  test('what was typed outlives a reload and is forgotten by Cancel', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    const email = editor.desk.field('customerEmail')
    const before = await email.inputValue()
    await email.fill('')
    await email.pressSequentially('half.typed@')
    await editor.page.reload()
    await editor.open()
    expect(await email.inputValue()).toBe('half.typed@')
    await editor.press('cancel')
    await editor.open()
    expect(await email.inputValue()).toBe(before)
  })

  test('a field of the merchant’s own is filled under its name in the reader’s language, and emptied again', async () => {
    await wasl().sql(`insert into transaction_column
      (merchant_id, module, name, label_en, label_ar, is_active, is_custom, position)
      values (1, 'payment_request', 'table_no', 'Table', 'الطاولة', false, true, 40)
      returning name`)
    // The list has the module's own columns again for whoever comes next.
    onTestFinished(async () => {
      await wasl().sql(`delete from transaction_column where name = 'table_no' returning name`)
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
      ['20/11/2026', words.unreadable],
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

  test('the history tells what was changed from what to what', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    const before = await editor.desk.field('customerEmail').inputValue()
    await editor.desk.field('customerEmail').fill('from.now.on@example.com')
    await editor.save()
    await editor.page.locator('summary').filter({ hasText: words.audit[locale] }).press('Enter')
    const told = editor.page.getByText('from.now.on@example.com', { exact: true }).last().locator('..')
    expect(await told.innerText()).toBe(
      locale === 'en'
        ? `Email: ${before || '–'} → from.now.on@example.com`
        : `البريد الإلكتروني: ${before || '–'} ← from.now.on@example.com`,
    )
  })

  test('a file is attached, replaced and taken away; a wrong one is refused at its field', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    await editor.chooses('choose', file('First.pdf'))
    await editor.isSent()
    await editor.save()
    await editor.link('First.pdf').waitFor()

    await editor.open()
    browser.expectRefusals('400 /bff/dashboard/transaction/payment_request/upload')
    await editor.chooses('replace', file('Tool.exe', 'MZ'))
    await editor.desk.dialog.getByText(words.onlyKinds[locale]).first().waitFor()
    await editor.desk.dialog.getByText('First.pdf', { exact: true }).waitFor()
    expect(await axeComplaints(editor.page)).toEqual([])
    await editor.chooses('replace', file('Second.pdf'))
    await editor.isSent()
    await editor.page.reload()
    await editor.open()
    await editor.desk.dialog.getByText('Second.pdf', { exact: true }).waitFor()
    await editor.save()
    const address = await editor.link('Second.pdf').getAttribute('href')
    const given = await editor.page.evaluate(async (url) => (await fetch(url)).text(), address ?? '')
    expect(given).toBe('%PDF-1.7 a quote')

    await editor.open()
    await editor.press('remove')
    await editor.save()
    await editor.link('Second.pdf').waitFor({ state: 'detached' })
  })

  test('of two tabs the second is told that the first was quicker, and loses nothing', async () => {
    const { id, first, second } = await twoTabs()
    await second.desk.field('customerEmail').fill('second@example.com')
    await first.desk.field('customerEmail').fill('first@example.com')
    await first.save()
    browser.expectRefusals(`409 /bff/dashboard/transaction/payment_request/live/${id}`)
    await second.desk.inDialog('save').press('Enter')
    await second.desk.dialog.getByRole('button', { name: words.changed[locale], exact: true }).waitFor()
    expect(await second.desk.field('customerEmail').inputValue()).toBe('second@example.com')
  })

  test('what a colleague changed while the dialog was open is not overwritten, and typed words are kept', async () => {
    const { id, first, second } = await twoTabs()
    await second.desk.field('customerPhone').fill('+96550001234')
    await first.desk.field('customerEmail').fill('first@example.com')
    await first.save()
    await second.page.getByText('first@example.com', { exact: true }).first().waitFor({ state: 'attached' })
    browser.expectRefusals(`409 /bff/dashboard/transaction/payment_request/live/${id}`)
    await second.desk.inDialog('save').press('Enter')
    await second.press('changed')
    await expect.poll(() => second.desk.field('customerEmail').inputValue()).toBe('first@example.com')
    expect(await second.desk.field('customerPhone').inputValue()).toBe('+96550001234')
    await second.save()
    await second.desk.reads(/^first@example\.com$/)
  })

  test('of a change whose answer was lost nobody says that it was not saved, and Save is safe', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    await editor.desk.field('customerEmail').fill('lost@example.com')
    const address = `/bff/dashboard/transaction/payment_request/live/${id}`
    await editor.page.route(`**${address}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    browser.expectRefusals(`ERR_FAILED ${address}`)
    await editor.desk.inDialog('save').press('Enter')
    await editor.desk.dialog.getByText(words.notSaved[locale]).waitFor()
    expect(await editor.desk.field('customerEmail').inputValue()).toBe('lost@example.com')
    await editor.page.unroute(`**${address}`)
    await editor.save()
    await editor.desk.reads('applied')
    await editor.desk.reads(/^lost@example\.com$/)
  })

  test('without a connection nothing is lost, and Save works when it is back', async () => {
    const id = await wasl().payLink()
    const editor = await at(id)
    await editor.open()
    await editor.desk.field('customerEmail').fill('offline@example.com')
    await sessionIsWatched(editor.page)
    // The session may ask to go on in the meantime.
    editor.page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/bff/auth/session/extend')
        browser.expectRefusals(`ERR_INTERNET_DISCONNECTED ${pathname}`)
    })
    await editor.page.context().setOffline(true)
    await editor.page.getByText(words.offline[locale], { exact: true }).waitFor()
    browser.expectRefusals(`ERR_INTERNET_DISCONNECTED /bff/dashboard/transaction/payment_request/live/${id}`)
    await editor.desk.inDialog('save').press('Enter')
    await editor.desk.dialog.getByText(words.notSaved[locale]).waitFor()
    expect(await editor.desk.field('customerEmail').inputValue()).toBe('offline@example.com')
    await editor.page.context().setOffline(false)
    await editor.page.getByText(words.offline[locale], { exact: true }).waitFor({ state: 'detached' })
    await editor.save()
    await editor.desk.reads(/^offline@example\.com$/)
  })
})

/** The watch over the session comes after the page: it and all that it is made of have arrived. */
async function sessionIsWatched(page: Page) {
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
    const asked = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
    ]
    return (
      arrived.some((name) => /SessionControls.*\.js$/.test(name)) &&
      asked.every(({ href }) => arrived.includes(href))
    )
  })
}

function editorAt(page: Page, locale: Locale) {
  const desk = deskAt(page, locale)
  const button = (word: Word) => desk.dialog.getByRole('button', { name: words[word][locale], exact: true })
  return {
    page,
    desk,
    link: (name: string) => page.locator('main').getByRole('link', { name }),
    press: (word: Word) => button(word).press('Enter'),
    async open() {
      await desk.button('edit').press('Enter')
      await desk.field('customerEmail').waitFor()
    },
    async chooses(word: 'choose' | 'replace', chosen: ReturnType<typeof file>) {
      const chooser = page.waitForEvent('filechooser')
      await button(word).press('Enter')
      await (await chooser).setFiles(chosen)
    },
    isSent: () => desk.dialog.getByText(words.sent[locale]).waitFor(),
    async save() {
      await desk.inDialog('save').press('Enter')
      await desk.dialog.waitFor({ state: 'detached' })
    },
  }
}
