import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  noticesOf,
  openLedger,
  request,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import {
  command,
  keepsSurplus,
  operate,
  operationsOf,
  paid,
  paidTwice,
} from '@wasl/tests/support/fixtures/operations.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '../evidence/inquiry.domain.ts'
import { moneyOperation } from '../money.schema.ts'

/** Longer than the schedule of inquiries. */
async function aMonth({ clock, ledger }: LedgerScene): Promise<void> {
  for (let day = 0; day < 34; day += 1) {
    clock.advance(minutes(25 * 60))
    await ledger.runJanitorOnce()
  }
}

const clean = (scene: LedgerScene) => expectLedgerClean(scene.db, [bookOf(scene)])

eachEngine((database) => {
  test('a part is refunded, then the rest, never the fee, and each is told once', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paid(scene)
    expect(await operate(scene, publicId, { amount: '15.000' })).toBe('done')
    expect(await operate(scene, publicId)).toBe('done')
    expect(await operate(scene, publicId)).toBe('notPossible')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      refunded: 48_750,
      refundReserved: 0,
    })
    expect((await noticesOf(scene)).filter((topic) => topic === 'refund.done')).toHaveLength(2)
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await clean(scene)
  })

  test('a refund that the bank refuses gives its reservation back and says why', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paid(scene)
    scene.bank.operations.answer = 'refused'
    const wish = command(scene, publicId)
    const refused = { kind: 'declined', message: { en: 'No', ar: 'لا' } }
    expect(await scene.ledger.operate(wish)).toMatchObject({ ok: false, error: refused })
    expect(await scene.ledger.operate(wish)).toMatchObject({ ok: false, error: refused })
    expect(scene.bank.count('refund')).toBe(1)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 0, refundReserved: 0 })
    expect(await noticesOf(scene)).toContain('refund.rejected')
    await clean(scene)
  })

  test.each(['silentBefore', 'silentAfter'] as const)(
    'a bank that is %s keeps the reservation until it is asked, and refunds once',
    async (answer) => {
      const scene = await openLedger(database().db)
      const { publicId, attempt } = await paid(scene)
      scene.bank.operations.answer = answer
      expect(await operate(scene, publicId, { amount: '10' })).toBe('queued')
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 0, refundReserved: 10_000 })
      expect(await operate(scene, publicId, { amount: '38.751' })).toBe('badAmount')
      await expectLedgerClean(scene.db)
      scene.bank.operations.answer = 'done'
      scene.clock.advance(minutes(1))
      await scene.ledger.runJanitorOnce()
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 10_000, refundReserved: 0 })
      expect(scene.bank.book.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
      await clean(scene)
    },
  )

  test.each(['done', 'refused'] as const)(
    'a queued refund that ends %s is settled when it is asked about',
    async (end) => {
      const scene = await openLedger(database().db)
      const row = await paid(scene)
      scene.bank.operations.answer = 'queued'
      expect(await operate(scene, row.publicId)).toBe('queued')
      scene.clock.advance(minutes(1))
      await scene.ledger.runJanitorOnce()
      expect(await operationsOf(scene, row)).toMatchObject([{ state: 'queued' }])
      scene.bank.operations.settle(end)
      expect(
        await scene.ledger.askAgain({ merchantId: scene.merchantId, publicId: row.publicId }),
      ).toMatchObject({
        ok: true,
      })
      expect(await operationsOf(scene, row)).toMatchObject([
        { state: end === 'done' ? 'done' : 'failed', nextInquiryAt: null },
      ])
      expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({
        refunded: end === 'done' ? 48_750 : 0,
        refundReserved: 0,
      })
      await clean(scene)
    },
  )

  test('a bank that never says what became of a refund is a person’s business after thirty days', async () => {
    const scene = await openLedger(database().db)
    const row = await paid(scene)
    scene.bank.operations.answer = 'silentBefore'
    scene.bank.operations.inquiry = 'silent'
    await operate(scene, row.publicId)
    await aMonth(scene)
    expect(await operationsOf(scene, row)).toMatchObject([{ state: 'unknown', nextInquiryAt: null }])
    expect(await transactionOf(scene, row.publicId)).toMatchObject({ needsReview: true })
    expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({ refundReserved: 48_750 })
    await clean(scene)
  })

  test('a gateway that calls two refunds the same is not believed: the second waits, and a person looks', async () => {
    const scene = await openLedger(database().db)
    const row = await paid(scene)
    scene.bank.operations.operationId = 'R-1'
    expect(await operate(scene, row.publicId, { amount: '15' })).toBe('done')
    expect(await operate(scene, row.publicId, { amount: '10' })).toBe('queued')
    await aMonth(scene)
    expect(await operationsOf(scene, row)).toMatchObject([
      { state: 'done' },
      { state: 'unknown', nextInquiryAt: null },
    ])
    expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({
      refunded: 15_000,
      refundReserved: 10_000,
    })
    expect(await transactionOf(scene, row.publicId)).toMatchObject({ needsReview: true })
    await expectLedgerClean(scene.db)
  })

  test('an answer that cannot be booked is a person’s business once nobody asks again', async () => {
    const scene = await openLedger(database().db)
    const row = await paid(scene)
    // An adapter that breaks its contract.
    scene.bank.operations.operationId = 7 as unknown as string
    await expect(operate(scene, row.publicId)).rejects.toThrow('toWellFormed')
    await aMonth(scene)
    expect(await operationsOf(scene, row)).toMatchObject([{ nextInquiryAt: null }])
    expect(await transactionOf(scene, row.publicId)).toMatchObject({ needsReview: true })
    expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({ refundReserved: 48_750 })
    await expectLedgerClean(scene.db)
  })

  test('the same key is the same refund, and no other', async () => {
    const scene = await openLedger(database().db)
    const { publicId } = await paid(scene)
    const wish = { idempotencyKey: 'the same key', amount: '5' }
    expect(await operate(scene, publicId, wish)).toBe('done')
    expect(await operate(scene, publicId, { ...wish, amount: '5.000' })).toBe('done')
    expect(await operate(scene, publicId, { ...wish, amount: '6' })).toBe('keyReused')
    expect(await operate(scene, publicId, { ...wish, amount: null })).toBe('keyReused')
    expect(await operate(scene, publicId, { ...wish, kind: 'capture' })).toBe('keyReused')
    expect(await operate(scene, publicId, { ...wish, availableSeen: '43.750' })).toBe('done')
    const rest = { idempotencyKey: 'another key' }
    expect(await operate(scene, publicId, rest)).toBe('done')
    expect(await operate(scene, publicId, rest)).toBe('done')
    expect(await operate(scene, publicId, { ...rest, amount: '43.750' })).toBe('keyReused')
    expect(scene.bank.book.filter(({ kind }) => kind === 'refund')).toHaveLength(2)
    await clean(scene)
  })

  test('a refund that was written before wishes were kept is still answered under its key', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paid(scene)
    const wish = { idempotencyKey: 'of an older release', amount: '5' }
    await operate(scene, publicId, wish)
    await scene.db
      .update(moneyOperation)
      .set({ wishHash: null })
      .where(eq(moneyOperation.attemptId, attempt.id))
    expect(await operate(scene, publicId, wish)).toBe('done')
    expect(await operate(scene, publicId, { ...wish, kind: 'void', amount: null })).toBe('keyReused')
    expect(scene.bank.count('refund')).toBe(1)
  })

  test('what was shown as available must still be true', async () => {
    const scene = await openLedger(database().db)
    const { publicId } = await paid(scene)
    await operate(scene, publicId, { amount: '8.750' })
    const late = command(scene, publicId, { amount: '1', availableSeen: '48.750' })
    expect(await scene.ledger.operate(late)).toEqual({
      ok: false,
      error: { kind: 'availableChanged', available: { minor: 40_000, currency: 'KWD' } },
    })
    expect(await operate(scene, publicId, { amount: '1', availableSeen: '40' })).toBe('done')
    await clean(scene)
  })

  test.each([
    ['48.751', 'aboveAvailable'],
    ['0', 'notPositive'],
    ['1.2345', 'tooManyDecimals'],
    ['-1', 'malformed'],
    ['1e3', 'malformed'],
    ['', 'empty'],
  ])('%j is no amount to refund: %s', async (amount, problem) => {
    const scene = await openLedger(database().db)
    const { publicId } = await paid(scene)
    expect(await scene.ledger.operate(command(scene, publicId, { amount }))).toMatchObject({
      ok: false,
      error: { kind: 'badAmount', problem, available: { minor: 48_750, currency: 'KWD' } },
    })
    expect(scene.bank.count('refund')).toBe(0)
  })

  test('a refund that somebody asked about before its answer came is done, and its answer changes nothing', async () => {
    const scene = await openLedger(database().db)
    const { merchantId } = scene
    const { publicId, attempt } = await paid(scene)
    scene.bank.operations.beforeAnswer = async () => {
      await scene.ledger.askAgain({ merchantId, publicId })
    }
    expect(await operate(scene, publicId, { amount: '5' })).toBe('done')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 5_000, refundReserved: 0 })
    await clean(scene)
  })

  test('surplus money is refunded from its own attempt', async () => {
    const scene = await openLedger(database().db)
    await keepsSurplus(scene)
    const { publicId, surplus } = await paidTwice(scene)
    expect(await operate(scene, publicId, { attemptId: surplus.publicId })).toBe('done')
    expect(await attemptOf(scene, surplus.publicId)).toMatchObject({ refunded: 48_750, isWinner: false })
    expect(await operate(scene, publicId)).toBe('done')
    const another = await paid(scene)
    const foreign = { attemptId: another.attempt.publicId }
    expect(await operate(scene, publicId, foreign)).toBe('notFound')
    await clean(scene)
  })

  test('nothing is refunded of what is deleted, unpaid, another merchant’s, or without the password', async () => {
    const scene = await openLedger(database().db)
    const stranger = await openLedger(database().db)
    const { publicId } = await paid(scene)
    expect(await operate(scene, publicId, { isConfirmed: () => false })).toBe('reauthRequired')
    expect(await operate(stranger, publicId)).toBe('notFound')
    expect(await operate(scene, await request(scene))).toBe('notPossible')
    await scene.ledger.deleteTransaction({ ...scene, publicId, actor: 'alia', isDeleted: true })
    expect(await operate(scene, publicId)).toBe('notPossible')
    expect(scene.bank.count('refund')).toBe(0)
    await clean(scene)
  })
})
