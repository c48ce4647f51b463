import { findAttempt } from '@wasl/core/kernel/ledger/attempt.store'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { Pressed } from '../../support/desk-verbs.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, counted, paid, waiting, winner } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

/** The same request in two tabs: knet in the older, card (with its own fee) in the newer. */
async function twoTabs(scenario?: string) {
  const id = await desk().request(scenario === undefined ? {} : { scenario })
  const older = await desk().press(id)
  const newer = await desk().press(id, { gateway: 'card' })
  await desk().core.ledger.idle()
  return { id, older, newer }
}

const byCard = { captured: 49_150 }
const twoAttempts = (left: 'canceled' | 'pending', right: 'canceled' | 'pending') => ({
  ...waiting(),
  attempts: [attempt(left), attempt(right)],
})

/** What may be given back of an attempt: never its fee. */
async function refundable({ id: publicId }: Pressed): Promise<number> {
  const row = await findAttempt(desk().db, { merchantId: desk().shop.merchantId, publicId })
  return row ? row.captured - row.feeCaptured - row.refunded - row.refundReserved : 0
}

test('the same gateway in two tabs is one attempt and one page of the bank', async () => {
  const id = await desk().request()
  const tabs = [await desk().press(id), await desk().press(id)]
  expect(tabs[1]).toEqual(tabs[0])
  expect(await desk().ledgerSays(id)).toEqual(waiting())
})

test('another gateway in another tab takes the place of the first, which is not said to be unpaid', async () => {
  const { id, older } = await twoTabs('cancel-untrue')
  expect(await desk().ledgerSays(id)).toEqual(twoAttempts('canceled', 'pending'))
  expect(await desk().payerLooks(older)).toMatchObject({ state: 'canceled', charged: 'unknown' })
})

test('cancel-ignored: while the bank decides, another gateway opens no second session, and the payer is told why', async () => {
  const id = await desk().request({ scenario: 'cancel-ignored' })
  const older = await desk().press(id)
  await desk().atBank(older, 'never-resolves')
  expect(await desk().pressRefused(id, { gateway: 'card' })).toBe('409 bank_deciding')
  expect(await desk().pressRefused(id, { gateway: 'cod' })).toBe('409 bank_deciding')
  expect((await desk().press(id)).id).toBe(older.id)
  expect(desk().bank.bank.control.sessions()).toHaveLength(1)
  await desk().later(16 * 60_000)
  expect(await desk().pressRefused(id)).toBe('409 bank_deciding')
  expect(await desk().ledgerSays(id)).toEqual(waiting())
})

test('cancel-normal: the page of the attempt that was given up can no longer be paid; the newer one wins', async () => {
  const { id, older, newer } = await twoTabs('cancel-normal')
  await expect(desk().atBank(older, 'approve')).rejects.toThrow('closed')
  await desk().atBank(newer, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    attempts: [attempt('canceled'), { ...winner, ...byCard }],
    money: ['capture 49.150 KWD counted'],
  })
  await desk().later(60_000)
  expect(await desk().payerLooks(older)).toMatchObject({ state: 'canceled', charged: 'no' })
})

test('cancel-untrue: the given-up page is paid before the newer one: it becomes the winner, the newer is canceled', async () => {
  const { id, older, newer } = await twoTabs('cancel-untrue')
  await desk().atBank(older, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, attempts: [winner, attempt('canceled')] })
  expect(await desk().payerReturns(older)).toMatchObject({ state: 'success' })
  expect(await desk().payerLooks(newer)).toMatchObject({ state: 'canceled', charged: 'unknown' })
})

test('cancel-untrue: both pages are paid, the older one first: the newer is surplus, and none is lost', async () => {
  const { id, older, newer } = await twoTabs('cancel-untrue')
  await desk().atBank(older, 'approve')
  await desk().atBank(newer, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    needsReview: true,
    attempts: [winner, attempt('success', byCard)],
    money: [counted, 'capture 49.150 KWD surplus'],
    notices: ['payment.captured', 'payment.surplus'],
  })
})

test('two tabs, both paid: the second payment is surplus, flagged once, and goes back without its fee', async () => {
  const { id, older, newer } = await twoTabs('cancel-untrue')
  await desk().atBank(newer, 'approve')
  await desk().atBank(older, 'approve+callback-duplicated:3')
  await desk().payerReturns(older)
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    needsReview: true,
    attempts: [attempt('success', { captured: 49_000 }), { ...winner, ...byCard }],
    money: ['capture 49.150 KWD counted', 'capture 49.000 KWD surplus'],
    notices: ['payment.captured', 'payment.surplus'],
  })
  // Spoken for in the commit that booked it; the bank is asked a moment later.
  expect([await refundable(older), await refundable(newer)]).toEqual([0, 48_750])
  await desk().later(1_000)
  const gone = await findAttempt(desk().db, { merchantId: desk().shop.merchantId, publicId: older.id })
  expect(gone).toMatchObject({ refunded: 48_750, refundReserved: 0 })
})

test('the given-up page is paid in silence: it is still asked about, and becomes the winner', async () => {
  const { id, older } = await twoTabs('cancel-untrue')
  await desk().atBank(older, 'no-answer')
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, attempts: [winner, attempt('canceled')] })
})

test('a payer who has paid in silence and presses again elsewhere is told so, and not charged twice', async () => {
  const id = await desk().request()
  await desk().atBank(await desk().press(id), 'no-answer')
  expect(await desk().pressRefused(id, { gateway: 'card' })).toBe('409 already_paid')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a merchant who cancels a request that was just paid in silence hears that it is paid', async () => {
  const id = await desk().request()
  await desk().atBank(await desk().press(id), 'no-answer')
  const { core, shop } = desk()
  const withdrawal = { merchantId: shop.merchantId, publicId: id, actor: 'cashier.demo' }
  expect(await core.ledger.withdrawTransaction({ ...withdrawal, event: 'merchant.canceled' })).toEqual({
    ok: false,
    error: { kind: 'notPossible', state: 'paid' },
  })
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a request the merchant canceled is paid all the same where the bank took the money', async () => {
  const id = await desk().request({ scenario: 'cancel-untrue' })
  const pressed = await desk().press(id)
  const { core, shop } = desk()
  const withdrawal = { merchantId: shop.merchantId, publicId: id, actor: 'cashier.demo' }
  await core.ledger.withdrawTransaction({ ...withdrawal, event: 'merchant.canceled' })
  await core.ledger.idle()
  await desk().atBank(pressed, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    notices: ['transaction.canceled', 'payment.captured'],
  })
})
