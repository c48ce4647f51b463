import { GatewaySilent } from '@wasl/core/kernel/gateways/gateway'
import { paymentTransaction } from '@wasl/core/kernel/ledger/ledger.schema'
import { customer } from '@wasl/core/kernel/merchants/merchants.schema'
import { message } from '@wasl/core/kernel/messages/messages.schema'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, refund, paid } = operationsDesk(database)

test('a mail and a text go out once more, three times an hour, never by following a link', async () => {
  const id = await desk().request()
  expect(await act('operations.email', id)).toMatchObject({ status: 409 })
  await ofNoura(id)
  expect(await act('operations.emailByScript', id)).toMatchObject({ status: 405 })
  const script = { 'sec-fetch-mode': 'cors', 'x-requested-with': 'wasl' }
  expect(await act('operations.emailByScript', id, { headers: script })).toMatchObject({ status: 200 })
  expect(await act('operations.email', id)).toMatchObject({
    status: 200,
    body: { message: 'The email is on its way to noura@example.com' },
  })
  expect(await act('operations.email', id)).toMatchObject({ status: 200 })
  expect(await act('operations.email', id)).toMatchObject({ status: 409, body: { code: 'too_many' } })
  expect(await act('operations.sms', id)).toMatchObject({ status: 200 })
  expect(await sentOf(id)).toEqual([
    ...Array.from({ length: 3 }, () => ({ channel: 'email', occasion: 'created' })),
    { channel: 'sms', occasion: 'created' },
  ])
})

test('a customer is written to three times an hour by hand, about however many requests, also at once', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk().request()))
  for (const id of ids) await ofNoura(id)
  for (const action of ['email', 'sms']) {
    const bulk = { params: { action }, headers: newKey(), body: ids }
    const { body } = await act('operations.bulk', '', bulk)
    const results = body['results'] as { code: string }[]
    expect(results.map(({ code }) => code).toSorted()).toEqual([
      ...Array(3).fill('done'),
      ...Array(3).fill('too_many'),
    ])
  }
})

test('one press whose answer was lost is one message, of a row and of many', async () => {
  const id = await desk().request()
  await ofNoura(id)
  const headers = newKey()
  for (const _ of [1, 2, 3])
    expect(await act('operations.email', id, { headers })).toMatchObject({ status: 200 })
  const bulk = { params: { action: 'sms' }, headers: newKey(), body: [id] }
  const answers = await Promise.all([1, 2, 3].map(() => act('operations.bulk', '', bulk)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await sentOf(id)).toEqual([
    { channel: 'email', occasion: 'created' },
    { channel: 'sms', occasion: 'created' },
  ])
  // Somebody else's press is another one, whatever key it came with.
  const colleague = await signIn()
  expect(await act('operations.email', id, { headers, as: colleague })).toMatchObject({ status: 200 })
  expect(await sentOf(id)).toHaveLength(3)
})

test('what staff send and ask is in the audit log of the transaction, once a press', async () => {
  const id = await desk().request()
  await ofNoura(id)
  const headers = newKey()
  for (const _ of [1, 2]) await act('operations.email', id, { headers })
  await act('operations.sms', id)
  await desk().press(id)
  await act('operations.inquiry', id)
  const { rows } = await database().db.execute(sql`
    select action from audit where object = (select 'transaction:' || id from payment_transaction where public_id = ${id})
    order by id`)
  expect(rows.map(({ action }) => action)).toEqual([
    'transaction.mailed',
    'transaction.texted',
    'transaction.inquired',
  ])
})

test('what has happened already is answered as done: a repeated press is no error', async () => {
  const [open, ending] = [await desk().request(), await desk().request()]
  const { id } = await paid()
  for (const _ of [1, 2]) {
    expect(await act('operations.cancel', open)).toMatchObject({
      status: 200,
      body: { message: 'The request was canceled', state: 'canceled' },
    })
    expect(await act('operations.expire', ending)).toMatchObject({ status: 200, body: { state: 'expired' } })
    expect(await act('operations.remove', id)).toMatchObject({ status: 200, body: { message: 'Deleted' } })
  }
  for (const _ of [1, 2])
    expect(await act('operations.restore', id)).toMatchObject({ status: 200, body: { message: 'Restored' } })
  expect(await act('operations.expire', open)).toMatchObject({ status: 409, body: { code: 'not_possible' } })
})

test('the bank is asked now, and what it says is true at once', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, 'approve+callback-none')
  expect(await act('operations.inquiry', id)).toMatchObject({
    status: 200,
    body: { message: 'The bank was asked: the payment is paid', state: 'paid' },
  })
  expect(await act('operations.inquiry', id)).toMatchObject({ status: 409 })
})

