import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '../../audit/audit.schema.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'
import { foldDueTotals } from '../books/fold-totals.service.ts'
import { findTotals } from '../books/totals.store.ts'

const actor = 'alia'

const hide = async ({ ledger, merchantId }: LedgerScene, publicId: string) => {
  expect(await ledger.deleteTransaction({ merchantId, publicId, actor, isDeleted: true })).toMatchObject({
    ok: true,
  })
}

const withdraw = ({ ledger, merchantId }: LedgerScene, publicId: string, to: 'canceled' | 'invalidated') =>
  ledger.withdrawTransaction({ merchantId, publicId, actor, event: `merchant.${to}` })

const shown = async ({ db, merchantId }: LedgerScene) =>
  (await findTotals(db, { merchantId, plugins: ['payment_request'], isDeleted: false }))
    .filter(({ count }) => count !== 0)
    .map(({ state, count, received }) => [state, count, received])

const whyBack = async ({ db }: LedgerScene, id: number) =>
  (
    await db
      .select({ actor: audit.actor, detail: audit.detail })
      .from(audit)
      .where(and(eq(audit.object, transactionAggregate(id)), eq(audit.action, 'transaction.came_back')))
  ).map((entry) => [entry.actor, entry.detail])

const isClean = async (scene: LedgerScene) => {
  for (const _ of [1, 2]) {
    await expectLedgerClean(scene.db, [bookOf(scene)])
    await foldDueTotals(scene)
  }
}

eachEngine((database) => {
  const deletedUnpaid = async (to: 'canceled' | 'invalidated' = 'canceled') => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    await withdraw(scene, publicId, to)
    await hide(scene, publicId)
    return { scene, publicId, attempt }
  }

  test('a deleted request that is paid on its old page comes back, flagged, and says why', async () => {
    const { scene, publicId, attempt } = await deletedUnpaid()
    expect(await shown(scene)).toEqual([])
    const word = scene.bank.captures(attempt.trackId)
    await deliver(scene, word)
    const paid = await transactionOf(scene, publicId)
    expect(paid).toMatchObject({ state: 'paid', deletedAt: null, needsReview: true })
    expect(await shown(scene)).toEqual([['paid', 1, 48_750n]])
    expect(await whyBack(scene, paid.id)).toEqual([['callback', { outcome: 'paid' }]])
    await isClean(scene)
    await hide(scene, publicId)
    await deliver(scene, word)
    expect((await transactionOf(scene, publicId)).deletedAt).not.toBeNull()
    await isClean(scene)
    expect(await whyBack(scene, paid.id)).toHaveLength(1)
  })

  test.each([49_000, 1_000])('money of %i for one that was withdrawn and deleted is seen', async (minor) => {
    const { scene, publicId, attempt } = await deletedUnpaid('invalidated')
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor }))
    const row = await transactionOf(scene, publicId)
    expect(row).toMatchObject({ state: 'invalid', deletedAt: null, needsReview: true })
    const outcome = minor === 49_000 ? 'surplus' : 'mismatch'
    expect(await whyBack(scene, row.id)).toEqual([['callback', { outcome }]])
    await isClean(scene)
  })

  test('a bank that says no brings nothing back', async () => {
    const { scene, publicId, attempt } = await deletedUnpaid()
    await deliver(scene, scene.bank.declines(attempt.trackId))
    const row = await transactionOf(scene, publicId)
    expect([row.deletedAt !== null, row.needsReview, await whyBack(scene, row.id)]).toEqual([true, false, []])
  })

  test('a hold that was deleted stays deleted while it is captured', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, { pgCodes: ['hold'] })
    const attempt = await startPaying(scene, publicId, { gatewayCode: 'hold' })
    await deliver(scene, scene.bank.authorizes(attempt.trackId), 'hold')
    await hide(scene, publicId)
    await deliver(scene, scene.bank.captures(attempt.trackId), 'hold')
    expect((await attemptOf(scene, attempt.publicId)).captured).toBe(49_000)
    const row = await transactionOf(scene, publicId)
    expect([row.deletedAt !== null, await whyBack(scene, row.id)]).toEqual([true, []])
    await isClean(scene)
  })
})
