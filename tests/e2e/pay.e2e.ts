import { locales, type Locale } from '@wasl/domain/locale'
import { describe, expect, test } from 'vitest'
import { browserForTests } from '../support/browser.ts'
import { waslForTests, type PayLink } from '../support/wasl.ts'
import { payerAt, type Payer } from './payer.ts'
import { priceOnButton, say } from './words.ts'

const wasl = waslForTests()
const browser = browserForTests(() => wasl().url)

async function openLink(locale: Locale, wish?: PayLink): Promise<Payer & { id: string }> {
  const id = await wasl().payLink(wish)
  const page = await browser.open(`/${locale}/pay/${id}`, { locale })
  return { ...payerAt(page, locale), id }
}

const outcome = async (id: string) => {
  const { state, attempts, money } = await wasl().bookOf(id)
  return { state, attempts: attempts.map((attempt) => `${attempt.gateway} ${attempt.state}`), money }
}

test('PR-1005 opens, is paid at the bank, and its result says so', async () => {
  const payer = payerAt(await browser.open('/en/pay/PR-1005'))
  expect(await payer.page.title()).toBe('Payment request – Tamra & Tide')
  await payer.goToBank()
  await payer.answer('bankApprove')
  const attemptId = await payer.arrivesAtResult()
  await payer.sees('thanks')
  await payer.reads('congratulations')
  expect(await payer.page.title()).toBe('Paid – Tamra & Tide')
  expect(await wasl().bookOf('PR-1005')).toMatchObject({
    state: 'paid',
    attempts: [{ id: attemptId, state: 'success', captured: 7_000 }],
    money: ['capture counted 7000'],
  })
})

describe.each(locales)('in %s', (locale) => {
  const word = (name: Parameters<typeof say>[0]) => say(name, locale)

  test('a fresh link is paid, and the money is in the books exactly once', async () => {
    const payer = await openLink(locale, { amount: '48.750', gateways: ['knet', 'card'] })
    expect(await payer.page.title()).toBe(`${word('payTitle')} – ${word('merchant')}`)
    await payer.page
      .getByRole('button', { name: `${word('payNow')} (${priceOnButton('48.750', locale)})`, exact: true })
      .waitFor()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    await payer.reads('congratulations')
    expect(await payer.page.title()).toBe(`${word('titlePaid')} – ${word('merchant')}`)
    expect(await outcome(payer.id)).toEqual({
      state: 'paid',
      attempts: ['knet success'],
      money: ['capture counted 48750'],
    })
  })

  test('another gateway is paid with its fee', async () => {
    const payer = await openLink(locale, { amount: '9.900', gateways: ['knet', 'card'] })
    await payer.tile('card').check()
    await payer.page
      .getByRole('button', { name: `${word('payNow')} (${priceOnButton('10.150', locale)})`, exact: true })
      .waitFor()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect((await outcome(payer.id)).money).toEqual(['capture counted 10150'])
  })

  test('a declined payment gives its reason in the language of the page, and Try again pays', async () => {
    const reason = { en: 'Expired card', ar: 'بطاقة منتهية الصلاحية' }[locale]
    const payer = await openLink(locale)
    await payer.goToBank()
    await payer.answerUnder('bankDecline', reason)
    await payer.arrivesAtResult()
    await payer.sees('oops')
    await payer.reads(reason)
    await payer.reads('notCharged')
    expect(await payer.page.title()).toBe(`${word('titleNotPaid')} – ${word('merchant')}`)
    await payer.link('tryAgain').click()
    await payer.goToBank()
    await payer.answer('bankApprove')
    await payer.sees('thanks')
    expect(await outcome(payer.id)).toEqual({
      state: 'paid',
      attempts: ['knet failed', 'knet success'],
      money: ['capture counted 7000'],
    })
  })

  test('a payer who cancels at the bank is told so and may try again', async () => {
    const payer = await openLink(locale)
    await payer.goToBank()
    await payer.answer('bankCancel')
    await payer.arrivesAtResult()
    await payer.sees('oops')
    await payer.reads({ en: 'Canceled by the customer', ar: 'ألغاها العميل' }[locale])
    await payer.link('tryAgain').click()
    await payer.payButton().waitFor()
    expect(await outcome(payer.id)).toEqual({ state: 'attempted', attempts: ['knet canceled'], money: [] })
  })

  test('a code that the bank asks for is typed, and the payment goes through', async () => {
    const payer = await openLink(locale)
    await payer.goToBank()
    await payer.answer('bankCode')
    await payer.field('bankCodeField').fill('123456')
    await payer.answer('bankConfirm')
    await payer.sees('thanks')
    expect((await outcome(payer.id)).money).toEqual(['capture counted 7000'])
  })

  test('a pending payment is waited for, and the page resolves by itself', async () => {
    const payer = await openLink(locale, { scenario: 'never-resolves' })
    await payer.goToBank()
    await payer.answer('bankAsks')
    const attemptId = await payer.arrivesAtResult()
    await payer.sees('waiting')
    await payer.reads('checking')
    expect(await payer.heading('oops').count()).toBe(0)
    expect(await payer.link('tryAgain').count()).toBe(0)
    expect(await payer.page.title()).toBe(`${word('titleWaiting')} – ${word('merchant')}`)

    const [attempt] = (await wasl().bookOf(payer.id)).attempts
    await wasl().bank.control.decide(attempt?.trackId ?? '', 'approve')
    await payer.sees('thanks')
    expect(await payer.page.title()).toBe(`${word('titlePaid')} – ${word('merchant')}`)
    expect(await wasl().bookOf(payer.id)).toMatchObject({ state: 'paid', attempts: [{ id: attemptId }] })
  })

  test('cash on delivery is confirmed without a bank', async () => {
    const payer = await openLink(locale, { gateways: ['knet', 'cod'], deliveryCharges: '1.500' })
    await payer.tile('cash').check()
    await payer.payButton('confirmOrder').click()
    await payer.arrivesAtResult()
    await payer.sees('thanks')
    expect(await payer.page.title()).toBe(`${word('titleCash')} – ${word('merchant')}`)
    expect(await outcome(payer.id)).toEqual({ state: 'cod', attempts: ['cod cod'], money: [] })
  })
})
