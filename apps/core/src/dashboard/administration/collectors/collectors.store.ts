import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { CollectorRow } from '../../../kernel/restrictions/collectors.store.ts'
import { collector } from '../../../kernel/restrictions/restrictions.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export const listAllCollectors = (db: Db, merchantId: number): Promise<CollectorRow[]> =>
  db
    .select()
    .from(collector)
    .where(eq(collector.merchantId, merchantId))
    .orderBy(sql`${collector.active} desc`, asc(collector.id))

/** The collector of a user, whether active or not: there is one at most. */
export async function findCollectorNamed(
  tx: Tx,
  { merchantId, username }: { merchantId: number; username: string },
): Promise<CollectorRow | null> {
  const [row] = await tx
    .select()
    .from(collector)
    .where(and(eq(collector.merchantId, merchantId), eq(collector.username, username)))
  return row ?? null
}

export type Colleague = { username: string; nameEn: string; nameAr: string }

export const listColleagues = (db: Db | Tx, merchantId: number): Promise<Colleague[]> =>
  db
    .select({ username: staffUser.username, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(staffUser)
    .where(and(eq(staffUser.merchantId, merchantId), isNull(staffUser.disabledAt)))
    .orderBy(asc(staffUser.username))

export type Collected = {
  collectorId: number
  currency: string
  payments: number
  received: bigint
  cash: bigint
}

/** What was secured since then, by collector and currency; deleted ones count nowhere. */
export async function findCollected(
  db: Db,
  { merchantId, since }: { merchantId: number; since: Date },
): Promise<Collected[]> {
  const { rows } = await db.execute<Record<keyof Collected, string>>(sql`
    select p.collector_id as "collectorId", t.currency, count(*) as payments,
      sum(coalesce((select sum(a.captured - a.refunded) from attempt a
        where a.merchant_id = t.merchant_id and a.transaction_id = t.id), 0)) as received,
      sum(case when t.state = 'cod' then t.amount else 0 end) as cash
    from customer_payment p
    join payment_transaction t on t.id = p.transaction_id and t.merchant_id = p.merchant_id
    where p.merchant_id = ${merchantId} and p.collector_id is not null and t.deleted_at is null
      and t.state in ('paid', 'authorized', 'cod') and t.state_changed_at >= ${since}
    group by 1, 2 order by 2`)
  return rows.map(({ collectorId, currency, payments, received, cash }) => ({
    collectorId: Number(collectorId),
    currency,
    payments: Number(payments),
    received: BigInt(received),
    cash: BigInt(cash),
  }))
}
