import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'

const race = { timeout: 60_000 + rounds * 2_000 }

const times = <T>(count: number, work: () => Promise<T>): (() => Promise<T>)[] => Array(count).fill(work)
const count = (words: readonly string[], word: string) => words.filter((other) => other === word).length

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  test('two colleagues who say yes at once refund once', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      await desk.ask(publicId)
      const yes = () => desk.answer('approve', desk.checker)
      const also = () => desk.answer('approve', desk.second)
      const answers = await together(round, [yes, also, yes, also, yes, also])
      expect(count(answers, 'DONE')).toBe(1)
      expect(count(answers, 'answered')).toBe(5)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_000, refundReserved: 0 })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a yes and the maker’s taking back end one way or the other', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      await desk.ask(publicId)
      const yes = () => desk.answer('approve', desk.checker)
      const back = () => desk.answer('cancel', desk.maker)
      const answers = await together(round, [yes, back, yes, back])
      const isDone = count(answers, 'DONE') === 1
      expect(count(answers, 'CANCELED')).toBe(isDone ? 0 : 1)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        refunded: isDone ? 20_000 : 0,
        refundReserved: 0,
      })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a yes and refunds that pass below the threshold: never two while one waits', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      await desk.ask(publicId)
      const yes = () => desk.answer('approve', desk.checker)
      const small = () => desk.ask(publicId, { amount: '5', availableSeen: '48.750' })
      const answers = await together(round, [yes, small, small, yes, small])
      expect(count(answers, 'DONE')).toBe(1)
      // What was shown when it was typed is not there any more once the request is done.
      expect(count(answers, 'done')).toBe(0)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_000, refundReserved: 0 })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test(
    'one key asked for two amounts at once asks for one of them, and refuses the other',
    race,
    async () => {
      const scene = await openLedger(database().db)
      const desk = await openChecked(scene)
      for (let round = 0; round < most; round += 1) {
        const { publicId } = await paid(scene)
        const under = (amount: string) => () => desk.ask(publicId, { amount, idempotencyKey: 'one key' })
        const answers = await together(round, [...times(3, under('20')), ...times(3, under('21'))])
        expect(answers.toSorted()).toEqual([...Array(3).fill('keyReused'), ...Array(3).fill('requested')])
      }
    },
  )

  test('eight who ask at once ask once', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      const before = (await requestsOf(scene)).length
      const answers = await together(round, [
        ...times(6, () => desk.ask(publicId)),
        ...times(2, () => desk.ask(publicId, { amount: '5', availableSeen: '48.750' })),
      ])
      expect(count(answers, 'requested')).toBeLessThanOrEqual(1)
      expect((await requestsOf(scene)).length - before).toBe(count(answers, 'requested'))
      const small = count(answers, 'done')
      expect(small).toBeLessThanOrEqual(1)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: small * 5_000 })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('pieces that are pressed at once pass no threshold together', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      const answers = await together(
        round,
        times(6, () => desk.ask(publicId, { amount: '5' })),
      )
      expect(count(answers, 'done')).toBe(2)
      expect(count(answers, 'requested')).toBe(1)
      expect(count(answers, 'requestPending')).toBe(3)
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 10_000, refundReserved: 0 })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('many who try again what a bank refused refund once', race, async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    for (let round = 0; round < most; round += 1) {
      const { publicId, attempt } = await paid(scene)
      await desk.ask(publicId)
      scene.bank.operations.answer = 'refused'
      await desk.answer('approve', desk.checker)
      scene.bank.operations.answer = 'done'
      const answers = await together(round, [
        ...times(3, () => desk.answer('retry', desk.maker)),
        () => desk.ask(publicId, { amount: '5', availableSeen: '48.750' }),
      ])
      expect(count(answers, 'DONE') + count(answers, 'done')).toBe(1)
      const { refunded } = await attemptOf(scene, attempt.publicId)
      expect(refunded).toBe(count(answers, 'DONE') === 1 ? 20_000 : 5_000)
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
