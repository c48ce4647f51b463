import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'

/** The database ids of public ones, in no order; another merchant's are not there. */
export async function findRowIds(
  db: Db,
  { merchantId, publicIds }: { merchantId: number; publicIds: readonly string[] },
): Promise<{ id: number; publicId: string; plugin: string }[]> {
  if (publicIds.length === 0) return []
  return db
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
    })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        inArray(paymentTransaction.publicId, [...publicIds]),
      ),
    )
}
