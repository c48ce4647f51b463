import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { passwordReset } from './password-resets.schema.ts'

export type PasswordReset = typeof passwordReset.$inferSelect
type ResetRef = { merchantId: number; tokenHash: string }

const isReset = ({ merchantId, tokenHash }: ResetRef) =>
  and(eq(passwordReset.merchantId, merchantId), eq(passwordReset.tokenHash, tokenHash))

export async function insertReset(tx: Tx, values: typeof passwordReset.$inferInsert): Promise<void> {
  await tx.insert(passwordReset).values(values)
}

export async function findReset(db: Db, ref: ResetRef): Promise<PasswordReset | null> {
  const [row] = await db.select().from(passwordReset).where(isReset(ref))
  return row ?? null
}

export async function lockReset(tx: Tx, ref: ResetRef): Promise<PasswordReset | null> {
  const [row] = await tx.select().from(passwordReset).where(isReset(ref)).for('update')
  return row ?? null
}

/** With the one that was used, every other link of the user is worth nothing. */
export async function closeResets(
  tx: Tx,
  { merchantId, userId, now }: { merchantId: number; userId: number; now: Date },
): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordReset.merchantId, merchantId),
        eq(passwordReset.userId, userId),
        isNull(passwordReset.usedAt),
      ),
    )
}
