import { describe, expect, test } from 'vitest'
import { axeComplaints } from '../support/axe.ts'
import { browserForTests, type Visit } from '../support/browser.ts'
import { waslForTests } from '../support/wasl.ts'
import { deskAt, paidLink } from './desk.ts'
import { inEnglish } from './languages.ts'
import { demoPassword, signIn } from './staff.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

const words = {
  underWay: { en: 'Leave while it is being done?', ar: 'المغادرة أثناء التنفيذ؟' },
  stay: { en: 'Stay', ar: 'البقاء' },
  leave: { en: 'Leave', ar: 'مغادرة' },
} as const

describe.each(inEnglish)('what staff do with a transaction, in %s', (locale) => {
  const transaction = (id: string) => `payment-request/transactions/${id}`
  /** Signs in and arrives at the page of a transaction. Of codes there are three in a quarter of an hour. */
  const at = async (username: string, id: string, visit: Visit = {}) => {
    if (username === 'admin.demo') await wasl().advance(16 * 60_000)
    const page = await (await browser.profile({ locale, ...visit })).newPage()
    await signIn(page, username, locale, { next: `/${locale}/dashboard/${transaction(id)}` })
    return deskAt(page, locale)
  }

  test('a part is refunded, then the rest', async () => {
    const { id } = await paidLink(wasl(), { amount: '40.000' })
    const desk = await at('checker.demo', id)
    await desk.button('refund').click()

    const amount = desk.field('amountBack')
    await expect.poll(() => amount.inputValue()).toBe('40.000')
    await amount.fill('40.001')
    await desk.reads('aboveAvailable')
    await amount.fill('1.0001')
    await desk.reads('tooManyDecimals')
    await desk.inDialog('next').click()
    await amount.fill('١٥')
    expect(await axeComplaints(desk.page)).toEqual([])
    await desk.inDialog('next').click()
    await desk.asks()
    expect(await desk.inDialog('no').evaluate((no) => no === document.activeElement)).toBe(true)
    await desk.inDialog('back').click()
    await expect.poll(() => desk.field('amountBack').inputValue()).toBe('15')
    await desk.inDialog('next').click()
    await desk.inDialog('yes').click()
    await desk.reads('refunded')
    await desk.inDialog('done').click()
    await desk.reads('partlyRefunded')
    await desk.reads('leftToRefund')

    await desk.button('refund').click()
    await desk.field('amountBack').fill('')
    await desk.inDialog('next').click()
    await desk.inDialog('yes').click()
    await desk.reads('refunded')
    await desk.inDialog('done').click()
    await desk.button('refund').waitFor({ state: 'detached' })
    expect((await wasl().bookOf(id)).money).toEqual([
      'capture counted 40000',
      'refund counted 15000',
      'refund counted 25000',
    ])
  })

  test('a refund that the bank refuses says so in the dialog and keeps the amount', async () => {
    const { id, trackId } = await paidLink(wasl())
    wasl().bank.control.setOperation(trackId, 'operation-declined')
    const desk = await at('checker.demo', id)
    await desk.button('refund').click()
    await desk.field('amountBack').fill('5')
    await desk.inDialog('next').click()
    browser.expectRefusals(`400 /bff/dashboard/actions/payment_request/${id}/refund`)
    await desk.inDialog('yes').click()
    await desk.dialog
      .getByRole('alert')
      .filter({ hasText: /bank refused|رفض البنك/ })
      .waitFor()
    expect(await desk.field('amountBack').inputValue()).toBe('5')
    wasl().bank.control.setOperation(trackId, 'operation-normal')
    await desk.inDialog('next').click()
    await desk.inDialog('yes').click()
    await desk.reads('refunded')
  })

  /** Somebody who came from the list goes back to it while 5.000 are given back; the answer is held until `told`. */
  const backDuringRefund = async () => {
    const { id } = await paidLink(wasl())
    const desk = await at('checker.demo', id)
    const { page } = desk
    const list = `/${locale}/dashboard/payment-request/transactions`
    await page.goto(list)
    await page.getByRole('link', { name: id, exact: true }).first().click()
    await desk.button('refund').click()
    await desk.field('amountBack').fill('5')
    await desk.inDialog('next').click()
    const held = Promise.withResolvers<void>()
    await page.route(`**/${id}/refund`, async (route) => {
      const answer = await route.fetch()
      await held.promise
      await route.fulfill({ response: answer })
    })
    await desk.inDialog('yes').click()
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: words.underWay[locale] })
    await question.waitFor()
    return { id, desk, list, question, told: held.resolve }
  }

  test('a refund that is under way is not left without a word', async () => {
    const { id, desk, list, question, told } = await backDuringRefund()
    const { page } = desk
    await question.getByRole('button', { name: words.stay[locale], exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await desk.asks()
    await page.goBack()
    await question.getByRole('button', { name: words.leave[locale], exact: true }).click()
    await page.waitForURL((url) => url.pathname === list)
    told()
    await page.getByRole('status').filter({ hasText: '5.000' }).waitFor()
    expect((await wasl().bookOf(id)).money).toContain('refund counted 5000')
  })

  test('whoever is still asked whether to leave when a refund is done sees it done', async () => {
    const { id, desk, question, told } = await backDuringRefund()
    told()
    await question.waitFor({ state: 'detached' })
    await desk.reads('refunded')
    expect(new URL(desk.page.url()).pathname).toContain(id)
  })

  test('a large refund asks for the password once more, and goes on', async () => {
    const { id } = await paidLink(wasl(), { amount: '250.000' })
    const desk = await at('checker.demo', id)
    await wasl().advance(6 * 60_000)
    await desk.button('refund').click()
    await desk.inDialog('next').click()
    browser.expectRefusals(`403 /bff/dashboard/actions/payment_request/${id}/refund`)
    await desk.inDialog('yes').click()
    const password = desk.page.locator('dialog input[name=password]')
    await password.fill(demoPassword)
    await password.press('Enter')
    await desk.reads('refunded')
    expect((await wasl().bookOf(id)).money.at(-1)).toBe('refund counted 250000')
  })

  test('a request is canceled; a paid one is deleted and brought back', async () => {
    const [open, { id }] = [await wasl().payLink(), await paidLink(wasl())]
    const desk = await at('admin.demo', open)
    await desk.choose('cancel')
    await desk.asks()
    await desk.inDialog('no').click()
    await desk.choose('cancel')
    await desk.inDialog('yes').click()
    await expect.poll(async () => (await wasl().bookOf(open)).state).toBe('canceled')
    // What nobody paid is in no list any more; the news of it may come before its answer, and the page looks.
    browser.allowRefusal(`404 /bff/dashboard/transaction/payment_request/live/${open}`)
    await desk.choose('remove')
    await desk.inDialog('yes').click()
    await desk.leads('payment-request/transactions')

    await desk.open(transaction(id))
    // Its page does not ask again for what it knows to be elsewhere.
    await desk.choose('remove')
    await desk.inDialog('yes').click()
    await desk.leads(`payment-request/deleted-transactions/${id}`)
    await desk.reads('deleted')
    await desk.button('restore').click()
    await desk.inDialog('yes').click()
    await desk.leads(transaction(id))
    await desk.button('refund').waitFor()
    browser.expectRefusals(`404 /bff/dashboard/transaction/payment_request/deleted/${id}`)
    await desk.open(`payment-request/deleted-transactions/${id}`)
    await desk.leads(transaction(id))
    await desk.button('refund').waitFor()

    browser.expectRefusals(
      '404 /bff/dashboard/transaction/payment_request/deleted/never-there',
      '404 /bff/dashboard/transaction/payment_request/live/never-there',
    )
    await desk.open(transaction('never-there'))
    await desk.reads('notFound')
  })
})
