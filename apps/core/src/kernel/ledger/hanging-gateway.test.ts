import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'

/** Ten times what the pool has connections for. */
const hanging = 100

eachEngine((database) => {
  test('who waits for a gateway that hangs holds up nobody: others pay meanwhile, and the waiting are let go', async () => {
    const scene = await openLedger(database().db, {
      limits: { openSessionMs: 60_000, inquiryMs: 1_000, openingMs: 90_000 },
    })
    const { promise: silence, resolve: wakeUp } = Promise.withResolvers<void>()
    const ids = await Promise.all(Array.from({ length: hanging }, () => request(scene)))
    scene.bank.state.beforeAnswer = () => silence
    const waiting = ids.map((id) => scene.ledger.pay(press(scene, id)))
    await expect.poll(() => scene.bank.count('createSession')).toBe(hanging)

    scene.bank.state.beforeAnswer = null
    const other = await request(scene)
    const attempt = await startPaying(scene, other)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await transactionOf(scene, other)).toMatchObject({ state: 'paid' })

    wakeUp()
    const answers = await Promise.all(waiting)
    expect(answers.filter((answer) => !answer.ok)).toEqual([])
    const [first] = answers
    if (!first?.ok) throw new Error('refused')
    expect(await attemptOf(scene, first.value.attemptId)).toMatchObject({ state: 'pending' })
    await expectLedgerClean(scene.db)
  })
})
