import type { Db } from '@wasl/core/platform/db/db'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { insertPast, insertPeople } from '@wasl/core/seed/history/history.store'
import { usualMoments } from '@wasl/core/seed/history/past-days'
import { planHistory } from '@wasl/core/seed/history/plan-history'
import { sql } from 'drizzle-orm'

/** Half a year of one merchant's payments: seen, told and deleted ones among them. */
export async function fillPast(db: Db, now: Date): Promise<void> {
  const moments = usualMoments(now, 180).slice(-320)
  await inTransaction(db, async (tx) => {
    await insertPeople(tx, { merchantId: 1, count: 20, now })
    await insertPast(tx, 1, planHistory(moments, 1, 20))
    await tx.execute(sql`update payment_transaction set email_seen_at = now() where id % 3 = 0`)
    await tx.execute(sql`update payment_transaction set product_type = 'tea, coffee' where id % 7 = 0`)
    await tx.execute(sql`update payment_transaction set disclosed_at = now() where id % 4 = 0`)
    await tx.execute(
      sql`update payment_transaction set deleted_at = now() where id % 5 = 0 and state = 'paid'`,
    )
  })
}
