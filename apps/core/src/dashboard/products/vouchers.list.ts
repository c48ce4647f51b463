import { voucherList, type VoucherState } from '@wasl/contracts/lists/vouchers'
import { foldVoucherCode } from '@wasl/domain/voucher-code'
import { eq, or, sql, type SQL } from 'drizzle-orm'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { stockPool } from '../../kernel/stock/stock.schema.ts'
import { voucher } from '../../kernel/vouchers/vouchers.schema.ts'
import { escaped, saysWords } from '../../platform/db/said-words.ts'

const { code, nameEn, nameAr, active, startsAt, endsAt } = voucher

const isSpent = sql`exists (select from ${stockPool} where ${stockPool.merchantId} = ${voucher.merchantId}
  and ${stockPool.id} in (${voucher.usesPoolId}, ${voucher.budgetPoolId})
  and ${stockPool.sold} + ${stockPool.held} >= ${stockPool.capacity})`

/** In which state a voucher is: one of them each. */
export function voucherStateIs(now: Date): Record<VoucherState, SQL> {
  const isOver = sql`coalesce(${endsAt} <= ${now}, false)`
  const isLater = sql`coalesce(${startsAt} > ${now}, false)`
  return {
    off: sql`not ${active}`,
    ended: sql`(${active} and ${isOver})`,
    used_up: sql`(${active} and not ${isOver} and ${isSpent})`,
    scheduled: sql`(${active} and not ${isOver} and not ${isSpent} and ${isLater})`,
    active: sql`(${active} and not ${isOver} and not ${isSpent} and not ${isLater})`,
  }
}

/** A code is found by its beginning, a name by its words. */
const says = (q: string): SQL | undefined =>
  or(
    sql`${code} like ${`${escaped(foldVoucherCode(q))}%`}`,
    saysWords(sql`search_fold(${nameEn} || ' ' || ${nameAr})`, q),
  )

/** What is over depends on the moment. */
export const vouchersAt = (now: Date) =>
  listOf(voucherList, voucher, {
    id: voucher.id,
    publicId: voucher.publicId,
    createdAt: voucher.createdAt,
    columns: { state: (state) => voucherStateIs(now)[state] },
    sorts: { created: [voucher.createdAt] },
    scope: ({ merchantId }: { merchantId: number }) => eq(voucher.merchantId, merchantId),
    says,
    mostCounted: 100_000,
  })
