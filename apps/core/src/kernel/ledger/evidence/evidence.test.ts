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
import { expect, test } from 'vitest'
import type { Evidence } from '../../gateways/gateway.ts'
import type { AttemptRow } from '../attempt.store.ts'
import { minutes } from './inquiry.domain.ts'

async function paying(scene: LedgerScene) {
  const publicId = await request(scene)
  return { publicId, attempt: await startPaying(scene, publicId) }
}

/** The bank's signed report of a capture with another amount than requested. */
const claims = (
  { bank }: LedgerScene,
  { trackId }: AttemptRow,
  money: { minor: number; currency: string },
): Evidence => ({
  ...bank.says(trackId, 'captured'),
  money,
  operationId: `capture-${trackId}`,
})

eachEngine((database) => {
  test.each([
    ['amount', { minor: 48_999, currency: 'KWD' }],
    ['currency', { minor: 49_000, currency: 'USD' }],
    ['fee left out', { minor: 48_750, currency: 'KWD' }],
  ])('a wrong %s is quarantined and never pays; the right word heals it', async (_what, money) => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    await deliver(scene, claims(scene, attempt, money))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'invalid',
      captured: 0,
      quarantined: money.minor,
      isWinner: false,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'pending',
      paidAttemptId: null,
      needsReview: true,
    })
    expect(await noticesOf(scene)).toEqual(['payment.mismatch'])
    await expectLedgerClean(scene.db)

    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      quarantined: money.minor,
      isWinner: true,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: true })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a mismatch is asked about, so that the truth heals it without another callback', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    await deliver(scene, claims(scene, attempt, { minor: 1, currency: 'KWD' }))
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a bank that really took another amount has it on the books, apart, once', async () => {
    const scene = await openLedger(database().db)
    const { attempt } = await paying(scene)
    const half = scene.bank.captures(attempt.trackId, { minor: 24_500 })
    expect(await deliver(scene, half)).toBe('applied')
    expect(await deliver(scene, half)).toBe('duplicate')
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'invalid',
      captured: 0,
      quarantined: 24_500,
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a lie about a payment that is already counted opens a review and undoes no money', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    await deliver(scene, claims(scene, attempt, { minor: 1, currency: 'KWD' }))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      quarantined: 1,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: true })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('the same capture by callback, by the payer’s return and by inquiry is one', async () => {
    const scene = await openLedger(database().db)
    const { attempt } = await paying(scene)
    const evidence = scene.bank.captures(attempt.trackId)
    expect(await deliver(scene, evidence)).toBe('applied')
    expect(await deliver(scene, evidence)).toBe('duplicate')
    await scene.ledger.receiveReturn({ ...attempt, params: { signed: JSON.stringify([evidence]) } })
    expect(await scene.ledger.applyEvidence({ ...attempt, evidence: [evidence], source: 'inquiry' })).toEqual(
      {
        ok: true,
        value: ['duplicate'],
      },
    )
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 49_000 })
    expect(await noticesOf(scene)).toEqual(['payment.captured'])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a failure that is told after the success is ignored', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    const failure = scene.bank.declines(attempt.trackId)
    const success = scene.bank.captures(attempt.trackId)
    await deliver(scene, success)
    await deliver(scene, failure)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      details: { Result: 'CAPTURED' },
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a success after a failure wins', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    await deliver(scene, scene.bank.declines(attempt.trackId))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'failed', provenUnpaid: true })
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success', provenUnpaid: false })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a success for a request that expired or was canceled meanwhile wins, and an expiry is told as late', async () => {
    const scene = await openLedger(database().db)
    const canceled = await paying(scene)
    const withdrawal = { merchantId: scene.merchantId, publicId: canceled.publicId, actor: 'cashier' }
    expect(
      await scene.ledger.withdrawTransaction({ ...withdrawal, event: 'merchant.canceled' }),
    ).toMatchObject({ ok: true })
    await deliver(scene, scene.bank.captures(canceled.attempt.trackId))
    expect(await transactionOf(scene, canceled.publicId)).toMatchObject({ state: 'paid' })

    const expired = await paying(scene)
    scene.clock.advance(minutes(25 * 60))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, expired.publicId)).toMatchObject({ state: 'expired' })
    await deliver(scene, scene.bank.captures(expired.attempt.trackId))
    expect(await transactionOf(scene, expired.publicId)).toMatchObject({
      state: 'paid',
      paidAttemptId: expired.attempt.id,
    })
    expect(await noticesOf(scene, { late: true })).toEqual(['payment.captured'])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('money for a request that was made invalid is surplus, to be given back', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    const withdrawal = { merchantId: scene.merchantId, publicId, actor: 'cashier' }
    await scene.ledger.withdrawTransaction({ ...withdrawal, event: 'merchant.invalidated' })
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'invalid',
      paidAttemptId: null,
      needsReview: true,
    })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      isWinner: false,
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a hold secures the request, and is captured in parts up to its amount', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, { operation: 'authorize' })
    const attempt = await startPaying(scene, publicId)
    expect(attempt.operation).toBe('authorize')
    await deliver(scene, scene.bank.authorizes(attempt.trackId))
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'authorized',
      paidAttemptId: attempt.id,
    })
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 20_000, operationId: 'C1' }))
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 29_000, operationId: 'C2' }))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      feeCaptured: 250,
    })
    await deliver(scene, scene.bank.captures(attempt.trackId, { minor: 1, operationId: 'C3' }))
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 49_000, quarantined: 1 })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('one operation told with two amounts counts once, and is reviewed', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, { operation: 'authorize' })
    const attempt = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.authorizes(attempt.trackId))
    const part = scene.bank.captures(attempt.trackId, { minor: 20_000, operationId: 'C1' })
    await deliver(scene, part)
    await deliver(scene, { ...part, money: { minor: 10_000, currency: 'KWD' } })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 20_000, quarantined: 10_000 })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized', needsReview: true })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('words a database cannot hold do not keep money from the books', async () => {
    const scene = await openLedger(database().db)
    const { publicId, attempt } = await paying(scene)
    const evidence = {
      ...scene.bank.captures(attempt.trackId),
      message: { en: 'nul \0 and half \uD800', ar: 'x'.repeat(10_000) },
      details: {
        'a\0': '\uDC00',
        ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, 'v'])),
      },
    }
    expect(await deliver(scene, evidence)).toBe('applied')
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    const { messageEn, messageAr, details } = await attemptOf(scene, attempt.publicId)
    expect([messageEn, messageAr?.length, Object.keys(details).length]).toEqual([
      'nul  and half \uFFFD',
      512,
      32,
    ])
  })

  test('evidence for an attempt nobody knows is refused', async () => {
    const scene = await openLedger(database().db)
    const { attempt } = await paying(scene)
    const stranger = { merchantId: attempt.merchantId + 1_000, publicId: attempt.publicId }
    expect(await scene.ledger.applyEvidence({ ...stranger, evidence: [], source: 'staff' })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })
})
