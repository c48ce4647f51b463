import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const begins = { en: /^Error: /, ar: /^خطأ: / }

describe.each(inEnglish)('in %s', (locale) => {
  test.each(['pay/PR-1002'])('a form of %s that was refused says so in the title', async (path) => {
    const page = await browser.open(`/${locale}/${path}`, { locale })
    await hydrated(page)
    const usual = await page.title()
    expect(usual).not.toMatch(begins[locale])
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => page.title()).toMatch(begins[locale])
    expect(await page.title()).toContain(usual)
  })

  test('a sign-in that was refused says so in the title until it is tried again', async () => {
    browser.expectRefusals('400 /bff/auth/sign-in')
    const page = await browser.open(`/${locale}/login`, { locale })
    await hydrated(page)
    await page.locator('#username').fill('cashier.demo')
    await page.locator('#password').fill('not the password')
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => page.title()).toMatch(begins[locale])
    await page.locator('#password').fill('Wasl-demo-2026!')
    await page.locator('main button[type=submit]').click()
    await expect.poll(() => page.title()).not.toMatch(begins[locale])
  })

  test('a new password that was refused says so in the title', async () => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: `/${locale}/dashboard/user/password` })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main form button[type=submit]').click()
    await expect.poll(() => page.title()).toMatch(begins[locale])
  })
})
