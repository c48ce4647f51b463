import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { isFocused, tabTo } from './keys.ts'
import { inArabic } from './languages.ts'
import { demoPassword, signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  merchant: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
  export: { en: 'Export', ar: 'تصدير' },
  direct: { en: 'Download at once', ar: 'تنزيل فوري' },
  missing: { en: 'Choose at least one field.', ar: 'اختر حقلًا واحدًا على الأقل.' },
  out: { en: 'You are signed out. Sign in to go on.', ar: 'تم تسجيل خروجك. سجّل الدخول للمتابعة.' },
  nothing: { en: 'Nothing was downloaded.', ar: 'لم يُنزَّل أي ملف.' },
  back: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  username: { en: 'Username', ar: 'اسم المستخدم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
}
const file = '/bff/dashboard/transactions/payment_request/live/export/file'
const list = (locale: Locale) => `/${locale}/dashboard/payment-request/transactions?state=paid`
/** With what a reader sees of an address: `,` and its code are the same. */
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(wasl().url.length))

async function directLink(page: Page, locale: Locale): Promise<Locator> {
  await page.getByRole('button', { name: words.export[locale], exact: true }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: words.direct[locale] })
  await link.waitFor()
  return link
}

async function windowOf(link: Locator): Promise<Page> {
  const [window] = await Promise.all([link.page().context().waitForEvent('page'), link.press('Enter')])
  await window.getByRole('heading', { level: 1 }).waitFor()
  return window
}

const looks = { en: { width: 1440, theme: 'light' }, ar: { width: 390, theme: 'dark' } } as const

describe.each(inArabic)('in %s', (locale) => {
  test('a refused window is the merchant’s, says why, and leads back to the list by keyboard', async () => {
    const page = await browser.blank({ locale, ...looks[locale] })
    await signIn(page, 'checker.demo', locale, { next: list(locale) })
    browser.expectRefusals(`400 ${file}`)
    const link = await directLink(page, locale)
    await link.evaluate((it) => it.setAttribute('href', `${it.getAttribute('href')}&fields=`))
    const window = await windowOf(link)

    expect(await window.getByRole('heading', { level: 1 }).allTextContents()).toEqual([words.missing[locale]])
    await window.getByText(words.nothing[locale], { exact: true }).waitFor()
    const head = window.getByRole('banner')
    await head.getByText(words.merchant[locale], { exact: true }).waitFor()
    expect(
      await head.locator('img').evaluate((it: HTMLImageElement) => it.decode().then(() => it.src)),
    ).toContain('/art/logo-tamra.svg')
    expect(await window.title()).toBe(`${words.missing[locale]} – ${words.merchant[locale]}`)
    expect(await axeComplaints(window)).toEqual([])
    const { scrollWidth, clientWidth } = await window.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)

    const back = window.getByRole('link', { name: words.back[locale], exact: true })
    await tabTo(window, () => isFocused(back))
    await window.keyboard.press('Enter')
    await window.getByRole('grid').waitFor()
    expect(addressOf(window)).toBe(list(locale))
  })

  test('whoever was signed out meanwhile signs in there and is back at the list', async () => {
    const page = await browser.blank({ locale, ...looks[locale] })
    await signIn(page, 'checker.demo', locale, { next: list(locale) })
    const link = await directLink(page, locale)
    browser.expectRefusals(`401 ${file}`)
    // The dashboard behind may notice it first.
    browser.allowRefusal('401 /bff/auth/session/extend')
    await page.context().clearCookies()
    const window = await windowOf(link)

    expect(await window.getByRole('heading', { level: 1 }).allTextContents()).toEqual([words.out[locale]])
    expect(await axeComplaints(window)).toEqual([])
    await window.getByRole('link', { name: words.signIn[locale], exact: true }).press('Enter')
    await window.getByLabel(words.username[locale], { exact: true }).fill('checker.demo')
    await window.getByLabel(words.password[locale], { exact: true }).fill(demoPassword)
    await window.getByRole('button', { name: words.signIn[locale], exact: true }).press('Enter')
    await window.getByRole('grid').waitFor()
    expect(addressOf(window)).toBe(list(locale))
  })
})
