import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DueNotice } from './notices.store.ts'
import { writeNotice } from './notices.store.ts'
import { retryAt } from './back-off.domain.ts'

const write = ({ db, merchantId, clock }: LedgerScene, aggregate: string, key: string) =>
  inTransaction(db, (tx) =>
    writeNotice(tx, { merchantId, topic: 'test', aggregate, dedupeKey: key, payload: { key } }, clock.now()),
  )

/** A consumer that hears notices of its own merchant, and fails as often as it is told. */
function consumerOf({ merchantId }: LedgerScene) {
  const heard: string[] = []
  const state = { failures: 0 }
  const deliver = async (notice: DueNotice) => {
    if (notice.merchantId !== merchantId) return
    if (state.failures > 0) {
      state.failures -= 1
      throw new Error('not now')
    }
    heard.push(String(notice.payload['key']))
  }
  return { name: 'test', heard, state, deliver }
}

eachEngine((database) => {
  test('a notice is delivered once, however often it was written', async () => {
    const scene = await openLedger(database().db)
    const consumer = consumerOf(scene)
    await write(scene, 'a', 'one')
    await write(scene, 'a', 'one')
    await scene.ledger.runJanitorOnce([consumer])
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual(['one'])
  })

  test('two relays deliver a notice once', async () => {
    const scene = await openLedger(database().db)
    const consumer = consumerOf(scene)
    for (const key of ['one', 'two', 'three']) await write(scene, key, key)
    await Promise.all([scene.ledger.runJanitorOnce([consumer]), scene.ledger.runJanitorOnce([consumer])])
    expect(consumer.heard.toSorted()).toEqual(['one', 'three', 'two'])
  })

  test('notices of one aggregate keep their order, also when one of them has to wait', async () => {
    const scene = await openLedger(database().db)
    const consumer = consumerOf(scene)
    consumer.state.failures = 1
    for (const key of ['one', 'two', 'three']) await write(scene, 'a', key)
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual([])
    await write(scene, 'b', 'elsewhere')
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual(['elsewhere'])
    scene.clock.advance(5_000)
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual(['elsewhere', 'one', 'two', 'three'])
  })

  test('a notice that is refused neither holds back nor repeats those beside it', async () => {
    const scene = await openLedger(database().db)
    const consumer = consumerOf(scene)
    consumer.state.failures = 1
    for (const key of ['one', 'two', 'three']) await write(scene, key, key)
    await scene.ledger.runJanitorOnce([consumer])
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toHaveLength(2)
    scene.clock.advance(60_000)
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard.toSorted()).toEqual(['one', 'three', 'two'])
  })

  test('a notice whose relay died is delivered again after its lease', async () => {
    const scene = await openLedger(database().db)
    const dead = { name: 'dead', deliver: () => new Promise<void>(() => {}) }
    const consumer = consumerOf(scene)
    await write(scene, 'a', 'one')
    const hung = Promise.withResolvers<void>()
    void scene.ledger.runJanitorOnce([
      {
        name: 'dead',
        deliver: async (notice) => {
          if (notice.merchantId === scene.merchantId) hung.resolve()
          return dead.deliver()
        },
      },
    ])
    await hung.promise
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual([])
    scene.clock.advance(60_000)
    await scene.ledger.runJanitorOnce([consumer])
    expect(consumer.heard).toEqual(['one'])
  })
})

test('a consumer that refuses is tried after 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 3 h, then every six hours', () => {
  const now = new Date(0)
  const waits = Array.from({ length: 9 }, (_, at) => retryAt(at + 1, now).getTime() / 1_000)
  expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 21_600])
})