test.each(['refund', 'capture', 'void'] as const)(
  'a bank that is silent when it is asked about a %s has not answered yet',
  async (kind) => {
    const { id } = await paid('approve+operation-timeout-before', kind === 'refund' ? 'knet' : 'hold')
    const body = kind === 'void' ? {} : { amount: '5' }
    expect(await act(`operations.${kind}`, id, { headers: newKey(), body })).toMatchObject({
      status: 200,
      body: { result: 'queued' },
    })
    const silence = vi
      .spyOn(desk().bank.adapter.operations ?? expect.unreachable(), 'inquire')
      .mockRejectedValue(new GatewaySilent('the bank did not answer in time'))
    for (const [language, text] of [
      ['en', 'The bank has not answered yet'],
      ['ar', 'لم يجب البنك بعد'],
    ] as const)
      expect(await act('operations.inquiry', id, { language })).toMatchObject({
        status: 200,
        body: { message: text, result: 'queued' },
      })
    silence.mockRestore()
    expect(await act('operations.inquiry', id)).toMatchObject({ status: 200, body: { result: 'done' } })
  },
)

test('many rows: each on its own, and 207 where some could not be', async () => {
  const [one, two, open] = [await paid(), await paid('approve+operation-declined'), await desk().request()]
  const bulk = (action: string, ids: readonly string[]) =>
    act('operations.bulk', '', { params: { action }, headers: newKey(), body: ids })
  const answer = await bulk('refund', [one.id, two.id, open, 'nobody'])
  expect(answer).toMatchObject({ status: 207, body: { message: 'Applied partially: 1 of 4' } })
  expect(answer.body['results']).toMatchObject([
    { id: one.id, status: 200, code: 'done' },
    { id: two.id, status: 400, code: 'declined' },
    { id: open, status: 409, code: 'not_possible' },
    { id: 'nobody', status: 404, code: 'not_found' },
  ])
  expect(await desk().attempt(one.pressed)).toMatchObject({ refunded: 48_750 })
  expect(await bulk('cancel', [one.id])).toMatchObject({
    status: 400,
    body: { message: 'Nothing was applied' },
  })
  expect(await act('operations.bulk', '', { params: { action: 'refund' }, body: [one.id] })).toMatchObject({
    status: 400,
  })
  const gone = await act('operations.bulkDelete', '', { body: [one.id, open] })
  expect(gone).toMatchObject({ status: 200, body: { message: 'Applied successfully' } })
  expect(
    await act('operations.bulkAll', '', { params: { action: 'restore' }, body: [one.id] }),
  ).toMatchObject({ status: 200 })
})

test('a neighbour’s row is answered like one that does not exist', async () => {
  const neighbour = await desk().neighbour()
  const theirs = await neighbour.request()
  const unknown = await refund('nobody-has-this-id')
  expect(await refund(theirs)).toEqual({ ...unknown, headers: expect.anything() })
  expect((await act('operations.actions', theirs)).status).toBe(404)
  const answer = await act('operations.bulkDelete', '', { body: [theirs] })
  expect(answer).toMatchObject({ status: 400, body: { results: [{ status: 404 }] } })
})

async function ofNoura(publicId: string): Promise<void> {
  const { db } = database()
  const { merchantId } = desk().shop
  const [who] = await db
    .insert(customer)
    .values({
      merchantId,
      nameEn: 'Noura',
      nameAr: 'نورة',
      email: 'noura@example.com',
      phone: '+96550000000',
    })
    .returning({ id: customer.id })
  await db
    .update(paymentTransaction)
    .set({ customerId: who?.id ?? 0 })
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId)))
}

const sentOf = (publicId: string) =>
  database()
    .db.select({ channel: message.channel, occasion: message.occasion })
    .from(message)
    .where(and(eq(message.merchantId, desk().shop.merchantId), eq(message.transactionId, publicId)))
