import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  openLedger,
  refuseMoney,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedCallback } from '@wasl/tests/support/fixtures/scripted-bank.fixtures'
import { expect, test } from 'vitest'
import { seconds } from '../../../../kernel/ledger/evidence/inquiry.domain.ts'
import { callbackSteps } from './callbacks.domain.ts'
import { findCallbacks } from './detail.store.ts'

async function toldOf(scene: LedgerScene, publicId: string): Promise<string[]> {
  const { merchantId, id } = await transactionOf(scene, publicId)
  const found = await findCallbacks(scene.db, { merchantId, id, publicId })
  return found
    .flatMap(callbackSteps)
    .map(({ code, callback, minor, currency }) =>
      [code, callback?.result, minor && `${minor} ${currency}`, `x${callback?.times}`]
        .filter(Boolean)
        .join(' '),
    )
}

eachEngine((database) => {
  test('every callback of a request is told with what became of it, newest first', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const first = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.declines(first.trackId))
    const second = await startPaying(scene, publicId)
    const paid = signedCallback([scene.bank.captures(second.trackId)], 'paid')
    const card = { merchantId: scene.merchantId, gatewayCode: 'card' }
    for (let times = 0; times < 3; times += 1) await scene.ledger.receiveCallback({ ...card, ...paid })
    await deliver(scene, scene.bank.says(second.trackId, 'failed'))
    await deliver(scene, {
      ...scene.bank.says(second.trackId, 'captured'),
      money: { minor: 490, currency: 'USD' },
      operationId: 'lie',
    })
    expect(await toldOf(scene, publicId)).toEqual([
      'callback.mismatch captured 490 USD x1',
      'callback.ignored failed x1',
      'callback.repeated captured 49000 KWD x3',
      'callback.paid captured 49000 KWD x3',
      'callback.failed failed x1',
    ])
  })

  test('one that could not be booked waits, and is told as booked when it is', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const takeMoneyAgain = await refuseMoney(scene)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await toldOf(scene, publicId)).toEqual(['callback.waiting captured 49000 KWD x1'])
    await takeMoneyAgain()
    scene.clock.advance(seconds(5))
    await scene.ledger.runJanitorOnce()
    expect(await toldOf(scene, publicId)).toEqual(['callback.paid captured 49000 KWD x1'])
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('success')
  })

  test('another merchant’s callback is not told, nor another gateway’s, though they name the same track id', async () => {
    const [scene, stranger] = [await openLedger(database().db), await openLedger(database().db)]
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const evidence = scene.bank.captures(attempt.trackId)
    expect(await deliver(stranger, evidence)).toBe('orphan')
    expect(await deliver(scene, evidence, 'knet')).toBe('orphan')
    expect(await toldOf(scene, publicId)).toEqual([])
  })
})
