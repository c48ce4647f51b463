import { permissionRequest } from '@wasl/core/kernel/permission-requests/permission-requests.schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, refund, paid, offeredFor } = operationsDesk(database)

test('what is offered of a paid row can be done, and says what is available', async () => {
  const { id } = await paid()
  const row = `/api/v1/plugins/payment_request/transaction/${id}`
  expect(await offeredFor(id)).toEqual([
    { value: 'refund', available: '48.750', url: `${row}/refund/` },
    { value: 'delete', available: null, url: `${row}/` },
  ])
  expect(await refund(id, '15.000')).toMatchObject({
    status: 200,
    body: { message: 'Refunded KWD\u00a015.000', result: 'done', state: 'paid' },
  })
  expect((await offeredFor(id))[0]).toMatchObject({ available: '33.750' })
  expect(await refund(id, null, { language: 'ar' })).toMatchObject({
    body: { message: 'تم استرداد 33.750\u00a0د.ك' },
  })
  expect(await offeredFor(id)).toMatchObject([{ value: 'delete' }])
})

test('a refund that the bank declines comes back with its words, and nothing has moved', async () => {
  const { id } = await paid('approve+operation-declined')
  expect(await refund(id, '1')).toMatchObject({
    status: 400,
    body: { message: 'The bank refused: The bank refused it', code: 'declined' },
  })
  expect((await offeredFor(id))[0]).toMatchObject({ available: '48.750' })
})

test.each([
  ['operation-queued-done:30', '48.750', 'refunded'],
  ['operation-queued-declined:30', null, 'refund_rejected'],
])('a refund that is %s is settled by the janitor', async (scenario, _amount, _state) => {
  const { id, pressed } = await paid(`approve+${scenario}`)
  expect(await refund(id)).toMatchObject({
    status: 200,
    body: { message: 'The bank is working on the refund of KWD\u00a048.750', result: 'queued' },
  })
  await desk().expectBooksAgree()
  await desk().later(31_000)
  await desk().later(60_000)
  const isDone = scenario.includes('done')
  expect(await desk().attempt(pressed)).toMatchObject({ refunded: isDone ? 48_750 : 0, refundReserved: 0 })
})

test.each(['operation-timeout-before', 'operation-timeout-after', 'operation-server-error'])(
  'a refund in spite of %s happens once',
  async (scenario) => {
    const { id, pressed } = await paid(`approve+${scenario}`)
    expect(await refund(id, '8.750')).toMatchObject({ status: 200, body: { result: 'queued' } })
    await desk().later(60_000)
    expect(await desk().attempt(pressed)).toMatchObject({ refunded: 8_750, refundReserved: 0 })
  },
)

test.each([
  ['48.751', 'above_available', 'The amount cannot be greater than the available amount.'],
  ['48.7501', 'above_available', 'The amount cannot be greater than the available amount.'],
  ['1.2345', 'too_many_decimals', 'decimal should be equal or less 3 characters'],
  ['0', 'not_positive', 'The amount must be more than zero'],
  ['ten', 'malformed', 'The amount is not a number'],
])('%s is refused with a sentence for the dialog', async (amount, code, text) => {
  const { id } = await paid()
  expect(await refund(id, amount)).toMatchObject({
    status: 400,
    body: { code, message: text, available_amount: '48.750' },
  })
})

test('an amount that was available when it was typed is refused with the fresh one', async () => {
  const { id } = await paid()
  await refund(id, '40')
  const body = { amount: '9', available_amount: '48.750' }
  expect(await act('operations.refund', id, { headers: newKey(), body })).toMatchObject({
    status: 409,
    body: {
      code: 'available_changed',
      message: 'The available amount has changed: KWD\u00a08.750 is left',
      available_amount: '8.750',
    },
  })
})

test('one key is one refund; the key with another amount is refused, and so is what has no key', async () => {
  const { id, pressed } = await paid()
  const headers = newKey()
  const press = () => refund(id, '5', { headers })
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])
  expect(await refund(id, '6', { headers })).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  for (const route of ['operations.refund', 'operations.capture'] as const)
    expect(await act(route, id, { body: { amount: null } })).toMatchObject({
      status: 400,
      body: { 'idempotency-key': ['This field is required'] },
    })
  expect(await desk().attempt(pressed)).toMatchObject({ refunded: 5_000 })
})

