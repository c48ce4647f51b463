import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { waslForTests } from '../support/wasl.ts'
import { inArabic } from './languages.ts'
import { mailedLink } from './mailed-link.ts'
import { sayIn } from './session-words.ts'
import { demoPassword, signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url, { isWhole: true })

/** Who is mailed in which language. */
const mailedIn = { en: 'kitchen.demo', ar: 'events.demo' }

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

describe.each(inArabic)('in %s', (locale) => {
  const say = sayIn(locale)
  const heading = (page: Page, word: Parameters<typeof say>[0]) =>
    page.getByRole('heading', { level: 1, name: say(word), exact: true })
  const open = async (path = '/login', script = true) => {
    const page = await browser.open(`/${locale}${path}`, { locale, script })
    if (script) await hydrated(page)
    return page
  }

  test('by keyboard alone staff sign in and arrive where they wanted to go', async () => {
    const asked = `/${locale}/dashboard/user/user-details?from=mail`
    const page = await browser.open(asked, { locale })
    await page.waitForURL(`**/${locale}/login?next=*`)
    await hydrated(page)
    await heading(page, 'signIn').waitFor()
    await expect.poll(() => focused(page)).toBe('username')
    await page.keyboard.type('cashier.demo')
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const password = page.getByRole('textbox', { name: say('password'), exact: true })
    expect(await password.inputValue()).toBe(demoPassword)
    await page.getByRole('button', { name: say('hidePassword') }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say('showPassword') }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === asked)
  })

  test('a browser that keeps no cookies is told so before anybody types; where it does, nothing is said', async () => {
    const page = await open()
    expect(await page.getByText(say('forgotten')).count()).toBe(0)
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set() {} }))
    await page.reload()
    await page.getByText(say('forgotten')).waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  test('wrong words are told once, the password is gone and waited for; the third time there is a way out', async () => {
    const page = await open()
    for (const round of [1, 2, 3]) {
      browser.expectRefusals('400 /bff/auth/sign-in')
      await page.getByLabel(say('username'), { exact: true }).fill(`nobody.${locale}`)
      await page.getByLabel(say('password'), { exact: true }).fill(`wrong-${round}`)
      const answered = page.waitForResponse('**/bff/auth/sign-in')
      await page.keyboard.press('Enter')
      await answered
      await page.getByText(say('wrong'), { exact: true }).waitFor()
      await expect.poll(() => page.getByLabel(say('password'), { exact: true }).inputValue()).toBe('')
      expect(await focused(page)).toBe('password')
      expect(await page.getByLabel(say('username'), { exact: true }).inputValue()).toBe(`nobody.${locale}`)
    }
    await page.getByRole('link', { name: say('resetIt') }).click()
    await page.waitForURL(`**/${locale}/forget-password`)
  })

  test('where no answer comes, the password and the mailed link wait for the next press', async () => {
    const page = await open()
    const drop = async (path: string) => {
      browser.expectRefusals(`ERR_CONNECTION_RESET ${path}`)
      await page.route(`**${path}`, (route) => route.abort('connectionreset'), { times: 1 })
    }
    await drop('/bff/auth/sign-in')
    await page.getByLabel(say('username'), { exact: true }).fill('cashier.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByText(say('noAnswer'), { exact: true }).waitFor()
    expect(await page.getByLabel(say('password'), { exact: true }).inputValue()).toBe(demoPassword)
    await page.getByRole('button', { name: say('signIn'), exact: true }).click()
    await page.waitForURL(`**/${locale}/dashboard`)

    await drop('/bff/auth/reset')
    await page.goto(`/${locale}/reset-password#token=${'x'.repeat(43)}`)
    await heading(page, 'linkUnanswered').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    // The server knows no such link: it was asked with the token that is no longer in the address.
    browser.expectRefusals('404 /bff/auth/reset')
    await page.getByRole('button', { name: say('tryAgain'), exact: true }).press('Enter')
    await heading(page, 'linkOver').waitFor()
  })

  test('a one-time code signs in by its last digit, in the digits of either language', async () => {
    const page = await open()
    await page.getByLabel(say('username'), { exact: true }).fill('admin.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await heading(page, 'codeTitle').waitFor()
    await expect.poll(() => focused(page)).toBe('code')
    expect(await axeComplaints(page)).toEqual([])
    browser.expectRefusals('400 /bff/auth/code')
    await page.keyboard.type('000000')
    await page.getByText(say('codeWrong'), { exact: false }).waitFor()
    await expect.poll(() => page.getByLabel(say('code')).inputValue()).toBe('')
    await page.reload()
    await hydrated(page)
    await heading(page, 'codeTitle').waitFor()
    await expect.poll(() => focused(page)).toBe('code')
    await page.keyboard.insertText(locale === 'ar' ? '١٢٣ ٤٥٦' : '123 456')
    await page.waitForURL(`**/${locale}/dashboard`)
  })

  test('a code that was half typed before the script came still signs in', async () => {
    const early = '1234'
    const page = await (await browser.profile()).newPage()
    const arrive = await lateScripts(page)
    await page.goto(`/${locale}/login`, { waitUntil: 'commit' })
    await page.getByLabel(say('username'), { exact: true }).fill('admin.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('code')
    const empty = await page.getByLabel(say('code')).screenshot()
    await page.keyboard.type(early)
    expect(empty.equals(await page.getByLabel(say('code')).screenshot())).toBe(false)
    expect(await axeComplaints(page)).toEqual([])
    arrive()
    await hydrated(page)
    await page.keyboard.type('123456'.slice(early.length))
    await page.waitForURL(`**/${locale}/dashboard`)
    expect(await page.getByLabel(say('code')).count()).toBe(0)
  })

  test('without script staff sign in too, with a code where they have one', async () => {
    const page = await open(`/login?next=${encodeURIComponent(`/${locale}/dashboard/x`)}`, false)
    await page.getByLabel(say('username'), { exact: true }).fill('admin.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await heading(page, 'codeTitle').waitFor()
    await expect.poll(() => focused(page)).toBe('code')
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${locale}/dashboard/x`)
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: '__Host-sid' }))
  })

  test('a forgotten password: the mail, its link, the rules, and every session of the user ends', async () => {
    const username = mailedIn[locale]
    const old = await (await browser.profile({ locale })).newPage()
    await signIn(old, username, locale)

    const page = await open('/forget-password')
    await page.getByLabel(say('username'), { exact: true }).fill(username)
    await page.keyboard.press('Enter')
    await heading(page, 'checkMail').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await wasl().settle()

    await page.goto(await mailedLink(browser))
    await hydrated(page)
    await heading(page, 'choose').waitFor()
    expect(page.url()).not.toContain('token')
    expect(await axeComplaints(page)).toEqual([])
    await page.getByLabel(say('username'), { exact: true }).fill(username)
    await page.getByLabel(say('newPassword'), { exact: true }).fill('Calm-sea-2026!')
    await page.getByLabel(say('again'), { exact: true }).fill('Calm-sea-2025!')
    await page.keyboard.press('Enter')
    await page.getByText(say('differ'), { exact: true }).waitFor()
    await page.getByLabel(say('again'), { exact: true }).fill('Calm-sea-2026!')
    await page.keyboard.press('Enter')
    await heading(page, 'changed').waitFor()

    await old.goto(`/${locale}/dashboard/user/user-details`)
    await old.waitForURL(`**/${locale}/login?next=*`)
    // Its live line is closed within seconds: the page may know before it asks.
    browser.allowRefusal('401 /bff/dashboard/shell')
    browser.allowRefusal('401 /bff/live')
    await page.getByRole('link', { name: say('signIn'), exact: true }).click()
    await hydrated(page)
    await page.getByLabel(say('username'), { exact: true }).fill(username)
    await page.getByLabel(say('password'), { exact: true }).fill('Calm-sea-2026!')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${locale}/dashboard`)
  })

  test('without script the mailed link is pasted, and the new password signs in', async () => {
    const username = mailedIn[locale]
    const page = await open('/forget-password', false)
    // What a script would show waits hidden beside it.
    const field = (word: Parameters<typeof say>[0]) =>
      page.getByLabel(say(word), { exact: true }).filter({ visible: true })
    const press = (word: Parameters<typeof say>[0]) =>
      page.getByRole('button', { name: say(word), exact: true }).click()
    await field('username').fill(username)
    await press('sendLink')
    await heading(page, 'checkMail').waitFor()
    await wasl().settle()

    const link = await mailedLink(browser)
    browser.expectRefusals('400 /bff/auth/reset-password/form')
    await page.goto(link)
    await heading(page, 'choose').waitFor()
    await field('username').fill(username)
    await field('link').fill(link)
    await field('newPassword').fill('Quiet-tide-2026!')
    await field('again').fill('Calm-sea-2025!')
    await press('save')
    await page.getByText(say('differ'), { exact: true }).waitFor()
    expect(await page.content()).not.toContain(new URL(link).hash.slice('#token='.length))
    await field('newPassword').fill('Quiet-tide-2026!')
    await field('again').fill('Quiet-tide-2026!')
    await press('save')
    await heading(page, 'changed').waitFor()

    await page.getByRole('link', { name: say('signIn'), exact: true }).click()
    await field('username').fill(username)
    await field('password').fill('Quiet-tide-2026!')
    await press('signIn')
    await page.waitForURL(`**/${locale}/dashboard`)
  })

  test('where no answer came to a new password, its link says that it may be changed already', async () => {
    const username = mailedIn[locale]
    const page = await open('/forget-password')
    await page.getByLabel(say('username'), { exact: true }).fill(username)
    await page.keyboard.press('Enter')
    await heading(page, 'checkMail').waitFor()
    await wasl().settle()
    await page.goto(await mailedLink(browser))
    await hydrated(page)
    await heading(page, 'choose').waitFor()
    await page.getByLabel(say('username'), { exact: true }).fill(username)
    for (const field of ['newPassword', 'again'] as const)
      await page.getByLabel(say(field), { exact: true }).fill('Slow-cloud-2026!')
    browser.expectRefusals('ERR_CONNECTION_RESET /bff/auth/reset-password', '400 /bff/auth/reset-password')
    const lose = (route: Route) => route.fetch().then(() => route.abort('connectionreset'))
    await page.route('**/bff/auth/reset-password', lose, { times: 1 })
    await page.keyboard.press('Enter')
    await page.getByText(say('noAnswer'), { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, 'linkOver').waitFor()
    await page.getByText(/may be changed already|تغيرت بالفعل/).waitFor()
    expect(await page.getByText(say('noAnswer'), { exact: true }).count()).toBe(0)
  })
})
