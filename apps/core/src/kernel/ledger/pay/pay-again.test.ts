import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { minutes, seconds } from '../evidence/inquiry.domain.ts'

/** A request whose first attempt at `card` is open for 20 seconds. */
async function payingAtCard(scene: LedgerScene) {
  const transactionId = await request(scene)
  const first = await startPaying(scene, transactionId)
  scene.clock.advance(seconds(20))
  return { transactionId, first }
}

eachEngine((database) => {
  test('pressing again shows the open page of the bank again', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    const again = await scene.ledger.pay(press(scene, transactionId))
    expect(again).toEqual({
      ok: true,
      value: { redirectUrl: first.redirectUrl, attemptId: first.publicId, replayed: false },
    })
    expect(scene.bank.count('createSession')).toBe(1)
  })

  test('choosing another gateway asks the first one, cancels its attempt and closes its session', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    const second = await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    await scene.ledger.idle()
    expect(scene.bank.calls).toEqual([
      `createSession ${first.trackId}`,
      `inquire ${first.trackId}`,
      `cancel ${first.trackId}`,
      `createSession ${second.trackId}`,
    ])
    expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'canceled', provenUnpaid: false })
    expect(second).toMatchObject({ state: 'pending', gatewayCode: 'knet', charge: 48_750 })
    await expectLedgerClean(scene.db)
  })

  test.each(['open', 'silent'] as const)(
    'while the bank decides, and its session is %s, no second session starts; once it has ended, one does',
    async (cancel) => {
      const scene = await openLedger(database().db)
      const { transactionId, first } = await payingAtCard(scene)
      scene.bank.state.cancel = cancel
      const otherWay = press(scene, transactionId, { gatewayCode: 'knet' })
      expect(await scene.ledger.pay(otherWay)).toEqual({ ok: false, error: { kind: 'bankDeciding' } })
      scene.clock.advance(minutes(20))
      expect(await scene.ledger.pay(press(scene, transactionId))).toEqual({
        ok: false,
        error: { kind: 'bankDeciding' },
      })
      expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'pending' })
      expect(scene.bank.count('createSession')).toBe(1)
      scene.bank.declines(first.trackId)
      expect(await scene.ledger.pay(otherWay)).toMatchObject({ ok: true })
      expect(scene.bank.count('createSession')).toBe(2)
      await expectLedgerClean(scene.db)
    },
  )

  test('choosing another gateway after the first one took the money is refused: it is paid', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    scene.bank.captures(first.trackId)
    const second = await scene.ledger.pay(press(scene, transactionId, { gatewayCode: 'knet' }))
    expect(second).toEqual({ ok: false, error: { kind: 'notPayable', state: 'paid' } })
    expect(scene.bank.count('createSession')).toBe(1)
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('an old page that is paid after all wins, and the newer attempt is canceled', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    const second = await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    await deliver(scene, scene.bank.captures(first.trackId))
    await scene.ledger.idle()
    expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'success', isWinner: true })
    expect(await attemptOf(scene, second.publicId)).toMatchObject({ state: 'canceled', isWinner: false })
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'paid',
      paidAttemptId: first.id,
      needsReview: false,
    })
    expect(scene.bank.calls).toContain(`cancel ${second.trackId}`)
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('two pages that are both paid: one wins, the other is surplus, on the books and reviewed', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    const second = await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    await deliver(scene, scene.bank.captures(second.trackId), 'knet')
    await deliver(scene, scene.bank.captures(first.trackId))
    expect(await attemptOf(scene, first.publicId)).toMatchObject({
      state: 'success',
      isWinner: false,
      captured: 49_000,
    })
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'paid',
      paidAttemptId: second.id,
      needsReview: true,
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a superseded attempt is asked about until its page is dead, so money without a callback is found', async () => {
    const scene = await openLedger(database().db)
    const { transactionId, first } = await payingAtCard(scene)
    await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    scene.bank.captures(first.trackId)
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'paid',
      paidAttemptId: first.id,
    })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('paying again where the bank was not heard asks for the same session, under the same track id', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentAfter'
    const transactionId = await request(scene)
    const first = await startPaying(scene, transactionId)
    scene.bank.state.session = 'redirect'
    const again = await scene.ledger.pay(press(scene, transactionId))
    expect(again).toEqual({
      ok: true,
      value: {
        redirectUrl: `https://bank.example/${first.trackId}`,
        attemptId: first.publicId,
        replayed: false,
      },
    })
    expect(await attemptOf(scene, first.publicId)).toMatchObject({ state: 'pending', trackId: first.trackId })
    await expectLedgerClean(scene.db)
  })

  test('a gateway that allows one attempt ends the request with it', async () => {
    const scene = await openLedger(database().db)
    const failing = await request(scene, { pgCodes: ['once'] })
    const failed = await startPaying(scene, failing, { gatewayCode: 'once' })
    await deliver(scene, scene.bank.declines(failed.trackId), 'once')
    expect(await transactionOf(scene, failing)).toMatchObject({ state: 'failed' })
    const leaving = await request(scene, { pgCodes: ['once'] })
    const left = await startPaying(scene, leaving, { gatewayCode: 'once' })
    await deliver(scene, scene.bank.cancels(left.trackId), 'once')
    expect(await transactionOf(scene, leaving)).toMatchObject({ state: 'canceled' })
    expect(await scene.ledger.pay(press(scene, leaving, { gatewayCode: 'once' }))).toMatchObject({
      ok: false,
    })
    await expectLedgerClean(scene.db)
  })
})
