import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, counted, paid, unpaid, waiting, winner } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

test('cash on delivery is promised on the spot: secured without money, told once, and not payable again', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id, { gateway: 'cod' })
  expect(pressed.redirectUrl).toBe(`http://${desk().shop.host}/en/attempt/${pressed.id}`)
  expect(await desk().ledgerSays(id)).toEqual({
    state: 'cod',
    needsReview: false,
    attempts: [attempt('cod', { isWinner: true })],
    money: [],
    notices: ['payment.cod'],
  })
  expect(await desk().pressRefused(id)).toBe('409 already_paid')
  await desk().later(2 * 86_400_000)
  expect(await desk().ledgerSays(id)).toMatchObject({ state: 'cod', notices: ['payment.cod'] })
})

test('cash promised after the bank’s page was left open: a payment at that page is surplus, and is told', async () => {
  const id = await desk().request({ scenario: 'cancel-untrue' })
  const older = await desk().press(id)
  await desk().press(id, { gateway: 'cod' })
  await desk().core.ledger.idle()
  await desk().atBank(older, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    state: 'cod',
    needsReview: true,
    attempts: [attempt('success', { captured: 49_000 }), attempt('cod', { isWinner: true })],
    money: ['capture 49.000 KWD surplus'],
    notices: ['payment.cod', 'payment.surplus'],
  })
})

test('a declined payment at a gateway that allows one attempt ends the request', async () => {
  const id = await desk().request()
  await desk().atBank(await desk().press(id, { gateway: 'knet-once' }), 'decline')
  expect(await desk().ledgerSays(id)).toEqual({ ...unpaid('failed'), state: 'failed' })
  expect(await desk().pressRefused(id)).toBe('409 failed')
})

test('a canceled payment at a gateway that allows one attempt ends the request', async () => {
  const id = await desk().request()
  await desk().atBank(await desk().press(id, { gateway: 'knet-once' }), 'cancel')
  expect(await desk().ledgerSays(id)).toEqual({ ...unpaid('canceled'), state: 'canceled' })
  expect(await desk().pressRefused(id)).toBe('409 canceled')
})

test('an ended request at a gateway that allows one attempt is paid where the failure was false', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id, { gateway: 'knet-once' })
  await desk().atBank(pressed, 'approve+callback-success-after-failed')
  expect(await desk().ledgerSays(id)).toEqual({ ...paid, notices: ['payment.failed', 'payment.captured'] })
})

test('a refused session at a gateway that allows one attempt ends the request as well', async () => {
  const id = await desk().request({ scenario: 'create-declined' })
  await desk().press(id, { gateway: 'knet-once' })
  expect(await desk().ledgerSays(id)).toEqual({ ...unpaid('failed'), state: 'failed' })
})

test('a hold secures the request without taking the money', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id, { gateway: 'hold' })
  await desk().atBank(pressed, 'approve+callback-duplicated:2')
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toEqual({
    state: 'authorized',
    needsReview: false,
    attempts: [attempt('authorized', { isWinner: true })],
    money: ['authorize 49.000 KWD counted'],
    notices: ['payment.authorized'],
  })
  expect(await desk().pressRefused(id)).toBe('409 already_paid')
})

test('a hold over another amount is quarantined; the true word heals it', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id, { gateway: 'hold' })
  await desk().atBank(pressed, 'approve+callback-wrong-amount')
  expect(await desk().ledgerSays(id)).toMatchObject({
    state: 'pending',
    needsReview: true,
    attempts: [attempt('invalid')],
    money: ['authorize 49.001 KWD quarantined'],
  })
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toMatchObject({
    state: 'authorized',
    attempts: [attempt('authorized', { isWinner: true })],
  })
})

test('an editable amount: what the payer chose, with its fee, is what the bank must take', async () => {
  const between = [money(10_000, 'KWD'), money(100_000, 'KWD')] as const
  const id = await desk().request({ between })
  const pressed = await desk().press(id, { amount: '20.000' })
  expect(desk().bank.bank.control.look(pressed.trackId)?.session.terms.charge).toEqual(money(20_250, 'KWD'))
  await desk().atBank(pressed, 'approve')
  expect(await desk().ledgerSays(id)).toEqual({
    ...paid,
    attempts: [{ ...winner, captured: 20_250 }],
    money: ['capture 20.250 KWD counted'],
  })
})

test('an editable amount that is changed takes the place of the attempt over the old one', async () => {
  const between = [money(10_000, 'KWD'), money(100_000, 'KWD')] as const
  const id = await desk().request({ between })
  const older = await desk().press(id)
  const newer = await desk().press(id, { amount: '٢٠٫٠٠٠' })
  await desk().core.ledger.idle()
  expect(newer.id).not.toBe(older.id)
  await expect(desk().atBank(older, 'approve')).rejects.toThrow('closed')
  await desk().atBank(newer, 'approve')
  expect(await desk().ledgerSays(id)).toMatchObject({ state: 'paid', money: ['capture 20.250 KWD counted'] })
})

test('an amount outside the limits, or that is none, is refused, and no attempt is made', async () => {
  const id = await desk().request({ between: [money(10_000, 'KWD'), money(100_000, 'KWD')] })
  for (const amount of ['9.999', '100.001', '-20.000', '0', 'NaN', '20.0001', '1e3'])
    expect([amount, await desk().pressRefused(id, { amount })]).toEqual([
      amount,
      expect.stringMatching(/^400 /),
    ])
  expect(await desk().ledgerSays(id)).toMatchObject({ state: 'created', attempts: [] })
})

test('a fixed amount cannot be lowered by whoever pays it', async () => {
  const id = await desk().request()
  expect(await desk().pressRefused(id, { amount: '0.001' })).toMatch(/^400 /)
  await desk().atBank(await desk().press(id, { amount: '48.750' }), 'approve')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('the same key pressed again is the same attempt, even after the bank has answered', async () => {
  const id = await desk().request()
  const first = await desk().press(id, { key: 'one-press' })
  await desk().atBank(first, 'decline')
  expect(await desk().press(id, { key: 'one-press' })).toEqual(first)
  expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
  expect(await desk().pressRefused(id, { key: 'one-press', gateway: 'card' })).toBe('422 key_reused')
  const second = await desk().press(id, { key: 'another-press' })
  await desk().atBank(second, 'approve')
  expect(await desk().ledgerSays(id)).toMatchObject({
    state: 'paid',
    attempts: [attempt('failed'), winner],
    money: [counted],
  })
})

test('a press whose answer was lost is made again with its key: one attempt and one session', async () => {
  const id = await desk().request({ scenario: 'create-timeout-after-session' })
  const first = await desk().press(id, { key: 'lost' })
  expect(first.isAtBank).toBe(false)
  expect(await desk().press(id, { key: 'lost' })).toEqual(first)
  expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
  expect(desk().bank.bank.control.sessions()).toHaveLength(1)
})
