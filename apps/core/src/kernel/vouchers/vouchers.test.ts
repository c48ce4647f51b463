import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { describe, expect, test } from 'vitest'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { aProduct, cancel, move, standsAt, type OrderScene } from '../orders/orders.fixtures.ts'
import { countOf } from '../stock/stock.fixtures.ts'
import { judgeCart, reductionBy, type VoucherTerms } from './voucher.domain.ts'
import {
  ask,
  aVoucher,
  expectVouchersClean,
  noura,
  openOrders,
  orderWith,
  placedWith,
  saysOf,
} from './vouchers.fixtures.ts'

const database = databaseForTests()
const open = () => openOrders(database().db)

const capture = async (scene: OrderScene, transaction: string, gatewayCode = 'card') => {
  const { trackId } = await startPaying(scene, transaction, { gatewayCode })
  await deliver(scene, scene.bank.captures(trackId), gatewayCode)
}

const problemOf = (answer: Awaited<ReturnType<typeof orderWith>>): string => {
  if (answer.ok) return 'placed'
  return answer.error.kind === 'voucher' ? answer.error.problem.kind : answer.error.kind
}

test('a code is found however it is typed, and every refusal has its own reason', async () => {
  const scene = await open()
  const now = scene.clock.now()
  await aVoucher(scene, { code: ' madd10 ' })
  await aVoucher(scene, { code: 'OLDTIDE', endsAt: now })
  await aVoucher(scene, { code: 'SOON', startsAt: after(now, 1) })
  await aVoucher(scene, { code: 'OFF', active: false })
  await aVoucher(scene, { code: 'DISHES', plugins: ['food_ordering'] })
  await aVoucher(scene, { code: 'DOLLARS', currency: 'USD' })
  await aVoucher(scene, { code: 'NONE', usageLimit: 0 })
  await aVoucher(scene, { code: 'SPENT', budget: 0 })
  const says = Object.fromEntries(
    await Promise.all(
      ['Madd١٠ ', 'OLDTIDE', 'SOON', 'OFF', 'DISHES', 'DOLLARS', 'NONE', 'SPENT', 'X'].map(
        async (code) => [code, await saysOf(scene, code)] as const,
      ),
    ),
  )
  expect(says).toEqual({
    'Madd١٠ ': 'ok',
    OLDTIDE: 'expired',
    SOON: 'notYet',
    OFF: 'unknown',
    DISHES: 'notEligible',
    DOLLARS: 'notEligible',
    NONE: 'exhausted',
    SPENT: 'exhausted',
    X: 'unknown',
  })
  const other = await open()
  expect(await saysOf(other, 'MADD10')).toBe('unknown')
  await expect(aVoucher(scene, { code: 'Madd10' })).rejects.toMatchObject({
    cause: { constraint: 'voucher_code' },
  })
})

describe('in a cart', () => {
  const terms: VoucherTerms = {
    type: 'percentage',
    basisPoints: 1_000,
    currency: 'KWD',
    amount: null,
    maxDiscount: 2_000,
    minOrder: 5_000,
    appliesTo: 'subtotal',
    plugins: [],
    refs: ['category:1'],
    startsAt: null,
    endsAt: null,
    weekdays: [],
    active: true,
  }

  test('a voucher takes off only what it is for, from its minimum on', () => {
    const line = (ref: string, totalMinor: number) => ({ refs: [ref], totalMinor })
    expect(judgeCart(terms, [line('category:2', 9_000)])).toEqual({
      ok: false,
      error: { kind: 'notEligible' },
    })
    expect(judgeCart(terms, [line('category:1', 4_999)])).toEqual({
      ok: false,
      error: { kind: 'belowMinimum', missing: 1 },
    })
    expect(judgeCart(terms, [line('category:1', 1_000), line('category:2', 4_000)])).toEqual({
      ok: true,
      value: null,
    })
    expect(judgeCart({ ...terms, refs: [], minOrder: 0 }, [line('any', 0)]).ok).toBe(true)
  })

  test('a voucher reduces as the price is calculated', () => {
    expect(reductionBy(terms)).toEqual({
      type: 'percentage',
      basisPoints: 1_000,
      mostMinor: 2_000,
      on: 'subtotal',
    })
    expect(reductionBy({ ...terms, type: 'fixed', amount: 2_000, basisPoints: null })).toEqual({
      type: 'fixed',
      minor: 2_000,
      on: 'subtotal',
    })
    expect(reductionBy({ ...terms, type: 'no_discount' })).toEqual({ type: 'no_discount' })
  })
})

test('a use is kept when an order is placed and counted once, whichever card pays at last', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const id = await aVoucher(scene, { usageLimit: 1 })
  const { publicId, transaction } = await placedWith(scene, id, { pool })
  expect(await saysOf(scene, 'MADD10')).toBe('exhausted')
  const { trackId } = await startPaying(scene, transaction)
  await deliver(scene, scene.bank.declines(trackId))
  scene.clock.advance(20_000)
  await capture(scene, transaction, 'knet')
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'none'])
  expect(await saysOf(scene, 'MADD10')).toBe('exhausted')
  await expectVouchersClean(scene, pool)
})

