import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { installationKey } from './installation-key.schema.ts'

type SealedKey = Omit<typeof installationKey.$inferInsert, 'id'>

/** In one statement: a key that another start keeps meanwhile is there before the merchants that come after it. */
export async function findSealedKey(db: Db): Promise<{ sealed: string | null; hasMerchants: boolean }> {
  const { rows } = await db.execute<{ sealed: string | null; hasMerchants: boolean }>(sql`
    select (select sealed from installation_key) as sealed,
      exists (select 1 from merchant) as "hasMerchants"`)
  const [row] = rows
  if (!row) throw new Error('a select without from has one row')
  return row
}

/** What lies there then: the first of those that start at once is kept. */
export async function keepFirstKey(tx: Tx, first: SealedKey): Promise<string> {
  await tx
    .insert(installationKey)
    .values({ id: 1, ...first })
    .onConflictDoNothing()
  return lockSealedKey(tx)
}

/** Whoever seals it anew waits for whoever does. */
export async function lockSealedKey(tx: Tx): Promise<string> {
  const [row] = await tx.select({ sealed: installationKey.sealed }).from(installationKey).for('update')
  if (!row) throw new Error('the installation has no key')
  return row.sealed
}

export async function updateSealedKey(tx: Tx, key: SealedKey): Promise<void> {
  await tx.update(installationKey).set(key).where(eq(installationKey.id, 1))
}
