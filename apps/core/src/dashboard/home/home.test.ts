import { databaseForTests } from '@wasl/tests/support/database'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import {
  deliver,
  expectLedgerClean,
  kwd,
  openLedger,
  request,
  startPaying,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { money } from '@wasl/domain/money'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { foldDueSales } from '../../kernel/ledger/books/fold-sales.service.ts'
import { merchant } from '../../kernel/merchants/merchants.schema.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { averageSizesOf } from './average-size.service.ts'
import { statisticsOnWire } from './statistics-on-wire.ts'
import { statisticsOf } from './statistics.service.ts'

const database = databaseForTests()
let scene: LedgerScene

beforeEach(async () => {
  scene = await openLedger(database().db)
})

const staffOf = (merchantId: number) => ({ merchantId }) as unknown as Staff // reads ask for the tenant alone

const seen = async (asked: object = {}, plugins = ['payment_request']) => {
  const { db, clock, merchantId } = scene
  const found = await statisticsOf({ db, clock }, { staff: staffOf(merchantId), plugins }, asked)
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  return statisticsOnWire(found.value, 'en')
}

const goTo = (instant: string) => scene.clock.advance(Date.parse(instant) - scene.clock.now().getTime())

const pay = async (amount = kwd(10_000), wish: { gatewayCode?: string } = {}) => {
  const id = await request(scene, { amount })
  const one = await startPaying(scene, id, wish)
  if (wish.gatewayCode !== 'cod') await deliver(scene, scene.bank.captures(one.trackId), wish.gatewayCode)
  return id
}

const fail = async () => {
  const one = await startPaying(scene, await request(scene))
  await deliver(scene, scene.bank.declines(one.trackId))
}

test('a new merchant has nothing, and nothing is compared with it', async () => {
  expect(await seen()).toMatchObject({
    total_paid: 0,
    total_paid_growth: null,
    total_amount_paid: [{ currency_code: 'KWD', value: '0.000', refunded: '0.000' }],
    total_amount_paid_growth: [{ currency_code: 'KWD', value: null }],
    success_rate: null,
    attempts: { ended: 0, succeeded: 0 },
    success_rate_growth: null,
    paid_per_gateway: [],
    success_rate_per_gateway: [],
    product_wise_sales: [],
  })
})

test('a day is compared with the day before as far as it has come', async () => {
  goTo('2026-11-20T09:00:00Z')
  await pay()
  await fail()
  goTo('2026-11-20T16:00:00Z')
  await pay()
  goTo('2026-11-21T09:05:00Z')
  await pay(kwd(20_000))
  await pay(kwd(5_500), { gatewayCode: 'cod' })
  for (const _ of [1, 2]) {
    expect(await seen()).toMatchObject({
      total_paid: 2,
      total_paid_growth: 100,
      total_amount_paid: [{ currency_code: 'KWD', value: '25.500', refunded: '0.000' }],
      total_amount_paid_growth: [{ currency_code: 'KWD', value: 155 }],
      success_rate: 100,
      attempts: { ended: 2, succeeded: 2 },
      success_rate_growth: 50,
      paid_per_gateway: [
        { code: 'card', value: 1 },
        { code: 'cod', value: 1 },
      ],
      product_wise_sales: [{ product: 'payment_request', name: 'Payment requests', value: '25.500' }],
      compared_with: { date_after: '2026-11-20', date_before: '2026-11-20' },
      chart_step: 'hour',
    })
    const { total_paid_chart_data: hours } = await seen()
    expect(hours.length).toBe(13)
    expect(hours.at(-1)).toEqual({ at: '2026-11-21T12', value: 2 })
    // Folded, it is the same.
    await foldDueSales({ db: scene.db })
  }
  expect(await seen({ period: 'week' })).toMatchObject({
    total_paid: 4,
    total_paid_growth: null,
    chart_step: 'day',
  })
})

test('what is paid late, deleted or restored is counted on the day its payer began', async () => {
  goTo('2026-11-19T09:00:00Z')
  const late = await startPaying(scene, await request(scene))
  const deleted = await pay()
  goTo('2026-11-21T09:00:00Z')
  await deliver(scene, scene.bank.captures(late.trackId))
  const ref = { merchantId: scene.merchantId, publicId: deleted, actor: 'admin.demo' }
  const day = { date_after: '2026-11-19', date_before: '2026-11-19' }
  expect((await seen()).total_paid).toBe(0)
  expect(await seen(day)).toMatchObject({ total_paid: 2, success_rate: 100 })
  await scene.ledger.deleteTransaction({ ...ref, isDeleted: true })
  await foldDueSales({ db: scene.db })
  expect((await seen(day)).total_paid).toBe(1)
  await scene.ledger.deleteTransaction({ ...ref, isDeleted: false })
  expect((await seen(day)).total_paid).toBe(2)
  expect(await operate(scene, deleted, { amount: '2.000' })).toBe('done')
  expect((await seen(day)).total_amount_paid).toEqual([
    { currency_code: 'KWD', value: '58.750', refunded: '2.000' },
  ])
  await expectLedgerClean(scene.db)
})

test('days are those of the zone, on the day that has 25 hours too, and move with the merchant', async () => {
  await scene.db.update(merchant).set({ timezone: 'Europe/London' }).where(eq(merchant.id, scene.merchantId))
  for (const at of ['2026-10-24T23:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T23:30:00Z']) {
    goTo(at)
    await pay()
  }
  const day = { date_after: '2026-10-25', date_before: '2026-10-25' }
  expect((await seen(day)).total_paid).toBe(3)
  await foldDueSales({ db: scene.db })
  expect((await seen(day)).total_paid).toBe(3)
  await scene.db.update(merchant).set({ timezone: 'UTC' }).where(eq(merchant.id, scene.merchantId))
  expect((await seen(day)).total_paid).toBe(2)
  await expectLedgerClean(scene.db)
})

test('currencies and plugins are kept apart, and what is not open to somebody is not counted', async () => {
  goTo('2026-11-21T09:00:00Z')
  await pay(kwd(7_000), { gatewayCode: 'card' })
  await pay(money(1_250, 'USD'), { gatewayCode: 'card' })
  expect((await seen()).total_amount_paid).toEqual([
    { currency_code: 'KWD', value: '7.000', refunded: '0.000' },
    { currency_code: 'USD', value: '12.50', refunded: '0.00' },
  ])
  expect(await seen({}, ['event'])).toMatchObject({ total_paid: 0, product_wise_sales: [] })
})

test('a day that sells more than any safe integer is told to the last coin', async () => {
  goTo('2026-11-21T09:00:00Z')
  for (let paid = 0; paid < 10; paid += 1) await pay(kwd(999_999_999_999_999), { gatewayCode: 'cod' })
  for (const _ of [1, 2]) {
    expect(await seen()).toMatchObject({
      total_amount_paid: [{ currency_code: 'KWD', value: '9999999999999.990' }],
      product_wise_sales: [{ value: '9999999999999.990' }],
    })
    await foldDueSales({ db: scene.db })
  }
})

test('the average of a month is its amount by its payments, halves up', async () => {
  goTo('2026-11-21T09:00:00Z')
  await pay(kwd(10_000))
  await pay(kwd(10_001))
  const { db, clock, merchantId } = scene
  const sight = { staff: staffOf(merchantId), plugins: ['payment_request'] }
  const sizes = await averageSizesOf({ db, clock }, sight, undefined)
  expect(sizes).toMatchObject({
    ok: true,
    value: { year: 2026, months: [{ month: 11, paid: 2, amount: 20_001n }] },
  })
  expect(sizes.ok && sizes.value.years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
  expect(await averageSizesOf({ db, clock }, sight, '2016')).toEqual({
    ok: false,
    error: { first: 2017, last: 2026 },
  })
})
