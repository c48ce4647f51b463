import { foldVoucherCode } from '@wasl/domain/voucher-code'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { poolFor } from '../stock/pools.store.ts'
import { insertVoucher, setVoucherPools, type NewVoucher } from './vouchers.store.ts'

export type VoucherToMake = Omit<NewVoucher, 'publicId' | 'usesPoolId' | 'budgetPoolId' | 'createdAt'> & {
  /** How often it may be used in all; null: any number. */
  usageLimit: number | null
  /** How much it may take off in all, in minor units; null: any sum. */
  budget: number | null
  actor: string
  now: Date
}

/** Throws a unique violation of `voucher_code` where the merchant has the code already. */
export async function makeVoucher(
  tx: Tx,
  { usageLimit, budget, actor, now, code, ...values }: VoucherToMake,
): Promise<number> {
  const { merchantId } = values
  const voucherId = await insertVoucher(tx, {
    ...values,
    code: foldVoucherCode(code),
    publicId: newPublicId(),
    createdAt: now,
  })
  const pool = async (kind: 'voucher_uses' | 'voucher_budget', capacity: number | null) =>
    capacity === null
      ? null
      : poolFor(tx, { merchantId, kind, subject: `voucher:${voucherId}`, capacity, actor, now })
  await setVoucherPools(tx, {
    merchantId,
    voucherId,
    usesPoolId: await pool('voucher_uses', usageLimit),
    budgetPoolId: await pool('voucher_budget', budget),
  })
  return voucherId
}
