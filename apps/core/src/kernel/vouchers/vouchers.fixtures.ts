import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  expectOrdersClean,
  openOrders,
  tryToOrder,
  type OrderScene,
  type Wish,
} from '../orders/orders.fixtures.ts'
import { makeVoucher, type VoucherToMake } from './make-voucher.service.ts'
import { findVoucherFaults } from './voucher-faults.store.ts'
import type { VoucherCustomer } from './customer-keys.ts'
import { readVoucher } from './voucher-uses.service.ts'
import { expect } from 'vitest'

export { openOrders }

/** Ten percent off everything, for anybody, any number of times. */
export const aVoucher = (
  { db, merchantId, clock }: OrderScene,
  wish: Partial<VoucherToMake> = {},
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { id } = await makeVoucher(tx, {
      merchantId,
      code: 'MADD10',
      type: 'percentage',
      basisPoints: 1_000,
      currency: 'KWD',
      usageLimit: null,
      budget: null,
      actor: 'sara',
      now: clock.now(),
      ...wish,
    })
    return id
  })

export const noura: VoucherCustomer = { phone: '+96550012345', email: 'noura@example.com' }

/** An order of 48.750 KWD with 4.875 off. */
export const orderWith = (
  scene: OrderScene,
  id: number,
  { customer = noura, ...wish }: Wish & { customer?: VoucherCustomer } = {},
) =>
  tryToOrder(scene, {
    voucherDiscount: 4_875,
    grandTotal: 43_875,
    voucher: { id, customer },
    ...wish,
  })

/** `publicId`, `transaction` of an order that must be placed. */
export async function placedWith(...asked: Parameters<typeof orderWith>) {
  const placed = await orderWith(...asked)
  if (!placed.ok) throw new Error(`the order was refused: ${JSON.stringify(placed.error)}`)
  const { order, transaction } = placed.value
  return { publicId: order.publicId, transaction: transaction?.publicId ?? '' }
}

export const ask = ({ db, merchantId, clock }: OrderScene, code: string, plugin = 'catalogue') =>
  readVoucher(db, {
    merchantId,
    code,
    plugin,
    currency: 'KWD',
    now: clock.now(),
    timeZone: 'Asia/Kuwait',
  })

/** `ok`, or why not. */
export async function saysOf(scene: OrderScene, code: string): Promise<string> {
  const answer = await ask(scene, code)
  return answer.ok ? 'ok' : answer.error.kind
}

export async function expectVouchersClean(scene: OrderScene, ...pools: readonly number[]): Promise<void> {
  expect(await findVoucherFaults(scene.db)).toEqual([])
  await expectOrdersClean(scene, ...pools)
}
