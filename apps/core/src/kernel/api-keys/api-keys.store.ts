import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { apiKey } from './api-keys.schema.ts'

export type ApiKeyRow = typeof apiKey.$inferSelect

type KeyRef = { merchantId: number; keyId: string }

const isKey = ({ merchantId, keyId }: KeyRef) =>
  and(eq(apiKey.merchantId, merchantId), eq(apiKey.keyId, keyId))

export async function findApiKey(db: Db | Tx, ref: KeyRef): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKey).where(isKey(ref))
  return row ?? null
}

/** Everything but the hash, newest first. */
export async function listApiKeys(db: Db, merchantId: number): Promise<Omit<ApiKeyRow, 'secretHash'>[]> {
  const rows = await db
    .select()
    .from(apiKey)
    .where(eq(apiKey.merchantId, merchantId))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
    .limit(200)
  return rows.map(({ secretHash: _hidden, ...row }) => row)
}

/** Those that open something now. */
export async function countOpenKeys(tx: Tx, merchantId: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.merchantId, merchantId),
        isNull(apiKey.revokedAt),
        or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now)),
      ),
    )
  return row?.n ?? 0
}

export async function insertApiKey(tx: Tx, values: typeof apiKey.$inferInsert): Promise<void> {
  await tx.insert(apiKey).values(values)
}

/** False where there is no such key, or it was revoked before. */
export async function revokeApiKey(
  tx: Tx,
  { by, at, ...ref }: KeyRef & { by: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(apiKey)
    .set({ revokedAt: at, revokedBy: by })
    .where(and(isKey(ref), isNull(apiKey.revokedAt)))
    .returning({ id: apiKey.id })
  return rows.length > 0
}

export async function markApiKeyUsed(
  tx: Tx,
  { at, before, ...ref }: KeyRef & { at: Date; before: Date },
): Promise<void> {
  await tx
    .update(apiKey)
    .set({ lastUsedAt: at })
    .where(and(isKey(ref), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, before))))
}
