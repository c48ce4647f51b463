import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate, operationsOf, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import type { Db } from '../../../platform/db/db.ts'
import { minutes } from './inquiry.domain.ts'

const aDay = minutes(24 * 60)

/** A silent bank. When `dies` is set, the process dies while asking: nothing after the question runs. */
async function openMortal(db: Db, question: string) {
  const { promise: asked, resolve: heard } = Promise.withResolvers<void>()
  let isDying = false
  const scene = await openLedger(db, {
    limits: { openSessionMs: 1e9, inquiryMs: 1e9, openingMs: 1e9 },
    onBankCall: async (call) => {
      if (!isDying || !call.startsWith(question)) return
      heard()
      await new Promise(() => {})
    },
  })
  scene.bank.state.inquiry = 'silent'
  scene.bank.operations.inquiry = 'silent'
  const dies = async () => {
    isDying = true
    scene.clock.advance(aDay)
    void scene.ledger.runJanitorOnce()
    await asked
    isDying = false
  }
  return { scene, dies }
}

/** Asks every hour for this many days. */
async function live({ clock, ledger }: LedgerScene, days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 1) {
    clock.advance(minutes(60))
    await ledger.runJanitorOnce()
  }
}

eachEngine((database) => {
  test.each(['truth', 'silent'] as const)(
    'a process that dies at the last inquiry of a payment leaves it to the next, which hears %s',
    async (answer) => {
      const { scene, dies } = await openMortal(database().db, 'inquire')
      const publicId = await request(scene, { expiresAt: null })
      const attempt = await startPaying(scene, publicId)
      await live(scene, 6)
      await dies()
      await expectLedgerClean(scene.db)
      scene.bank.state.inquiry = answer
      scene.bank.captures(attempt.trackId)
      scene.clock.advance(minutes(5))
      await scene.ledger.runJanitorOnce()
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ nextInquiryAt: null })
      expect(await transactionOf(scene, publicId)).toMatchObject(
        answer === 'truth' ? { state: 'paid', needsReview: false } : { state: 'pending', needsReview: true },
      )
      await expectLedgerClean(scene.db)
    },
  )

  test.each(['truth', 'silent'] as const)(
    'a process that dies at the last inquiry of a refund leaves it to the next, which hears %s',
    async (answer) => {
      const { scene, dies } = await openMortal(database().db, 'ask refund')
      const row = await paid(scene)
      scene.bank.operations.answer = 'silentAfter'
      expect(await operate(scene, row.publicId)).toBe('queued')
      await live(scene, 29)
      await dies()
      await expectLedgerClean(scene.db)
      scene.bank.operations.inquiry = answer
      scene.clock.advance(minutes(5))
      await scene.ledger.runJanitorOnce()
      const isTold = answer === 'truth'
      expect(await operationsOf(scene, row)).toMatchObject([
        { state: isTold ? 'done' : 'unknown', nextInquiryAt: null },
      ])
      expect(await transactionOf(scene, row.publicId)).toMatchObject({ needsReview: !isTold })
      await expectLedgerClean(scene.db, [bookOf(scene)].slice(isTold ? 0 : 1))
    },
  )

  test('a last answer about a payment that cannot be booked is a person’s business', async () => {
    const { scene } = await openMortal(database().db, 'nothing')
    const publicId = await request(scene, { expiresAt: null })
    const attempt = await startPaying(scene, publicId)
    await live(scene, 6)
    scene.bank.state.inquiry = 'truth'
    // An adapter that breaks its contract.
    scene.bank.captures(attempt.trackId, { minor: 1, operationId: 7 as unknown as string })
    await live(scene, 2)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'pending', nextInquiryAt: null })
    expect(await transactionOf(scene, publicId)).toMatchObject({ needsReview: true })
    await expectLedgerClean(scene.db)
  })
})
