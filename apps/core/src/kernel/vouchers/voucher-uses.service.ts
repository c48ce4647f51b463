import { foldVoucherCode } from '@wasl/domain/voucher-code'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Db, Tx } from '../../platform/db/db.ts'
import { freeOf } from '../stock/capacity.service.ts'
import type { StockLine } from '../stock/stock.domain.ts'
import { customerKeysOf, type VoucherCustomer } from './customer-keys.ts'
import { judgeVoucher, type VoucherProblem } from './voucher.domain.ts'
import {
  countUses,
  findRedemption,
  findVoucher,
  findVoucherByCode,
  insertRedemption,
  lockCustomer,
  setRedemption,
  type VoucherRow,
} from './vouchers.store.ts'

export type VoucherAsked = {
  merchantId: number
  /** As it was typed. */
  code: string
  plugin: string
  currency: string
  now: Date
  /** Of the merchant: which day it is. */
  timeZone: string
}

/**
 * The voucher of a typed code, where it is good here and now and some of it is left. Nothing is kept by asking: limits are
 * taken when an order is placed (`reserveVoucher`).
 */
export async function readVoucher(
  db: Db | Tx,
  { merchantId, code, ...at }: VoucherAsked,
): Promise<Result<VoucherRow, VoucherProblem>> {
  const found = await findVoucherByCode(db, { merchantId, code: foldVoucherCode(code) })
  if (!found) return refused({ kind: 'unknown' })
  const judged = judgeVoucher(found, at)
  if (!judged.ok) return judged
  const poolIds = [found.usesPoolId, found.budgetPoolId].filter((id) => id !== null)
  const free = await freeOf(db, { merchantId, poolIds, now: at.now })
  return [...free.values()].some((left) => left === 0) ? refused({ kind: 'exhausted' }) : accepted(found)
}

type OfOrder = { merchantId: number; orderKey: string }

export type ReserveVoucher = OfOrder & {
  voucherId: number
  customer: VoucherCustomer
  /** What it takes off the order, in minor units. */
  discount: number
  /** Whether this customer has another order that stands; asked only of a voucher for first orders. */
  hasOrdered: () => Promise<boolean>
  now: Date
}

/**
 * Keeps one use for an order, part of placing it. The returned lines are taken of stock together with the rest of the order;
 * where they are short, the code is exhausted. Several orders of one customer wait for each other.
 */
export async function reserveVoucher(
  tx: Tx,
  { merchantId, orderKey, voucherId, customer, discount, hasOrdered, now }: ReserveVoucher,
): Promise<Result<StockLine[], VoucherProblem>> {
  const found = await findVoucher(tx, { merchantId, voucherId })
  if (!found) throw new Error('the merchant has no such voucher')
  const keys = customerKeysOf(voucherId, customer)
  if (isPerCustomer(found)) await lockCustomer(tx, keys)
  const problem = await customerProblem(tx, found, { merchantId, orderKey, voucherId, keys, hasOrdered })
  if (problem) return refused(problem)
  await insertRedemption(tx, {
    merchantId,
    voucherId,
    orderKey,
    discount,
    ...keys,
    createdAt: now,
    stateChangedAt: now,
  })
  return accepted(linesOf(found, discount))
}

/** The order is secured. */
export const redeemVoucher = (tx: Tx, of: OfOrder & { now: Date }): Promise<void> =>
  setRedemption(tx, { ...of, state: 'redeemed' })

/** The order has failed, expired or was canceled: the customer may use it again. Its lines of stock are given back beside it. */
export const releaseVoucher = (tx: Tx, of: OfOrder & { now: Date }): Promise<void> =>
  setRedemption(tx, { ...of, state: 'released' })

/** Late, or renewed: whether the customer may use it once more. The lines of stock are taken again beside it. */
export async function mayUseAgain(
  tx: Tx,
  { hasOrdered, ...of }: OfOrder & Pick<ReserveVoucher, 'hasOrdered'>,
): Promise<boolean> {
  const found = await findRedemption(tx, of)
  if (!found) return true
  const { redemption, voucher } = found
  const { voucherId, phoneKey, emailKey } = redemption
  const keys = { phoneKey, emailKey }
  if (isPerCustomer(voucher)) await lockCustomer(tx, keys)
  return (await customerProblem(tx, voucher, { ...of, voucherId, keys, hasOrdered })) === null
}

/** Before there is an order: what reserving it would say to this customer now. */
export const judgeCustomer = (
  db: Db | Tx,
  voucher: VoucherRow,
  { customer, hasOrdered }: { customer: VoucherCustomer } & Pick<ReserveVoucher, 'hasOrdered'>,
): Promise<VoucherProblem | null> => {
  const { merchantId, id: voucherId } = voucher
  const keys = customerKeysOf(voucherId, customer)
  return customerProblem(db, voucher, { merchantId, orderKey: '', voucherId, keys, hasOrdered })
}

export const reserveVoucherAgain = (tx: Tx, of: OfOrder & { now: Date }): Promise<void> =>
  setRedemption(tx, { ...of, state: 'reserved' })

/** What an order's voucher has taken of stock; empty without one. */
export async function voucherLinesOf(tx: Tx, of: OfOrder): Promise<StockLine[]> {
  const found = await findRedemption(tx, of)
  return found ? linesOf(found.voucher, found.redemption.discount) : []
}

const isPerCustomer = ({ perCustomerLimit, firstOrderOnly }: VoucherRow): boolean =>
  perCustomerLimit !== null || firstOrderOnly

type Using = Parameters<typeof countUses>[1] & Pick<ReserveVoucher, 'hasOrdered'>

/** A use that waits for its payment counts: of two orders at once only one is the first. */
async function customerProblem(
  tx: Db | Tx,
  voucher: VoucherRow,
  { hasOrdered, ...use }: Using,
): Promise<VoucherProblem | null> {
  if (!isPerCustomer(voucher)) return null
  const { perCustomerLimit, firstOrderOnly } = voucher
  const uses = await countUses(tx, use)
  if (perCustomerLimit !== null && uses >= perCustomerLimit) return { kind: 'alreadyUsed' }
  return firstOrderOnly && (uses > 0 || (await hasOrdered())) ? { kind: 'notFirstOrder' } : null
}

const linesOf = ({ usesPoolId, budgetPoolId }: VoucherRow, discount: number): StockLine[] => [
  ...(usesPoolId === null ? [] : [{ poolId: usesPoolId, quantity: 1 }]),
  ...(budgetPoolId === null || discount === 0 ? [] : [{ poolId: budgetPoolId, quantity: discount }]),
]