test('a void whose answer was lost is answered again, of a row and of many', async () => {
  const [one, many] = [await paid('approve', 'hold'), await paid('approve', 'hold')]
  const headers = newKey()
  for (const _ of [1, 2])
    expect(await act('operations.void', one.id, { headers, body: {} })).toMatchObject({
      status: 200,
      body: { message: 'The hold of KWD\u00a049.000 was given up', state: 'canceled' },
    })
  const bulk = { params: { action: 'void' }, headers: newKey(), body: [many.id] }
  for (const _ of [1, 2])
    expect(await act('operations.bulk', '', bulk)).toMatchObject({
      status: 200,
      body: { results: [{ status: 200, message: 'The hold of KWD\u00a049.000 was given up' }] },
    })
  await desk().expectBooksAgree()
})

test('what was only asked for is not done by who may do it by now', async () => {
  const { id } = await paid()
  for (const ask of [{ as: await signIn({ isSuperuser: false, permissions: ['payment.refund'] }) }, {}])
    expect(await refund(id, null, { ...ask, query: '?ask=permission' })).toMatchObject({
      status: 409,
      body: { code: 'may_already' },
    })
  expect(await offeredFor(id)).toContainEqual(expect.objectContaining({ value: 'refund' }))
  await desk().expectBooksAgree()
})

test('who may not refund is told so, and it is asked for in their name once', async () => {
  const cashier = await signIn({ isSuperuser: false, permissions: ['payment.capture'] })
  const { id } = await paid()
  const press = () => refund(id, null, { as: cashier })
  const refused = {
    status: 403,
    body: {
      code: 'permission_denied',
      message: 'You do not have permission to do this. It was asked for in your name.',
    },
  }
  expect(await press()).toMatchObject(refused)
  expect(await press()).toMatchObject({
    status: 403,
    body: {
      code: 'permission_denied',
      message: 'You have asked for this before. Nobody has answered yet: a colleague still has to allow it.',
    },
  })
  const asked = await database()
    .db.select({ permission: permissionRequest.permission, object: permissionRequest.object })
    .from(permissionRequest)
    .where(eq(permissionRequest.userId, cashier.userId))
  expect(asked).toEqual([{ permission: 'payment.refund', object: id }])
  // What the payment does not allow is not asked of anybody.
  const unpaid = await desk().request()
  expect(await refund(unpaid, null, { as: cashier })).toMatchObject({
    status: 409,
    body: { code: 'not_possible' },
  })
  expect(await offeredFor(id, cashier)).toMatchObject([{ value: 'refund' }])
})

test('a large refund asks for the password again, a small one does not', async () => {
  const tired = await signIn({ confirmedMsAgo: 6 * 60_000 })
  const { id } = await paid()
  expect(await refund(id, '1', { as: tired })).toMatchObject({ status: 200 })
  const costly = await desk().request({ amount: { minor: 100_001, currency: 'KWD' } })
  await desk().atBank(await desk().press(costly), 'approve')
  expect(await refund(costly, null, { as: tired })).toMatchObject({
    status: 403,
    body: { code: 'reauth_required' },
  })
  expect(await refund(costly, '100.000', { as: tired })).toMatchObject({ status: 200 })
  expect(await refund(costly)).toMatchObject({ status: 200 })
})

test('in parts no more is given back without the password than at once', async () => {
  const tired = await signIn({ confirmedMsAgo: 6 * 60_000 })
  const costly = await desk().request({ amount: { minor: 300_000, currency: 'KWD' } })
  await desk().atBank(await desk().press(costly), 'approve')
  expect(await refund(costly, '60', { as: tired })).toMatchObject({ status: 200 })
  expect(await refund(costly, '40', { as: tired })).toMatchObject({ status: 200 })
  const reauth = { status: 403, body: { code: 'reauth_required' } }
  expect(await refund(costly, '0.001', { as: tired })).toMatchObject(reauth)
  const together = await Promise.all(['1', '2', '3'].map((amount) => refund(costly, amount, { as: tired })))
  expect(together).toMatchObject([reauth, reauth, reauth])
  expect(await refund(costly, '200')).toMatchObject({ status: 200 })
})

