import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseForTests } from '../support/database.ts'
import { operationsDesk } from './dashboard/transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, act, signIn, offeredFor } = operationsDesk(database)

/** 48.750 KWD and a fee were asked for, and the bank took something else. */
async function mismatched(scenario: string) {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, scenario)
  await desk().payerReturns(pressed)
  return { id, attempt: pressed.id }
}

const sentence = 'We received a payment that does not match. Do not pay again.'

test.each([
  ['approve-too-much', '98.000'],
  ['approve-partial', '24.500'],
])('%s: every door to a second payment is shut, and says why', async (scenario, amount) => {
  const { id, attempt } = await mismatched(scenario)
  const unresolved = { amount, currency: 'KWD', since: expect.any(String), attempt_id: attempt }
  const { body: page } = await act('payDetails', id)
  expect(page).toMatchObject({
    valid_for_payment: false,
    pay_choices: [],
    unresolved,
    details: { state: 'invalid', message_en: sentence, message_ar: expect.stringMatching(/لا تدفع مرة أخرى/) },
  })
  for (const gateway of ['knet', 'card', 'cod'] as const)
    expect(await desk().pressRefused(id, { gateway })).toBe('409 unresolved_money')
  expect(await act('payChoices', id, { body: { amount: '48.750' } })).toMatchObject({
    status: 409,
    body: { code: 'unresolved_money', detail: sentence },
  })
  expect((await act('transactionDetails', id)).body).toMatchObject({
    state: 'Invalid',
    qr_code: null,
    unresolved,
  })
  const { attempt_id: _, ...received } = unresolved
  expect((await act('attempt', attempt)).body).toMatchObject({
    message: sentence,
    try_again_url: null,
    total: '49.000',
    received,
  })
})

/** The lines of an export. */
async function exported(query: string): Promise<string[]> {
  const at = `http://${desk().shop.host.split(':')[0]}:4000/api/v1/plugins/payment_request/transaction`
  const { headers } = await signIn()
  const answer = await desk().core.fetch(new Request(`${at}/export?direct=true&${query}`, { headers }))
  return (await answer.text()).replaceAll('"', '').trim().split('\r\n')
}

test('an export names money that did not match, and nothing where all is settled', async () => {
  const { id } = await mismatched('approve-partial')
  const settled = await desk().request()
  const lines = await exported('export_type=selected&fields=id,unresolved')
  expect(lines).toContain(`${id},24.500 KWD`)
  expect(lines).toContain(`${settled},`)
})

test('list, file and sums find money that did not match, as much as a recount does, until it is resolved', async () => {
  const short = await mismatched('approve-partial')
  const long = await mismatched('approve-too-much')
  const settled = await desk().request()
  const listed = async (query: string) => {
    const { body } = await act('transactions.list', '', { query })
    return [(body['results'] as { id: string }[]).map(({ id }) => id).toSorted(), body['count']]
  }
  const summed = async (query = '') => (await act('transactions.statistics', '', { query })).body
  const recounted = async () => {
    const { rows } = await database().db.execute<{ count: string; minor: string }>(sql`
      select count(distinct transaction_id) as count, sum(amount) as minor from unresolved_money
      where merchant_id = ${desk().shop.merchantId}`)
    const { count, minor } = rows[0] ?? { count: '0', minor: null }
    const value = (Number(minor) / 1_000).toFixed(3)
    return { count: Number(count), sums: minor === null ? [] : [{ currency_code: 'KWD', value }] }
  }
  const both = { count: 2, sums: [{ currency_code: 'KWD', value: '122.500' }] }
  expect(await recounted()).toEqual(both)
  expect(await listed('?unresolved=true')).toEqual([[short.id, long.id].toSorted(), 2])
  expect(await listed('?unresolved=true&ordering=amount')).toEqual([[short.id, long.id].toSorted(), 2])
  expect(await listed('?unresolved=false')).toEqual([[settled], 1])
  for (const query of ['', '?unresolved=true', '?currency_code=KWD', '?seen=true&unresolved=true'])
    expect({ query, unresolved: (await summed(query))['unresolved'] }).toEqual({ query, unresolved: both })
  expect(await summed(`?unresolved=false`)).toMatchObject({ unresolved: { count: 0, sums: [] } })
  const lines = await exported('unresolved=true&export_type=selected&fields=id')
  expect(lines.slice(1).toSorted()).toEqual([short.id, long.id].toSorted())

  await act('operations.release', long.id, { body: await mismatchOf(long.id) })
  const one = { count: 1, sums: [{ currency_code: 'KWD', value: '24.500' }] }
  expect([await recounted(), (await summed())['unresolved']]).toEqual([one, one])
  expect(await listed('?unresolved=true')).toEqual([[short.id], 1])
  expect((await act('transactions.deletedStatistics', '')).body).toMatchObject({ unresolved: { count: 0 } })
})

test('the result page of money that did not match says so after the time to pay, too', async () => {
  const { id, attempt } = await mismatched('approve-partial')
  await desk().later(2 * 86_400_000)
  expect((await act('payDetails', id)).body).toMatchObject({ details: { message_en: sentence } })
  expect((await act('attempt', attempt)).body).toMatchObject({
    state: 'invalid',
    expired: false,
    message: sentence,
  })
})

async function mismatchOf(id: string) {
  const { body } = await act('operations.actions', id)
  const actions = body['results'] as { value: string; attempt_id: string; claim: string }[]
  const found = actions.find(({ value }) => value === 'release')
  return { attempt: found?.attempt_id, claim: found?.claim }
}

test('staff who may say so count it, or let the request be paid again; nobody else is offered it', async () => {
  const { id } = await mismatched('approve-partial')
  const clerk = await signIn({
    isSuperuser: false,
    permissions: ['payment.refund'],
    sections: ['payment_request'],
  })
  const valuesFor = async (as?: typeof clerk) => (await offeredFor(id, as)).map(({ value }) => value)
  expect(await valuesFor(clerk)).not.toEqual(expect.arrayContaining(['release']))
  expect(await valuesFor()).toEqual(expect.arrayContaining(['refund', 'count', 'release']))
  const unresolved = { amount: '24.500', currency: 'KWD', since: expect.any(String) }
  expect((await act('transactions.detail', id)).body).toMatchObject({ unresolved })
  expect((await act('transactions.list', id)).body['results']).toMatchObject([{ id, unresolved }])
  const asked = { body: await mismatchOf(id) }
  expect((await act('operations.release', id, { ...asked, as: clerk })).status).toBe(403)
  expect(await act('operations.release', id, asked)).toMatchObject({
    status: 200,
    body: { message: 'The request can be paid again', result: 'done' },
  })
  expect((await act('payDetails', id)).body).toMatchObject({ valid_for_payment: true, unresolved: null })
  expect((await act('operations.count', id, asked)).status).toBe(409)
})

test('counted, less than was asked pays the request: the payer is told what was paid', async () => {
  const { id, attempt } = await mismatched('approve-partial')
  const count = (await offeredFor(id)).find(({ value }) => value === 'count')
  expect(count).toMatchObject({ available: '24.500' })
  expect(await act('operations.count', id, { body: await mismatchOf(id) })).toMatchObject({
    status: 200,
    body: { message: 'KWD\u00a024.500 counts as the payment of this request', state: 'paid' },
  })
  expect((await act('attempt', attempt)).body).toMatchObject({
    state: 'success',
    total: '24.500',
    held: null,
    unresolved: null,
  })
  expect((await act('payDetails', id)).body).toMatchObject({
    valid_for_payment: false,
    paid: { total: '24.500', fee: '0.250', held: null },
  })
})
