import type { Locale } from '@wasl/domain/locale'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { browserForTests, type Visit } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink, type DeskWord } from './desk.ts'
import { focused, isFocused, tabTo } from './keys.ts'
import { inArabic } from './languages.ts'
import { signIn } from './staff.ts'
import { say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

/** 60.250 with its fee. */
const held = { gateways: ['card'], operation: 'authorize', amount: '60.000' } as const
const phone: Visit = { width: 390, height: 844, touch: true }
const transaction = (id: string) => `payment-request/transactions/${id}`
const isDeleted = (id: string) =>
  wasl().sql(
    `select deleted_at is not null as "isDeleted" from payment_transaction where public_id = '${id}'`,
  )

/** Whoever is at the page of a transaction with the keyboard alone. */
function keysAt(page: Page, locale: Locale) {
  const desk = deskAt(page, locale)
  const press = (key: string) => page.keyboard.press(key)
  const isAt = async (place: Locator) => {
    await expect.poll(() => isFocused(place)).toBe(true)
  }
  const reach = (place: Locator) => tabTo(page, () => isFocused(place))
  const menu = page.locator('main').getByRole('button', { name: /^(Actions for|إجراءات) / })
  const openMenu = async (key: OpeningKey) => {
    await isAt(menu)
    await press(key)
    await isAt(page.getByRole('menuitem').first())
  }
  const closed = () => desk.dialog.waitFor({ state: 'detached' })
  return {
    ...desk,
    menu,
    title: page.locator('#main h1'),
    press,
    isAt,
    reach,
    /** Past the menu of the dashboard. */
    async skip() {
      await press('Tab')
      expect(await focused(page)).toBe(say('skip', locale))
      await press('Enter')
    },
    openMenu,
    /** From the menu of three dots, whose button has the focus. */
    async choose(word: DeskWord, key: OpeningKey = 'Enter') {
      await openMenu(key)
      const item = page.getByRole('menuitem', { name: desk.say(word), exact: true })
      for (let steps = 0; !(await isFocused(item)); steps += 1) {
        expect(steps, `${word} is reached by arrows`).toBeLessThan(20)
        await press('ArrowDown')
      }
      await press('Enter')
    },
    async type(text: string) {
      await press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async isAsked() {
      await desk.asks()
      await isAt(desk.inDialog('no'))
    },
    async answerYes() {
      await reach(desk.inDialog('yes'))
      await press('Enter')
    },
    /** Tab leads through the dialog and back to where it began. */
    async staysInside() {
      const start = await page.evaluateHandle(() => document.activeElement)
      for (let stops = 1; stops < 20; stops += 1) {
        await press('Tab')
        const stop = await start.evaluate(stopOfTab)
        if (stop === 'start') return
        expect(['dialog', 'browser']).toContain(stop)
      }
      throw new Error('Tab does not lead back to where it began')
    },
    closed,
    async escape(to: Locator) {
      await press('Escape')
      await closed()
      await isAt(to)
    },
  }
}

type OpeningKey = 'Enter' | 'Space' | 'ArrowDown'

/** After the last stop of a page its body stands for the browser's own buttons. */
function stopOfTab(start: Element | null): string {
  const at = document.activeElement
  if (at === start) return 'start'
  if (!at || at === document.body) return 'browser'
  return at.closest('dialog') ? 'dialog' : at.outerHTML
}

describe.each(inArabic)('by keyboard alone, at the page of a transaction, in %s', (locale) => {
  /** Signs in and arrives at what the page is about. Of codes there are three in a quarter of an hour. */
  const at = async (username: string, id: string, visit: Visit = {}) => {
    if (username === 'admin.demo') await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale, ...visit })).newPage()
    await signIn(page, username, locale, { next: `/${locale}/dashboard/${transaction(id)}` })
    const keys = keysAt(page, locale)
    await keys.menu.waitFor()
    await keys.skip()
    return keys
  }

  test('on a phone a part of a hold is captured, after a wrong amount', async () => {
    const { id } = await paidLink(wasl(), held)
    const keys = await at('checker.demo', id, phone)
    const { press, isAt, reach } = keys
    const [capture, amount] = [keys.button('capture'), keys.field('amountTaken')]
    await reach(capture)
    await press('Enter')
    await isAt(amount)
    await keys.staysInside()
    await keys.escape(capture)

    await press('Enter')
    await isAt(amount)
    await keys.type('60.251')
    await keys.dialog
      .getByRole('status')
      .filter({ hasText: keys.say('aboveAvailable') })
      .waitFor()
    await press('Enter')
    await isAt(amount)
    await reach(keys.inDialog('next'))
    await press('Enter')
    await isAt(amount)
    expect(await amount.getAttribute('aria-invalid')).toBe('true')

    await keys.type('20,500')
    await reach(keys.dialog.getByRole('group').getByRole('button').first())
    await press('Enter')
    await isAt(amount)
    expect(await amount.inputValue()).toBe('20.500')
    await press('Enter')
    await keys.isAsked()
    await keys.staysInside()
    await press('Escape')
    await isAt(amount)
    expect(await amount.inputValue()).toBe('20.500')
    expect((await wasl().bookOf(id)).money).toEqual(['authorize counted 60250'])
    await press('Enter')
    await keys.isAsked()
    await keys.answerYes()
    await keys.reads('captured')
    await isAt(keys.inDialog('done'))
    await keys.staysInside()
    await press('Enter')
    await keys.closed()
    await isAt(capture)
    expect((await wasl().bookOf(id)).money).toEqual(['authorize counted 60250', 'capture counted 20500'])
  })

  test('a hold is given up, after No and Escape', async () => {
    const { id } = await paidLink(wasl(), held)
    const keys = await at('checker.demo', id)
    const { press, isAt } = keys
    await keys.reach(keys.menu)
    for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
      await keys.openMenu(key)
      await press('Escape')
      await isAt(keys.menu)
    }
    await keys.choose('void')
    await keys.isAsked()
    await keys.staysInside()
    await press('Enter')
    await keys.closed()
    await keys.choose('void', 'Space')
    await keys.isAsked()
    await keys.escape(keys.menu)
    expect((await wasl().bookOf(id)).money).toEqual(['authorize counted 60250'])
    await keys.choose('void', 'ArrowDown')
    await keys.isAsked()
    await keys.answerYes()
    await keys.closed()
    await keys.button('capture').waitFor({ state: 'detached' })
    await isAt(keys.menu)
    expect(await wasl().bookOf(id)).toMatchObject({
      state: 'canceled',
      money: ['authorize counted 60250', 'void counted 60250'],
    })
  })

  test('an open request is canceled, after Escape', async () => {
    const id = await wasl().payLink()
    const keys = await at('admin.demo', id)
    await keys.reach(keys.menu)
    await keys.choose('cancel')
    await keys.isAsked()
    await keys.staysInside()
    await keys.escape(keys.menu)
    expect((await wasl().bookOf(id)).state).toBe('created')
    await keys.choose('cancel')
    await keys.isAsked()
    await keys.answerYes()
    await keys.closed()
    await keys.isAt(keys.menu)
    expect((await wasl().bookOf(id)).state).toBe('canceled')
  })

  test('a paid one is deleted, and restored from its deleted page', async () => {
    const { id } = await paidLink(wasl())
    const keys = await at('admin.demo', id)
    const { press, isAt } = keys
    await keys.reach(keys.menu)
    await keys.choose('remove')
    await keys.isAsked()
    await keys.escape(keys.menu)
    await keys.choose('remove')
    await keys.isAsked()
    await keys.answerYes()
    await keys.leads(`payment-request/deleted-transactions/${id}`)
    const restore = keys.button('restore')
    await restore.waitFor()
    await isAt(keys.title)
    expect(await isDeleted(id)).toEqual([{ isDeleted: true }])

    await keys.reach(restore)
    await press('Enter')
    await keys.isAsked()
    await keys.staysInside()
    await keys.escape(restore)
    await press('Enter')
    await keys.isAsked()
    await keys.answerYes()
    await keys.leads(transaction(id))
    await keys.button('refund').waitFor()
    await isAt(keys.title)
    expect(await isDeleted(id)).toEqual([{ isDeleted: false }])
    expect(await wasl().bookOf(id)).toMatchObject({ state: 'paid', money: ['capture counted 7000'] })
  })

  test('who may not refund asks for the permission', async () => {
    const { id } = await paidLink(wasl())
    const keys = await at('cashier.demo', id)
    const { press, isAt } = keys
    const refund = keys.button('refund')
    await keys.reach(refund)
    await press('Enter')
    await isAt(keys.inDialog('cancel'))
    await keys.staysInside()
    await keys.escape(refund)
    await press('Enter')
    await isAt(keys.inDialog('cancel'))
    browser.expectRefusals(`403 /bff/dashboard/actions/payment_request/${id}/refund`)
    await keys.reach(keys.inDialog('ask'))
    await press('Enter')
    await keys.dialog
      .getByRole('alert')
      .filter({ hasText: /asked for in your name|تم طلبها باسمك/ })
      .waitFor()
    await isAt(keys.inDialog('done'))
    await keys.staysInside()
    await press('Enter')
    await keys.closed()
    await isAt(refund)
    expect((await wasl().bookOf(id)).money).toEqual(['capture counted 7000'])
    const asked = await wasl().sql(`select permission, status from permission_request where object = '${id}'`)
    expect(asked).toEqual([{ permission: 'payment.refund', status: 'NEW' }])
  })
})
