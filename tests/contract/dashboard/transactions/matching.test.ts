import { signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../../support/staff.ts'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()

let keys = 0
type Wish = { plugin: string | null; query: Record<string, string>; action: string; count?: number }
/** Confirms as many as the list shows, unless it is said how many. */
const ask = async (wish: Wish, { who = desk.admin(), key = `press-of-a-key-${(keys += 1)}` } = {}) =>
  desk.ask(
    { ...who, headers: { ...who.headers, 'idempotency-key': key } } as SignedIn,
    '/dashboard/transaction-jobs',
    { method: 'POST', body: { count: await shown(wish), ...wish } },
  )
const shown = async ({ plugin, query }: Wish): Promise<number> => {
  const list = plugin === null ? '/dashboard/transaction' : `/plugins/${plugin}/transaction`
  const { body } = await desk.ask(desk.admin(), `${list}?${new URLSearchParams(query)}&page_size=1`)
  return Math.max(1, Number(body['count']))
}
/** Nothing was asked for before. */
const forget = () => desk.db().execute(sql`update bulk_job set state = 'stopped'`)
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

test('everything that matches is a right of its own: who may do it to a row may not do it to all', async () => {
  await forget()
  const permissions = ['payment.cancel', 'search_paymenttransaction']
  const cashier = await signedInStaff({ db: desk.db(), now: desk.core().now }, { permissions })
  for (const action of ['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire'])
    expect(await ask({ plugin: null, query: {}, action }, { who: cashier })).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
})

test('what was confirmed is the number that matches, and any other is refused with it', async () => {
  await forget()
  const wish = { plugin: null, query: { state: 'paid' }, action: 'email' }
  const count = await shown(wish)
  for (const seen of [count - 1, count + 1])
    expect(await ask({ ...wish, count: seen })).toMatchObject({
      status: 409,
      body: {
        code: 'count_changed',
        detail: `The list has changed: ${count} transactions match now, not ${seen}. Check the list and confirm again.`,
      },
    })
  const { count: _, ...unsaid } = { ...wish, count }
  expect(
    await desk.ask(
      {
        ...desk.admin(),
        headers: { ...desk.admin().headers, 'idempotency-key': 'nothing was confirmed' },
      } as SignedIn,
      '/dashboard/transaction-jobs',
      { method: 'POST', body: unsaid },
    ),
  ).toMatchObject({ status: 400 })
  expect(await ask({ ...wish, count })).toMatchObject({ status: 202, body: { total: count } })
  await forget()
})

test('the same of the same list is not asked for again within the hour, by nobody and not by two at once', async () => {
  await forget()
  const wish = { plugin: 'payment_request', query: { state: 'paid' }, action: 'email' }
  const other = await signedInStaff(
    { db: desk.db(), now: desk.core().now },
    { permissions: ['payment.matching', 'search_paymenttransaction'] },
  )
  const both = await Promise.all([ask(wish), ask(wish, { who: other }), ask(wish), ask(wish, { who: other })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'repeated' })
  await desk.db().execute(sql`update bulk_job set state = 'finished' where state = 'working'`)
  expect(await ask(wish)).toMatchObject({ status: 409, body: { code: 'repeated' } })
  expect(await ask({ ...wish, query: { q: ' STATE:Paid ' } })).toMatchObject({ body: { code: 'repeated' } })
  expect((await ask({ ...wish, action: 'sms' })).status).toBe(202)
  await desk
    .db()
    .execute(
      sql`update bulk_job set created_at = created_at - interval '1 hour', state = 'finished' where state = 'working' or operation = 'email'`,
    )
  expect((await ask(wish)).status).toBe(202)
  await forget()
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
  await forget()
  const reader = await someone(['search_paymenttransaction', 'payment.matching'])
  expect((await ask({ ...waiting, action: 'cancel' }, { who: reader })).status).toBe(403)
  const blind = await someone(['payment.cancel', 'payment.matching'])
  expect((await ask({ ...waiting, action: 'cancel' }, { who: blind })).status).toBe(403)
  const closed = await someone(['search_paymenttransaction', 'payment.matching'], ['general-info'])
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

test('a section that is closed meanwhile refuses what is left, and whoever is gone has nothing done in their name', async () => {
  for (const [change, ended] of [
    [`sections = '{general-info}'`, { state: 'finished', done: 0 }],
    ['disabled_at = now()', { state: 'stopped', done: 0 }],
  ] as const) {
    await forget()
    const desked = { db: desk.db(), now: desk.core().now }
    const permissions = ['payment.cancel', 'payment.matching', 'search_paymenttransaction']
    const who = await signedInStaff(desked, { permissions })
    const wish = { plugin: 'payment_request', query: { state: 'paid' }, action: 'cancel' }
    const asked = await ask(wish, { who })
    expect(asked.status).toBe(202)
    await desk.db().execute(sql.raw(`update staff_user set ${change} where id = ${who.userId}`))
    await desk.core().core.work.finish()
    const { rows } = await desk
      .db()
      .execute(sql`select state, done from bulk_job where public_id = ${String(asked.body['id'])}`)
    expect(rows).toEqual([ended])
  }
})

test('rights that are taken away meanwhile refuse what is left', async () => {
  await forget()
  const who = await signedInStaff(
    { db: desk.db(), now: desk.core().now },
    { permissions: ['payment.cancel', 'payment.matching', 'search_paymenttransaction'] },
  )
  const asked = await ask({ plugin: 'payment_request', query: { state: 'paid' }, action: 'cancel' }, { who })
  expect(asked.status).toBe(202)
  await desk
    .db()
    .execute(sql`update staff_user set permissions = '{payment.matching}' where id = ${who.userId}`)
  await desk.core().core.work.finish()
  const { body } = await open(asked.body['id'], who)
  expect(body).toMatchObject({ state: 'finished', done: 0, failed: asked.body['total'] })
  expect(body.results?.[0]).toMatchObject({ code: 'permission_denied' })
})
