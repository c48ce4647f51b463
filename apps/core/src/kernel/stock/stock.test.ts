import { databaseForTests } from '@wasl/tests/support/database'
import { isDue } from '@wasl/tests/support/is-due'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { reacquireStockHold } from './acquire-stock.service.ts'
import { setCapacity, setPoolClosed } from './capacity.service.ts'
import { bindStockHold, extendStockHold, giveBackStock } from './end-stock-hold.service.ts'
import { expireOverdueStock, stockDuty } from './expire-stock.service.ts'
import { findPool, poolFor } from './pools.store.ts'
import { findPoolDifferences } from './pool-checks.store.ts'
import { findStockFaults } from './stock-faults.store.ts'
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

const database = databaseForTests()
const open = () => openStock(database().db)
type Scene = Awaited<ReturnType<typeof open>>

const by = ({ merchantId, clock }: Scene) => ({ merchantId, actor: 'staff', now: clock.now() })
const retake = (scene: Scene, holdId: number) =>
  inTransaction(scene.db, (tx) => reacquireStockHold(tx, { ...by(scene), holdId }))
const count = (scene: Scene, poolId: number, capacity: number | null, whenBelow: 'refuse' | 'close') =>
  inTransaction(scene.db, (tx) => setCapacity(tx, { ...by(scene), poolId, capacity, whenBelow }))

test('what is short is named with what is left, and nothing of the rest is held', async () => {
  const scene = await open()
  const [plenty, few, none] = [await aPool(scene, 10), await aPool(scene, 2), await aPool(scene, 0)]
  const wanted = linesOf([plenty, 1], [few, 3], [none, 1])
  expect(await buy(scene, wanted)).toEqual({
    ok: false,
    error: [
      { poolId: few, wanted: 3, left: 2 },
      { poolId: none, wanted: 1, left: 0 },
    ],
  })
  expect(await countOf(scene, plenty)).toEqual({ capacity: 10, sold: 0, held: 0 })
  await expectStockClean(scene, plenty, few)
})

test('a pool without a capacity sells any number and counts them', async () => {
  const scene = await open()
  const pool = await aPool(scene, null)
  await commit(scene, await hold(scene, linesOf([pool, 5_000])))
  expect(await freeNow(scene, pool)).toBeNull()
  expect(await countOf(scene, pool)).toEqual({ capacity: null, sold: 5_000, held: 0 })
})

test("another merchant's pool gives nothing", async () => {
  const [scene, other] = [await open(), await open()]
  const pool = await aPool(scene, 5)
  await expect(buy(other, linesOf([pool, 1]))).rejects.toMatchObject({
    cause: { constraint: 'stock_hold_line_pool' },
  })
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 0 })
})

test('there is one pool for what it counts, and it stays as it is counted', async () => {
  const scene = await open()
  const key = { kind: 'slot' as const, subject: 'branch:1', onDate: '2027-02-08', startMinute: 1_080 }
  const make = (capacity: number) =>
    inTransaction(scene.db, (tx) => poolFor(tx, { ...by(scene), ...key, capacity }))
  const first = await make(4)
  expect(await make(9)).toBe(first)
  expect(await findPool(scene.db, scene.merchantId, key)).toMatchObject({ id: first, capacity: 4 })
  expect(await findPool(scene.db, scene.merchantId, { ...key, startMinute: 1_110 })).toBeNull()
})

test('a hold is free again the moment it runs out, before anybody has swept', async () => {
  const scene = await open()
  const pool = await aPool(scene, 3)
  const held = await hold(scene, linesOf([pool, 2]), after(scene.clock.now(), minutes(15)))
  scene.clock.advance(minutes(15) - 1)
  expect([await freeNow(scene, pool), (await buy(scene, linesOf([pool, 2]))).ok]).toEqual([1, false])
  scene.clock.advance(1)
  expect(await freeNow(scene, pool)).toBe(3)
  expect(await commit(scene, held)).toBe('ended')
  expect((await buy(scene, linesOf([pool, 3]))).ok).toBe(true)
  expect(await countOf(scene, pool)).toEqual({ capacity: 3, sold: 0, held: 3 })
  await expectStockClean(scene)
})

test('the sweeper is called when something has run out, and then the counters say so', async () => {
  const scene = await open()
  const { db, clock } = scene
  const pool = await aPool(scene, 3)
  await hold(scene, linesOf([pool, 2]), after(clock.now(), minutes(15)))
  const duty = stockDuty({ db, clock })
  await expireOverdueStock({ db, clock })
  expect(await isDue(db, clock, duty)).toBe(false)
  clock.advance(minutes(15))
  expect(await isDue(db, clock, duty)).toBe(true)
  await duty.round()
  expect(await isDue(db, clock, duty)).toBe(false)
  expect(await countOf(scene, pool)).toEqual({ capacity: 3, sold: 0, held: 0 })
  await expectStockClean(scene, pool)
})

test('a hold is extended once, and not after it has run out', async () => {
  const scene = await open()
  const { db, merchantId, clock } = scene
  const pool = await aPool(scene, 3)
  const start = clock.now()
  const holdId = await hold(scene, linesOf([pool, 1]), after(start, minutes(15)))
  const extend = (until: number) =>
    inTransaction(db, (tx) =>
      extendStockHold(tx, { merchantId, holdId, expiresAt: after(start, minutes(until)), now: clock.now() }),
    )
  expect([await extend(25), await extend(60)]).toEqual(['extended', 'once'])
  clock.advance(minutes(25) - 1)
  expect(await freeNow(scene, pool)).toBe(2)
  clock.advance(1)
  expect([await freeNow(scene, pool), await extend(60)]).toEqual([3, 'ended'])
})

