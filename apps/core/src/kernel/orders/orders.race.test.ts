import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  noticesOf,
  press,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { countOf, freeNow, hold, linesOf } from '../stock/stock.fixtures.ts'
import { expireOverdueStock } from '../stock/expire-stock.service.ts'
import {
  aProduct,
  cancel,
  eventsOf,
  expectOrdersClean,
  move,
  openOrders,
  order,
  orderOf,
  standsAt,
  stepBack,
  tryToOrder,
} from './orders.fixtures.ts'

const race = { timeout: 120_000 }

eachEngine((database, kind) => {
  const most = Math.ceil(roundsOn(kind) / 3)

  test(
    'of eight checkouts for the last three, three are placed and the others make nothing',
    race,
    async () => {
      const scene = await openOrders(database().db)
      for (let round = 0; round < Math.ceil(most / 3); round += 1) {
        const pool = await aProduct(scene, 3)
        const checkouts = Array.from({ length: 8 }, () => () => tryToOrder(scene, { pool, quantity: 1 }))
        const answers = await together(round, checkouts)
        expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
        expect(await countOf(scene, pool)).toEqual({ capacity: 3, sold: 0, held: 3 })
        await expectOrdersClean(scene, pool)
      }
    },
  )

  test(
    'callback, return, inquiry and a second press at once make one order and sell once',
    race,
    async () => {
      const scene = await openOrders(database().db)
      const { ledger, bank } = scene
      for (let round = 0; round < most; round += 1) {
        const pool = await aProduct(scene, 5)
        const { publicId, transaction } = await order(scene, { pool })
        const attempt = await startPaying(scene, transaction)
        const evidence = bank.captures(attempt.trackId)
        const callback = () => deliver(scene, evidence)
        const returned = () =>
          ledger.receiveReturn({ ...attempt, params: { signed: JSON.stringify([evidence]) } })
        await together<unknown>(round, [
          callback,
          returned,
          callback,
          () => ledger.checkAttempt(attempt),
          returned,
          () => ledger.pay(press(scene, transaction)),
          callback,
          () => ledger.runJanitorOnce(),
        ])
        expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'none'])
        expect(await eventsOf(scene, publicId)).toHaveLength(2)
        expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 2, held: 0 })
        await expectOrdersClean(scene, pool)
      }
      const topics = await noticesOf(scene)
      expect(topics.filter((topic) => topic === 'order.created')).toHaveLength(most)
    },
  )

  test(
    'money that meets the expiry, and somebody who wants the same, ends in goods or in the money',
    race,
    async () => {
      const scene = await openOrders(database().db)
      const { ledger, bank, clock, db } = scene
      const ends = new Set<string>()
      for (let round = 0; round < most; round += 1) {
        const pool = await aProduct(scene, 2)
        const { publicId, transaction } = await order(scene, { pool })
        const attempt = await startPaying(scene, transaction)
        clock.advance(minutes(46))
        const evidence = bank.captures(attempt.trackId)
        await together<unknown>(round, [
          () => ledger.runJanitorOnce(),
          () => tryToOrder(scene, { pool, quantity: 1 }),
          () => deliver(scene, evidence),
          () => expireOverdueStock({ db, clock }),
          () => ledger.runJanitorOnce(),
        ])
        await ledger.runJanitorOnce()
        const { state } = await orderOf(scene, publicId)
        ends.add(state)
        const { sold } = await countOf(scene, pool)
        expect(['confirmed 2', 'late_unfulfillable 0']).toContain(`${state} ${sold}`)
        await expectOrdersClean(scene)
      }
      expect(ends.has('confirmed')).toBe(true)
    },
  )

  test('a cancel that meets the money leaves nobody without both', race, async () => {
    const scene = await openOrders(database().db)
    const { bank, ledger } = scene
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 3)
      const { publicId, transaction } = await order(scene, { pool })
      const attempt = await startPaying(scene, transaction)
      const evidence = bank.captures(attempt.trackId)
      const [canceled] = await Promise.all([
        cancel(scene, publicId),
        deliver(scene, evidence),
        cancel(scene, publicId),
        move(scene, publicId, 'packed'),
      ])
      await ledger.runJanitorOnce()
      expect((await orderOf(scene, publicId)).state).toBe('canceled')
      expect(await freeNow(scene, pool)).toBe(3)
      // Canceled first, the money goes back by itself; paid first, staff were told to give it back.
      const { refundState } = await orderOf(scene, publicId)
      const owed = canceled.ok && canceled.value.toGiveBack.length > 0
      expect(refundState).toBe(owed || !canceled.ok ? refundState : 'full')
      await expectOrdersClean(scene, pool)
    }
  })

  test(
    'two staff who move one order at once: one step, and the second is told where it stands',
    race,
    async () => {
      const scene = await openOrders(database().db)
      for (let round = 0; round < most; round += 1) {
        const pool = await aProduct(scene, 3)
        const { publicId, transaction } = await order(scene, { pool })
        const attempt = await startPaying(scene, transaction)
        await deliver(scene, scene.bank.captures(attempt.trackId))
        const answers = await Promise.all([
          move(scene, publicId, 'packed'),
          move(scene, publicId, 'packed'),
          move(scene, publicId, 'packed'),
        ])
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        expect(await eventsOf(scene, publicId)).toHaveLength(3)
      }
      await expectOrdersClean(scene)
    },
  )

  test('two who take a step back at the same moment take one', race, async () => {
    const scene = await openOrders(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 3)
      const { publicId, transaction } = await order(scene, { pool })
      const attempt = await startPaying(scene, transaction)
      await deliver(scene, scene.bank.captures(attempt.trackId))
      await move(scene, publicId, 'packed')
      await move(scene, publicId, 'shipped')
      const back = () => stepBack(scene, publicId)
      const answers = await together<{ ok: boolean }>(round, [back, back, back])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await orderOf(scene, publicId)).toMatchObject({ state: 'packed', events: 5 })
    }
    await expectOrdersClean(scene)
  })

  test('many late payers of the last two: two get them, the others their money', race, async () => {
    const scene = await openOrders(database().db)
    const { bank, clock, ledger } = scene
    const pool = await aProduct(scene, 8)
    const orders = await Promise.all(Array.from({ length: 8 }, () => order(scene, { pool, quantity: 1 })))
    const attempts = await Promise.all(orders.map(({ transaction }) => startPaying(scene, transaction)))
    clock.advance(minutes(60))
    for (let round = 0; round < 3; round += 1) await ledger.runJanitorOnce()
    await hold(scene, linesOf([pool, 6]))
    await Promise.all(attempts.map(({ trackId }) => deliver(scene, bank.captures(trackId))))
    for (let round = 0; round < 3; round += 1) await ledger.runJanitorOnce()
    const ends = await Promise.all(orders.map(({ publicId }) => standsAt(scene, publicId)))
    expect(ends.map((end) => end.join(' ')).toSorted()).toEqual([
      ...Array(2).fill('confirmed paid none'),
      ...Array(6).fill('late_unfulfillable paid full'),
    ])
    for (const { transaction } of orders)
      expect(await transactionOf(scene, transaction)).toMatchObject({ state: 'paid', needsReview: false })
    await expectOrdersClean(scene)
  })
})
