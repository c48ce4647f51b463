import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, operate, operationsOf, paid, twoHolds } from '@wasl/tests/support/fixtures/operations.fixtures'
import { rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { minutes } from '../evidence/inquiry.domain.ts'

/** Each race runs eight ways at once, in rounds, and the books must be clean at the end. */
const race = { timeout: 60_000 + rounds * 2_000 }

const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(words)].toSorted().map((word) => [word, words.filter((other) => other === word).length]),
  )

const times = <T>(count: number, work: () => Promise<T>): (() => Promise<T>)[] => Array(count).fill(work)

const sumAt = ({ bank }: LedgerScene, trackId: string, kind: string): number =>
  bank.book
    .filter((movement) => movement.trackId === trackId && movement.kind === kind)
    .reduce((sum, { minor }) => sum + minor, 0)

eachEngine((database, engine) => {
  const most = roundsOn(engine)
  test('eight refunds of a payment never give back more than was taken', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      const refund = () => operate(scene, publicId, { amount: '10' })
      expect(tally(await together(round, times(8, refund)))).toEqual({ badAmount: 4, done: 4 })
      expect(sumAt(scene, attempt.trackId, 'refund')).toBe(40_000)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 40_000, refundReserved: 0 })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('one key pressed eight times is one refund', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const row = await paid(scene)
      const refund = () => operate(scene, row.publicId, { amount: '5', idempotencyKey: 'one and the same' })
      for (const answer of await together(round, times(8, refund)))
        expect(['done', 'queued']).toContain(answer)
      expect(await operationsOf(scene, row)).toMatchObject([{ state: 'done', amount: 5_000 }])
      expect(sumAt(scene, row.attempt.trackId, 'refund')).toBe(5_000)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('one key pressed eight times gives up one hold, while another takes its place', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, first, second } = await twoHolds(scene)
      await deliver(scene, scene.bank.authorizes(second.trackId), 'knet')
      const late = scene.bank.authorizes(first.trackId)
      const giveUp = () => operate(scene, publicId, { kind: 'void', idempotencyKey: 'one and the same' })
      const tell = async () => {
        await deliver(scene, late)
        return giveUp()
      }
      for (const answer of await together(round, [giveUp, tell, ...times(6, giveUp)]))
        expect(['done', 'queued']).toContain(answer)
      expect(await giveUp()).toBe('done')
      const given = await Promise.all(
        [first, second].map((attempt) => operationsOf(scene, { publicId, attempt })),
      )
      expect(given.flat().filter(({ actor }) => actor === 'alia')).toHaveLength(1)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('eight captures of a hold never take more than is held', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await held(scene)
      const capture = () => operate(scene, publicId, { kind: 'capture', amount: '10' })
      const answers = tally(await together(round, times(8, capture)))
      const done = answers['done'] ?? 0
      expect(done).toBeGreaterThan(0)
      expect(done).toBeLessThanOrEqual(4)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        captured: done * 10_000,
        captureReserved: 0,
      })
      expect(sumAt(scene, attempt.trackId, 'capture')).toBe(done * 10_000)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('what is left of a hold is captured or given up, never both', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await held(scene)
      await operate(scene, publicId, { kind: 'capture', amount: '10' })
      const capture = () => operate(scene, publicId, { kind: 'capture', amount: '15' })
      const giveUp = () => operate(scene, publicId, { kind: 'void' })
      await together(round, [capture, giveUp, capture, giveUp, giveUp, capture, giveUp, capture])
      await operate(scene, publicId, { kind: 'void' })
      const [captured, voided] = ['capture', 'void'].map((kind) => sumAt(scene, attempt.trackId, kind))
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        state: 'success',
        isWinner: true,
        captured,
        voided,
        captureReserved: 0,
      })
      expect((captured ?? 0) + (voided ?? 0)).toBe(49_000)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a hold is captured or given up, never both', race, async () => {
    const scene = await openLedger(database().db)
    const seen = new Set<string>()
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await held(scene)
      const capture = () => operate(scene, publicId, { kind: 'capture' })
      const giveUp = () => operate(scene, publicId, { kind: 'void' })
      await together(round, [capture, giveUp, capture, giveUp, giveUp, capture, giveUp, capture])
      const kinds = scene.bank.book.filter(
        ({ trackId, kind }) => trackId === attempt.trackId && kind !== 'authorize',
      )
      expect(kinds).toHaveLength(1)
      const isVoid = kinds[0]?.kind === 'void'
      seen.add(isVoid ? 'void' : 'capture')
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        state: isVoid ? 'canceled' : 'success',
        isWinner: !isVoid,
        captureReserved: 0,
      })
      expect(await transactionOf(scene, publicId)).toMatchObject({
        state: isVoid ? 'canceled' : 'authorized',
      })
    }
    expect([...seen].toSorted()).toEqual(most > 1 ? ['capture', 'void'] : [...seen])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('refunds race with a late capture: only what is taken is given back', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await held(scene)
      await operate(scene, publicId, { kind: 'capture', amount: '20' })
      const late = scene.bank.captures(attempt.trackId, {
        minor: 29_000,
        operationId: `late-${attempt.trackId}`,
      })
      const refund = () => operate(scene, publicId, { amount: '12' })
      await together(round, [
        () => deliver(scene, late, 'hold'),
        ...times(6, refund),
        () => deliver(scene, late, 'hold'),
      ])
      const { captured, feeCaptured, refunded, refundReserved } = await attemptOf(scene, attempt.publicId)
      expect([captured, refundReserved]).toEqual([49_000, 0])
      expect(refunded).toBe(sumAt(scene, attempt.trackId, 'refund'))
      expect(refunded).toBeLessThanOrEqual(captured - feeCaptured)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('deleting races with refunding: neither is half done', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      const hide = (isDeleted: boolean) => async () => {
        const done = await scene.ledger.deleteTransaction({ ...scene, publicId, actor: 'race', isDeleted })
        return done.ok ? 'hidden' : done.error
      }
      const refund = () => operate(scene, publicId, { amount: '20' })
      const answers = tally(
        await together(round, [hide(true), refund, refund, hide(false), refund, refund, hide(true), refund]),
      )
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        refunded: (answers['done'] ?? 0) * 20_000,
        refundReserved: 0,
      })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('cash that eight people book at once was paid once', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const attempt = await startPaying(scene, publicId, { gatewayCode: 'cod' })
      const capture = () => operate(scene, publicId, { kind: 'capture' })
      const answers = await together(round, times(8, capture))
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
      for (const answer of answers) expect(['done', 'underWay', 'notPossible']).toContain(answer)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success', captured: 48_750 })
    }
    await expectLedgerClean(scene.db)
  })

  test('an answer that comes while eight janitors ask is booked once', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const row = await paid(scene)
      scene.bank.operations.answer = 'silentAfter'
      expect(await operate(scene, row.publicId, { amount: '7' })).toBe('queued')
      scene.bank.operations.answer = 'done'
      scene.clock.advance(minutes(1))
      const ask = { merchantId: scene.merchantId, publicId: row.publicId }
      await together<unknown>(round, [
        ...times(4, () => scene.ledger.runJanitorOnce()),
        ...times(4, () => scene.ledger.askAgain(ask)),
      ])
      expect(await operationsOf(scene, row)).toMatchObject([{ state: 'done' }])
      expect(await attemptOf(scene, row.attempt.publicId)).toMatchObject({
        refunded: 7_000,
        refundReserved: 0,
      })
      expect(sumAt(scene, row.attempt.trackId, 'refund')).toBe(7_000)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
