import { eachEngine } from '@wasl/tests/support/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOnImports } from '../../../kernel/import-jobs/work-on-imports.service.ts'
import { acquireStock } from '../../../kernel/stock/acquire-stock.service.ts'
import { findStockFaults } from '../../../kernel/stock/stock-faults.store.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { csvOf, importScene, required } from './imports.fixtures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-imports-race-'))
})
afterAll(() => rm(folder, { recursive: true }))

const race = { timeout: 120_000 }
const heads = `${required},inventory`

eachEngine((database) => {
  const open = () => importScene(database().db, folder)

  test(
    'of two files that change the same products at once, one is applied and one is looked at again',
    race,
    async () => {
      const scene = await open()
      await scene.applied(csvOf(heads, 'd-1,Dates,تمر,3.500,dates,10'))
      const one = await scene.rehearsed(csvOf(heads, 'd-1,One,تمر,3.600,dates,'))
      const two = await scene.rehearsed(csvOf(heads, 'd-1,Two,تمر,3.700,dates,'))
      const asked = await Promise.all([scene.apply(one), scene.apply(two), scene.apply(one)])
      expect(asked.filter(({ ok }) => ok)).toHaveLength(2)
      await Promise.all([workOnImports(scene.work), workOnImports(scene.work)])
      await scene.run()
      const states = [await scene.find(one), await scene.find(two)]
      expect(states.map(({ state }) => state).toSorted()).toEqual(['applied', 'rehearsed'])
      expect(states.find(({ state }) => state === 'rehearsed')?.says).toMatchObject({ names: ['d-1'] })
    },
  )

  test('of two files with the same new product at once, it is made once', race, async () => {
    const scene = await open()
    const jobs = [
      await scene.rehearsed(csvOf(heads, 'n,N,ن,1.000,dates,5')),
      await scene.rehearsed(csvOf(heads, 'n,N,ن,1.000,dates,5')),
    ]
    await Promise.all(jobs.map((job) => scene.apply(job)))
    await Promise.all([workOnImports(scene.work), workOnImports(scene.work)])
    await scene.run()
    expect(await scene.shop()).toMatchObject([{ sku: 'n', capacity: 5 }])
  })

  test(
    'sales while a stock is imported are all kept: what is left is the count less what was sold',
    race,
    async () => {
      const scene = await open()
      await scene.applied(csvOf(heads, 'd-1,Dates,تمر,3.500,dates,10'))
      const { db, merchantId, clock } = scene
      const { rows } = await database().pool.query<{ pool_id: string }>(
        `select pool_id from product where sku = 'd-1' and merchant_id = ${merchantId}`,
      )
      const poolId = Number(rows[0]?.pool_id)
      const job = await scene.rehearsed(csvOf(heads, 'd-1,,,,,40'))
      await scene.apply(job)
      const buy = () =>
        inTransaction(db, (tx) =>
          acquireStock(tx, {
            merchantId,
            lines: [{ poolId, quantity: 1 }],
            expiresAt: null,
            actor: 'checkout',
            now: clock.now(),
          }),
        )
      const [, ...bought] = await Promise.all([scene.run(), ...Array.from({ length: 6 }, buy)])
      expect(bought.every(({ ok }) => ok)).toBe(true)
      const pool = await database().pool.query(
        `select capacity::int, held::int from stock_pool where id = ${poolId}`,
      )
      expect(pool.rows).toEqual([{ capacity: 40, held: 6 }])
      expect(await findStockFaults(db)).toEqual([])
    },
  )
})
