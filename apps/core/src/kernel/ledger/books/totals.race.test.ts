import { eachEngine } from '@wasl/tests/support/database'
import {
  bookOf,
  deliver,
  expectLedgerClean,
  kwd,
  openLedger,
  request,
  startPaying,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { foldDueTotals } from './fold-totals.service.ts'
import { paymentTransaction } from '../ledger.schema.ts'
import { findTotals } from './totals.store.ts'

const totalsOf = ({ db, merchantId }: LedgerScene) =>
  findTotals(db, { merchantId, plugins: ['payment_request'], isDeleted: false })

const countIn = async (scene: LedgerScene): Promise<number> =>
  (await totalsOf(scene)).reduce((sum, total) => sum + total.count, 0)

eachEngine((database, kind) => {
  test('totals are those of a recount while many pay at once and two fold', { timeout: 60_000 }, async () => {
    const { db } = database()
    const scene = await openLedger(db)
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, n) => request(scene, { amount: kwd(1_000 + n) })),
    )
    const paying = { isOn: true }
    const until = async (work: () => Promise<unknown>) => {
      while (paying.isOn) await work()
    }
    const counts = new Set<number>()
    const others = [
      until(() => foldDueTotals({ db })),
      until(() => foldDueTotals({ db })),
      until(async () => counts.add(await countIn(scene))),
    ]
    await Promise.all(
      ids.map(async (id) => {
        const attempt = await startPaying(scene, id)
        await deliver(scene, scene.bank.captures(attempt.trackId))
      }),
    )
    paying.isOn = false
    await Promise.all(others)
    expect([...counts]).toEqual([16])
    const [paid, ...rest] = (await totalsOf(scene)).filter(({ count }) => count !== 0)
    expect([paid?.state, paid?.count, rest]).toEqual(['paid', 16, []])
    await expectLedgerClean(db, [bookOf(scene)])
    await foldDueTotals({ db })
    await expectLedgerClean(db, [bookOf(scene)])
  })

  test.skipIf(kind === 'embedded')(
    'a change that is not yet committed keeps no payment waiting',
    async () => {
      const { db } = database()
      const scene = await openLedger(db)
      const [held, other] = await Promise.all([request(scene), request(scene)])
      const attempt = await startPaying(scene, other)
      const ready = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      const holding = inTransaction(db, async (tx) => {
        await tx
          .update(paymentTransaction)
          .set({ deletedAt: scene.clock.now() })
          .where(eq(paymentTransaction.publicId, held))
        ready.resolve()
        await gate.promise
      })
      await ready.promise
      await deliver(scene, scene.bank.captures(attempt.trackId))
      await foldDueTotals({ db })
      expect(
        (await totalsOf(scene)).find(({ state, count }) => state === 'paid' && count === 1)?.received,
      ).toBe(48_750n)
      gate.resolve()
      await holding
      expect(await countIn(scene)).toBe(1)
      await expectLedgerClean(db)
    },
  )
})
