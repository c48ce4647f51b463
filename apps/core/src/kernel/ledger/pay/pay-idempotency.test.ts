import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { findAttemptsOf } from '../attempt.store.ts'
import { seconds } from '../evidence/inquiry.domain.ts'

const key = { idempotencyKey: 'key-1' }

async function attemptsOf(scene: LedgerScene, publicId: string) {
  const { merchantId, id: transactionId } = await transactionOf(scene, publicId)
  return findAttemptsOf(scene.db, { merchantId, transactionId })
}

/** Long enough that the work of a dead process has ended. */
const forEver = { limits: { openSessionMs: 1e9, inquiryMs: 1_000, openingMs: 15_000 } }

/** A press whose process dies while the bank is asked. */
async function crashedPress(scene: LedgerScene, transactionId: string): Promise<void> {
  const asked = Promise.withResolvers<void>()
  scene.bank.state.beforeAnswer = () => {
    asked.resolve()
    return new Promise(() => {})
  }
  void scene.ledger.pay(press(scene, transactionId, key))
  await asked.promise
  scene.bank.state.beforeAnswer = null
}

eachEngine((database) => {
  test('the same key again gets the same answer and reaches no gateway', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const first = await scene.ledger.pay(press(scene, transactionId, key))
    if (!first.ok) throw new Error('refused')
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toEqual({
      ok: true,
      value: { ...first.value, replayed: true },
    })
    expect(scene.bank.calls).toHaveLength(1)
    await deliver(scene, scene.bank.captures((await attemptOf(scene, first.value.attemptId)).trackId))
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toMatchObject({
      ok: true,
      value: { replayed: true },
    })
    await expectLedgerClean(scene.db)
  })

  test('the same key with another body is refused', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    await scene.ledger.pay(press(scene, transactionId, key))
    const other = press(scene, transactionId, { ...key, requestHash: 'other' })
    expect(await scene.ledger.pay(other)).toEqual({ ok: false, error: { kind: 'keyReused' } })
  })

  test('the same key while the first press is under way is told to wait', async () => {
    const scene = await openLedger(database().db, forEver)
    const transactionId = await request(scene)
    await crashedPress(scene, transactionId)
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toEqual({
      ok: false,
      error: { kind: 'inFlight' },
    })
    expect(await attemptsOf(scene, transactionId)).toHaveLength(1)
  })

  test('a press that died is resumed by the same key, with its own attempt and track id', async () => {
    const scene = await openLedger(database().db, forEver)
    const transactionId = await request(scene)
    await crashedPress(scene, transactionId)
    scene.clock.advance(seconds(15))
    const [attempt] = await attemptsOf(scene, transactionId)
    const resumed = await scene.ledger.pay(press(scene, transactionId, key))
    expect(resumed).toEqual({
      ok: true,
      value: {
        redirectUrl: `https://bank.example/${attempt!.trackId}`,
        attemptId: attempt!.publicId,
        replayed: false,
      },
    })
    expect(await attemptsOf(scene, transactionId)).toHaveLength(1)
    await expectLedgerClean(scene.db)
  })

  test('a press that died after the bank took the money is resumed to its result', async () => {
    const scene = await openLedger(database().db, forEver)
    const transactionId = await request(scene)
    await crashedPress(scene, transactionId)
    const [attempt] = await attemptsOf(scene, transactionId)
    await deliver(scene, scene.bank.captures(attempt!.trackId))
    scene.clock.advance(seconds(15))
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toEqual({
      ok: true,
      value: {
        redirectUrl: `https://shop.example/attempt/${attempt!.publicId}`,
        attemptId: attempt!.publicId,
        replayed: false,
      },
    })
    expect(scene.bank.count('createSession')).toBe(1)
    await expectLedgerClean(scene.db)
  })

  test('a refused press leaves its key free to be used again', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    const wrong = press(scene, transactionId, { ...key, amount: '1', requestHash: 'wrong' })
    expect(await scene.ledger.pay(wrong)).toMatchObject({ ok: false, error: { kind: 'amount' } })
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toMatchObject({ ok: true })
  })

  test('one key on two requests is two payments', async () => {
    const scene = await openLedger(database().db)
    const [one, two] = [await request(scene), await request(scene)]
    expect(await scene.ledger.pay(press(scene, one, key))).toMatchObject({
      ok: true,
      value: { replayed: false },
    })
    expect(await scene.ledger.pay(press(scene, two, key))).toMatchObject({
      ok: true,
      value: { replayed: false },
    })
  })

  test('the key that shows an open page again is answered the same the next time', async () => {
    const scene = await openLedger(database().db)
    const transactionId = await request(scene)
    await scene.ledger.pay(press(scene, transactionId))
    const rejoined = await scene.ledger.pay(press(scene, transactionId, key))
    expect(rejoined).toMatchObject({ ok: true, value: { replayed: false } })
    expect(await scene.ledger.pay(press(scene, transactionId, key))).toMatchObject({
      ok: true,
      value: { replayed: true },
    })
  })
})
