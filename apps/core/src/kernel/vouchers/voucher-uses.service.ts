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
  now: Date
}

/**
 * Keeps one use for an order, part of placing it. The returned lines are taken of stock together with the rest of the order;
 * where they are short, the code is exhausted. Several orders of one customer wait for each other.
 */
export async function reserveVoucher(
  tx: Tx,
  { merchantId, orderKey, voucherId, customer, discount, now }: ReserveVoucher,
): Promise<Result<StockLine[], VoucherProblem>> {
  const found = await findVoucher(tx, { merchantId, voucherId })
  if (!found) throw new Error('the merchant has no such voucher')
  const keys = customerKeysOf(voucherId, customer)
  if (!(await mayUse(tx, found, { merchantId, orderKey, voucherId, keys })))
    return refused({ kind: 'alreadyUsed' })
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
export async function mayUseAgain(tx: Tx, of: OfOrder): Promise<boolean> {
  const found = await findRedemption(tx, of)
  if (!found) return true
  const { redemption } = found
  const { voucherId, phoneKey, emailKey } = redemption
  return mayUse(tx, found.voucher, { ...of, voucherId, keys: { phoneKey, emailKey } })
}

export const reserveVoucherAgain = (tx: Tx, of: OfOrder & { now: Date }): Promise<void> =>
  setRedemption(tx, { ...of, state: 'reserved' })

/** What an order's voucher has taken of stock; empty without one. */
export async function voucherLinesOf(tx: Tx, of: OfOrder): Promise<StockLine[]> {
  const found = await findRedemption(tx, of)
  return found ? linesOf(found.voucher, found.redemption.discount) : []
}

async function mayUse(
  tx: Tx,
  { perCustomerLimit }: Pick<VoucherRow, 'perCustomerLimit'>,
  use: Parameters<typeof countUses>[1],
): Promise<boolean> {
  if (perCustomerLimit === null) return true
  await lockCustomer(tx, use.keys)
  return (await countUses(tx, use)) < perCustomerLimit
}

const linesOf = ({ usesPoolId, budgetPoolId }: VoucherRow, discount: number): StockLine[] => [
  ...(usesPoolId === null ? [] : [{ poolId: usesPoolId, quantity: 1 }]),
  ...(budgetPoolId === null || discount === 0 ? [] : [{ poolId: budgetPoolId, quantity: discount }]),
]
