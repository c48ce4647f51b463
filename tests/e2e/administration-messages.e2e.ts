import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  subject: { en: 'Subject', ar: 'الموضوع' },
  body: { en: 'Text', ar: 'النص' },
  unknown: { en: /There is no placeholder \{nobody\}/, ar: /لا يوجد متغير باسم \{nobody\}/ },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  own: { en: 'Your own words', ar: 'نصك الخاص' },
  product: { en: 'The product’s words', ar: 'النص الأصلي' },
  insert: { en: 'Insert amount', ar: 'إدراج amount' },
  frame: { en: 'The message as it is sent', ar: 'الرسالة كما تُرسل' },
  test: { en: /^Send a test to/, ar: /^إرسال تجربة إلى/ },
  tested: { en: /^A test was sent to/, ar: /^أُرسلت تجربة إلى/ },
  reset: { en: 'Use the product’s words', ar: 'استخدام النص الأصلي' },
  silent: { en: 'To yourself: a webhook was switched off', ar: 'إليك: إيقاف Webhook' },
  insertLink: { en: 'Insert link', ar: 'إدراج link' },
  sms: { en: 'SMS', ar: 'رسالة نصية' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inArabic)('in %s', (locale) => {
  test('the words of a mail are changed with a preview, tested, and given back', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/message-templates')
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: `/${locale}/dashboard/administration/messages` })
    const subject = page.getByRole('textbox', { name: words.subject[locale], exact: true })
    const body = page.getByRole('textbox', { name: words.body[locale], exact: true })
    const save = page.getByRole('button', { name: words.save[locale], exact: true })
    await page.getByText(words.product[locale], { exact: true }).first().waitFor()

    await subject.fill('Wasl {nobody}')
    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByText(words.unknown[locale]).waitFor()
    await expect.poll(() => subject.evaluate((field) => field === document.activeElement)).toBe(true)

    await subject.fill('Wasl {customer}')
    await body.fill('Pay ')
    await page.getByRole('button', { name: words.insert[locale], exact: true }).press('Enter')
    expect(await body.inputValue()).toBe('Pay {amount}')
    const mail = page.frameLocator(`iframe[title="${words.frame[locale]}"]`)
    await mail
      .getByText(/48\.750/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: words.test[locale] }).click()
    await page.getByText(words.tested[locale]).first().waitFor()
    const [sent] = await wasl().sql(
      `select subject from message where occasion_key like 'test:%' order by id desc limit 1`,
    )
    expect(sent?.['subject']).toMatch(/^Wasl /)

    await save.click()
    await page.getByText(words.saved[locale], { exact: true }).first().waitFor()
    await page.getByText(words.own[locale], { exact: true }).first().waitFor()
    await page.getByRole('button', { name: words.reset[locale], exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: words.reset[locale], exact: true }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByText(words.product[locale], { exact: true }).first().waitFor()

    await page.getByRole('radio', { name: words.sms[locale], exact: true }).check()
    await subject.waitFor({ state: 'hidden' })
    expect(await mail.locator('body').count()).toBe(0)

    await page.locator('#message-occasion').press('Enter')
    await page.getByRole('option', { name: words.silent[locale] }).press('Enter')
    await subject.waitFor()
    expect(await page.getByRole('radio', { name: words.sms[locale], exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: words.insertLink[locale], exact: true }).waitFor()
    expect(await page.getByRole('button', { name: words.insert[locale], exact: true }).count()).toBe(0)
    await mail.getByText('https://shop.example/wasl/events').first().waitFor()
  })
})
