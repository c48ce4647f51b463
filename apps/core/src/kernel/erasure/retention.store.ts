import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/**
 * Customers without a request or a mention for longer than their merchant keeps them. Not those with an open request or
 * money that is held or moving, nor those of whom another row is younger.
 */
export async function findForgotten(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<{ merchantId: number; customerId: number }[]> {
  const { rows } = await db.execute<{ merchant_id: number; id: string }>(sql`
    select c.merchant_id, max(c.id)::text as id
    from merchant m
    join customer c on c.merchant_id = m.id
    where m.retention_days is not null
      and coalesce(c.key, c.name_en, c.name_ar, c.email, c.phone, c.second_phone) is not null
      and c.created_at < ${now.toISOString()}::timestamptz - m.retention_days * interval '1 day'
      and not exists (
        select 1 from payment_transaction t
        where t.merchant_id = c.merchant_id and t.customer_id = c.id
          and (t.state_changed_at >= ${now.toISOString()}::timestamptz - m.retention_days * interval '1 day'
            or t.state in ('created', 'pending', 'attempted', 'authorized')))
      and not exists (
        select 1 from customer own
        join shop_order o on o.merchant_id = own.merchant_id and o.customer_id = own.id
        where own.merchant_id = c.merchant_id
          and (own.id = c.id or lower(own.email) = lower(c.email) or own.phone = c.phone)
          and (o.state_changed_at >= ${now.toISOString()}::timestamptz - m.retention_days * interval '1 day'
            or o.state = 'pending_payment'))
      and not exists (
        select 1 from customer other
        left join payment_transaction t on t.merchant_id = other.merchant_id and t.customer_id = other.id
        where other.merchant_id = c.merchant_id and other.id <> c.id
          and (lower(other.email) = lower(c.email) or other.phone = c.phone)
          and (other.created_at >= ${now.toISOString()}::timestamptz - m.retention_days * interval '1 day'
            or t.state_changed_at >= ${now.toISOString()}::timestamptz - m.retention_days * interval '1 day'
            or t.state in ('created', 'pending', 'attempted', 'authorized')))
    group by c.merchant_id, coalesce(lower(c.email), c.phone, c.key, c.id::text)
    having max(c.id) > ${after}
    order by max(c.id) limit ${limit}`)
  return rows.map(({ merchant_id: merchantId, id }) => ({ merchantId, customerId: Number(id) }))
}
