import { foldVoucherCode } from '@wasl/domain/voucher-code'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { poolFor } from '../stock/pools.store.ts'
import type { StockKind } from '../stock/stock.schema.ts'
import { insertVoucher, setVoucher, type NewVoucher } from './vouchers.store.ts'

export type VoucherToMake = Omit<NewVoucher, 'publicId' | 'usesPoolId' | 'budgetPoolId' | 'createdAt'> & {
  /** How often it may be used in all; null: any number. */
  usageLimit: number | null
  /** How much it may take off in all, in minor units; null: any sum. */
  budget: number | null
  actor: string
  now: Date
}

/**
 * Throws a unique violation of `voucher_code` where the merchant has the code already. What is not limited is counted too,
 * so that a limit can come later (decision 113).
 */
export async function makeVoucher(
  tx: Tx,
  { usageLimit, budget, actor, now, code, ...values }: VoucherToMake,
): Promise<{ id: number; publicId: string }> {
  const { merchantId } = values
  const publicId = newPublicId()
  const voucherId = await insertVoucher(tx, {
    ...values,
    code: foldVoucherCode(code),
    publicId,
    createdAt: now,
  })
  const counted = { merchantId, voucherId, actor, now }
  await setVoucher(tx, {
    merchantId,
    voucherId,
    usesPoolId: await poolOfVoucher(tx, { ...counted, kind: 'voucher_uses', capacity: usageLimit }),
    budgetPoolId: await poolOfVoucher(tx, { ...counted, kind: 'voucher_budget', capacity: budget }),
  })
  return { id: voucherId, publicId }
}

export const poolOfVoucher = (tx: Tx, { voucherId, ...pool }: PoolToMake): Promise<number> =>
  poolFor(tx, { ...pool, subject: `voucher:${voucherId}` })

type PoolToMake = {
  merchantId: number
  voucherId: number
  kind: Extract<StockKind, 'voucher_uses' | 'voucher_budget'>
  capacity: number | null
  actor: string
  now: Date
}
