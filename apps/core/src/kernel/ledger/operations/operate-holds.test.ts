import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  noticesOf,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, operate, twoHolds } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import { seconds } from '../evidence/inquiry.domain.ts'

const clean = (scene: LedgerScene) => expectLedgerClean(scene.db, [bookOf(scene)])

eachEngine((database) => {
  test('a hold is captured in parts up to what is held, and the payment stays authorized', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    const capture = (amount: string | null) => operate(scene, publicId, { kind: 'capture', amount })
    expect(await operate(scene, publicId)).toBe('notPossible')
    expect(await capture('20.000')).toBe('done')
    expect(await capture('29.001')).toBe('badAmount')
    expect(await capture(null)).toBe('done')
    expect(await capture('0.001')).toBe('notPossible')
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('notPossible')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      feeCaptured: 250,
      captureReserved: 0,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized' })
    expect(await operate(scene, publicId)).toBe('done')
    await clean(scene)
  })

  test('a part no larger than the fee is the merchant’s nothing, in the days of sales and in their recount', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    expect(await operate(scene, publicId, { kind: 'capture', amount: '0.250' })).toBe('done')
    const { captured, feeCaptured } = await attemptOf(scene, attempt.publicId)
    expect(captured - feeCaptured).toBe(0)
    await clean(scene)
    expect(await operate(scene, publicId, { kind: 'capture', amount: null })).toBe('done')
    await clean(scene)
  })

  test('a void that is pressed again under its key is told that the hold was given up', async () => {
    const scene = await openLedger(database().db)
    const { publicId } = await held(scene)
    const press = { kind: 'void' as const, idempotencyKey: 'one press' }
    expect(await operate(scene, publicId, press)).toBe('done')
    expect(await operate(scene, publicId, press)).toBe('done')
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('notPossible')
    expect(scene.bank.count('void')).toBe(1)
    await clean(scene)
  })

  test('one key gives up one hold, also where another has taken its place meanwhile', async () => {
    const scene = await openLedger(database().db)
    const { publicId, first, second } = await twoHolds(scene)
    await deliver(scene, scene.bank.authorizes(second.trackId), 'knet')
    const press = { kind: 'void' as const, idempotencyKey: 'one press' }
    expect(await operate(scene, publicId, press)).toBe('done')
    await deliver(scene, scene.bank.authorizes(first.trackId))
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized' })
    expect(await operate(scene, publicId, press)).toBe('done')
    expect(await operate(scene, publicId, { ...press, attemptId: first.publicId })).toBe('keyReused')
    expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'authorized', isWinner: true })
    expect(scene.bank.book.filter(({ kind }) => kind === 'void')).toMatchObject([{ trackId: second.trackId }])
    await clean(scene)
  })

  test('a capture that the bank called back before it answered counts once', async () => {
    const scene = await openLedger(database().db)
    const row = await held(scene)
    scene.bank.operations.beforeAnswer = async () => {
      const done = scene.bank.book.find(({ kind }) => kind === 'capture')
      if (!done) return
      const money = { minor: done.minor, currency: done.currency }
      await deliver(
        scene,
        { ...scene.bank.says(done.trackId, 'captured'), money, operationId: done.operationId },
        'hold',
      )
    }
    expect(await operate(scene, row.publicId, { kind: 'capture', amount: '20' })).toBe('done')
    expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({
      captured: 20_000,
      captureReserved: 0,
    })
    await clean(scene)
  })

  test('a hold of which nothing was taken is given up: winner and request let go of each other', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('done')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'canceled',
      isWinner: false,
      provenUnpaid: true,
      captureReserved: 0,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'canceled', paidAttemptId: null })
    expect(await operate(scene, publicId, { kind: 'capture' })).toBe('notPossible')
    const { publicId: attemptId } = attempt
    expect(await operate(scene, publicId, { kind: 'capture', attemptId })).toBe('notPossible')
    expect(await noticesOf(scene)).toContain('transaction.canceled')
    await clean(scene)
  })

  test('B.7: the rest of a hold of which a part was taken is given up, and the payment stands', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    await operate(scene, publicId, { kind: 'capture', amount: '20' })
    expect(await operate(scene, publicId, { kind: 'void', amount: '20' })).toBe('badAmount')
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('done')
    expect(scene.bank.book.at(-1)).toMatchObject({ kind: 'void', minor: 29_000 })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      isWinner: true,
      provenUnpaid: false,
      captured: 20_000,
      voided: 29_000,
      captureReserved: 0,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'authorized',
      paidAttemptId: attempt.id,
      needsReview: false,
    })
    expect(await noticesOf(scene)).toContain('hold.voided')
    expect(await operate(scene, publicId, { kind: 'capture' })).toBe('notPossible')
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('notPossible')
    expect(await operate(scene, publicId, { amount: '19.750' })).toBe('done')
    await clean(scene)
  })

  test('what a bank took while the rest was given up stands in the books, and a person looks', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    await operate(scene, publicId, { kind: 'capture', amount: '20' })
    scene.bank.operations.beforeAnswer = async () => {
      await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 29_000 }), 'hold')
    }
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('done')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 49_000, voided: 29_000 })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized', needsReview: true })
    expect(await operate(scene, publicId, { kind: 'capture' })).toBe('notPossible')
    await clean(scene)
  })

  test('money that a bank took in spite of the void still counts', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await held(scene)
    await operate(scene, publicId, { kind: 'void' })
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 49_000 }), 'hold')
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', paidAttemptId: attempt.id })
    expect(await operate(scene, publicId)).toBe('done')
    await clean(scene)
  })

  test('a capture whose end is unknown holds back the void and the next capture', async () => {
    const scene = await openLedger(database().db)
    const { publicId } = await held(scene)
    scene.bank.operations.answer = 'silentAfter'
    expect(await operate(scene, publicId, { kind: 'capture', amount: '1' })).toBe('queued')
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('underWay')
    expect(await operate(scene, publicId, { kind: 'capture', amount: '1' })).toBe('underWay')
    scene.clock.advance(seconds(45))
    scene.bank.operations.answer = 'done'
    await scene.ledger.runJanitorOnce()
    expect(await operate(scene, publicId, { kind: 'capture', amount: '1' })).toBe('done')
    await clean(scene)
  })

  test('cash is booked whole when it was paid at the door, and can be given back', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId, { gatewayCode: 'cod' })
    expect(await operate(scene, publicId, { kind: 'capture', amount: '1' })).toBe('badAmount')
    expect(await operate(scene, publicId, { kind: 'capture' })).toBe('done')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success', captured: 48_750 })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'cod' })
    expect(await operate(scene, publicId, { kind: 'capture' })).toBe('notPossible')
    expect(await operate(scene, publicId, { amount: '48.750' })).toBe('done')
    await expectLedgerClean(scene.db)
  })

  test('cash that was promised and not taken is canceled; cash that was taken is not', async () => {
    const scene = await openLedger(database().db)
    const cancel = async (publicId: string) => {
      const { merchantId, ledger } = scene
      const event = 'merchant.canceled' as const
      const done = await ledger.withdrawTransaction({ merchantId, publicId, actor: 'alia', event })
      return done.ok ? done.value.state : done.error.kind
    }
    const [refused, taken] = [await request(scene), await request(scene)]
    for (const publicId of [refused, taken]) await startPaying(scene, publicId, { gatewayCode: 'cod' })
    await operate(scene, taken, { kind: 'capture' })
    expect(await cancel(refused)).toBe('canceled')
    expect(await cancel(taken)).toBe('notPossible')
    expect(await transactionOf(scene, refused)).toMatchObject({ state: 'canceled', paidAttemptId: null })
    await expectLedgerClean(scene.db)
  })
})
