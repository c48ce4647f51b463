import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate, operationsOf, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import type { Db } from '../../../platform/db/db.ts'
import { minutes, seconds } from '../evidence/inquiry.domain.ts'

/** A ledger whose process dies while it asks: nothing after the question runs. */
async function openMortal(db: Db) {
  const { promise: nothing } = Promise.withResolvers<void>()
  let heard: (() => void) | null = null
  const scene = await openLedger(db, {
    limits: { openSessionMs: 1e9, inquiryMs: 1e9, openingMs: 1e9 },
    onBankCall: async (call) => {
      if (!heard || !/^(inquire|ask) /.test(call)) return
      heard()
      await nothing
    },
  })
  const dies = async () => {
    const asking = Promise.withResolvers<void>()
    heard = asking.resolve
    void scene.ledger.runJanitorOnce()
    await asking.promise
    heard = null
  }
  return { scene, dies }
}

eachEngine((database) => {
  test('processes that die as they ask use up no inquiry: the next start has everything that was decided at once', async () => {
    const { scene, dies } = await openMortal(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.clock.advance(seconds(15))
    for (let kill = 0; kill < 8; kill += 1) {
      await dies()
      await scene.ledger.wake()
    }
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      inquiries: 0,
      nextInquiryAt: scene.clock.now(),
    })
    scene.bank.captures(attempt.trackId)
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('without a new start, what a dead process was asking is asked about again within a minute', async () => {
    const { scene, dies } = await openMortal(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.clock.advance(minutes(30))
    await dies()
    scene.bank.captures(attempt.trackId)
    scene.clock.advance(seconds(59))
    await scene.ledger.runJanitorOnce()
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid' })
  })

  test('at a start what the bank still decides is asked about at once, and within a minute again', async () => {
    const { scene } = await openMortal(database().db)
    const attempt = await startPaying(scene, await request(scene))
    for (let asked = 0; asked < 7; asked += 1) {
      scene.clock.advance(minutes(41))
      await scene.ledger.runJanitorOnce()
    }
    const waits = async () => {
      const { nextInquiryAt } = await attemptOf(scene, attempt.publicId)
      return ((nextInquiryAt?.getTime() ?? Number.NaN) - scene.clock.now().getTime()) / 1_000
    }
    expect(await waits()).toBeGreaterThan(600)
    await scene.ledger.wake()
    expect(await waits()).toBe(0)
    const before = scene.bank.count('inquire')
    await scene.ledger.runJanitorOnce()
    expect([scene.bank.count('inquire') - before, await waits()]).toEqual([1, 15])
  })

  test('a refund whose bank was being asked is settled at the next start', async () => {
    const { scene, dies } = await openMortal(database().db)
    const row = await paid(scene)
    scene.bank.operations.answer = 'silentAfter'
    expect(await operate(scene, row.publicId)).toBe('queued')
    scene.clock.advance(minutes(1))
    for (let kill = 0; kill < 4; kill += 1) {
      await dies()
      await scene.ledger.wake()
    }
    await scene.ledger.runJanitorOnce()
    expect(await operationsOf(scene, row)).toMatchObject([{ state: 'done' }])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
