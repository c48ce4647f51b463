import { whatWasMissed } from '@wasl/core/kernel/live/missed.service'
import { findListeners } from '@wasl/core/kernel/push/registrations.store'
import { pushRegistration } from '@wasl/core/kernel/push/push.schema'
import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { ordersDesk } from './orders-desk.ts'

const database = seededForTests()
const { who, as, signIn, scene, paid, show, at, tell, fileOf } = ordersDesk(database)
let clerk: SignedIn
const here = { branch: 'pantry' }
const there = { branch: 'gifts' }
const plugin = 'catalogue'
const may = ['orders.manage', 'payment.refund', 'view_export_settings']

beforeAll(async () => {
  clerk = await signIn({ permissions: may, sections: [plugin], places: ['catalogue:pantry'] })
})

const ids = async (by: SignedIn, query = '') => {
  const { body } = await as(by, 'orders.list', { params: { plugin }, query })
  return (body['results'] as { id: string }[]).map(({ id }) => id)
}

test('commerce D53: staff of a store have its orders alone: in the list, its counts, its totals and its file', async () => {
  const [ours, theirs, ofNone] = [await paid('Noura', here), await paid('Faisal', there), await paid('Dana')]
  const all = await ids(who.manager, '?page_size=100')
  expect(all).toEqual(expect.arrayContaining([ours.id, theirs.id, ofNone.id]))
  const mine = await ids(clerk, '?page_size=100')
  expect(mine).toContain(ours.id)
  expect(mine).not.toContain(theirs.id)
  expect(mine).not.toContain(ofNone.id)
  const total = async (by: SignedIn) =>
    Number((await as(by, 'orders.statistics', { params: { plugin } })).body['orders'])
  expect(await total(clerk)).toBeLessThan(await total(who.manager))
  const { status, text } = await fileOf(clerk)
  expect(status).toBe(200)
  expect([text.includes('Noura'), text.includes('Faisal')]).toEqual([true, false])
  const { body } = await as(clerk, 'orders.branches', { params: { plugin } })
  expect((body['results'] as { id: string }[]).map(({ id }) => id)).toEqual(['pantry'])
})

test('commerce D53: an order of another store is answered like none, whatever is done to it', async () => {
  const { id, transaction } = await paid('Faisal', there)
  const bodies = {
    'orders.move': { to: 'packed' },
    'orders.stepBack': {},
    'orders.cancel': { reason: 'x', restock: true, refund: 'full' },
    'orders.refundLines': { lines: [{ position: 1, quantity: 1 }], restock: true },
  } as const
  for (const [route, body] of Object.entries(bodies)) {
    const name = route as keyof typeof bodies
    const headers = { 'idempotency-key': `of-another-store-${route}` }
    expect([route, (await as(clerk, name, { params: at(id), body, headers })).status]).toEqual([route, 404])
  }
  for (const named of [id, transaction])
    expect((await as(clerk, 'orders.order', { params: at(named) })).status).toBe(404)
  expect(await show(id)).toMatchObject({ state: 'confirmed' })
})

test('commerce D53: open dashboards and closed ones hear of new orders of their stores', async () => {
  const { db, pool } = database()
  const told = async (by: SignedIn) => {
    const staff = { ...by, name: { en: '', ar: '' }, isSuperuser: false, permissions: new Set<string>() }
    const places = by === clerk ? new Set(['catalogue:pantry']) : null
    const missed = await whatWasMissed(
      db,
      { ...staff, sections: new Set([plugin]), places, confirmedAt: scene().now() },
      1,
    )
    return missed.events
      .filter(({ topic }) => topic.startsWith('order.'))
      .map(({ payload }) => payload['order'])
  }
  await pool.query(`update staff_user set receive_order_notification = true where id = any($1)`, [
    [clerk.userId, who.manager.userId],
  ])
  const [ours, theirs] = [await paid('Noura', here), await paid('Faisal', there)]
  await tell()
  expect(await told(who.manager)).toEqual(expect.arrayContaining([ours.id, theirs.id]))
  const heard = await told(clerk)
  expect(heard).toContain(ours.id)
  expect(heard).not.toContain(theirs.id)
  const browsers = [clerk, who.manager].map(({ userId, sessionId }, n) => ({
    merchantId: 1,
    userId,
    sessionId,
    publicId: `browser-${n}`,
    endpoint: `https://push.example/${n}`,
    p256dh: 'x',
    auth: 'x',
    createdAt: scene().now(),
    seenAt: scene().now(),
  }))
  await db.insert(pushRegistration).values(browsers)
  const hears = async (place: string | null) =>
    (await findListeners(db, 1, { kind: 'orders', place })).map(({ publicId }) => publicId)
  expect(await hears('catalogue:pantry')).toEqual(expect.arrayContaining(['browser-0', 'browser-1']))
  expect(await hears('catalogue:gifts')).not.toContain('browser-0')
  expect(await hears(null)).not.toContain('browser-0')
})
