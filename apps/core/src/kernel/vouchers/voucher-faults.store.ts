import { sql, type SQL } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'
import type { Db } from '../../platform/db/db.ts'

const used = sql.raw(`('reserved', 'redeemed')`)

/** Each query returns the vouchers that break one invariant. */
const voucherInvariants: Readonly<Record<string, SQL>> = byName({
  'V1 a voucher is used as often as its pool says': sql`
    select v.id from voucher v
    join stock_pool pool on pool.merchant_id = v.merchant_id and pool.id = v.uses_pool_id
    where pool.sold + pool.held <> (
      select count(*) from voucher_redemption r
      where r.merchant_id = v.merchant_id and r.voucher_id = v.id and r.state in ${used})`,
  'V1 a voucher takes off as much as its budget says': sql`
    select v.id from voucher v
    join stock_pool pool on pool.merchant_id = v.merchant_id and pool.id = v.budget_pool_id
    where pool.sold + pool.held <> (
      select coalesce(sum(r.discount), 0) from voucher_redemption r
      where r.merchant_id = v.merchant_id and r.voucher_id = v.id and r.state in ${used})`,
  'V4 nobody uses a voucher more often than they may': sql`
    select v.id from voucher v
    join voucher_redemption r on r.merchant_id = v.merchant_id and r.voucher_id = v.id and r.state in ${used}
    cross join lateral (values (r.phone_key), (r.email_key)) as whose(key)
    where v.per_customer_limit is not null and whose.key is not null
    group by v.id, v.per_customer_limit, whose.key having count(*) > v.per_customer_limit`,
})

/** Empty if every voucher of every merchant holds. V2 and V3 are asked of orders (`findOrderFaults`). */
export async function findVoucherFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const [name, rows] of Object.entries(voucherInvariants)) {
    const broken = await db.execute<{ id: number }>(sql`select id from (${rows}) broken order by id limit 20`)
    if (broken.rows.length > 0) faults.push(`${name}: ${broken.rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
