import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { Wish } from '../../support/desk-verbs.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, paid, unpaid, waiting } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())
const seconds = (count: number) => count * 1_000
const minutes = (count: number) => seconds(60 * count)
const days = (count: number) => minutes(24 * 60 * count)

async function atBank(scenario: string, wish: Wish = {}) {
  const id = await desk().request(wish)
  const pressed = await desk().press(id)
  await desk().atBank(pressed, scenario)
  return { id, pressed }
}

test('pending-approve: the payer is told to wait, and the bank’s word pays when it comes', async () => {
  const { id, pressed } = await atBank('pending-approve:14')
  expect(await desk().payerReturns(pressed)).toEqual({ state: 'pending', charged: 'unknown', message: null })
  await desk().later(seconds(13))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(seconds(1))
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('pending-decline: the payer is told to wait, and the bank’s word fails the attempt when it comes', async () => {
  const { id, pressed } = await atBank('pending-decline:14')
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(seconds(14))
  expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
})

test('never-resolves: the clock fails nothing; after a week a person is asked, and money still wins', async () => {
  const { id, pressed } = await atBank('never-resolves', { payableForMs: days(30) })
  for (let day = 1; day < 7; day += 1) await desk().later(days(1))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(days(1))
  expect(await desk().ledgerSays(id)).toEqual({ ...waiting(), needsReview: true })
  await desk().bank.bank.control.decide(pressed.trackId, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, needsReview: true })
})

test('no-answer: charged without a word, the inquiry finds it within 15 seconds, once', async () => {
  const { id } = await atBank('no-answer')
  await desk().later(seconds(14))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(seconds(1))
  expect(await desk().ledgerSays(id)).toEqual(paid)
  await desk().later(seconds(30))
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('abandon: the request stays payable, and expires only after the bank was asked', async () => {
  const { id, pressed } = await atBank('abandon', { payableForMs: minutes(20) })
  await desk().later(minutes(10))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  expect(await desk().press(id)).toMatchObject({ id: pressed.id, isAtBank: true })

  await desk().later(minutes(9))
  expect(await desk().ledgerSays(id)).toEqual(unpaid('expired'))
  await desk().later(minutes(1))
  expect(await desk().ledgerSays(id)).toEqual({
    ...unpaid('expired'),
    state: 'expired',
    notices: ['payment.failed', 'transaction.expired'],
  })
  expect(await desk().pressRefused(id)).toBe('409 expired')
})

test('abandon: a payer who comes back to the open page of the bank still pays', async () => {
  const { id, pressed } = await atBank('abandon')
  await desk().later(minutes(14))
  await desk().atBank(pressed, 'approve')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a payment the bank kept to itself is found by the question before the expiry, and nothing expires', async () => {
  const { id } = await atBank('no-answer+inquiry-unavailable:1', { payableForMs: minutes(10) })
  await desk().later(minutes(16))
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, notices: ['payment.captured (late)'] })
})

test('a bank that cannot be asked delays the expiry, not for ever, and its late word still pays', async () => {
  const scenario = 'approve+callback-late:3600+return-never+inquiry-unavailable:99'
  const { id } = await atBank(scenario, { payableForMs: minutes(10) })
  await desk().later(minutes(16))
  await desk().later(minutes(23))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(minutes(1))
  expect(await desk().ledgerSays(id)).toEqual({
    ...waiting(),
    state: 'expired',
    notices: ['transaction.expired'],
  })
  await desk().later(minutes(20))
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    notices: ['transaction.expired', 'payment.captured (late)'],
  })
})

test('a request does not expire while its payer is at the bank', async () => {
  const { id, pressed } = await atBank('challenge', { payableForMs: minutes(5) })
  await desk().later(minutes(14))
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  expect(await desk().pressRefused(id)).toBe('409 expired')
  await desk().bank.bank.control.enterCode(pressed.trackId, '123456')
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, notices: ['payment.captured (late)'] })
})

test('a late success after our expiry pays the request, and is told as late', async () => {
  const { id } = await atBank('pending-approve:7200', { payableForMs: minutes(20) })
  await desk().later(minutes(40))
  expect(await desk().ledgerSays(id)).toEqual({
    ...waiting(),
    state: 'expired',
    notices: ['transaction.expired'],
  })
  await desk().later(minutes(80))
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    notices: ['transaction.expired', 'payment.captured (late)'],
  })
})

test('a late failure after our expiry ends the attempt and leaves the request expired', async () => {
  const { id } = await atBank('pending-decline:7200', { payableForMs: minutes(20) })
  await desk().later(minutes(40))
  await desk().later(minutes(80))
  expect(await desk().ledgerSays(id)).toEqual({
    ...waiting(),
    state: 'expired',
    attempts: [attempt('failed')],
    notices: ['transaction.expired', 'payment.failed'],
  })
})
