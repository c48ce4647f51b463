import { eachEngine } from '@wasl/tests/support/database'
import {
  bookOf,
  deliver,
  expectLedgerClean,
  kwd,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { merchant } from '../../merchants/merchants.schema.ts'
import { foldDueSales } from './fold-sales.service.ts'
import { attempt, paymentTransaction } from '../ledger.schema.ts'
import { findSalesTotals } from './sales.store.ts'

const totalsOf = ({ db, merchantId }: LedgerScene) =>
  findSalesTotals(db, { merchantId, plugins: ['payment_request'], from: '2026-11-01', to: '2026-11-30' })

const pay = async (scene: LedgerScene, id: string) => {
  const one = await startPaying(scene, id)
  await deliver(scene, scene.bank.captures(one.trackId))
}

const hide = (scene: LedgerScene, publicId: string, isDeleted: boolean) =>
  scene.ledger.deleteTransaction({ merchantId: scene.merchantId, publicId, actor: 'admin.demo', isDeleted })

eachEngine((database, kind) => {
  test(
    'days are those of a recount while many pay, delete and restore at once, two fold, and the merchant moves to another zone',
    { timeout: 60_000 },
    async () => {
      const { db } = database()
      const scene = await openLedger(db)
      const ids = await Promise.all(
        Array.from({ length: 12 }, (_, n) => request(scene, { amount: kwd(1_000 + n) })),
      )
      const paying = { isOn: true }
      const until = async (work: (round: number) => Promise<unknown>) => {
        for (let round = 0; paying.isOn; round += 1) await work(round)
      }
      const zones = ['Europe/London', 'America/New_York', 'Asia/Kuwait']
      const others = [
        until(() => foldDueSales({ db })),
        until(() => foldDueSales({ db })),
        until((round) =>
          db
            .update(merchant)
            .set({ timezone: zones[round % zones.length] ?? 'Asia/Kuwait' })
            .where(eq(merchant.id, scene.merchantId)),
        ),
      ]
      await Promise.all(
        ids.map(async (id, at) => {
          await pay(scene, id)
          if (at % 2 === 0) await hide(scene, id, true)
          if (at % 4 === 0) await hide(scene, id, false)
        }),
      )
      paying.isOn = false
      await Promise.all(others)
      expect(await totalsOf(scene)).toMatchObject([{ currency: 'KWD', paid: 9, succeeded: 9, failed: 0 }])
      await expectLedgerClean(db, [bookOf(scene)])
      await foldDueSales({ db })
      await expectLedgerClean(db, [bookOf(scene)])
    },
  )

  test.skipIf(kind === 'embedded')(
    'who deletes a transaction waits for its attempt to be counted',
    async () => {
      const { db } = database()
      const scene = await openLedger(db)
      const id = await request(scene)
      const one = await startPaying(scene, id)
      const transaction = await transactionOf(scene, id)
      const ready = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      const ending = inTransaction(db, async (tx) => {
        await tx
          .update(attempt)
          .set({
            state: 'failed',
            stateEvent: 'gateway.failed',
            stateSource: 'callback',
            nextInquiryAt: null,
          })
          .where(eq(attempt.id, one.id))
        ready.resolve()
        await gate.promise
      })
      await ready.promise
      const deleting = inTransaction(db, async (tx) => {
        await tx
          .update(paymentTransaction)
          .set({ deletedAt: scene.clock.now() })
          .where(eq(paymentTransaction.id, transaction.id))
      })
      const isWaiting = async () => {
        const { rows } = await db.execute<{ waits: boolean }>(sql`
        select exists (select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database() and query like 'update "payment_transaction"%') as waits`)
        return rows[0]?.waits === true
      }
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
      gate.resolve()
      await Promise.all([ending, deleting])
      expect(await totalsOf(scene)).toMatchObject([{ paid: 0, failed: 0 }])
      await expectLedgerClean(db)
    },
  )
})
