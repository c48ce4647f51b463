import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  share: { en: 'Share', ar: 'مشاركة' },
  whatsApp: { en: 'WhatsApp', ar: 'واتساب' },
  create: { en: 'Create', ar: 'إنشاء' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  amountInvalid: { en: 'Must be valid positive number', ar: 'يجب أن يكون رقمًا موجبًا صالحًا' },
  gatewaysNone: {
    en: 'one gateway at least should be selected.',
    ar: 'يجب اختيار بوابة دفع واحدة على الأقل.',
  },
  all: { en: 'Select all', ar: 'تحديد الكل' },
  email: { en: /^Email/, ar: /^البريد الإلكتروني/ },
  emailInvalid: { en: 'Enter valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  firstName: { en: /^First name/, ar: /^الاسم الأول/ },
  send: { en: 'Create and send', ar: 'إنشاء وإرسال' },
  quiet: { en: 'Create without sending', ar: 'إنشاء دون إرسال' },
  failed: { en: 'Failed to upload file', ar: 'تعذّر رفع الملف' },
  added: { en: 'Added', ar: 'أُضيف' },
  made: { en: 'The request is made', ar: 'تم إنشاء الطلب' },
  detail: { en: 'Show the request', ar: 'عرض الطلب' },
  alike: { en: 'Create one like it', ar: 'إنشاء طلب مثله' },
  preview: { en: 'Preview of the pay page', ar: 'معاينة صفحة الدفع' },
  previewLanguage: { en: 'Language of the preview', ar: 'لغة المعاينة' },
  payNow: { en: /^Pay Now/, ar: /^ادفع الآن/ },
  more: { en: 'More for this request', ar: 'المزيد لهذا الطلب' },
  addRow: { en: 'Add a row', ar: 'إضافة سطر' },
  up: { en: 'Move row 2 up', ar: 'نقل السطر 2 إلى أعلى' },
  rowValue: { en: 'What it says', ar: 'النص' },
  rowName: { en: 'Name, English', ar: 'الاسم بالإنجليزية' },
  templates: { en: 'Templates', ar: 'القوالب' },
  saveAs: { en: 'Save as a template…', ar: 'الحفظ كقالب…' },
  replace: { en: 'Replace what this template says', ar: 'استبدال ما في هذا القالب' },
  changed: { en: /Somebody else has changed this template/, ar: /عدّل شخص آخر هذا القالب/ },
  name: { en: 'Name of the template', ar: 'اسم القالب' },
  save: { en: 'Save', ar: 'حفظ' },
  unit: { en: /Unit/, ar: /الوحدة/ },
  catering: { en: /Catering$/, ar: /^ضيافة/ },
  knet: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  leftOut: { en: /Not offered here, so no longer chosen: KNET/, ar: /غير متاحة هنا، لذا لم تعد مختارة:/ },
} as const

const path = (locale: Locale) => `/${locale}/dashboard/payment-request/create`

const requests = async (): Promise<number> => {
  const [row] = await wasl().sql(
    'select count(*)::int as count from payment_transaction where merchant_id = 1',
  )
  return Number(row?.['count'])
}

test('in the dark the phone beside the form is dark until the pay page is in it', async () => {
  const page = await browser.blank({ locale: 'en', theme: 'dark' })
  const held: (() => Promise<void>)[] = []
  await page.route(/\/assets\/preview-arabic-/, (route) => void held.push(() => route.continue()))
  await signIn(page, 'admin.demo', 'en', { next: path('en') })
  const frame = page.locator(`iframe[title="${words.preview.en}"]`)
  await frame.waitFor()
  const reading = page.getByRole('group', { name: words.previewLanguage.en })
  await reading.getByRole('radio', { name: 'العربية', exact: true }).check()
  await expect.poll(() => held.length).toBe(1)
  expect(await frame.isVisible()).toBe(false)
  const phone = await frame.evaluate((inside) => {
    const { backgroundColor } = getComputedStyle(inside.parentElement ?? inside)
    return { backgroundColor, isDark: Number(/\d+/.exec(backgroundColor)?.[0]) < 64 }
  })
  expect(phone).toMatchObject({ isDark: true })
  for (const goOn of held) await goOn()
  await frame.waitFor()
  await page.frameLocator(`iframe[title="${words.preview.en}"]`).getByText(words.payNow.ar).first().waitFor()
})

async function openForm(locale: Locale): Promise<Page> {
  const page = await browser.blank({ locale })
  await signIn(page, 'admin.demo', locale, { next: path(locale) })
  await page.getByRole('textbox', { name: words.amount[locale], exact: true }).waitFor()
  return page
}

describe.each(inEnglish)('in %s', (locale) => {
  const button = (page: Page, word: 'send' | 'quiet' | 'addRow' | 'up' | 'save' | 'share' | 'templates') =>
    page.getByRole('button', { name: words[word][locale], exact: true })
  const amount = (page: Page) => page.getByRole('textbox', { name: words.amount[locale], exact: true })

  test('what is wrong stands at its field, what was typed stays, and the request is made once', async () => {
    browser.expectRefusals('400 /bff/dashboard/payment-request')
    const page = await openForm(locale)
    const before = await requests()
    await amount(page).fill('0')
    await page.getByRole('checkbox', { name: words.all[locale] }).uncheck()
    await page.getByRole('textbox', { name: words.email[locale] }).first().fill('noura@')
    await button(page, 'send').click()
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
    await summary.getByRole('link', { name: words.gatewaysNone[locale] }).waitFor()
    await summary.getByRole('link', { name: words.amountInvalid[locale] }).click()
    expect(await amount(page).evaluate((field) => field === document.activeElement)).toBe(true)

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('٤٨٫٧٥٠')
    await page.getByRole('checkbox', { name: words.all[locale] }).check()
    await page.getByRole('textbox', { name: words.firstName[locale] }).fill('Noura')
    // The server's word of the e-mail, beside everything that was typed.
    await button(page, 'send').click()
    await summary.getByRole('link', { name: words.emailInvalid[locale] }).waitFor()
    expect(await amount(page).inputValue()).toBe('48.750')
    await page.getByRole('textbox', { name: words.email[locale] }).first().fill('noura@example.com')
    await page.locator('#request-phone').fill('٥٠٠١٢٣٤٥')

    await page.locator('input[type=file]').setInputFiles({
      name: 'Quote.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a quote'),
    })
    await page.getByText(words.added[locale], { exact: true }).waitFor()
    const preview = page.frameLocator(`iframe[title="${words.preview[locale]}"]`)
    await preview.getByText('48.750').first().waitFor()
    await preview.getByText('Quote.pdf').waitFor()
    // It is read in either language, whatever the form says.
    const reading = page.getByRole('group', { name: words.previewLanguage[locale] })
    for (const [language, name] of [
      ['ar', 'العربية'],
      ['en', 'English'],
    ] as const) {
      await reading.getByRole('radio', { name, exact: true }).check()
      const inside = preview.locator(`html[lang="${language}"][dir="${language === 'ar' ? 'rtl' : 'ltr'}"]`)
      await inside.getByText(words.payNow[language]).first().waitFor()
    }

    await button(page, 'send').dblclick()
    await page.getByRole('heading', { name: words.made[locale] }).waitFor()
    expect(await requests()).toBe(before + 1)
    await wasl().settle()
    const [told] = await wasl().sql(
      `select recipient from message where occasion = 'created' and recipient = 'noura@example.com' order by id desc limit 1`,
    )
    expect(told).toEqual({ recipient: 'noura@example.com' })

    // With its country: the local number alone is somebody else's elsewhere.
    await button(page, 'share').click()
    const whatsApp = page.getByRole('menuitem', { name: words.whatsApp[locale] })
    expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/96550012345\?text=/)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: words.alike[locale] }).click()
    await page.waitForURL(/\?like=/)
    await expect.poll(() => amount(page).inputValue()).toBe('48.750')
  })

  test('a file that cannot be sent says so, a template fills the form, and another unit offers its own gateways', async () => {
    browser.expectRefusals('502 /bff/dashboard/payment-request/upload')
    await wasl().sql(
      `update gateway set units = '{"catering": {"offered": false}}' where merchant_id = 1 and code = 'knet'`,
    )
    await wasl().sql(
      `insert into request_template (merchant_id, public_id, name, fields, changed_by, created_at, changed_at)
       values (1, 'TPL-${locale}', 'Terrace ${locale}', '{"amount": "33.250", "pg_codes": ["knet", "card"], "unit_code": "main"}', 'admin.demo', now(), now())`,
    )
    const page = await openForm(locale)
    await page.route('**/payment-request/upload', (route) => route.fulfill({ status: 502, body: '' }))
    await page.locator('input[type=file]').setInputFiles({
      name: 'Quote.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a quote'),
    })
    await page.getByText(words.failed[locale], { exact: true }).waitFor()

    await button(page, 'templates').click()
    await page.getByRole('menuitem', { name: `Terrace ${locale}` }).click()
    await page.waitForURL(/\?template=/)
    await expect.poll(() => amount(page).inputValue()).toBe('33.250')
    const knet = page.getByRole('checkbox', { name: words.knet[locale], exact: true })
    expect(await knet.isChecked()).toBe(true)
    await page.getByRole('button', { name: words.unit[locale] }).click()
    await page.getByRole('option', { name: words.catering[locale] }).click()
    await page.getByText(words.leftOut[locale]).waitFor()
    expect(await knet.count()).toBe(0)
    expect(await amount(page).inputValue()).toBe('33.250')
    await wasl().sql(`update gateway set units = '{}' where merchant_id = 1 and code = 'knet'`)
  })

  test('by keyboard alone: rows in another order, a template, a request that nobody is told of', async () => {
    const page = await openForm(locale)
    const name = `Deposit ${locale}`
    await amount(page).focus()
    await page.keyboard.type('20')
    const more = page.locator('summary', { hasText: words.more[locale] })
    await more.focus()
    await page.keyboard.press('Enter')
    for (const row of ['Seat', 'Gift']) {
      await button(page, 'addRow').focus()
      await page.keyboard.press('Enter')
      // The new row has the focus.
      await page.keyboard.type(row)
    }
    await button(page, 'up').focus()
    await page.keyboard.press('Enter')
    const names = page.getByRole('textbox', { name: words.rowName[locale] })
    expect(await names.first().inputValue()).toBe('Gift')
    const values = page.getByRole('textbox', { name: words.rowValue[locale] })
    for (const value of await values.all()) await value.fill('12')
    await button(page, 'templates').focus()
    await page.keyboard.press('Enter')
    const saveAs = page.getByRole('menuitem', { name: words.saveAs[locale] })
    await saveAs.waitFor()
    await saveAs.focus()
    await page.keyboard.press('Enter')
    const templateName = page.getByRole('textbox', { name: words.name[locale] })
    await expect.poll(() => templateName.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await button(page, 'quiet').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: words.made[locale] }).waitFor()
    await page.getByRole('link', { name: words.detail[locale] }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/payment-request\/transactions\/[\w-]{22}$/)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await wasl().settle()
    expect(await wasl().sql(`select 1 from message where transaction_id = '${id}'`)).toEqual([])
    expect(await wasl().sql(`select name from request_template where name = '${name}'`)).toEqual([{ name }])
  })

  test('a template that a colleague has changed meanwhile is replaced once that was seen', async () => {
    browser.expectRefusals(`409 /bff/dashboard/payment-request/templates/TPG-${locale}`)
    const name = `Garden ${locale}`
    await wasl().sql(
      `insert into request_template (merchant_id, public_id, name, fields, changed_by, created_at, changed_at)
       values (1, 'TPG-${locale}', '${name}', '{"amount": "5.000"}', 'cashier.demo', now(), now())`,
    )
    const page = await openForm(locale)
    await amount(page).fill('20')
    await button(page, 'templates').click()
    await page.getByRole('menuitem', { name: words.saveAs[locale] }).click()
    const dialog = page.getByRole('dialog')
    const templateName = dialog.getByRole('textbox', { name: words.name[locale] })
    await templateName.fill(name)
    const replace = dialog.getByRole('checkbox', { name: words.replace[locale] })
    await replace.check()
    await wasl().sql(
      `update request_template set fields = '{"amount": "6.000"}', changed_by = 'checker.demo', changed_at = now()
       where name = '${name}'`,
    )
    await templateName.press('Enter')
    await dialog.getByText(words.changed[locale]).waitFor()
    await dialog.getByText(/checker\.demo/).waitFor()
    expect(await templateName.inputValue()).toBe(name)
    expect(await replace.isChecked()).toBe(false)
    const kept = () =>
      wasl().sql(`select fields ->> 'amount' as kept from request_template where name = '${name}'`)
    expect(await kept()).toEqual([{ kept: '6.000' }])
    await replace.check()
    await templateName.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await kept()).toEqual([{ kept: '20' }])
  })
})

test('who may only look sees no way to the form, and the form is not theirs', async () => {
  browser.expectRefusals('403 /bff/dashboard/payment-request/form')
  const page = await browser.blank({ locale: 'en' })
  const list = '/en/dashboard/payment-request/transactions'
  await signIn(page, 'checker.demo', 'en', { next: list })
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Transactions', exact: true }).first().waitFor()
  expect(await menu.getByRole('link', { name: words.create.en, exact: true }).count()).toBe(0)
  await page.goto(path('en'))
  await page.getByRole('textbox', { name: words.amount.en, exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'This part is not open to you' }).waitFor()
})
