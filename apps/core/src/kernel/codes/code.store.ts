import { and, eq } from 'drizzle-orm'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { CodePlace } from './code-hash.ts'
import { codeReferrer, pairingCode } from './code.schema.ts'

export type CodeReferrer = typeof codeReferrer.$inferSelect
export type PairingCode = typeof pairingCode.$inferSelect

export async function findReferrer(
  db: Db | Tx,
  { merchantId, referrer }: CodePlace,
): Promise<CodeReferrer | null> {
  const [row] = await db
    .select()
    .from(codeReferrer)
    .where(and(eq(codeReferrer.merchantId, merchantId), eq(codeReferrer.key, referrer)))
  return row ?? null
}

export async function insertReferrer(tx: Tx, values: typeof codeReferrer.$inferInsert): Promise<void> {
  await tx.insert(codeReferrer).values(values).onConflictDoNothing()
}

/** False where the merchant has this code already: another one is drawn. */
export async function insertCode(tx: Tx, values: typeof pairingCode.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(pairingCode)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: pairingCode.id })
  return rows.length > 0
}

/** One at a time: fifty guesses in one moment count as fifty (reliability D-6). */
export async function lockCode(
  tx: Tx,
  { merchantId, referrer, codeHash }: CodePlace & { codeHash: string },
): Promise<PairingCode | null> {
  const [row] = await tx
    .select()
    .from(pairingCode)
    .where(
      and(
        eq(pairingCode.merchantId, merchantId),
        eq(pairingCode.referrer, referrer),
        eq(pairingCode.codeHash, codeHash),
      ),
    )
    .for('update')
  return row ?? null
}

export async function updateCode(
  tx: Tx,
  { id, merchantId }: Pick<PairingCode, 'id' | 'merchantId'>,
  change: Partial<Pick<PairingCode, 'failures' | 'usedAt'>>,
): Promise<void> {
  await tx
    .update(pairingCode)
    .set(change)
    .where(and(eq(pairingCode.id, id), eq(pairingCode.merchantId, merchantId)))
}

export async function findCodeTarget(
  tx: Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<{ publicId: string; plugin: string; id: number } | null> {
  const [row] = await tx
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
    })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, transactionId)))
  return row ?? null
}

export async function deleteCode(
  tx: Tx,
  { merchantId, referrer, codeHash }: CodePlace & { codeHash: string },
): Promise<void> {
  await tx
    .delete(pairingCode)
    .where(
      and(
        eq(pairingCode.merchantId, merchantId),
        eq(pairingCode.referrer, referrer),
        eq(pairingCode.codeHash, codeHash),
      ),
    )
}
