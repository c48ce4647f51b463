import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  kwd,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes, seconds } from '../evidence/inquiry.domain.ts'

eachEngine((database) => {
  test('a payment is captured once, by the callback', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const answer = await scene.ledger.pay(press(scene, transactionId))
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    const attempt = await attemptOf(scene, answer.value.attemptId)
    expect(answer.value.redirectUrl).toBe(`https://bank.example/${attempt.trackId}`)
    expect(attempt).toMatchObject({ state: 'pending', amount: 48_750, fee: 250, charge: 49_000 })

    expect(await deliver(scene, scene.bank.captures(attempt.trackId))).toBe('applied')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      isWinner: true,
    })
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'paid',
      paidAttemptId: attempt.id,
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('cash on delivery secures the request at once', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const attempt = await startPaying(scene, transactionId, { gatewayCode: 'cod' })
    expect(attempt).toMatchObject({ state: 'cod', isWinner: true })
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'cod',
      paidAttemptId: attempt.id,
    })
    await expectLedgerClean(scene.db)
  })

  test('the gateway is told the frozen terms: amount and fee, our reference, and where to come back', async () => {
    const scene = await openLedger(database().db)
    let asked: unknown = null
    scene.bank.state.beforeAnswer = async ({ account, ...said }) =>
      void (asked = { ...said, origins: account.redirectOrigins })
    const transactionId = await request(scene, { orderNo: 'A-1', extra: { sandbox_scenario: 'decline' } })
    const attempt = await startPaying(scene, transactionId, { language: 'ar' })
    expect(asked).toEqual({
      trackId: attempt.trackId,
      charge: { minor: 49_000, currency: 'KWD' },
      merchantName: { en: 'Shop', ar: 'متجر' },
      orderNo: 'A-1',
      locale: 'ar',
      returnUrl: `https://shop.example/return/${attempt.publicId}`,
      callbackUrl: 'https://shop.example/callback/card',
      scenario: 'decline',
      origins: ['https://bank.example'],
    })
  })

  test('no gateway is ever called while a database transaction is open', async () => {
    const { db } = database()
    const scene = await openLedger(db, {
      // The pool refuses calls from inside a transaction.
      onBankCall: async () => void (await db.execute(sql`select 1`)),
    })
    const transactionId = await request(scene)
    const first = await startPaying(scene, transactionId)
    scene.clock.advance(seconds(20))
    await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    await scene.ledger.checkAttempt(first)
    await scene.ledger.receiveReturn({ ...first, params: {} })
    await scene.ledger.runJanitorOnce()
    await scene.ledger.withdrawTransaction({
      merchantId: scene.merchantId,
      publicId: transactionId,
      actor: 'x',
      event: 'merchant.canceled',
    })
    await scene.ledger.idle()
    expect(new Set(scene.bank.calls.map((call) => call.split(' ')[0]))).toEqual(
      new Set(['createSession', 'inquire', 'cancel']),
    )
    await expectLedgerClean(db)
  })

  test('paying marks the request as seen, also without the beacon', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    await startPaying(scene, transactionId)
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'pending',
      seenAt: scene.clock.now(),
    })
  })

  test('paying is refused where it may not start, and leaves nothing behind', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger, db } = scene
    const open = await request(scene, { pgCodes: ['card', 'wallet', 'absent'] })
    const refusal = async (transactionId: string, wish = {}) => {
      const answer = await ledger.pay(press(scene, transactionId, { idempotencyKey: 'k', ...wish }))
      return answer.ok ? 'accepted' : answer.error
    }
    expect(await refusal('nowhere')).toEqual({ kind: 'notFound' })
    expect(await refusal(open, { merchantId: merchantId + 1_000 })).toEqual({ kind: 'notFound' })
    expect(await refusal(open, { gatewayCode: 'nobody' })).toEqual({ kind: 'gatewayNotOffered' })
    expect(await refusal(open, { gatewayCode: 'wallet' })).toEqual({ kind: 'gatewayNotOffered' })
    expect(await refusal(open, { gatewayCode: 'absent' })).toEqual({ kind: 'gatewayNotOffered' })
    expect(await refusal(open, { amount: '1' })).toEqual({
      kind: 'amount',
      refusal: { problem: 'notEditable' },
    })
    await db.execute(sql`update merchant set terms_required = true where id = ${merchantId}`)
    expect(await refusal(open)).toEqual({ kind: 'termsRequired' })
    await db.execute(sql`update merchant set terms_required = false where id = ${merchantId}`)
    await db.execute(sql`update unit set paused = true where merchant_id = ${merchantId}`)
    expect(await refusal(open)).toEqual({ kind: 'paused', message: null, until: null })
    await db.execute(sql`update unit set paused = false where merchant_id = ${merchantId}`)
    scene.clock.advance(minutes(24 * 60))
    expect(await refusal(open)).toEqual({ kind: 'expired' })
    const { rows } = await db.execute(
      sql`select 1 from attempt where merchant_id = ${merchantId} union all select 1 from idempotency where merchant_id = ${merchantId}`,
    )
    expect(rows).toEqual([])
    expect(scene.bank.calls).toEqual([])
  })

  test('a request that is paid cannot be paid again', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const attempt = await startPaying(scene, transactionId)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await scene.ledger.pay(press(scene, transactionId))).toEqual({
      ok: false,
      error: { kind: 'notPayable', state: 'paid' },
    })
  })

  test('an edited amount is what is charged, with the fee', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene, { editableAmount: true, minimumAmount: kwd(5_000) })
    expect(await startPaying(scene, transactionId, { amount: '7.5' })).toMatchObject({
      amount: 7_500,
      charge: 7_750,
    })
  })

  test('a refusal of the gateway is a failed attempt, proven unpaid, and another may follow', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'refused'
    const transactionId = await request(scene)
    const answer = await scene.ledger.pay(press(scene, transactionId))
    if (!answer.ok) throw new Error('refused')
    expect(answer.value.redirectUrl).toBe(`https://shop.example/attempt/${answer.value.attemptId}`)
    expect(await attemptOf(scene, answer.value.attemptId)).toMatchObject({
      state: 'failed',
      provenUnpaid: true,
      messageEn: 'Declined',
      messageAr: 'مرفوضة',
      nextInquiryAt: null,
    })
    expect(await transactionOf(scene, transactionId)).toMatchObject({ state: 'attempted' })
    scene.bank.state.session = 'redirect'
    expect((await startPaying(scene, transactionId)).state).toBe('pending')
    await expectLedgerClean(scene.db)
  })

  test.each(['silentBefore', 'silentAfter'] as const)(
    'a gateway that does not answer (%s the session was made) leaves the attempt unknown, never failed',
    async (session) => {
      const scene = await openLedger(database().db)
      scene.bank.state.session = session
      const transactionId = await request(scene)
      const answer = await scene.ledger.pay(press(scene, transactionId))
      if (!answer.ok) throw new Error('refused')
      const { attemptId, redirectUrl } = answer.value
      expect(redirectUrl).toBe(`https://shop.example/attempt/${attemptId}`)
      expect(await attemptOf(scene, attemptId)).toMatchObject({ state: 'unknown', provenUnpaid: false })
      expect(await transactionOf(scene, transactionId)).toMatchObject({ state: 'pending' })
      await expectLedgerClean(scene.db)
    },
  )

  test('a gateway that takes too long leaves the attempt unknown', async () => {
    const scene = await openLedger(database().db, {
      limits: { openSessionMs: 20, inquiryMs: 20, openingMs: 30 },
    })
    scene.bank.state.beforeAnswer = () => new Promise(() => {})
    expect((await startPaying(scene, await request(scene))).state).toBe('unknown')
  })

  test('a payer is not sent to an address that is not the gateway’s own', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'elsewhere'
    const answer = await scene.ledger.pay(press(scene, await request(scene)))
    if (!answer.ok) throw new Error('refused')
    expect(answer.value.redirectUrl).toBe(`https://shop.example/attempt/${answer.value.attemptId}`)
    expect(await attemptOf(scene, answer.value.attemptId)).toMatchObject({
      state: 'unknown',
      redirectUrl: null,
    })
  })

  test('money taken before the answer was lost is found by asking, and pays', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentAfter'
    scene.bank.state.beforeAnswer = async ({ trackId }) => void scene.bank.captures(trackId)
    const transactionId = await request(scene)
    const attempt = await startPaying(scene, transactionId)
    scene.clock.advance(seconds(15))
    await scene.ledger.runJanitorOnce()
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success', captured: 49_000 })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('the callback may come before the gateway has answered', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.beforeAnswer = async ({ trackId }) =>
      void (await deliver(scene, scene.bank.captures(trackId)))
    const transactionId = await request(scene)
    const answer = await scene.ledger.pay(press(scene, transactionId))
    if (!answer.ok) throw new Error('refused')
    const { attemptId, redirectUrl } = answer.value
    expect(redirectUrl).toBe(`https://shop.example/attempt/${attemptId}`)
    expect(await attemptOf(scene, attemptId)).toMatchObject({ state: 'success', captured: 49_000 })
    expect(await transactionOf(scene, transactionId)).toMatchObject({ state: 'paid' })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a gateway that answers with another payment’s id is not believed', async () => {
    const scene = await openLedger(database().db)
    const first = await startPaying(scene, await request(scene))
    scene.bank.state.paymentId = first.gatewayPaymentId
    const second = await startPaying(scene, await request(scene))
    expect(second).toMatchObject({ state: 'unknown', gatewayPaymentId: null, redirectUrl: null })
  })
})
