import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { collector, customerPayment, paymentRestriction } from './restrictions.schema.ts'
import { customer, merchant } from '../merchants/merchants.schema.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'

export type RestrictionRow = typeof paymentRestriction.$inferSelect

/** Oldest first: the order in which they are asked. */
export const findActiveRestrictions = (db: Db | Tx, merchantId: number): Promise<RestrictionRow[]> =>
  db
    .select()
    .from(paymentRestriction)
    .where(and(eq(paymentRestriction.merchantId, merchantId), eq(paymentRestriction.active, true)))
    .orderBy(asc(paymentRestriction.id))

export async function countHit(
  tx: Tx,
  { merchantId, id, now }: { merchantId: number; id: number; now: Date },
): Promise<void> {
  await tx
    .update(paymentRestriction)
    .set({ hits: sql`${paymentRestriction.hits} + 1`, lastHitAt: now })
    .where(and(eq(paymentRestriction.merchantId, merchantId), eq(paymentRestriction.id, id)))
}

export async function insertCustomerPayment(
  tx: Tx,
  values: typeof customerPayment.$inferInsert,
): Promise<void> {
  await tx.insert(customerPayment).values(values)
}

/** Who pays a transaction, and at whose counter. What was made before anybody asked is told by its customer. */
export async function findPayerOf(
  tx: Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
) {
  const [row] = await tx
    .select({
      phone: sql<string | null>`coalesce(${customerPayment.phone}, ${customer.phone})`,
      email: sql<string | null>`coalesce(${customerPayment.email}, lower(${customer.email}))`,
      civil_id: customerPayment.civilId,
      customer_id: sql<string | null>`coalesce(${customerPayment.customerKey}, ${customer.key})`,
      collectorId: collector.publicId,
      atCounter: sql<boolean>`coalesce(${customerPayment.atCounter}, false)`,
      timezone: merchant.timezone,
    })
    .from(paymentTransaction)
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .leftJoin(customerPayment, eq(customerPayment.transactionId, paymentTransaction.id))
    .leftJoin(customer, eq(customer.id, paymentTransaction.customerId))
    .leftJoin(collector, eq(collector.id, customerPayment.collectorId))
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, transactionId)))
  return row ?? null
}
