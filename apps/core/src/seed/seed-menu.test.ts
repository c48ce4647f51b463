import { databaseForTests } from '@wasl/tests/support/database'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAreas, listBranches, listClosures, listHours, listZones } from '../kernel/menu/menu.store.ts'
import { findStockFaults } from '../kernel/stock/stock-faults.store.ts'
import { seedMenu } from './seed-menu.ts'
import { seedMerchants } from './seed-merchants.ts'

const database = databaseForTests()
const clock = { now: () => new Date('2026-11-29T09:00:00Z') }
const merchantId = 1
let keys: Map<number, string>

beforeAll(async () => {
  const { db } = database()
  await seedMerchants({ db, clock })
  await seedMenu({ db, clock })
  keys = new Map((await listBranches(db, merchantId)).map(({ id, key }) => [id, key]))
})

const hoursOf = async (key: string) => {
  const [branchId = 0] = [...keys].find(([, one]) => one === key) ?? []
  return listHours(database().db, { merchantId, branchId })
}

describe('the demo’s branches', () => {
  test('work past midnight, in two shifts, and otherwise in Ramadan', async () => {
    const fintas = await hoursOf('fintas')
    expect(fintas.map(({ weekday, startMinute, minutes }) => [weekday, startMinute, minutes])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, 1_080, 480]),
    )
    const mubarak = (await hoursOf('mubarak')).filter(({ weekday }) => weekday === 5)
    expect(mubarak.map(({ startMinute, minutes }) => [startMinute, minutes])).toEqual([
      [480, 300],
      [990, 330],
    ])
    const ramadan = (await hoursOf('seafront')).filter(({ fromDate }) => fromDate !== null)
    expect(ramadan).toMatchObject([
      { fromDate: '2027-02-08', untilDate: '2027-03-08', startMinute: 1_080, minutes: 480, weekday: null },
    ])
  })

  test('one of them is closed for a day', async () => {
    const closures = await listClosures(database().db, merchantId)
    expect(closures.map(({ branchId, kind }) => [keys.get(branchId ?? 0), kind])).toEqual([
      ['jabriya', 'maintenance'],
    ])
  })

  test('each area is of one zone; a polygon and a circle stand before them', async () => {
    const { db } = database()
    const zones = await listZones(db, merchantId)
    const areas = (await listAreas(db, merchantId)).map(({ key }) => key)
    expect(zones.flatMap((zone) => zone.areas).toSorted()).toEqual(areas.toSorted())
    expect(zones.slice(0, 2).map(({ kind, fee }) => [kind, fee])).toEqual([
      ['polygon', 250],
      ['circle', 1_000],
    ])
  })
})

describe('the demo’s menu', () => {
  test('counts a dish that runs out at each branch, and says of stock what its log says', async () => {
    const { db, pool } = database()
    const { rows } = await pool.query(
      `select i.sku, b.key, p.capacity::int from menu_item_at_branch a
       join menu_item i on i.id = a.item_id join branch b on b.id = a.branch_id
       join stock_pool p on p.id = a.pool_id and p.branch = b.key where i.sku in ('201', '203') order by 1, 2`,
    )
    const at = (sku: string, capacity: number) =>
      ['fintas', 'jabriya', 'mubarak', 'seafront'].map((key) => ({ sku, key, capacity }))
    expect(rows).toEqual([...at('201', 8), ...at('203', 0)])
    expect(await findStockFaults(db)).toEqual([])
  })

  test('has one group of sizes at most for a dish, and prices as differences', async () => {
    const { rows } = await database().pool.query(
      `select i.sku, count(*) filter (where g.is_size)::int as sizes, count(*)::int as groups
       from menu_item i join menu_item_option o on o.item_id = i.id join option_group g on g.id = o.group_id
       where i.sku in ('301', '602') group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { sku: '301', sizes: 0, groups: 2 },
      { sku: '602', sizes: 1, groups: 2 },
    ])
  })

  test('is seeded once', async () => {
    const { db, pool } = database()
    await seedMenu({ db, clock })
    const { rows } = await pool.query('select count(*)::int from menu_item')
    expect(rows).toEqual([{ count: 22 }])
  })

  test.each([
    [
      'a zone of areas without one',
      `insert into delivery_zone (merchant_id, branch_id, key, name_en, name_ar, kind, eta_minutes)
      select merchant_id, id, 'x', 'x', 'x', 'areas', 30 from branch limit 1`,
    ],
    [
      'hours without a day',
      `insert into branch_hours (merchant_id, branch_id, start_minute, minutes)
      select merchant_id, id, 0, 60 from branch limit 1`,
    ],
    ['a pause without an end', `update branch set state = 'paused'`],
    [
      'two choices of one size',
      `insert into option_group (merchant_id, key, name_en, name_ar, is_size, pick)
      values (1, 'x', 'x', 'x', true, 'many')`,
    ],
    [
      'another merchant’s branch',
      `insert into menu_item_at_branch (merchant_id, item_id, branch_id)
      select 2, i.id, b.id from menu_item i, branch b limit 1`,
    ],
  ])('%s is refused by the database', async (_, text) => {
    await expect(database().pool.query(text)).rejects.toThrow(/constraint/)
  })
})
