import { databaseForTests } from '@wasl/tests/support/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findStockFaults } from '../../../kernel/stock/stock-faults.store.ts'
import { csvOf, importScene, required } from './imports.fixtures.ts'

const database = databaseForTests()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-imports-'))
})
afterAll(() => rm(folder, { recursive: true }))
const open = () => importScene(database().db, folder)

const two = csvOf(
  `${required},inventory,price_with_discount`,
  'd-1,Khalas dates,تمر خلاص,3.500,dates,10,',
  'c-1,Coffee,قهوة,4.250,Coffee,,3.900',
)
const buy = (sku: string, pieces: number) =>
  database().pool.query(
    `update stock_pool set sold = sold + $2 where id in (select pool_id from product where sku = $1 order by id desc limit 1)`,
    [sku, pieces],
  )

describe('a rehearsal', () => {
  test('shows what would be created and changed, before and after, and changes nothing', async () => {
    const scene = await open()
    await scene.applied(two)
    const before = await scene.shop()
    const job = await scene.rehearsed(
      csvOf(
        `${required},inventory`,
        'd-1,Khalas dates,تمر خلاص,3.750,dates,40',
        'c-1,,,,,',
        'n-1,New,جديد,1.000,dates,',
      ),
    )
    expect(await scene.counts(job)).toMatchObject({ create: 1, change: 1, same: 1, wrong: 0 })
    const [changed] = await scene.rowsOf(job)
    expect(changed).toMatchObject({
      outcome: 'change',
      before: { price: '3.500', inventory: '10' },
      after: { price: '3.750', inventory: '40' },
      isSteep: false,
    })
    expect(await scene.shop()).toEqual(before)
  })

  test('names each wrong cell, in its row and column, and what may stand there instead', async () => {
    const scene = await open()
    const job = await scene.rehearsed(
      csvOf(
        `${required},inventory,image,visible`,
        'a,A,أ,"14,500",dates,some,nowhere.png,maybe',
        'a,A,أ,1.0000,Dattes,-1,https://x.example/a.png,yes',
        ',B,ب,-2,,1,,',
      ),
    )
    const rows = await scene.rowsOf(job)
    const codes = rows.map(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`))
    expect(codes).toEqual([
      [
        'price price.ambiguous',
        'inventory inventory.malformed',
        'image image.unknown',
        'visible visible.unknown',
        'sku sku.twice',
      ],
      [
        'price price.decimals',
        'category category.unknown',
        'inventory inventory.malformed',
        'image image.address',
        'sku sku.twice',
      ],
      ['sku sku.missing', 'price price.negative', 'category category.missing'],
    ])
    expect(rows[0]?.problems[0]?.values).toEqual({ instead: '14.500', grouped: '14500' })
    expect(await scene.apply(job)).toEqual({ ok: false, error: 'wrongRows' })
  })

  test('reads Arabic heads and digits, and says which heads it does not know', async () => {
    const scene = await open()
    const job = await scene.rehearsed(
      csvOf('رمز المنتج,الاسم بالإنجليزية,الاسم بالعربية,السعر,الفئة,الكمية,لون', 'k,K,ك,٣٫٢٥٠,القهوة,١٢,أحمر'),
    )
    expect(job).toMatchObject({ state: 'rehearsed', ignored: ['لون'] })
    expect((await scene.rowsOf(job))[0]?.after).toMatchObject({
      price: '3.250',
      category: 'coffee',
      inventory: '12',
    })
  })

  test.each([
    ['without a column that every row needs', csvOf('sku,price', 'a,1'), 'file.columns'],
    ['with a column twice', csvOf(`${required},price`, 'a,A,أ,1,dates,2'), 'file.twice'],
    ['with heads alone', required, 'file.noRows'],
    [
      'of more than 5,000 rows',
      csvOf(required, ...Array.from({ length: 5_001 }, (_, at) => `s-${at},A,أ,1,dates`)),
      'file.tooManyRows',
    ],
  ])('of a file %s is refused as a whole', async (_, content, code) => {
    const scene = await open()
    expect(await scene.rehearsed(content)).toMatchObject({ state: 'refused', problem: { code } })
  })

  test('is wrong in no row any more once its cells are mended or the row is left out', async () => {
    const scene = await open()
    const job = await scene.rehearsed(csvOf(required, 'a,A,أ,"14,500",dates', 'a,A2,أ,2.000,dates'))
    await scene.correct(job, 2, { price: '14.500' })
    await scene.correct(job, 3, null, true)
    expect(await scene.counts(job)).toMatchObject({ create: 1, wrong: 0, dropped: 1, corrected: 1 })
    // What was seen before the corrections is applied no more.
    expect(await scene.apply(job)).toEqual({ ok: false, error: 'changed' })
    expect(await scene.apply(await scene.find(job))).toMatchObject({ ok: true })
  })

  test('of a price that moves by more than 30 % asks a person to look', async () => {
    const scene = await open()
    await scene.applied(two)
    const job = await scene.rehearsed(csvOf(required, 'd-1,Khalas dates,تمر خلاص,0.350,dates'))
    expect(await scene.apply(job, { pricesLookedAt: false })).toEqual({ ok: false, error: 'prices' })
    expect(await scene.apply(job)).toMatchObject({ ok: true })
  })
})

describe('an import that is applied', () => {
  test('makes and changes products with their stock, slugs and categories, and its history says so', async () => {
    const scene = await open()
    const job = await scene.applied(two)
    expect(job).toMatchObject({ state: 'applied', appliedBy: 'staff' })
    expect(await scene.shop()).toEqual([
      {
        sku: 'c-1',
        state: 'active',
        name_en: 'Coffee',
        name_ar: 'قهوة',
        price: 4250,
        discounted_price: 3900,
        capacity: null,
        sold: 0,
        categories: ['coffee'],
      },
      {
        sku: 'd-1',
        state: 'active',
        name_en: 'Khalas dates',
        name_ar: 'تمر خلاص',
        price: 3500,
        discounted_price: null,
        capacity: 10,
        sold: 0,
        categories: ['dates'],
      },
    ])
    expect(await findStockFaults(scene.db)).toEqual([])
    const { rows } = await database().pool.query(
      `select action, detail from audit where merchant_id = ${scene.merchantId} and action like 'product_import.%' order by id`,
    )
    expect(rows).toMatchObject([
      { action: 'product_import.uploaded' },
      { action: 'product_import.applied', detail: { created: 2, changed: 0 } },
    ])
  })

  test('changes nothing where the same file comes again, and says so', async () => {
    const scene = await open()
    await scene.applied(two)
    const again = await scene.rehearsed(two)
    expect(await scene.counts(again)).toMatchObject({ create: 0, change: 0, same: 2 })
    expect(await scene.apply(again)).toEqual({ ok: false, error: 'nothing' })
  })

  test('leaves an empty cell as it is and clears a dash', async () => {
    const scene = await open()
    await scene.applied(two)
    await scene.applied(csvOf(`${required},inventory,price_with_discount`, 'd-1,,,,,-,', 'c-1,,,,,,-'))
    expect(await scene.shop()).toMatchObject([
      { sku: 'c-1', price: 4250, discounted_price: null },
      { sku: 'd-1', name_en: 'Khalas dates', capacity: null },
    ])
    const job = await scene.rehearsed(csvOf(required, 'd-1,-,,,'))
    expect((await scene.rowsOf(job))[0]?.problems).toEqual([{ column: 'name_en', code: 'clear.needed' }])
  })

  test('leaves wrong rows out where a person says so, and nothing half done where nobody does', async () => {
    const scene = await open()
    const job = await scene.rehearsed(csvOf(required, 'a,A,أ,1.000,dates', 'b,B,ب,x,dates'))
    expect(await scene.apply(job)).toEqual({ ok: false, error: 'wrongRows' })
    expect(await scene.shop()).toEqual([])
    expect(await scene.apply(job, { leavesWrongOut: true })).toMatchObject({ ok: true })
    await scene.run()
    expect(await scene.shop()).toMatchObject([{ sku: 'a' }])
  })

  test('books the difference of a stock, so what was sold since the rehearsal stays sold', async () => {
    const scene = await open()
    await scene.applied(two)
    const job = await scene.rehearsed(csvOf(`${required},inventory`, 'd-1,,,,,40'))
    await buy('d-1', 1)
    await scene.apply(job)
    await scene.run()
    // 10, of which 1 is sold, and 30 more.
    expect(await scene.shop()).toMatchObject([{ sku: 'c-1' }, { sku: 'd-1', capacity: 40, sold: 1 }])
  })

  test('is rehearsed again where somebody has changed one of its products since', async () => {
    const scene = await open()
    await scene.applied(two)
    const job = await scene.rehearsed(csvOf(required, 'd-1,Dates,تمر,3.600,dates'))
    await database().pool.query(`update product set price = 9000, revision = revision + 1 where sku = 'd-1'`)
    await scene.apply(job)
    await scene.run()
    const again = await scene.find(job)
    expect(again).toMatchObject({ state: 'rehearsed', says: { code: 'shopChanged', names: ['d-1'] } })
    expect(again.revision).toBeGreaterThan(job.revision)
    expect((await scene.rowsOf(again))[0]?.before).toMatchObject({ price: '9.000' })
    expect(await scene.shop()).toMatchObject([{}, { sku: 'd-1', price: 9000 }])
  })
})

describe('the undo of an import', () => {
  test('gives the shop of before: values and stock are back, what was made is archived', async () => {
    const scene = await open()
    await scene.applied(two)
    const before = await scene.shop()
    const job = await scene.applied(
      csvOf(`${required},inventory,visible`, 'd-1,Dates,تمر,3.600,coffee,4,no', 'n-1,New,جديد,1.000,dates,,'),
    )
    expect(await scene.undo(job)).toMatchObject({ ok: true })
    expect(await scene.find(job)).toMatchObject({ state: 'undone', undoneBy: 'staff' })
    const after = (await scene.shop()) as { sku: string; state: string }[]
    expect(after.filter(({ sku }) => sku !== 'n-1')).toEqual(before)
    expect(after).toContainEqual(expect.objectContaining({ sku: 'n-1', state: 'archived' }))
    // The same file brings them again.
    const again = await scene.rehearsed(csvOf(required, 'n-1,New,جديد,1.000,dates'))
    expect((await scene.rowsOf(again))[0]).toMatchObject({ outcome: 'change', after: { visible: 'yes' } })
  })

  test('is refused where rows have changed since, by their names', async () => {
    const scene = await open()
    const job = await scene.applied(two)
    await database().pool.query(`update product set revision = revision + 1 where sku = 'c-1'`)
    await scene.undo(job)
    expect(await scene.find(job)).toMatchObject({
      state: 'applied',
      says: { code: 'undoChanged', names: ['c-1'] },
    })
    expect(await scene.shop()).toMatchObject([{ state: 'active' }, { state: 'active' }])
  })

  test('is for the last import alone, and for a day', async () => {
    const scene = await open()
    const first = await scene.applied(two)
    const second = await scene.applied(csvOf(required, 'd-1,Dates,تمر,3.600,dates'))
    expect(await scene.undo(first)).toEqual({ ok: false, error: 'notLast' })
    scene.clock.advance(25 * 3_600_000)
    expect(await scene.undo(second)).toEqual({ ok: false, error: 'tooLate' })
  })
})
