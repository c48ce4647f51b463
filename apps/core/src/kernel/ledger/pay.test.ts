import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedCallback } from '@wasl/tests/support/fixtures/scripted-bank.fixtures'
import { expect, test } from 'vitest'

eachEngine((database) => {
  test('a payment is captured once, by the callback', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const answer = await scene.ledger.pay(press(scene, transactionId))
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    const attempt = await attemptOf(scene, answer.value.attemptId)
    expect(answer.value.redirectUrl).toBe(`https://bank.example/${attempt.trackId}`)
    expect(attempt).toMatchObject({ state: 'pending', amount: 48_750, fee: 250, charge: 49_000 })

    const callback = signedCallback([scene.bank.captures(attempt.trackId)], 'one')
    const { merchantId } = scene
    const told = await scene.ledger.receiveCallback({ merchantId, gatewayCode: 'card', ...callback })
    expect(told).toEqual({ ok: true, value: 'applied' })
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      state: 'success',
      captured: 49_000,
      isWinner: true,
    })
    expect(await transactionOf(scene, transactionId)).toMatchObject({
      state: 'paid',
      paidAttemptId: attempt.id,
    })
    await expectLedgerClean(scene.db, [{ merchantId, movements: scene.bank.book }])
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
})
