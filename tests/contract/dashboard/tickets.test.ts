import { expirePermissionRequests } from '@wasl/core/kernel/permission-requests/expire-requests.service'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { SignedIn, StaffWish } from '../../support/staff.ts'
import { operationsDesk } from './transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, refund, paid } = operationsDesk(database)

const hours = (count: number) => count * 3_600_000
const plain = (wish: StaffWish = {}) => signIn({ isSuperuser: false, ...wish })
/** A cashier who may not refund, and a colleague who may and answers requests. */
const people = async () => {
  await database().pool.query(`update merchant set plugins = array_append(plugins, 'ticket') where id = $1`, [
    desk().shop.merchantId,
  ])
  return { cashier: await plain(), checker: await plain({ permissions: ['payment.refund'] }) }
}

const tasks = async (as: SignedIn, query = '') =>
  (await act('tickets.tasks', '', { as, query })).body as {
    count: number
    results: {
      id: string
      status: string
      actions: { value: string; url: string }[]
      hindrance: string | null
    }[]
  }
const answer = (as: SignedIn, id: string, given: 'approve' | 'decline', body: object = {}) =>
  act('tickets.answer', id, { as, params: { answer: given }, body })

/** The cashier presses Refund and asks by that; answers the request's id. */
async function asked(cashier: SignedIn, checker: SignedIn) {
  const { id } = await paid()
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
  const [task] = (await tasks(checker)).results
  return { transaction: id, request: task?.id ?? '' }
}

test('a yes holds at once, for the one transaction and what was asked', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  const [task] = (await tasks(checker)).results
  expect(task?.actions).toMatchObject([
    { value: 'approve', url: `/api/v1/ticket/tasks/${request}/approve` },
    { value: 'decline', url: `/api/v1/ticket/tasks/${request}/decline` },
  ])
  expect(await answer(checker, request, 'approve')).toMatchObject({
    status: 200,
    body: { message: 'Approved Successfully', status: 'APPROVED' },
  })
  expect(await refund(transaction, '5.000', { as: cashier })).toMatchObject({ status: 200 })
  const other = await paid()
  expect(await refund(other.id, '5.000', { as: cashier })).toMatchObject({ status: 403 })
  expect((await tasks(checker, '?task_list=DONE')).results).toMatchObject([
    { id: request, status: 'APPROVED', actions: [], hindrance: null },
  ])
})

test('a yes ends after 48 hours', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  await answer(checker, request, 'approve')
  await database().pool.query(`update permission_request set expires_at = $1 where public_id = $2`, [
    new Date(desk().clock.now().getTime() - 1),
    request,
  ])
  expect(await refund(transaction, '5.000', { as: cashier })).toMatchObject({ status: 403 })
})

test('a no has its reason, and may be asked about again', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  expect(await answer(checker, request, 'decline', { reason: '  Already refunded in cash  ' })).toMatchObject(
    {
      status: 200,
      body: { message: 'Declined Successfully' },
    },
  )
  expect((await tasks(checker, '?task_list=DONE')).results).toMatchObject([
    { status: 'DECLINED', reason: 'Already refunded in cash', answered_by: checker.username },
  ])
  expect(await refund(transaction, '5.000', { as: cashier })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
  expect((await tasks(checker)).count).toBe(1)
})

