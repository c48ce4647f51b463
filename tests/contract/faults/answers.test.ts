import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, counted, paid, quarantined, unpaid, waiting, winner } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

/** Pays to the end and answers what the books say and what the payer reads. */
async function answered(scenario: string) {
  const { request, press, atBank, payerReturns, ledgerSays } = desk()
  const id = await request()
  const pressed = await press(id)
  await atBank(pressed, scenario)
  return { id, pressed, seen: await payerReturns(pressed), books: await ledgerSays(id) }
}

test('approve: the request is paid once, with its fee, by callback and return together', async () => {
  const { seen, books, id } = await answered('approve')
  expect(books).toEqual(paid)
  expect(seen).toEqual({ state: 'success', charged: 'yes', message: null })
  expect(await desk().pressRefused(id)).toBe('409 already_paid')
})

test('approve-partial: half the money is on the books, apart; nothing is paid, and a person looks', async () => {
  const { seen, books } = await answered('approve-partial')
  expect(books).toEqual(quarantined(24_500, '24.500 KWD'))
  expect(seen).toEqual({ state: 'invalid', charged: 'yes', message: doNotPayAgain })
})

test('approve-too-much: twice the money is on the books, apart; nothing is paid, and a person looks', async () => {
  const { seen, books } = await answered('approve-too-much')
  expect(books).toEqual(quarantined(98_000, '98.000 KWD'))
  expect(seen).toEqual({ state: 'invalid', charged: 'yes', message: doNotPayAgain })
})

const doNotPayAgain = 'We received a payment that does not match. Do not pay again.'

async function expectDeclined(scenario: string, message: string): Promise<void> {
  const { id, pressed, seen, books } = await answered(scenario)
  expect(books).toEqual(unpaid('failed'))
  expect(seen).toEqual({ state: 'failed', charged: 'no', message })
  expect(await desk().attempt(pressed)).toMatchObject({
    messageEn: message,
    messageAr: expect.stringMatching(/[ء-ي]/),
  })

  const again = await desk().press(id)
  expect(again.id).not.toBe(pressed.id)
  await desk().atBank(again, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    attempts: [attempt('failed'), winner],
    notices: ['payment.failed', 'payment.captured'],
  })
}

test('decline: the attempt failed, nothing was taken, and the request can be paid again', () =>
  expectDeclined('decline', 'Not captured'))
test('decline-insufficient-funds: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-insufficient-funds', 'Insufficient funds'))
test('decline-lost-or-stolen: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-lost-or-stolen', 'Lost or stolen card'))
test('decline-expired-card: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-expired-card', 'Expired card'))
test('decline-wrong-cvv: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-wrong-cvv', 'Wrong CVV'))
test('decline-issuer-unavailable: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-issuer-unavailable', 'Issuer not available'))
test('decline-limit-exceeded: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-limit-exceeded', 'Limit exceeded'))
test('decline-suspected-fraud: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-suspected-fraud', 'Suspected fraud'))
test('decline-currency: the attempt failed, the payer reads why, and may pay again', () =>
  expectDeclined('decline-currency', 'Currency not accepted'))

test('cancel: the attempt is canceled, nothing was taken, and the request can be paid again', async () => {
  const { id, seen, books } = await answered('cancel')
  expect(books).toEqual(unpaid('canceled'))
  expect(seen).toEqual({ state: 'canceled', charged: 'no', message: 'Canceled by the customer' })
  await desk().atBank(await desk().press(id), 'approve')
  expect(await desk().ledgerSays(id)).toMatchObject({
    state: 'paid',
    attempts: [attempt('canceled'), winner],
    money: [counted],
  })
})

async function atTheStep(scenario: string) {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, scenario)
  const details = (await desk().attempt(pressed)).details
  return { id, pressed, books: await desk().ledgerSays(id), proof: details['3-D Secure'] }
}

test('challenge: nothing is decided while the payer types, and the right code pays', async () => {
  const { id, pressed, books } = await atTheStep('challenge')
  expect(books).toEqual(waiting())
  await desk().bank.bank.control.enterCode(pressed.trackId, '000000')
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().bank.bank.control.enterCode(pressed.trackId, '123456')
  expect(await desk().ledgerSays(id)).toEqual(paid)
  expect((await desk().attempt(pressed)).details).toMatchObject({ '3-D Secure': 'Code confirmed' })
})

test('challenge: three wrong codes are a failed attempt', async () => {
  const { id, pressed } = await atTheStep('challenge')
  for (const code of ['1', '12', '123']) await desk().bank.bank.control.enterCode(pressed.trackId, code)
  expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
})

test('challenge-passed: the request is paid, and the attempt says how the payer was proven', async () => {
  expect(await atTheStep('challenge-passed')).toMatchObject({ books: paid, proof: 'Code confirmed' })
})

test('challenge-failed: the attempt failed, and nothing was taken', async () => {
  const { books, pressed } = await atTheStep('challenge-failed')
  expect(books).toEqual(unpaid('failed'))
  expect(await desk().payerReturns(pressed)).toMatchObject({
    charged: 'no',
    message: 'Wrong 3-D Secure code',
  })
})

test('challenge-timed-out: the attempt failed, and nothing was taken', async () => {
  const { books, pressed } = await atTheStep('challenge-timed-out')
  expect(books).toEqual(unpaid('failed'))
  expect(await desk().payerReturns(pressed)).toMatchObject({
    charged: 'no',
    message: 'No 3-D Secure code in time',
  })
})

test('challenge-canceled: the attempt is canceled, and nothing was taken', async () => {
  const { books, pressed } = await atTheStep('challenge-canceled')
  expect(books).toEqual(unpaid('canceled'))
  expect(await desk().payerReturns(pressed)).toMatchObject({ state: 'canceled', charged: 'no' })
})

test('challenge-frictionless: the request is paid without a code', async () => {
  expect(await atTheStep('challenge-frictionless')).toMatchObject({ books: paid, proof: 'Frictionless' })
})

test('challenge-not-enrolled: the request is paid without a code', async () => {
  expect(await atTheStep('challenge-not-enrolled')).toMatchObject({ books: paid, proof: 'Not enrolled' })
})

test('challenge-attempted: the request is paid without a code', async () => {
  expect(await atTheStep('challenge-attempted')).toMatchObject({ books: paid, proof: 'Attempted' })
})
