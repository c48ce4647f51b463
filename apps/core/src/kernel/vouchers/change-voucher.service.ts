import { foldVoucherCode } from '@wasl/domain/voucher-code'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { setCapacity, setPoolClosed } from '../stock/capacity.service.ts'
import { findCounts } from '../stock/pools.store.ts'
import { poolOfVoucher } from './make-voucher.service.ts'
import {
  deleteVoucher,
  lockVoucher,
  setVoucher,
  wasUsed,
  type NewVoucher,
  type VoucherRow,
} from './vouchers.store.ts'

type By = { actor: string; now: Date }
export type VoucherChange = By & {
  before: VoucherRow
  set: Partial<Omit<NewVoucher, 'id' | 'merchantId' | 'publicId' | 'usesPoolId' | 'budgetPoolId'>>
  usageLimit: number | null
  budget: number | null
}

/** `taken`: what is used and what waits for a payment; a limit stays at or above it. Null: it was used uncounted. */
export type LimitProblem = { limit: 'usageLimit' | 'budget'; taken: number | null }

/** `before` is locked. Throws a unique violation of `voucher_code` as `makeVoucher` does. Pools are locked last. */
export async function changeVoucher(
  tx: Tx,
  { before, set, usageLimit, budget, ...by }: VoucherChange,
): Promise<Result<null, LimitProblem>> {
  const { merchantId, id: voucherId, usesPoolId, budgetPoolId } = before
  await setVoucher(tx, {
    ...set,
    ...(set.code !== undefined && { code: foldVoucherCode(set.code) }),
    merchantId,
    voucherId,
    revision: before.revision + 1,
  })
  const limits = [
    { limit: 'usageLimit', kind: 'voucher_uses', poolId: usesPoolId, capacity: usageLimit },
    { limit: 'budget', kind: 'voucher_budget', poolId: budgetPoolId, capacity: budget },
  ] as const
  for (const { limit, kind, poolId, capacity } of limits) {
    if (poolId !== null) {
      const [pool] = await findCounts(tx, { merchantId, poolIds: [poolId] })
      if (pool?.capacity === capacity) continue
      const changed = await setCapacity(tx, { merchantId, poolId, capacity, whenBelow: 'refuse', ...by })
      if (!changed.ok) return refused({ limit, taken: changed.error.sold + changed.error.held })
      continue
    }
    if (capacity === null) continue
    if (await wasUsed(tx, before)) return refused({ limit, taken: null })
    const made = await poolOfVoucher(tx, { merchantId, voucherId, kind, capacity, ...by })
    await setVoucher(tx, {
      merchantId,
      voucherId,
      ...(limit === 'budget' ? { budgetPoolId: made } : { usesPoolId: made }),
    })
  }
  return accepted(null)
}

/** Only what no order has ever used. Its pools stay, closed: their log is kept for good. */
export async function removeVoucher(
  tx: Tx,
  { merchantId, publicId, ...by }: By & { merchantId: number; publicId: string },
): Promise<Result<VoucherRow, 'notFound' | 'used'>> {
  const voucher = await lockVoucher(tx, { merchantId, publicId })
  if (!voucher) return refused('notFound')
  if (await wasUsed(tx, voucher)) return refused('used')
  await deleteVoucher(tx, voucher)
  for (const poolId of [voucher.usesPoolId, voucher.budgetPoolId])
    if (poolId !== null) await setPoolClosed(tx, { merchantId, poolId, closed: true, ...by })
  return accepted(voucher)
}