test('nobody answers their own, gives what they lack, or answers twice', async () => {
  const { cashier, checker } = await people()
  const { request } = await asked(cashier, checker)
  const bystander = await plain()
  expect(await answer(cashier, request, 'approve')).toMatchObject({
    status: 403,
    body: { detail: 'You asked for this yourself: a colleague answers.' },
  })
  expect(await answer(bystander, request, 'approve')).toMatchObject({
    status: 403,
    body: { detail: 'You lack this permission yourself, so you cannot give it.' },
  })
  expect((await tasks(bystander)).results).toMatchObject([
    { actions: [], hindrance: 'You lack this permission yourself, so you cannot give it.' },
  ])
  const both = await Promise.all([
    answer(checker, request, 'approve'),
    answer(checker, request, 'decline'),
    answer(checker, request, 'approve'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { rows } = await database().pool.query(
    `select count(*)::int as times from audit where action in ('permission.approved', 'permission.declined')
       and actor = $1`,
    [checker.username],
  )
  expect(rows).toEqual([{ times: 1 }])
})

test('the merchant says for how long a request waits and a yes holds', async () => {
  const { cashier, checker } = await people()
  const endOf = async (request: string) => {
    const { rows } = await database().pool.query(
      `select expires_at as end from permission_request where public_id = $1`,
      [request],
    )
    return (new Date(rows[0]?.end).getTime() - desk().clock.now().getTime()) / hours(1)
  }
  const waitFor = (hoursSaid: number) =>
    database().pool.query(`update merchant set approval_hours = $1 where id = $2`, [
      hoursSaid,
      desk().shop.merchantId,
    ])
  await waitFor(5)
  const { request } = await asked(cashier, checker)
  expect(await endOf(request)).toBeCloseTo(5, 2)
  await waitFor(100)
  expect(await endOf(request)).toBeCloseTo(5, 2)
  await answer(checker, request, 'approve')
  expect(await endOf(request)).toBeCloseTo(100, 2)
  await waitFor(48)
})

test('while nobody has answered, the page of whoever asked says what they asked for, when and until when; nobody else’s does', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  const shownTo = async (as: SignedIn) => {
    const { body } = await act('transactions.detail', transaction, { as })
    const { waiting_requests: waiting, declined_requests: declined } = body as Record<string, unknown>
    return { waiting, declined }
  }
  const now = desk().clock.now()
  const expires = new Date(now.getTime() + hours(48)).toISOString()
  expect(await shownTo(cashier)).toEqual({
    waiting: [{ permission: 'payment.refund', created: now.toISOString(), expires }],
    declined: [],
  })
  expect(await shownTo(checker)).toEqual({ waiting: [], declined: [] })
  await answer(checker, request, 'approve')
  expect(await shownTo(cashier)).toEqual({ waiting: [], declined: [] })
})

test('what nobody answers in 48 hours is over', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  const later = new Date(desk().clock.now().getTime() + hours(48))
  await expirePermissionRequests({ db: database().db, clock: { now: () => later } })
  expect(await answer(checker, request, 'approve')).toMatchObject({ status: 409, body: { code: 'expired' } })
  expect((await tasks(checker, '?task_list=DONE')).results).toMatchObject([
    { status: 'EXPIRED', answered_by: null },
  ])
  // Whoever asked is told so, and sees it where they asked.
  const { rows } = await database().pool.query(
    `select payload - 'request' as told from outbox where topic = 'permission_request.answered' and payload ->> 'request' = $1`,
    [request],
  )
  const { userId: user, username } = cashier
  const plugin = 'payment_request'
  const told = { user, username, object: transaction, plugin, transaction, status: 'EXPIRED' }
  expect(rows).toEqual([{ told }])
  expect((await act('transactions.detail', transaction, { as: cashier })).body).toMatchObject({
    declined_requests: [{ permission: 'payment.refund', answered_by: null, reason: null }],
  })
})

test('what nobody can answer any more is asked for anew by the next press, also before it is swept away', async () => {
  const { cashier, checker } = await people()
  const { transaction, request } = await asked(cashier, checker)
  await database().pool.query(`update permission_request set expires_at = $1 where public_id = $2`, [
    desk().clock.now(),
    request,
  ])
  expect(await refund(transaction, '5.000', { as: cashier })).toMatchObject({
    status: 403,
    body: { message: 'You do not have permission to do this. It was asked for in your name.' },
  })
  const [task] = (await tasks(checker)).results
  expect(task?.id).not.toBe(request)
  expect(await answer(checker, task?.id ?? '', 'approve')).toMatchObject({ status: 200 })
  expect(await refund(transaction, '5.000', { as: cashier })).toMatchObject({ status: 200 })
})

test('processes and their options name what there is to answer', async () => {
  const { cashier, checker } = await people()
  await asked(cashier, checker)
  expect((await act('tickets.processes', '', { as: checker })).body).toEqual({
    results: [
      { id: 'permission_request', verbose_name: 'Permission requests', active: 1, done: 0 },
      { id: 'operation_request', verbose_name: 'Operation requests', active: 0, done: 0 },
    ],
  })
  expect((await act('tickets.processOptions', '', { as: checker, language: 'ar' })).body).toMatchObject({
    actions: { GET: { task_list: [{ value: 'ACTIVE', verbose_name: 'بانتظار الرد' }, { value: 'DONE' }] } },
  })
})

test('the list answers 100 requests at most, and how many there are', async () => {
  const { checker, cashier } = await people()
  await database().pool.query(
    `insert into permission_request
       (merchant_id, public_id, user_id, permission, object, status, created_at, expires_at)
     select $1::int, 'many-' || $1::int || '-' || n, $2, 'payment.refund-' || n, $5, 'NEW', $3, $4
     from generate_series(1, 101) n`,
    [
      desk().shop.merchantId,
      cashier.userId,
      desk().clock.now(),
      new Date(desk().clock.now().getTime() + hours(48)),
      await desk().request(),
    ],
  )
  const list = (query: string) => act('tickets.permissionRequests', '', { as: checker, query })
  const most = await list('?status=NEW&limit=100')
  expect([most.body['count'], (most.body['results'] as unknown[]).length]).toEqual([101, 100])
  expect(((await list('')).body['results'] as unknown[]).length).toBe(100)
  expect(await list('?limit=101')).toMatchObject({ status: 400 })
})

test('page 2 repeats no row of page 1 when somebody asks in between', async () => {
  const { cashier, checker } = await people()
  for (let count = 0; count < 3; count += 1) {
    await asked(cashier, checker)
    await desk().later(1_000)
  }
  const read = async (query: string) => (await act('tickets.tasks', '', { as: checker, query })).body
  const first = await read('?page_size=2')
  await desk().later(1_000)
  await asked(cashier, checker)
  const second = await read(`?page_size=2&page=2&as_of=${String(first['as_of'])}`)
  const idsOf = ({ results }: typeof first) => (results as { id: string }[]).map(({ id }) => id)
  expect(idsOf(first)).toHaveLength(2)
  expect(idsOf(second)).toHaveLength(1)
  expect(idsOf(first)).not.toContain(idsOf(second)[0])
  expect([second['count'], second['as_of']]).toEqual([3, first['as_of']])
})
