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

const goods = csvOf(
  `${required},description_en,description_ar,inventory,store,visible`,
  `=1+1,"Dates, ""large"" <b>",تمر,3.5,dates|coffee,<p>Soft &amp; sweet</p>,<p>طري</p>,0,pantry,no`,
  '007,-5% box,علبة,0.001,Coffee,"Two\nlines",,12,,yes',
)

const dishes = csvOf(
  `${required},inventory,branch`,
  '201,Milk cake,كيكة,2.1,Sweets,5,',
  '202,Rangina,رنقينة,1.9,sweets,3|8,souq|sea',
  '203,Luqaimat,لقيمات,1.5,sweets,,',
)

describe.each(['csv', 'xlsx'] as const)('all products as %s', (format) => {
  test('uploaded again change nothing of the shop', async () => {
    const scene = await open()
    await scene.applied(goods)
    const job = await scene.rehearsed(await scene.exported('catalogue', format))
    expect(await scene.counts(job)).toMatchObject({ rows: 2, same: 2, wrong: 0 })
  })

  test('uploaded again change nothing of the menu, branch by branch', async () => {
    const scene = await open()
    await scene.applied(dishes, 'food_ordering')
    const job = await scene.rehearsed(await scene.exported('food_ordering', format), 'food_ordering')
    expect(await scene.counts(job)).toMatchObject({ rows: 3, same: 3, wrong: 0 })
  })
})

describe('stock of a dish', () => {
  const stockOf = async ({ merchantId }: Awaited<ReturnType<typeof open>>) => {
    const { rows } = await database().pool.query(
      `select i.sku, b.key, p.capacity::int from menu_item_at_branch a join menu_item i on i.id = a.item_id
       join branch b on b.id = a.branch_id join stock_pool p on p.id = a.pool_id
       where a.merchant_id = ${merchantId} order by 1, 2`,
    )
    return rows.map(({ sku, key, capacity }) => `${sku} ${key} ${capacity ?? 'any'}`)
  }

  test('is counted at the branches that are named, else at each that serves', async () => {
    const scene = await open()
    await scene.applied(dishes, 'food_ordering')
    expect(await stockOf(scene)).toEqual(['201 sea 5', '201 souq 5', '202 sea 8', '202 souq 3'])
    await scene.applied(
      csvOf(`${required},inventory,branch`, '201,,,,,9,sea', '202,,,,,-,souq', '203,,,,,4,souq'),
      'food_ordering',
    )
    expect(await stockOf(scene)).toEqual([
      '201 sea 9',
      '201 souq 5',
      '202 sea 8',
      '202 souq any',
      '203 souq 4',
    ])
    expect(await findStockFaults(scene.db)).toEqual([])
  })

  test('and its branches are as many as one another, or one number is for all', async () => {
    const scene = await open()
    const job = await scene.rehearsed(
      csvOf(
        `${required},inventory,branch`,
        'a,A,أ,1,sweets,1|2|3,sea|souq',
        'b,B,ب,1,sweets,1,moon',
        'c,C,ج,1,sweets,,sea',
      ),
      'food_ordering',
    )
    expect((await scene.rowsOf(job)).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['inventory.branches'],
      ['branch.unknown'],
      ['inventory.missing'],
    ])
  })
})
