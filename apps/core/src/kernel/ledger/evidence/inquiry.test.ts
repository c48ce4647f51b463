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
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { minutes, seconds } from './inquiry.domain.ts'

eachEngine((database) => {
  test('a payment without a callback is found by asking', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(seconds(14))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('pending')
    scene.clock.advance(seconds(1))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', paidAttemptId: attempt.id })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      nextInquiryAt: null,
      checkedAt: scene.clock.now(),
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a payment that stays open is asked about less and less often, then by a person, and never fails', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.inquiry = 'silent'
    const publicId = await request(scene, { expiresAt: null })
    const attempt = await startPaying(scene, publicId)
    let hours = 0
    for (; hours < 9 * 24; hours += 1) {
      scene.clock.advance(minutes(60))
      await scene.ledger.runJanitorOnce()
    }
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'pending', nextInquiryAt: null })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'pending', needsReview: true })
    expect(scene.bank.count('inquire')).toBeGreaterThan(24)
    expect(scene.bank.count('inquire')).toBeLessThan(40)
    await expectLedgerClean(scene.db)
  })

  test('an answer about another payment is no answer: it settles neither, and the bank is asked again', async () => {
    const scene = await openLedger(database().db)
    const other = await startPaying(scene, await request(scene))
    scene.bank.captures(other.trackId)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.bank.state.inquiryAbout = other.trackId
    scene.clock.advance(seconds(11))
    await scene.ledger.checkAttempt({ merchantId: scene.merchantId, publicId: attempt.publicId })
    expect(scene.bank.count('inquire')).toBe(1)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'pending', checkedAt: null })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'pending', needsReview: false })
    scene.bank.state.inquiryAbout = null
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(seconds(15))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('paid')
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('an inquiry is leased before the bank is called: two janitors ask once', async () => {
    const scene = await openLedger(database().db)
    await startPaying(scene, await request(scene))
    scene.clock.advance(seconds(15))
    await Promise.all([scene.ledger.runJanitorOnce(), scene.ledger.runJanitorOnce()])
    expect(scene.bank.count('inquire')).toBe(1)
  })

  test('a bank that twice does not know a payment, ten seconds apart, ends it as not charged', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentBefore'
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const after = async (wait: number) => {
      scene.clock.advance(seconds(wait))
      await scene.ledger.runJanitorOnce()
      const { state, provenUnpaid } = await attemptOf(scene, attempt.publicId)
      return [scene.bank.count('inquire'), state, provenUnpaid]
    }
    expect(await after(4)).toEqual([0, 'unknown', false])
    expect(await after(1)).toEqual([1, 'unknown', false])
    expect(await after(9)).toEqual([1, 'unknown', false])
    expect(await after(1)).toEqual([2, 'failed', true])
    expect((await transactionOf(scene, publicId)).state).toBe('attempted')
    expect(await noticesOf(scene)).toContain('payment.failed')
    await expectLedgerClean(scene.db)
  })

  test('a bank that forgot a payment and remembers it while it may still be paid is believed', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentAfter'
    scene.bank.state.inquiry = 'notFound'
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    for (const wait of [5, 10]) {
      scene.clock.advance(seconds(wait))
      await scene.ledger.runJanitorOnce()
    }
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'failed', provenUnpaid: true })
    scene.bank.state.inquiry = 'truth'
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', paidAttemptId: attempt.id })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('what a bank did not know before it was asked once more does not count', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentBefore'
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.clock.advance(seconds(5))
    await scene.ledger.runJanitorOnce()
    await startPaying(scene, publicId)
    expect(scene.bank.count('createSession')).toBe(2)
    scene.clock.advance(seconds(10))
    await scene.ledger.runJanitorOnce()
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('unknown')
    scene.clock.advance(seconds(10))
    await scene.ledger.runJanitorOnce()
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('failed')
  })

  test('a bank that denies a payment it had opened is not believed', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.bank.state.inquiry = 'notFound'
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'unknown', provenUnpaid: false })
    scene.bank.state.inquiry = 'truth'
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('paid')
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('whoever looks at an open attempt has its bank asked, after ten seconds and at most every five', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    const look = async () => {
      const found = await scene.ledger.checkAttempt(attempt)
      return [found.ok && found.value.state, scene.bank.count('inquire')]
    }
    scene.clock.advance(seconds(9))
    expect(await look()).toEqual(['pending', 0])
    scene.clock.advance(seconds(1))
    expect(await look()).toEqual(['pending', 1])
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(seconds(4))
    expect(await look()).toEqual(['pending', 1])
    scene.clock.advance(seconds(1))
    expect(await look()).toEqual(['success', 2])
    scene.clock.advance(seconds(60))
    expect(await look()).toEqual(['success', 2])
    expect(await scene.ledger.checkAttempt({ ...attempt, publicId: 'nowhere' })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })

  test('an unsigned return proves nothing: the bank is asked', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    await scene.ledger.receiveReturn({ ...attempt, params: { result: 'CAPTURED' } })
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('pending')
    expect(scene.bank.count('inquire')).toBe(1)
  })

  test('a signed return is evidence, but only about its own attempt', async () => {
    const scene = await openLedger(database().db)
    const mine = await startPaying(scene, await request(scene))
    const other = await startPaying(scene, await request(scene))
    const signed = JSON.stringify([scene.bank.captures(other.trackId)])
    await scene.ledger.receiveReturn({ ...mine, params: { signed } })
    expect((await attemptOf(scene, mine.publicId)).state).toBe('pending')
    expect((await attemptOf(scene, other.publicId)).state).toBe('pending')
    const returned = await scene.ledger.receiveReturn({ ...other, params: { signed } })
    expect(returned).toMatchObject({ ok: true, value: { state: 'success' } })
  })

  test('a gateway that cannot be asked ends with its time, and proves nothing', async () => {
    const scene = await openLedger(database().db, { bank: { inquiry: false } })
    scene.bank.state.session = 'silentBefore'
    const attempt = await startPaying(scene, await request(scene))
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    expect(scene.bank.count('inquire')).toBe(0)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'expired',
      provenUnpaid: false,
    })
  })

  test('an attempt that the bank has failed is not asked about again', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    await deliver(scene, scene.bank.declines(attempt.trackId))
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    await scene.ledger.checkAttempt(attempt)
    expect(scene.bank.count('inquire')).toBe(0)
  })
})
