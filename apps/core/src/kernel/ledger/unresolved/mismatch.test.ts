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
import { command, operate, operationsOf } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'

/** The bank really charged 10 KWD instead of 49. */
async function mismatched(scene: LedgerScene) {
  const publicId = await request(scene)
  const attempt = await startPaying(scene, publicId)
  const taken = scene.bank.captures(attempt.trackId, { minor: 10_000, operationId: `odd-${attempt.trackId}` })
  await deliver(scene, taken)
  const wish = { attemptId: attempt.publicId, claim: taken.operationId }
  return { publicId, attempt, taken, wish }
}

const clean = (scene: LedgerScene) => expectLedgerClean(scene.db, [bookOf(scene)])

eachEngine((database) => {
  test('money that did not match goes back whole, once, after the bank was asked', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt, wish } = await mismatched(scene)
    expect(await operate(scene, publicId, { ...wish, amount: '9.999' })).toBe('badAmount')
    expect(await operate(scene, publicId, { ...wish, kind: 'capture' })).not.toBe('done')
    expect(await operate(scene, publicId, { ...wish, isConfirmed: () => false })).toBe('reauthRequired')
    const asked = scene.bank.count('inquire')
    expect(await operate(scene, publicId, wish)).toBe('done')
    expect(scene.bank.count('inquire')).toBeGreaterThan(asked)
    expect(await operate(scene, publicId, wish)).toBe('notPossible')
    expect(await operationsOf(scene, { publicId, attempt })).toMatchObject([
      { kind: 'refund', state: 'done', amount: 10_000, currency: 'KWD', actor: 'alia' },
    ])
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ quarantined: 10_000, refunded: 0 })
    expect(await transactionOf(scene, publicId)).toMatchObject({ needsReview: true, paidAttemptId: null })
    expect((await noticesOf(scene)).filter((topic) => topic === 'refund.done')).toHaveLength(1)
    await clean(scene)
  })

  test('what counts after all, or was told twice, is never given back as a mismatch', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt, taken, wish } = await mismatched(scene)
    await deliver(scene, { ...taken, money: { minor: 11_000, currency: 'KWD' } })
    expect(await operate(scene, publicId, wish)).toBe('notPossible')
    expect(await operate(scene, publicId, { ...wish, claim: 'nobody knows it' })).toBe('notPossible')
    expect(await operate(scene, publicId, { ...wish, attemptId: null })).toBe('notPossible')
    expect(await operationsOf(scene, { publicId, attempt })).toEqual([])
  })

  test('a key that gave one mismatch back says nothing of another', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt, wish } = await mismatched(scene)
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 2_000, operationId: 'op-b' }))
    const press = { ...wish, idempotencyKey: 'one key' }
    expect(await operate(scene, publicId, press)).toBe('done')
    expect(await operate(scene, publicId, { ...press, claim: 'op-b' })).toBe('keyReused')
    expect(await operate(scene, publicId, { ...press, claim: null })).toBe('keyReused')
    expect(await operationsOf(scene, { publicId, attempt })).toMatchObject([{ amount: 10_000 }])
    expect(await operate(scene, publicId, { ...wish, claim: 'op-b' })).toBe('done')
    await clean(scene)
  })

  test('a bank that does not say what it took is asked again later', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt, wish } = await mismatched(scene)
    scene.bank.state.inquiry = 'silent'
    expect(await operate(scene, publicId, wish)).toBe('bankSilent')
    expect(await operationsOf(scene, { publicId, attempt })).toEqual([])
    scene.bank.state.inquiry = 'truth'
    scene.bank.operations.answer = 'refused'
    expect(await operate(scene, publicId, wish)).toBe('declined')
    scene.bank.operations.answer = 'done'
    expect(await operate(scene, publicId, wish)).toBe('done')
    await clean(scene)
  })

  test('eight who press at once give a mismatch back once', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt, wish } = await mismatched(scene)
    const presses = Array.from({ length: 8 }, () => scene.ledger.operate(command(scene, publicId, wish)))
    const answers = await Promise.all(presses)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refunds = scene.bank.book.filter(
      ({ trackId, kind }) => trackId === attempt.trackId && kind === 'refund',
    )
    expect(refunds).toMatchObject([{ minor: 10_000 }])
    await clean(scene)
  })
})
