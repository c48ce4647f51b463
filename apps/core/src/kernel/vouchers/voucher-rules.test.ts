import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { aProduct, cancel, order, standsAt, type OrderScene } from '../orders/orders.fixtures.ts'
import { findPool } from '../stock/pools.store.ts'
import { changeVoucher, removeVoucher } from './change-voucher.service.ts'
import { judgeVoucher } from './voucher.domain.ts'
import {
  aVoucher,
  expectVouchersClean,
  noura,
  openOrders,
  orderWith,
  placedWith,
  saysOf,
} from './vouchers.fixtures.ts'
import { findVoucher, lockVoucher } from './vouchers.store.ts'

const database = databaseForTests()
const open = () => openOrders(database().db)

const problemOf = (answer: Awaited<ReturnType<typeof orderWith>>): string => {
  if (answer.ok) return 'placed'
  return answer.error.kind === 'voucher' ? answer.error.problem.kind : answer.error.kind
}
const buys = (phone: string, email: string | null = null) => ({
  customer: { phone, email },
  customerPhone: phone,
  customerEmail: email,
})
const pay = async (scene: OrderScene, transaction: string) => {
  const { trackId } = await startPaying(scene, transaction)
  await deliver(scene, scene.bank.captures(trackId))
}

test('a voucher for first orders is for whoever has no order that stands, by phone or by address', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 99)
  const id = await aVoucher(scene, { firstOrderOnly: true })
  const noVoucher = await order(scene, {
    pool,
    customerPhone: '+96551111111',
    customerEmail: 'a@example.com',
  })
  expect(problemOf(await orderWith(scene, id, { pool, ...buys('+96551111111') }))).toBe('placed')
  await pay(scene, noVoucher.transaction)
  for (const who of [buys('+96551111111'), buys('+96552222222', 'A@example.com')])
    expect(problemOf(await orderWith(scene, id, { pool, ...who }))).toBe('notFirstOrder')
  await cancel(scene, noVoucher.publicId)
  expect(problemOf(await orderWith(scene, id, { pool, ...buys('+96552222222', 'A@example.com') }))).toBe(
    'placed',
  )
  await expectVouchersClean(scene, pool)
})

test('while a first order waits for its payment there is no other first order, and late money of it goes back', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 99)
  const id = await aVoucher(scene, { firstOrderOnly: true })
  const late = await placedWith(scene, id, { pool, ...buys('+96553333333') })
  expect(problemOf(await orderWith(scene, id, { pool, ...buys('+96553333333') }))).toBe('notFirstOrder')
  const attempt = await startPaying(scene, late.transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  const other = await order(scene, { pool, customerPhone: '+96553333333', customerEmail: null })
  await pay(scene, other.transaction)
  await deliver(scene, scene.bank.captures(attempt.trackId))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, late.publicId)).toEqual(['late_unfulfillable', 'paid', 'full'])
  await expectVouchersClean(scene, pool)
})

test('days are those of the merchant’s clock', () => {
  const terms = {
    type: 'fixed',
    basisPoints: null,
    currency: 'KWD',
    amount: 1_000,
    maxDiscount: null,
    minOrder: 0,
    appliesTo: 'subtotal',
    plugins: [],
    refs: [],
    startsAt: null,
    endsAt: null,
    weekdays: [5, 6],
    active: true,
  } as const
  const at = (now: string, timeZone: string) => {
    const judged = judgeVoucher(terms, { plugin: 'catalogue', currency: 'KWD', now: new Date(now), timeZone })
    return judged.ok ? 'ok' : judged.error
  }
  // Thursday 22:30 in London is Friday 01:30 in Kuwait.
  expect(at('2026-11-26T22:30:00Z', 'Asia/Kuwait')).toBe('ok')
  expect(at('2026-11-26T22:30:00Z', 'Europe/London')).toEqual({ kind: 'wrongDay', weekdays: [5, 6] })
  expect(at('2026-11-28T20:59:59Z', 'Asia/Kuwait')).toBe('ok')
  expect(at('2026-11-28T21:00:00Z', 'Asia/Kuwait')).toEqual({ kind: 'wrongDay', weekdays: [5, 6] })
})

const changed = (
  scene: OrderScene,
  voucherId: number,
  limits: { usageLimit: number | null; budget: number | null },
) =>
  inTransaction(scene.db, async (tx) => {
    const { merchantId } = scene
    const found = await findVoucher(tx, { merchantId, voucherId })
    const before = await lockVoucher(tx, { merchantId, publicId: found?.publicId ?? '' })
    if (!before) throw new Error('no voucher')
    return changeVoucher(tx, { before, set: {}, ...limits, actor: 'sara', now: scene.clock.now() })
  })

test('uses are counted without a limit, so that a limit can come later and never below them', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 99)
  const id = await aVoucher(scene)
  const paid = await placedWith(scene, id, { pool })
  await pay(scene, paid.transaction)
  await placedWith(scene, id, { pool, ...buys('+96554444444') })
  const none = { usageLimit: null, budget: null }
  expect(await changed(scene, id, { ...none, usageLimit: 1 })).toEqual({
    ok: false,
    error: { limit: 'usageLimit', taken: 2 },
  })
  expect(await changed(scene, id, { ...none, budget: 9_749 })).toEqual({
    ok: false,
    error: { limit: 'budget', taken: 9_750 },
  })
  expect((await changed(scene, id, { usageLimit: 2, budget: 9_750 })).ok).toBe(true)
  expect(await saysOf(scene, 'MADD10')).toBe('exhausted')
  expect((await changed(scene, id, { usageLimit: 3, budget: null })).ok).toBe(true)
  expect(problemOf(await orderWith(scene, id, { pool, ...buys('+96555555555') }))).toBe('placed')
  expect(problemOf(await orderWith(scene, id, { pool, ...buys('+96556666666') }))).toBe('exhausted')
  await expectVouchersClean(scene, pool)
})

test('only a voucher that no order has ever used is deleted; its pools stay, closed', async () => {
  const scene = await open()
  const { db, merchantId, clock } = scene
  const pool = await aProduct(scene, 9)
  const used = await aVoucher(scene, { code: 'USED' })
  const { publicId } = await placedWith(scene, used, { pool, customer: noura })
  await cancel(scene, publicId)
  const idle = await aVoucher(scene, { code: 'IDLE' })
  const remove = async (voucherId: number) => {
    const found = await findVoucher(db, { merchantId, voucherId })
    const by = { actor: 'sara', now: clock.now() }
    return inTransaction(db, (tx) =>
      removeVoucher(tx, { merchantId, publicId: found?.publicId ?? '', ...by }),
    )
  }
  expect(await remove(used)).toEqual({ ok: false, error: 'used' })
  expect(await remove(idle)).toMatchObject({ ok: true, value: { code: 'IDLE' } })
  expect(await saysOf(scene, 'IDLE')).toBe('unknown')
  const key = { kind: 'voucher_uses', subject: `voucher:${idle}` } as const
  expect(await findPool(db, merchantId, key)).toMatchObject({ closed: true, sold: 0 })
  await aVoucher(scene, { code: 'IDLE' })
  await expectVouchersClean(scene, pool)
})