test('a hold is captured in parts, or given up', async () => {
  const { id, pressed } = await paid('approve', 'hold')
  expect((await offeredFor(id)).map(({ value }) => value)).toEqual(['capture', 'void', 'delete'])
  const capture = (amount: string | null) =>
    act('operations.capture', id, { headers: newKey(), body: { amount } })
  expect(await capture('20.000')).toMatchObject({
    status: 200,
    body: { message: 'Captured KWD\u00a020.000' },
  })
  expect(await capture('29.001')).toMatchObject({ status: 400 })
  expect(await capture('9')).toMatchObject({ status: 200 })
  expect(await desk().attempt(pressed)).toMatchObject({ captured: 29_000, captureReserved: 0 })
  expect((await offeredFor(id)).map(({ value }) => value)).toEqual(['capture', 'refund', 'void', 'delete'])
  expect(await act('operations.void', id)).toMatchObject({
    status: 200,
    body: { message: 'The hold of KWD\u00a020.000 was given up', state: 'authorized' },
  })
  expect(await act('operations.void', id)).toMatchObject({ status: 409, body: { code: 'not_possible' } })

  const other = await paid('approve', 'hold')
  expect(await act('operations.void', other.id)).toMatchObject({
    status: 200,
    body: { message: 'The hold of KWD\u00a049.000 was given up', state: 'canceled' },
  })
  expect(await offeredFor(other.id)).toMatchObject([{ value: 'inquiry' }, { value: 'delete' }])
  // Given up, it is neither money held nor a second payment.
  expect(await act('transactions.detail', other.id)).toMatchObject({
    body: { authorized_amount: '0.000', attempts: [{ is_surplus: false }] },
  })
})

test('a payment beside the one that counts is called a second one, also when it went back', async () => {
  const id = await desk().request({ scenario: 'cancel-untrue' })
  const older = await desk().press(id)
  const newer = await desk().press(id, { gateway: 'card' })
  await desk().core.ledger.idle()
  await desk().atBank(older, 'approve')
  await desk().atBank(newer, 'approve')
  const called = async () => {
    const { body } = await act('transactions.detail', id)
    return (body['attempts'] as { id: string; is_surplus: boolean }[]).map((one) => [one.id, one.is_surplus])
  }
  const told = [
    [newer.id, true],
    [older.id, false],
  ]
  expect(await called()).toEqual(told)
  await desk().later(1_000)
  expect(await called()).toEqual(told)
})

test('a request is expired, canceled, deleted and restored as its state allows', async () => {
  const [waiting, expiring, open] = [await desk().request(), await desk().request(), await desk().request()]
  expect(await act('operations.cancel', waiting)).toMatchObject({ status: 200, body: { state: 'canceled' } })
  expect(await act('operations.expire', waiting)).toMatchObject({ status: 409 })
  expect(await act('operations.expire', expiring)).toMatchObject({ status: 200, body: { state: 'expired' } })
  expect(await act('operations.remove', open)).toMatchObject({ status: 200, body: { state: 'canceled' } })
  expect(await act('operations.restore', open)).toMatchObject({ status: 409 })
  expect(await desk().pressRefused(open)).toBe('404 not_found')

  const { id } = await paid()
  expect(await act('operations.remove', id)).toMatchObject({ status: 200, body: { message: 'Deleted' } })
  expect(await refund(id)).toMatchObject({ status: 409 })
  expect(await offeredFor(id)).toMatchObject([{ value: 'restore' }])
  expect(await act('operations.restore', id)).toMatchObject({ status: 200, body: { message: 'Restored' } })
})

test('somebody who is paying is not cut off: the bank is asked before a request is deleted', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, 'approve+callback-none')
  expect(await act('operations.remove', id)).toMatchObject({ status: 409, body: { code: 'not_possible' } })
  expect(await desk().ledgerSays(id)).toMatchObject({ state: 'paid' })
})
