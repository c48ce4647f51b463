import { wallTimeOf } from '@wasl/domain/wall-clock'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  yes: { en: 'Approve', ar: 'موافقة' },
  noPage: { en: 'This page of the list cannot be found', ar: 'تعذّر العثور على هذه الصفحة من القائمة' },
  first: { en: 'First page', ar: 'الصفحة الأولى' },
} as const

/** Longer than one page, and lists of one. */
const lists = ['payment-request/transactions?currencyCode=USD', 'administration/users']

describe.each(inEnglish)('a page that its list no longer has, in %s', (locale) => {
  const at = async (path: string, username = 'admin.demo') => {
    const page = await browser.blank({ locale })
    await page.addInitScript(watchForNothing)
    await signIn(page, username, locale, { next: `/${locale}/dashboard/${path}` })
    await foot(page).waitFor()
    return page
  }

  test.each(lists)(
    '%s: its address leads to the last page, and nobody is told of an empty list',
    async (path) => {
      const page = await at(path)
      const first = page.url()
      const behind = new URL(first)
      behind.searchParams.set('page', '9')
      await page.goto(behind.href)
      await expect.poll(() => named(page)).not.toBe('9')
      await foot(page).waitFor()
      const pages = await foot(page).locator('[data-kind="number"]').allTextContents()
      expect(await foot(page).locator('[aria-current="page"]').textContent()).toBe(pages.at(-1))
      expect(named(page) ?? '1').toBe(pages.at(-1))
      expect(await sawNothing(page)).toBe(0)
      await page.goBack()
      expect(page.url()).toBe(first)
    },
  )

  test('an address whose cursor was cut off leads to the first page of the same list', async () => {
    const page = await browser.blank({ locale })
    // Asked ahead of the frame, and once more by it if that was refused before it stood.
    page.on('response', (answer) => {
      if (answer.status() === 400)
        browser.expectRefusals('400 /bff/dashboard/transactions/payment_request/live')
    })
    const list = `/${locale}/dashboard/payment-request/transactions?state=paid`
    await signIn(page, 'admin.demo', locale, { next: `${list}&page=12&cursor=cut` })
    await page.getByRole('heading', { level: 2, name: words.noPage[locale] }).waitFor()
    await page.getByRole('button', { name: words.first[locale], exact: true }).press('Enter')
    await foot(page).waitFor()
    expect(page.url()).toBe(`${wasl().url}${list}`)
    expect(await page.locator('[data-row-id]').count()).toBeGreaterThan(1)
  })

  test('the last row of the last page leaves, and the page before it is shown', async () => {
    await wasl().advance(120_000)
    const since = wallTimeOf(wasl().now().toISOString(), 'Asia/Kuwait')
    const leaving = await paidLink(wasl(), { amount: '6.000' })
    for (let made = 0; made < 10; made += 1) await wasl().payLink()
    const page = await at(`payment-request/transactions?createdAfter=${since}&page=2`)
    const desk = deskAt(page, locale)
    await page.locator(`[data-row-id="${leaving.id}"] [data-row-menu]`).click()
    await page.getByRole('menuitem', { name: desk.say('remove'), exact: true }).click()
    await desk.inDialog('yes').click()
    await expect.poll(() => named(page)).toBeNull()
    await expect.poll(() => page.locator('[data-row-id]').count()).toBe(10)
    expect(await sawNothing(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })
})

const foot = (page: Page) => page.locator('[data-box="paginator"]')

const named = (page: Page) => new URL(page.url()).searchParams.get('page')

/** Keeps a mark of whatever stood where rows would be, however short. */
function watchForNothing() {
  new MutationObserver(() => {
    if (document.querySelector('[data-box="state"]')) performance.mark('nothing')
  }).observe(document, { childList: true, subtree: true })
}

const sawNothing = (page: Page) => page.evaluate(() => performance.getEntriesByName('nothing').length)
