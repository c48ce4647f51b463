import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  noticesOf,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { after, minutes } from '../evidence/inquiry.domain.ts'

const inMinutes = (scene: LedgerScene, count: number) => ({
  expiresAt: after(scene.clock.now(), minutes(count)),
})

eachEngine((database) => {
  test('a request nobody pays expires at its time', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, inMinutes(scene, 30))
    scene.clock.advance(minutes(30) - 1)
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('created')
    scene.clock.advance(1)
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'expired', expiryDueAt: null })
    expect(await noticesOf(scene)).toEqual(['transaction.expired'])
    await expectLedgerClean(scene.db)
  })

  test('paying after expiry is refused, also before the janitor has come by', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, inMinutes(scene, 1))
    scene.clock.advance(minutes(1))
    expect(await scene.ledger.pay(press(scene, publicId))).toEqual({ ok: false, error: { kind: 'expired' } })
  })

  test('a payer who is at the bank when the request expires may finish', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, inMinutes(scene, 5))
    const attempt = await startPaying(scene, publicId)
    scene.clock.advance(minutes(10))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({
      state: 'pending',
      expiryDueAt: attempt.sessionExpiresAt,
    })
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(minutes(5))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('paid')
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('the bank is asked before a request with a live attempt expires', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, inMinutes(scene, 5))
    const attempt = await startPaying(scene, publicId)
    scene.clock.advance(minutes(20))
    scene.bank.calls.length = 0
    await scene.ledger.runJanitorOnce()
    expect(scene.bank.count('inquire')).toBeGreaterThan(0)
    expect((await transactionOf(scene, publicId)).state).toBe('expired')
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('pending')
    await expectLedgerClean(scene.db)
  })

  test('a silent bank delays the expiry for half an hour, not for ever', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene, inMinutes(scene, 5))
    const attempt = await startPaying(scene, publicId)
    scene.bank.state.inquiry = 'silent'
    scene.clock.advance(minutes(20))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('pending')
    scene.clock.advance(minutes(15))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('expired')
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('pending')
    await expectLedgerClean(scene.db)
  })

  test('a request that nobody tried to pay can be renewed; a used one cannot', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger } = scene
    const publicId = await request(scene, inMinutes(scene, 5))
    scene.clock.advance(minutes(6))
    await ledger.runJanitorOnce()
    expect(await ledger.renewTransaction({ merchantId, publicId, expiresAt: scene.clock.now() })).toEqual({
      ok: false,
      error: 'expiryInPast',
    })
    expect(await ledger.renewTransaction({ merchantId, publicId, ...inMinutes(scene, 5) })).toEqual({
      ok: true,
      value: null,
    })
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'created' })
    expect((await startPaying(scene, publicId)).state).toBe('pending')
    expect(await ledger.renewTransaction({ merchantId, publicId, ...inMinutes(scene, 9) })).toEqual({
      ok: false,
      error: 'alreadyUsed',
    })
    expect(
      await ledger.renewTransaction({ merchantId, publicId: 'nowhere', ...inMinutes(scene, 9) }),
    ).toEqual({ ok: false, error: 'notFound' })
    await expectLedgerClean(scene.db)
  })

  test('what is deleted is not renewed', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, ledger } = scene
    const publicId = await request(scene, inMinutes(scene, 5))
    scene.clock.advance(minutes(6))
    await ledger.runJanitorOnce()
    await ledger.deleteTransaction({ merchantId, publicId, actor: 'alia', isDeleted: true })
    expect(await ledger.renewTransaction({ merchantId, publicId, ...inMinutes(scene, 5) })).toEqual({
      ok: false,
      error: 'notFound',
    })
    expect((await transactionOf(scene, publicId)).state).toBe('expired')
  })
})
