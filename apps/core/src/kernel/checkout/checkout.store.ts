import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { checkoutSession } from './checkout.schema.ts'

export async function insertCheckoutSession(
  tx: Tx,
  values: typeof checkoutSession.$inferInsert,
): Promise<void> {
  await tx.insert(checkoutSession).values(values)
}

/** The transaction a session leads to; a deleted one is not there. */
export async function findCheckoutSession(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<{ transactionId: string; plugin: string } | null> {
  const [row] = await db
    .select({ transactionId: paymentTransaction.publicId, plugin: paymentTransaction.plugin })
    .from(checkoutSession)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, checkoutSession.merchantId),
        eq(paymentTransaction.id, checkoutSession.transactionId),
      ),
    )
    .where(
      and(
        eq(checkoutSession.merchantId, merchantId),
        eq(checkoutSession.publicId, publicId),
        isNull(paymentTransaction.deletedAt),
      ),
    )
  return row ?? null
}

/** The newest session of a transaction, for links back to where its payer came from. */
export async function findSessionOf(
  db: Db | Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<string | null> {
  const rows = await db
    .select({ publicId: checkoutSession.publicId })
    .from(checkoutSession)
    .where(and(eq(checkoutSession.merchantId, merchantId), eq(checkoutSession.transactionId, transactionId)))
    .orderBy(checkoutSession.id)
  return rows.at(-1)?.publicId ?? null
}
