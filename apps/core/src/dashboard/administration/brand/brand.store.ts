import { and, eq, like } from 'drizzle-orm'
import { merchant, storedFile } from '../../../kernel/merchants/merchants.schema.ts'
import type { Merchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { pictureAddress, pictureIdPrefix } from '../../../kernel/merchants/picture-address.ts'

export async function lockMerchant(tx: Tx, id: number): Promise<Merchant> {
  const [row] = await tx.select().from(merchant).where(eq(merchant.id, id)).for('no key update')
  if (!row) throw new Error(`merchant ${id} answers at a host but is not there`)
  return row
}

export async function updateMerchant(
  tx: Tx,
  id: number,
  set: Partial<typeof merchant.$inferInsert>,
): Promise<Merchant> {
  const [row] = await tx.update(merchant).set(set).where(eq(merchant.id, id)).returning()
  if (!row) throw new Error(`merchant ${id} answers at a host but is not there`)
  return row
}

/** Paths of the pictures the merchant has uploaded. */
export async function picturesOf(db: Db | Tx, merchantId: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.merchantId, merchantId),
        like(storedFile.id, `${pictureIdPrefix.replace('_', '\\_')}%`),
      ),
    )
  return new Set(rows.map(({ id }) => pictureAddress(id)))
}
