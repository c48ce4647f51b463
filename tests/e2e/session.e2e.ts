import { createHash } from 'node:crypto'
import type { BrowserContext, Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { hydrated } from '../support/hydrated.ts'
import { waslForTests } from '../support/wasl.ts'
import { inEnglish } from './languages.ts'
import { sayIn } from './session-words.ts'
import { demoPassword, signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const scriptsOnTheirWay = (page: Page): ReadonlySet<Request> => {
  const scripts = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request))
  page.on('requestfinished', (request) => scripts.delete(request))
  page.on('requestfailed', (request) => scripts.delete(request))
  return scripts
}

const minutes = (count: number) => count * 60_000

describe.each(inEnglish)('in %s', (locale) => {
  const say = sayIn(locale)
  const details = `/${locale}/dashboard/user/user-details`
  const dialog = (page: Page, word: Parameters<typeof say>[0]) =>
    page.getByRole('alertdialog', { name: say(word), exact: true })
  /** Signed in on a page whose time the test moves. */
  const at = async (next: string, profile?: BrowserContext): Promise<Page> => {
    const page = await (profile ?? (await browser.profile({ locale }))).newPage()
    await page.clock.install()
    // What comes after the page, first the watch over the session, would look lost if the clock jumped while it is on its way.
    const onTheirWay = scriptsOnTheirWay(page)
    const watch = page.waitForResponse((response) => /SessionControls.*\.js$/.test(response.url()))
    if (profile) await page.goto(next)
    else await signIn(page, 'cashier.demo', locale, { next })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await watch
    await expect.poll(() => onTheirWay.size).toBe(0)
    return page
  }
  const pass = async (ms: number, ...pages: Page[]) => {
    await wasl().advance(ms)
    await Promise.all(pages.map((page) => page.clock.runFor(ms)))
  }
  const leadsBack = async (page: Page) => {
    await page.waitForURL(`**/${locale}/login?next=${encodeURIComponent(details)}`)
    await hydrated(page)
    await page.getByLabel(say('username'), { exact: true }).fill('cashier.demo')
    await page.getByLabel(say('password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${details}`)
  }

  test('after eighteen idle minutes the session asks, an answer keeps it; after twenty it is over in every tab', async () => {
    const one = await at(details)
    // Live events may try again between the server's end and this tab's.
    browser.allowRefusal('401 /bff/live')
    const two = await at(`/${locale}/dashboard/user/password`, one.context())
    await pass(minutes(18) + 1_000, one, two)
    await dialog(one, 'warning').waitFor()
    await dialog(two, 'warning').waitFor()
    expect(await axeComplaints(one)).toEqual([])
    await one.keyboard.press('Escape')
    await dialog(one, 'warning').waitFor()
    await one.getByRole('button', { name: say('stay') }).press('Enter')
    await dialog(one, 'warning').waitFor({ state: 'detached' })
    await dialog(two, 'warning').waitFor({ state: 'detached' })

    await pass(minutes(20) + 1_000, one, two)
    for (const page of [one, two]) {
      await dialog(page, 'expired').waitFor()
      await page.getByText(say('expiredText'), { exact: true }).waitFor()
    }
    await one.getByRole('button', { name: say('ok'), exact: true }).press('Enter')
    await leadsBack(one)
  })

  /** The watch over the session hears of the end before whoever asked for it does. */
  const watchKnowsFirst = async (page: Page) => {
    const [ended, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/bff/auth/session', async (route) => {
      if (!route.request().frame().url().endsWith('/user/password')) return route.continue()
      await ended.promise
      await route.fulfill({ response: await route.fetch() })
      heard.resolve()
    })
    await page.route('**/bff/auth/sessions/end', async (route) => {
      const response = await route.fetch()
      ended.resolve()
      await heard.promise
      await route.fulfill({ response })
    })
  }

  test('a session that was ended elsewhere leads to the sign-in and back to the same address', async () => {
    const here = await (await browser.profile({ locale })).newPage()
    await signIn(here, 'cashier.demo', locale, { next: details })
    const there = await (await browser.profile({ locale })).newPage()
    await watchKnowsFirst(there)
    await signIn(there, 'cashier.demo', locale, { next: `/${locale}/dashboard/user/password` })
    await there.getByRole('button', { name: say('everywhere'), exact: true }).press('Enter')
    await there
      .getByRole('dialog')
      .or(there.getByRole('alertdialog'))
      .getByRole('button', { name: say('everywhere'), exact: true })
      .press('Enter')
    await there.waitForURL(`**/${locale}/login`)
    // Its live line is closed within seconds: the page may know before it is loaded anew.
    browser.allowRefusal('401 /bff/dashboard/shell')
    browser.allowRefusal('401 /bff/live')
    await here.reload()
    await leadsBack(here)
    expect(new URL(here.url()).pathname).toBe(details)
  })

  test('after signing out, the way back shows nothing of the dashboard', async () => {
    const page = await (await browser.profile({ locale })).newPage()
    await signIn(page, 'cashier.demo', locale, { next: details })
    await page.getByText('cashier.demo', { exact: true }).first().waitFor()
    browser.allowRefusal('401 /bff/live')
    await page.evaluate(() =>
      fetch('/bff/auth/session/end', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-by': 'app' },
        body: '{"forgetsDrafts":true}',
      }),
    )
    // The page that learns of its end leaves for the same address at the same moment.
    const toLogin = () => page.goto(`/${locale}/login`)
    await toLogin().catch(toLogin)
    await hydrated(page)
    await page.goBack()
    await page.waitForURL(`**/${locale}/login?next=*`)
    expect(await page.getByText('cashier.demo', { exact: true }).count()).toBe(0)
  })
})

test('no answer that reaches the browser carries a token of the core', async () => {
  const profile = await browser.profile()
  const seen: string[] = []
  const reading: Promise<unknown>[] = []
  profile.on('response', (response) => {
    const read = async () => {
      const headers = (await response.headersArray()).filter(
        ({ name }) => name.toLowerCase() !== 'set-cookie',
      )
      seen.push(JSON.stringify(headers))
      seen.push((await response.body()).toString('latin1'))
    }
    // An answer that leads elsewhere has no body.
    reading.push(read().catch(() => {}))
  })
  const page = await profile.newPage()
  await signIn(page, 'admin.demo', 'en', { next: '/en/dashboard/user/password' })
  await page.getByRole('heading', { level: 2 }).last().waitFor()
  await page.goto('/en/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await Promise.all(reading)
  const stored = await wasl().sql(
    'select hash from staff_token union select secret_hash from staff_session union select handle_hash from otp_challenge',
  )
  const hashes = new Set(stored.map(({ hash }) => String(hash)))
  expect(hashes.size).toBeGreaterThan(2)
  const candidates = seen.join('\n').match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []
  const tokens = candidates.filter((text) => hashes.has(hashOf(text)) || hashes.has(text))
  expect(tokens).toEqual([])
  expect(seen.join('\n')).not.toMatch(/Bearer |"(access|refresh|challenge)":/)
})

/** As the core writes its secrets down. */
const hashOf = (secret: string): string =>
  createHash('sha256').update(`wasl-session:${secret}`).digest('base64url')
