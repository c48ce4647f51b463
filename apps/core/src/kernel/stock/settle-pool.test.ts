import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findPoolDifferences } from './pool-checks.store.ts'
import { settlePool } from './settle-pool.service.ts'
import { findStockFaults } from './stock-faults.store.ts'
import { aPool, commit, expectStockClean, hold, linesOf, openStock } from './stock.fixtures.ts'

const database = databaseForTests()
const open = () => openStock(database().db)
type Scene = Awaited<ReturnType<typeof open>>

const settle = ({ db, merchantId, clock }: Scene, poolId: number, seen: { sold: number; held: number }) =>
  inTransaction(db, (tx) => settlePool(tx, { merchantId, poolId, seen, actor: 'sara', now: clock.now() }))
const spoil = ({ db, merchantId }: Scene, poolId: number, set: string) =>
  db.execute(sql`update stock_pool set ${sql.raw(set)} where merchant_id = ${merchantId} and id = ${poolId}`)

test('a counter that was changed by hand becomes what its holds say, and the log adds up', async () => {
  const scene = await open()
  const pool = await aPool(scene, 10)
  await commit(scene, await hold(scene, linesOf([pool, 4])))
  await hold(scene, linesOf([pool, 2]))
  await spoil(scene, pool, 'sold = 7, held = 0')
  expect(await settle(scene, pool, { sold: 4, held: 2 })).toEqual({ ok: false, error: 'changed' })
  const settled = await settle(scene, pool, { sold: 7, held: 0 })
  expect(settled).toMatchObject({
    ok: true,
    value: {
      before: { sold: { counter: 7, byHolds: 4 } },
      after: { sold: { counter: 4 }, held: { counter: 2 } },
    },
  })
  expect(await settle(scene, pool, { sold: 4, held: 2 })).toEqual({ ok: false, error: 'agrees' })
  await expectStockClean(scene, pool)
})

test('a log that lacks a row gets it, for the hold that it is of', async () => {
  const scene = await open()
  const pool = await aPool(scene, 10)
  const { db, merchantId } = scene
  await commit(scene, await hold(scene, linesOf([pool, 3])))
  // As if the row of the sale had never been written: the log is append-only, so its opposite is.
  await db.execute(sql`insert into stock_move (merchant_id, pool_id, hold_id, reason, sold, held, actor, at)
    select merchant_id, pool_id, hold_id, 'returned', -3, 0, 'nobody', now() from stock_move
    where merchant_id = ${merchantId} and pool_id = ${pool} and reason = 'committed'`)
  expect(await findPoolDifferences(db, merchantId)).toMatchObject([
    { sold: { counter: 3, byHolds: 3, byLog: 0 } },
  ])
  expect((await settle(scene, pool, { sold: 3, held: 0 })).ok).toBe(true)
  expect(await findStockFaults(db, scene.clock.now())).toEqual([])
  await expectStockClean(scene, pool)
})

test('where holds say more than there is, the pool has that and closes', async () => {
  const scene = await open()
  const pool = await aPool(scene, 5)
  const { db, merchantId } = scene
  await commit(scene, await hold(scene, linesOf([pool, 5])))
  await spoil(scene, pool, 'sold = 1, capacity = 3')
  expect((await settle(scene, pool, { sold: 1, held: 0 })).ok).toBe(true)
  const [row] = (
    await db.execute(
      sql`select capacity, sold, closed from stock_pool where merchant_id = ${merchantId} and id = ${pool}`,
    )
  ).rows
  expect(row).toMatchObject({ capacity: 5, sold: 5, closed: true })
  await expectStockClean(scene, pool)
})
