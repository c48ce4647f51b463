import { signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../../support/staff.ts'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()

let keys = 0
const ask = (body: object, { who = desk.admin(), key = `press-of-a-key-${(keys += 1)}` } = {}) =>
  desk.ask(
    { ...who, headers: { ...who.headers, 'idempotency-key': key } } as SignedIn,
    '/dashboard/transaction-jobs',
    {
      method: 'POST',
      body,
    },
  )
const open = (id: unknown, who = desk.admin()) => desk.ask(who, `/dashboard/transaction-jobs/${String(id)}`)
const waiting = { plugin: 'payment_request', query: { state: 'created,pending,attempted' } }

test('everything that matches is worked on in the background, once, and each row says what became of it', async () => {
  const before = await desk.ids(
    '/plugins/payment_request/transaction?state=created,pending,attempted&page_size=500',
  )
  const key = 'one and the same press'
  const [first, again] = await Promise.all([
    ask({ ...waiting, action: 'expire' }, { key }),
    ask({ ...waiting, action: 'expire' }, { key }),
  ])
  expect([first.status, again.status, again.body['id']]).toEqual([202, 202, first.body['id']])
  expect(first.body).toMatchObject({
    state: 'working',
    total: before.length,
    done: 0,
    failed: 0,
    results: [],
  })
  expect((await ask({ ...waiting, action: 'cancel' }, { key })).status).toBe(422)
  await desk.core().core.work.finish()
  const { body } = await open(first.body['id'])
  const results = body.results ?? []
  expect(body).toMatchObject({ state: 'finished', failed: results.length })
  expect(Number(body['done']) + Number(body['failed'])).toBe(before.length)
  expect(Number(body['done'])).toBeGreaterThan(0)
  const left = await desk.ids(
    '/plugins/payment_request/transaction?state=created,pending,attempted&page_size=500',
  )
  expect(new Set(left)).toEqual(new Set(results.map(({ id }) => id)))
})

test('a worker that died leaves its job to the next, which begins where it was', async () => {
  const asked = await ask({ plugin: 'payment_request', query: { state: 'paid' }, action: 'inquiry' })
  const id = String(asked.body['id'])
  await desk.db().execute(sql`
    update bulk_job_row r set status = 200, code = 'done', message = '' from bulk_job j
    where j.id = r.job_id and j.public_id = ${id} and r.position = 1`)
  await desk.db().execute(sql`
    update bulk_job set done = 1, leased_until = now() - interval '10 years' where public_id = ${id}`)
  await desk.core().core.work.finish()
  const { body } = await open(id)
  expect(body).toMatchObject({ state: 'finished' })
  expect(Number(body['done']) + Number(body['failed'])).toBe(body['total'])
})

test('a job that is stopped leaves the rest as it is', async () => {
  const asked = await ask({ plugin: 'payment_request', query: {}, action: 'inquiry' })
  const stopped = await desk.ask(
    desk.admin(),
    `/dashboard/transaction-jobs/${String(asked.body['id'])}/stop`,
    {
      method: 'POST',
      body: {},
    },
  )
  expect(stopped.body).toMatchObject({ state: 'stopped', done: 0 })
  await desk.core().core.work.finish()
  expect((await open(asked.body['id'])).body).toMatchObject({ state: 'stopped', done: 0, failed: 0 })
})

test('who may not is refused, nobody else sees a job, and money is not moved unseen', async () => {
  const someone = (permissions: string[], sections?: string[]) =>
    signedInStaff({ db: desk.db(), now: desk.core().now }, { permissions, ...(sections && { sections }) })
  const reader = await someone(['search_paymenttransaction'])
  expect((await ask({ ...waiting, action: 'cancel' }, { who: reader })).status).toBe(403)
  const blind = await someone(['payment.cancel'])
  expect((await ask({ ...waiting, action: 'cancel' }, { who: blind })).status).toBe(403)
  const closed = await someone(['search_paymenttransaction'], ['general-info'])
  expect((await ask({ ...waiting, action: 'email' }, { who: closed })).status).toBe(403)
  const asked = await ask({ plugin: 'payment_request', query: {}, action: 'inquiry' })
  expect((await open(asked.body['id'], reader)).status).toBe(404)
  expect((await ask({ ...waiting, action: 'refund' })).status).toBe(400)
  expect((await ask({ ...waiting, action: 'restore' })).status).toBe(409)
  expect(
    (await ask({ plugin: 'payment_request', query: { q: 'nobody is called so' }, action: 'email' })).body,
  ).toMatchObject({
    code: 'nothing_matches',
  })
  await desk.db().execute(sql`update bulk_job set state = 'stopped' where state = 'working'`)
})

test('rights that are taken away meanwhile refuse what is left', async () => {
  const who = await signedInStaff(
    { db: desk.db(), now: desk.core().now },
    { permissions: ['payment.cancel', 'search_paymenttransaction'] },
  )
  const asked = await ask({ plugin: 'payment_request', query: { state: 'paid' }, action: 'cancel' }, { who })
  expect(asked.status).toBe(202)
  await desk.db().execute(sql`update staff_user set permissions = '{}' where id = ${who.userId}`)
  await desk.core().core.work.finish()
  const { body } = await open(asked.body['id'], who)
  expect(body).toMatchObject({ state: 'finished', done: 0, failed: asked.body['total'] })
  expect(body.results?.[0]).toMatchObject({ code: 'permission_denied' })
})
