import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  noticesOf,
  openLedger,
  request,
  startPaying,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { isDue } from '@wasl/tests/support/is-due'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gatewayEvent } from '../evidence/inbox.schema.ts'
import { seconds } from '../evidence/inquiry.domain.ts'
import { saleChange } from '../books/sales.schema.ts'
import { transactionTotalChange } from '../books/totals.schema.ts'

const keep = ({ db, merchantId, clock }: LedgerScene, dueAt: Date) =>
  db.insert(gatewayEvent).values({
    merchantId,
    gatewayCode: 'card',
    dedupeKey: 'kept',
    source: 'callback',
    evidence: [],
    receivedAt: clock.now(),
    dueAt,
  })

eachEngine((database) => {
  test('each thing that waits for the janitor is due by itself, and after its round nothing is', async () => {
    const scene = await openLedger(database().db)
    const { db, clock, merchantId, ledger } = scene
    const isJanitorDue = () => isDue(db, clock, ...ledger.janitor([]))
    const attempt = await startPaying(scene, await request(scene))
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await isJanitorDue()).toBe(true)
    await ledger.runJanitorOnce()
    expect(await isJanitorDue()).toBe(false)

    const sums = { count: 0, generated: 0, received: 0, balance: 0 }
    const of = { merchantId, plugin: 'payment_request', currency: 'KWD' }
    await db.insert(transactionTotalChange).values({ ...of, state: 'paid', isDeleted: false, ...sums })
    expect(await ledger.runJanitorOnce()).toMatchObject({ totals: 1 })

    const days = { paid: 0, amount: 0, refunded: 0, succeeded: 0, failed: 0 }
    await db.insert(saleChange).values({ ...of, gatewayCode: 'card', at: clock.now(), ...days })
    expect(await ledger.runJanitorOnce()).toMatchObject({ sales: 1 })

    const dueAt = new Date(clock.now().getTime() + seconds(5))
    await keep(scene, dueAt)
    expect(await isJanitorDue()).toBe(false)
    clock.advance(seconds(5))
    expect(await ledger.runJanitorOnce()).toMatchObject({ events: 1 })
    await db.execute(sql`delete from gateway_event where merchant_id = ${merchantId} and dedupe_key = 'kept'`)
    expect(await isJanitorDue()).toBe(false)
  })

  test('a part of a round that fails holds up none of the others', async () => {
    const scene = await openLedger(database().db)
    const { db, clock, ledger, bank } = scene
    const attempt = await startPaying(scene, await request(scene))
    await ledger.runJanitorOnce()
    bank.captures(attempt.trackId)
    clock.advance(seconds(60))
    await keep(scene, clock.now())
    // Leasing a kept event postpones it, which is refused here.
    const now = clock.now().toISOString()
    await db.execute(sql.raw(`alter table gateway_event add constraint no_try check (due_at <= '${now}')`))
    await expect(ledger.runJanitorOnce()).rejects.toMatchObject({ cause: { constraint: 'no_try' } })
    await db.execute(sql`alter table gateway_event drop constraint no_try`)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success' })
    expect(await noticesOf(scene)).toEqual(['payment.captured'])
  })
})