test.each([
  [
    'its payment failed',
    async (scene: OrderScene, { transaction }: { transaction: string }) => {
      const { trackId } = await startPaying(scene, transaction, { gatewayCode: 'once' })
      await deliver(scene, scene.bank.declines(trackId), 'once')
    },
  ],
  [
    'its time ran out',
    async (scene: OrderScene) => {
      scene.clock.advance(minutes(60))
      await scene.ledger.runJanitorOnce()
    },
  ],
  [
    'it was canceled unpaid',
    async (scene: OrderScene, { publicId }: { publicId: string }) => cancel(scene, publicId),
  ],
  [
    'it was canceled after it was paid, without restock',
    async (scene: OrderScene, { publicId, transaction }: { publicId: string; transaction: string }) => {
      await capture(scene, transaction)
      await cancel(scene, publicId, { restock: false })
      expect(await saysOf(scene, 'MADD10')).toBe('ok')
    },
  ],
])('a use is free again, once, when %s', async (_why, end) => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const id = await aVoucher(scene, { usageLimit: 1, perCustomerLimit: 1, budget: 4_875 })
  await end(scene, await placedWith(scene, id, { pool }))
  expect(await saysOf(scene, 'MADD10')).toBe('ok')
  expect(problemOf(await orderWith(scene, id, { pool }))).toBe('placed')
  expect(problemOf(await orderWith(scene, id, { pool }))).toBe('alreadyUsed')
  expect(problemOf(await orderWith(scene, id, { pool, customer: { phone: '1', email: null } }))).toBe(
    'exhausted',
  )
  await expectVouchersClean(scene)
})

test('goods that came back leave the use as it is', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const id = await aVoucher(scene, { usageLimit: 1 })
  const { publicId, transaction } = await placedWith(scene, id, { pool })
  await capture(scene, transaction)
  for (const to of ['packed', 'shipped']) await move(scene, publicId, to)
  await move(scene, publicId, 'returned', true)
  expect(await countOf(scene, pool)).toEqual({ capacity: 9, sold: 0, held: 0 })
  expect(await saysOf(scene, 'MADD10')).toBe('exhausted')
  await expectVouchersClean(scene, pool)
})

test('late money whose voucher somebody else has used goes back', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const id = await aVoucher(scene, { usageLimit: 1 })
  const late = await placedWith(scene, id, { pool })
  const attempt = await startPaying(scene, late.transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  const other = await placedWith(scene, id, { pool, customer: { phone: '+96599999999', email: null } })
  await deliver(scene, scene.bank.captures(attempt.trackId))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, late.publicId)).toEqual(['late_unfulfillable', 'paid', 'full'])
  expect(await standsAt(scene, other.publicId)).toEqual(['pending_payment', 'pending', 'none'])
  await expectVouchersClean(scene, pool)
})

test('late money of a customer who has used the voucher meanwhile goes back; else the use is theirs again', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const id = await aVoucher(scene, { perCustomerLimit: 1 })
  const late = await placedWith(scene, id, { pool })
  const attempt = await startPaying(scene, late.transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  const other = await placedWith(scene, id, { pool, customer: { ...noura, email: null } })
  await deliver(scene, scene.bank.captures(attempt.trackId))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, late.publicId)).toEqual(['late_unfulfillable', 'paid', 'full'])
  const again = await startPaying(scene, other.transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  await deliver(scene, scene.bank.captures(again.trackId))
  expect(await standsAt(scene, other.publicId)).toEqual(['confirmed', 'paid', 'none'])
  expect(problemOf(await orderWith(scene, id, { pool }))).toBe('alreadyUsed')
  await expectVouchersClean(scene, pool)
})

test('where goods and voucher are short, the goods are named', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 1)
  const id = await aVoucher(scene, { usageLimit: 0 })
  expect(await orderWith(scene, id, { pool })).toEqual({
    ok: false,
    error: { kind: 'short', shortages: [{ poolId: pool, wanted: 2, left: 1 }] },
  })
})

test('a voucher that pays for everything is used at once, with nothing limited in the order', async () => {
  const scene = await open()
  const id = await aVoucher(scene, { type: 'percentage', basisPoints: 10_000, perCustomerLimit: 1 })
  const all = { voucherDiscount: 48_750, grandTotal: 0 }
  const { publicId } = await placedWith(scene, id, all)
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'none_due', 'none'])
  expect(problemOf(await orderWith(scene, id, all))).toBe('alreadyUsed')
  expect((await ask(scene, 'MADD10')).ok).toBe(true)
  await expectVouchersClean(scene)
})
