import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { staffWith } from '@wasl/tests/support/staff'
import { updateStaffUser } from '../people/people.store.ts'
import { endSessionsOf } from '../people/sessions.store.ts'
import type { Staff } from '../people/staff.ts'
import { createLiveFeed } from './live-feed.ts'
import { whatWasMissed } from './missed.service.ts'

const feedOf = ({ db, clock }: LedgerScene) => createLiveFeed({ db, clock })

const tell = (
  { db, merchantId, clock }: LedgerScene,
  topic: string,
  payload: Record<string, unknown>,
  dedupeKey = `${topic} ${Math.random()}`,
) =>
  inTransaction(db, (tx) =>
    writeNotice(tx, { merchantId, topic, aggregate: dedupeKey, dedupeKey, payload }, clock.now()),
  )

async function staffOf(
  { db, merchantId, clock }: LedgerScene,
  sections: string[],
  receivesOrders = false,
): Promise<Staff> {
  const staff = await staffWith({ db, now: () => clock.now() }, { merchantId, sections })
  await inTransaction(db, (tx) => updateStaffUser(tx, staff, { receiveOrderNotification: receivesOrders }))
  return staff
}

eachEngine((database) => {
  test('a change of a transaction is told once to those whose section it is in', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const [cashier, kitchen] = await Promise.all([
      staffOf(scene, ['payment_request']),
      staffOf(scene, ['food_ordering']),
    ])
    const publicId = await request(scene)
    await scene.ledger.runJanitorOnce([feed.consumer])
    await scene.ledger.runJanitorOnce([feed.consumer])
    const told = await whatWasMissed(scene.db, cashier, 0)
    expect(told.events.map(({ topic, payload }) => [topic, payload])).toEqual([
      [
        'transaction.changed',
        { transaction: publicId, plugin: 'payment_request', state: 'created', news: 'transaction.created' },
      ],
    ])
    expect((await whatWasMissed(scene.db, kitchen, 0)).events).toEqual([])
    feed.stop()
  })

  test('whoever sees the list of everything hears of no module that is closed to them there', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const [outside, inside] = await Promise.all([
      staffOf(scene, ['general-info', 'event']),
      staffOf(scene, ['general-info', 'payment_request']),
    ])
    const transaction = await request(scene)
    const plugin = 'payment_request'
    await tell(scene, 'transaction.changed', { transaction, plugin, state: 'pending' })
    await scene.ledger.runJanitorOnce([feed.consumer])
    const heard = async (staff: Staff) =>
      (await whatWasMissed(scene.db, staff, 0)).events.map(({ payload }) => payload['transaction'])
    expect(await heard(outside)).toEqual([])
    expect(await heard(inside)).toEqual([transaction, transaction])
    feed.stop()
  })

  test('who answers requests hears of none about a module that is closed to them', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const [outside, inside] = await Promise.all([
      staffOf(scene, ['ticket', 'event']),
      staffOf(scene, ['ticket', 'payment_request']),
    ])
    const plugin = 'payment_request'
    await tell(scene, 'permission_request.created', { request: 'T-1', user: 0, plugin })
    await tell(scene, 'permission_request.answered', { request: 'T-1', user: 0, plugin })
    await tell(scene, 'operation_request.created', { request: 'OR-1', user: 0, plugin })
    await tell(scene, 'operation_request.changed', { request: 'OR-1', user: 0, plugin })
    await scene.ledger.runJanitorOnce([feed.consumer])
    const heard = async (staff: Staff) => (await whatWasMissed(scene.db, staff, 0)).events.length
    expect([await heard(outside), await heard(inside)]).toEqual([0, 4])
    feed.stop()
  })

  test('a report is told to whoever asked for it, an order to those who want orders, a request to those who decide, new rights to who has them', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const [asker, receiver, decider, seller] = await Promise.all([
      staffOf(scene, []),
      staffOf(scene, [], true),
      staffOf(scene, ['ticket']),
      staffOf(scene, ['catalogue']),
    ])
    await tell(scene, 'order.changed', { order: 'FO-1', plugin: 'catalogue', state: 'packed' })
    await tell(scene, 'report.ready', { report: 'RPT-1', user: asker.userId, rows: 3 })
    await tell(scene, 'order.created', { order: 'FO-1' })
    await tell(scene, 'permission_request.created', { request: 'T-1', user: asker.userId })
    await tell(scene, 'rights.changed', { user: decider.userId })
    await scene.ledger.runJanitorOnce([feed.consumer])
    // News of two things is told in any order.
    const heard = async (staff: Staff) =>
      (await whatWasMissed(scene.db, staff, 0)).events
        .map(({ topic, payload }) => [topic, payload] as const)
        .toSorted(([one], [other]) => one.localeCompare(other))
    expect(await heard(asker)).toEqual([['report.ready', { report: 'RPT-1' }]])
    expect(await heard(receiver)).toEqual([['order.created', { order: 'FO-1' }]])
    expect(await heard(decider)).toEqual([
      ['permission_request.created', { request: 'T-1', user: String(asker.userId) }],
      ['rights.changed', { user: String(decider.userId) }],
    ])
    expect(await heard(seller)).toEqual([
      ['order.changed', { order: 'FO-1', plugin: 'catalogue', state: 'packed' }],
    ])
    feed.stop()
  })

  test('the end of a session is told to the web server, and missed by nobody', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const { db, merchantId } = scene
    const { userId, sessionId, ...staff } = await staffOf(scene, ['ticket'])
    const at = scene.clock.now()
    await inTransaction(db, (tx) => endSessionsOf(tx, { merchantId, userId, by: 'disabled', at }))
    await inTransaction(db, (tx) => endSessionsOf(tx, { merchantId, userId, by: 'disabled', at }))
    await scene.ledger.runJanitorOnce([feed.consumer])
    const told = await feed.after({ merchantId, after: 0, waitMs: 0 })
    expect(told.map(({ topic, audiences, payload }) => [topic, audiences, payload])).toEqual([
      ['sessions.ended', [], { user: String(userId) }],
    ])
    expect((await whatWasMissed(db, { ...staff, userId, sessionId }, 0)).events).toEqual([])
    feed.stop()
  })

  test('who waits is woken by what comes, and hears nothing of another merchant', async () => {
    const [scene, other] = await Promise.all([openLedger(database().db), openLedger(database().db)])
    const feed = feedOf(scene)
    const { latest } = await whatWasMissed(scene.db, await staffOf(scene, []), null)
    const waiting = feed.after({ merchantId: scene.merchantId, after: latest, waitMs: 30_000 })
    await tell(other, 'order.created', { order: 'theirs' })
    await tell(scene, 'order.created', { order: 'ours' })
    await scene.ledger.runJanitorOnce([feed.consumer])
    expect((await waiting).map(({ payload }) => payload)).toEqual([{ order: 'ours' }])
    feed.stop()
  })

  test('what another core wrote is heard within a second or two', async () => {
    const scene = await openLedger(database().db)
    const [feed, elsewhere] = [feedOf(scene), feedOf(scene)]
    const waiting = feed.after({ merchantId: scene.merchantId, after: 0, waitMs: 30_000 })
    await tell(scene, 'order.created', { order: 'FO-2' })
    await scene.ledger.runJanitorOnce([elsewhere.consumer])
    expect((await waiting).map(({ payload }) => payload)).toEqual([{ order: 'FO-2' }])
    feed.stop()
    elsewhere.stop()
  })

  test('who waits while the core stops is let go', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const waiting = feed.after({ merchantId: scene.merchantId, after: 0, waitMs: 600_000 })
    feed.stop()
    expect(await waiting).toEqual([])
  })

  test('what was missed is told in order; who missed more than is kept is told that everything may have changed', async () => {
    const scene = await openLedger(database().db)
    const feed = feedOf(scene)
    const staff = await staffOf(scene, [], true)
    for (const order of ['1', '2', '3']) {
      await tell(scene, 'order.created', { order })
      await scene.ledger.runJanitorOnce([feed.consumer])
    }
    const all = await whatWasMissed(scene.db, staff, 0)
    const [first] = all.events
    const rest = await whatWasMissed(scene.db, staff, first?.id ?? 0)
    expect(rest).toMatchObject({ isComplete: true, latest: all.latest })
    expect(rest.events.map(({ payload }) => payload)).toEqual([{ order: '2' }, { order: '3' }])
    expect(await whatWasMissed(scene.db, staff, all.latest)).toMatchObject({ events: [], isComplete: true })

    scene.clock.advance(24 * 3_600_000 + 1)
    await tell(scene, 'order.created', { order: '4' })
    await scene.ledger.runJanitorOnce([feed.consumer])
    await feed.forgetOld()
    const late = await whatWasMissed(scene.db, staff, first?.id ?? 0)
    expect(late).toMatchObject({ events: [], isComplete: false })
    feed.stop()
  })
})
