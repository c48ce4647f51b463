import { eq } from 'drizzle-orm'
import { merchant } from '@wasl/core/kernel/merchants/merchants.schema'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import type { SignedIn, StaffWish } from '../../../support/staff.ts'
import { operationsDesk } from '../transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, paid, refund } = operationsDesk(database)

const minute = 60_000
const hour = 60 * minute
/** The desk opens at noon in Kuwait. */
const untilMidnight = 12 * hour

const plain = (wish: StaffWish = {}) => signIn({ isSuperuser: false, ...wish })
const tasks = async (as?: SignedIn) => (await act('home.tasks', '', { ...(as && { as }) })).body['results']
const listed = async (q: string) =>
  ((await act('transactions.allList', '', { query: `?q=${q}` })).body['results'] as { id: string }[])
    .map(({ id }) => id)
    .toSorted()
const change = (set: Partial<typeof merchant.$inferInsert>) =>
  database().db.update(merchant).set(set).where(eq(merchant.id, desk().shop.merchantId))

test('payments that expire today are those of the merchant’s day, and the list has as many', async () => {
  expect(await tasks()).toEqual([])
  const soon = await desk().request({ payableForMs: 30 * minute })
  const last = await desk().request({ payableForMs: untilMidnight - 1 })
  const first = await desk().request({ payableForMs: untilMidnight })
  const later = await desk().request({ payableForMs: 13 * hour })
  await (await desk().neighbour()).request({ payableForMs: hour })
  await desk().atBank(await desk().press(await desk().request({ payableForMs: hour })), 'approve')

  const today = { kind: 'expiring_today', count: 2, is_exact: true, q: 'expires:2026-11-21' }
  expect(await tasks()).toEqual([today])
  expect(await listed('expires:2026-11-21')).toEqual([soon, last].toSorted())
  expect(await listed('expires:2026-11-22')).toEqual([first, later].toSorted())
  expect(await listed('expires:2026-02-30')).toEqual([])

  await change({ timezone: 'America/New_York' })
  expect(await tasks()).toEqual([{ ...today, count: 4 }])
  await change({ timezone: 'Asia/Kuwait' })

  await desk().later(untilMidnight + 30 * minute)
  expect(await tasks(await signIn())).toEqual([{ ...today, count: 1, q: 'expires:2026-11-22' }])
})

test('whoever may not search the list, or has no part in its plugin, is not told of payments', async () => {
  await desk().request({ payableForMs: hour })
  const searching = ['search_paymenttransaction']
  expect(await tasks(await plain({ permissions: searching }))).toMatchObject([{ count: 1 }])
  expect(await tasks(await plain())).toEqual([])
  expect(await tasks(await plain({ permissions: searching, sections: ['general-info', 'bulk'] }))).toEqual([])
})

test('a request to answer is told to whoever may answer it, and to nobody else', async () => {
  await change({ plugins: ['payment_request', 'ticket'] })
  const cashier = await plain()
  const checker = await plain({ permissions: ['payment.refund'] })
  const { id } = await paid()
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({ status: 403 })

  const waiting = { kind: 'permission_requests', count: 1, is_exact: true, q: null }
  expect(await tasks(checker)).toEqual([waiting])
  expect(await tasks(cashier)).toEqual([])
  expect(await tasks(await plain())).toEqual([])
  const outside = await plain({ permissions: ['payment.refund'], sections: ['general-info'] })
  expect(await tasks(outside)).toEqual([])
  const closed = await plain({ permissions: ['payment.refund'], sections: ['general-info', 'ticket'] })
  expect(await tasks(closed)).toEqual([])
})

test('an operation to check is told to a checker until it is answered, not to who asked', async () => {
  await change({ plugins: ['payment_request', 'ticket'] })
  const thresholds = [{ currency_code: 'KWD', one_above: '10', two_above: null }]
  expect(await act('operationRequests.changeRules', '', { body: { thresholds, makers: [] } })).toMatchObject({
    status: 200,
  })
  const maker = await plain({ permissions: ['payment.refund', 'operations.check'] })
  const checker = await plain({ permissions: ['operations.check'] })
  const { id } = await paid()
  const asked = await refund(id, '20.000', { as: maker })
  expect(asked).toMatchObject({ status: 202 })

  expect(await tasks(checker)).toEqual([{ kind: 'operation_requests', count: 1, is_exact: true, q: null }])
  expect(await tasks(maker)).toEqual([])
  const closed = await plain({ permissions: ['operations.check'], sections: ['general-info', 'ticket'] })
  expect(await tasks(closed)).toEqual([])
  const reject = { as: checker, params: { answer: 'reject' }, body: { reason: 'No' } }
  expect(await act('operationRequests.answer', String(asked.body['request_id']), reject)).toMatchObject({
    status: 200,
  })
  expect(await tasks(checker)).toEqual([])
})

test('what could not be done is told to whoever was allowed it for the one transaction, and to nobody without the right', async () => {
  await change({ plugins: ['payment_request', 'ticket'] })
  const thresholds = [{ currency_code: 'KWD', one_above: '10', two_above: null }]
  await act('operationRequests.changeRules', '', { body: { thresholds, makers: [] } })
  const [owner, allowed, bystander] = [await signIn(), await plain(), await plain()]
  const { id } = await paid()
  const asked = await refund(id, '20.000', { as: owner })
  await database().pool.query(
    `update operation_request set status = 'MANUAL', problem = 'declined', decided_at = created_at where public_id = $1`,
    [asked.body['request_id']],
  )
  await refund(id, '5.000', { as: allowed })
  await database().pool.query(
    `update permission_request set status = 'APPROVED', decided_at = created_at, decided_by = $2 where object = $1`,
    [id, owner.userId],
  )
  expect(await tasks(allowed)).toEqual([{ kind: 'operation_requests', count: 1, is_exact: true, q: null }])
  expect(await tasks(bystander)).toEqual([])
})
