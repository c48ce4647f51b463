import { eachEngine } from '@wasl/tests/support/database'
import { createRandom, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { setCapacity } from './capacity.service.ts'
import { giveBackStock } from './end-stock-hold.service.ts'
import { expireOverdueStock } from './expire-stock.service.ts'
import {
  aPool,
  buy,
  commit,
  countOf,
  expectStockClean,
  freeNow,
  hold,
  linesOf,
  openStock,
  release,
} from './stock.fixtures.ts'

const race = { timeout: 120_000 }

const wonBy = (answers: readonly { ok: boolean }[]): number => answers.filter(({ ok }) => ok).length

eachEngine((database, kind) => {
  const most = Math.ceil(roundsOn(kind) / 5)

  test('of 64 buyers who each press twice, ten get the last ten', race, async () => {
    const scene = await openStock(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aPool(scene, 10)
      const presses = Array.from({ length: 128 }, () => () => buy(scene, linesOf([pool, 1])))
      const answers = await together(round, presses)
      expect(wonBy(answers)).toBe(10)
      expect(await countOf(scene, pool)).toEqual({ capacity: 10, sold: 0, held: 10 })
      const short = answers.flatMap((answer) => (answer.ok ? [] : answer.error))
      expect(new Set(short.map(({ left }) => left))).toEqual(new Set([0]))
      await expectStockClean(scene, pool)
    }
  })

  test('two lines of one pool are wanted together, and whoever fits gets it at once', race, async () => {
    const scene = await openStock(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aPool(scene, 5)
      const twoLines = () => buy(scene, linesOf([pool, 3], [pool, 3]))
      const [first, ...others] = await together(0, [twoLines, twoLines, () => buy(scene, linesOf([pool, 5]))])
      expect(first).toEqual({ ok: false, error: [{ poolId: pool, wanted: 6, left: expect.any(Number) }] })
      expect(wonBy(others)).toBe(1)
      expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 5 })
      await expectStockClean(scene)
    }
  })

  test('buyers of the same things in another order never wait for each other in a ring', race, async () => {
    const scene = await openStock(database().db)
    for (let round = 0; round < most; round += 1) {
      const [one, two, three] = [await aPool(scene, 40), await aPool(scene, 40), await aPool(scene, 40)]
      const orders = [
        linesOf([one, 1], [two, 1], [three, 1]),
        linesOf([three, 1], [two, 1], [one, 1]),
        linesOf([two, 1], [three, 1], [one, 1]),
      ]
      const buyers = Array.from({ length: 24 }, (_, at) => async () => {
        const held = await hold(scene, orders[at % 3] ?? [])
        return at % 2 === 0 ? commit(scene, held) : release(scene, held)
      })
      const ends = await together(round, buyers)
      expect(ends.filter((end) => end === 'committed')).toHaveLength(12)
      expect(await countOf(scene, two)).toEqual({ capacity: 40, sold: 12, held: 0 })
      await expectStockClean(scene, one, two, three)
    }
  })

  test('a capacity lowered while people buy never stands below what they got', race, async () => {
    const scene = await openStock(database().db)
    const { db, merchantId, clock } = scene
    for (let round = 0; round < most; round += 1) {
      const pool = await aPool(scene, 20)
      const by = { actor: 'staff', now: clock.now(), merchantId, poolId: pool }
      const lower = (whenBelow: 'refuse' | 'close') => () =>
        inTransaction(db, (tx) => setCapacity(tx, { ...by, capacity: 6, whenBelow }))
      const buyers = Array.from({ length: 30 }, () => () => buy(scene, linesOf([pool, 1])))
      const works = [...buyers.slice(0, 8), lower(round % 2 === 0 ? 'refuse' : 'close'), ...buyers.slice(8)]
      const answers = await together<{ ok: boolean }>(round, works)
      const { capacity, held } = await countOf(scene, pool)
      expect(held).toBe(wonBy(answers) - (round % 2 === 0 && capacity === 20 ? 0 : 1))
      expect(held).toBeLessThanOrEqual(capacity ?? 0)
      await expectStockClean(scene)
    }
  })

  test('what runs out is either paid in time or sold to somebody else, never both', race, async () => {
    const scene = await openStock(database().db)
    const { db, clock } = scene
    for (let round = 0; round < most; round += 1) {
      const pool = await aPool(scene, 1)
      const held = await hold(scene, linesOf([pool, 1]), after(clock.now(), minutes(15)))
      const isInTime = round % 2 === 0
      clock.advance(minutes(15) - (isInTime ? 1 : 0))
      const answers = await together<unknown>(round, [
        () => commit(scene, held),
        () => expireOverdueStock({ db, clock }).then(() => 'swept'),
        ...Array.from({ length: 8 }, () => async () => (await buy(scene, linesOf([pool, 1]))).ok),
        () => commit(scene, held),
      ])
      const bought = answers.filter((answer) => answer === true).length
      expect([answers.includes('committed'), bought]).toEqual(isInTime ? [true, 0] : [false, 1])
      await expectStockClean(scene)
    }
  })

  test(
    'a hundred buyers who pay, leave, come back and give back leave every counter right',
    race,
    async () => {
      const scene = await openStock(database().db)
      const { db, merchantId, clock } = scene
      for (let round = 0; round < most; round += 1) {
        const random = createRandom(round)
        const pools = [await aPool(scene, 12), await aPool(scene, 7), await aPool(scene, null)]
        const pick = () => pools[random.below(3)] ?? 0
        const plans = Array.from({ length: 100 }, () => ({
          lines: linesOf([pick(), 1 + random.below(2)], [pick(), 1]),
          end: random.below(5),
          isTimed: random.below(2) === 0,
        }))
        const buyers = plans.map(({ lines, end, isTimed }) => async () => {
          const got = await buy(scene, lines, isTimed ? after(clock.now(), minutes(15)) : null)
          if (!got.ok) return
          const { holdId } = got.value
          if (end === 0) return
          if (end === 1) return void (await release(scene, holdId))
          await Promise.all([commit(scene, holdId), commit(scene, holdId)])
          const by = { actor: 'staff', now: clock.now() }
          const back = () => inTransaction(db, (tx) => giveBackStock(tx, { merchantId, holdId, ...by }))
          if (end === 2) await Promise.all([back(), back()])
        })
        await together(round, buyers)
        clock.advance(minutes(20))
        await expectStockClean(scene, ...pools)
        expect(await freeNow(scene, pools[2] ?? 0)).toBeNull()
        await expireOverdueStock({ db, clock })
        await expectStockClean(scene, ...pools)
      }
    },
  )
})
