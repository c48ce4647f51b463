import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { editorAt, file, words } from './editor.ts'
import { inEnglish } from './languages.ts'
import { signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

describe.each(inEnglish)('by keyboard alone a request is edited, in %s', (locale) => {
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

  test('without a connection the press is answered at its button, nothing is lost, and Save works when it is back', async () => {
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
    for (const press of [
      () => editor.desk.inDialog('save').press('Enter'),
      () => editor.desk.field('customerEmail').press('Enter'),
    ]) {
      await press()
      await editor.desk.dialog
        .getByRole('alert')
        .getByText(words.nothingSent[locale], { exact: true })
        .waitFor()
    }
    expect(await editor.desk.field('customerEmail').inputValue()).toBe('offline@example.com')
    await editor.page.context().setOffline(false)
    await editor.page.getByText(words.offline[locale], { exact: true }).waitFor({ state: 'detached' })
    await editor.desk.dialog
      .getByText(words.nothingSent[locale], { exact: true })
      .waitFor({ state: 'detached' })
    await editor.save()
    await editor.desk.reads(/^offline@example\.com$/)
  })
})

/** The watch over the session comes after the page: it and all that it is made of have arrived. */
async function sessionIsWatched(page: Page) {
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
    const asked = [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])',
      ),
    ]
    return (
      arrived.some((name) => /SessionControls.*\.js$/.test(name)) &&
      asked.every(({ href }) => arrived.includes(href))
    )
  })
}