test('a hold that waits for a payment ends with it alone, however late', async () => {
  const scene = await open()
  const { db, merchantId, clock } = scene
  const pool = await aPool(scene, 1)
  const holdId = await hold(scene, linesOf([pool, 1]), after(clock.now(), minutes(15)))
  const bind = () => inTransaction(db, (tx) => bindStockHold(tx, { merchantId, holdId, now: clock.now() }))
  expect(await bind()).toBe(true)
  clock.advance(minutes(600))
  expect((await buy(scene, linesOf([pool, 1]))).ok).toBe(false)
  expect([await commit(scene, holdId), await commit(scene, holdId), await bind()]).toEqual([
    'committed',
    'already',
    false,
  ])
  expect(await release(scene, holdId)).toBe('sold')
  await expectStockClean(scene)
})

test('late, it is taken again where it is still there, and refused where it is gone', async () => {
  const scene = await open()
  const pool = await aPool(scene, 2)
  const [there, gone] = [await hold(scene, linesOf([pool, 1])), await hold(scene, linesOf([pool, 1]))]
  expect([await release(scene, there), await release(scene, there)]).toEqual(['released', 'already'])
  await release(scene, gone)
  expect(await retake(scene, there)).toEqual({ ok: true, value: null })
  expect(await retake(scene, there)).toEqual({ ok: true, value: null })
  expect(await commit(scene, there)).toBe('committed')
  await commit(scene, await hold(scene, linesOf([pool, 1])))
  expect(await retake(scene, gone)).toEqual({ ok: false, error: [{ poolId: pool, wanted: 1, left: 0 }] })
  await expectStockClean(scene)
})

test('sold stock comes back once, in parts or whole', async () => {
  const scene = await open()
  const [seats, dates] = [await aPool(scene, 4), await aPool(scene, 9)]
  const holdId = await hold(scene, linesOf([seats, 3], [dates, 2]))
  await commit(scene, holdId)
  const back = (lines?: ReturnType<typeof linesOf>) =>
    inTransaction(scene.db, (tx) => giveBackStock(tx, { ...by(scene), holdId, ...(lines && { lines }) }))
  expect(await back(linesOf([seats, 2]))).toEqual(linesOf([seats, 2]))
  expect(await back()).toEqual(linesOf([seats, 1], [dates, 2]))
  expect(await back()).toEqual([])
  expect(await countOf(scene, seats)).toEqual({ capacity: 4, sold: 0, held: 0 })
  await expectStockClean(scene, seats, dates)
})

test('a capacity below what is sold and held is refused, or closes the pool and tells the overhang', async () => {
  const scene = await open()
  const pool = await aPool(scene, 10)
  await commit(scene, await hold(scene, linesOf([pool, 4])))
  const payer = await hold(scene, linesOf([pool, 3]))
  expect(await count(scene, pool, 5, 'refuse')).toEqual({ ok: false, error: { sold: 4, held: 3 } })
  expect(await count(scene, pool, 5, 'close')).toEqual({ ok: true, value: { capacity: 7, overhang: 2 } })
  expect(await freeNow(scene, pool)).toBe(0)
  expect(await commit(scene, payer)).toBe('committed')
  expect(await count(scene, pool, 8, 'refuse')).toEqual({ ok: true, value: { capacity: 8, overhang: 0 } })
  expect(await freeNow(scene, pool)).toBe(0)
  await inTransaction(scene.db, (tx) => setPoolClosed(tx, { ...by(scene), poolId: pool, closed: false }))
  expect(await freeNow(scene, pool)).toBe(1)
  await expectStockClean(scene, pool)
})

test('a counter that is wrong is named with what it should be, and is not repaired', async () => {
  const scene = await open()
  const { db, merchantId } = scene
  const pool = await aPool(scene, 10)
  await commit(scene, await hold(scene, linesOf([pool, 4])))
  expect(await findPoolDifferences(db, merchantId)).toEqual([])
  await db.execute(sql`update stock_pool set sold = 5 where merchant_id = ${merchantId} and id = ${pool}`)
  const [difference, ...others] = await findPoolDifferences(db, merchantId)
  expect(others).toEqual([])
  expect(difference).toMatchObject({
    poolId: pool,
    capacity: { counter: 10, byLog: 10 },
    sold: { counter: 5, byHolds: 4, byLog: 4 },
    held: { counter: 0, byHolds: 0, byLog: 0 },
  })
  expect(await findStockFaults(db)).toEqual([
    `P3 the counters of a pool are those of its holds: ${pool}`,
    `P4 the counters of a pool are the sums of its log: ${pool}`,
  ])
  await db.execute(sql`update stock_pool set sold = 4 where merchant_id = ${merchantId} and id = ${pool}`)
})

test('the database itself refuses to oversell, to count below zero and to change the log', async () => {
  const scene = await open()
  const pool = await aPool(scene, 2)
  const change = (set: string) =>
    scene.db.execute(
      sql`update stock_pool set ${sql.raw(set)} where merchant_id = ${scene.merchantId} and id = ${pool}`,
    )
  await expect(change('held = 3')).rejects.toMatchObject({
    cause: { constraint: 'stock_pool_never_oversold' },
  })
  await expect(change('sold = -1')).rejects.toMatchObject({
    cause: { constraint: 'stock_pool_never_negative' },
  })
  await expect(
    scene.db.execute(
      sql`delete from stock_move where merchant_id = ${scene.merchantId} and pool_id = ${pool}`,
    ),
  ).rejects.toMatchObject({ cause: { code: 'WL003' } })
})

test('no quantity but a whole positive number is asked of a pool', async () => {
  const scene = await open()
  const pool = await aPool(scene, 2)
  for (const quantity of [0, -1, 1.5, Number.NaN])
    await expect(buy(scene, linesOf([pool, quantity]))).rejects.toThrow('no quantity of stock')
})
