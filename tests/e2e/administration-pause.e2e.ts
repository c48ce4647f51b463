import type { Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  pause: { en: /^Pause /, ar: /^إيقاف مؤقت / },
  save: { en: 'Pause', ar: 'إيقاف مؤقت' },
  textEn: { en: /^Message in English/, ar: /^الرسالة بالإنجليزية/ },
  textAr: { en: /^Message in Arabic/, ar: /^الرسالة بالعربية/ },
  both: {
    en: 'Write the message in both languages, or in neither',
    ar: 'اكتب الرسالة باللغتين، أو لا تكتبها بأي منهما',
  },
  half: { en: '30 minutes', ar: '30 دقيقة' },
  paused: { en: 'Paused', ar: 'متوقفة مؤقتًا' },
  message: { en: 'We count our stock', ar: 'نجرد المخزون' },
  resume: { en: /^Resume now/, ar: /^استئناف الآن/ },
  yes: { en: 'Yes, resume', ar: 'نعم، استأنف' },
  again: { en: 'Payments are taken again', ar: 'تُستلم المدفوعات من جديد' },
  told: { en: /^admin\.demo paused the payments/, ar: /^أوقف admin\.demo مدفوعات/ },
  payNow: { en: /^Pay Now/, ar: /^ادفع الآن/ },
} as const satisfies Record<string, Record<Locale, string | RegExp>>

describe.each(inEnglish)('in %s', (locale) => {
  test('payments are paused by keyboard, payers and staff are told, and they go on when it is resumed', async () => {
    browser.expectRefusals('400 /bff/dashboard/administration/pause')
    const request = await wasl().payLink()
    const colleague = await browser.blank({ locale })
    await signIn(colleague, 'cashier.demo', locale)
    await colleague.getByRole('heading', { level: 1 }).waitFor()

    const path = `/${locale}/dashboard/administration/pause`
    const page = await browser.blank({ locale })
    await signIn(page, 'admin.demo', locale, { next: path })
    await page.getByRole('button', { name: words.pause[locale] }).first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: words.half[locale], exact: true }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('textbox', { name: words.textEn[locale] }).fill(words.message.en)
    await dialog.getByRole('button', { name: words.save[locale], exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(words.both[locale], { exact: true }).waitFor()
    await dialog.getByRole('textbox', { name: words.textAr[locale] }).fill(words.message.ar)
    await dialog.getByRole('button', { name: words.save[locale], exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(words.paused[locale], { exact: true }).first().waitFor()
    await wasl().settle()
    await colleague.getByText(words.told[locale]).first().waitFor()

    const payer = await browser.open(`/${locale}/pay/${request}`, { locale })
    await payer.getByText(words.message[locale]).first().waitFor()
    expect(await payer.getByRole('button', { name: words.payNow[locale] }).count()).toBe(0)

    await page.getByRole('button', { name: words.resume[locale] }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.yes[locale] }).click()
    await page.getByText(words.again[locale], { exact: true }).waitFor()
    await payer.goto(`/${locale}/pay/${request}`)
    await hydrated(payer)
    await payer.getByRole('button', { name: words.payNow[locale] }).waitFor()
  })
})
