import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'

export type OwnField = { name: string; en: string; ar: string }

/** The fields of a plugin's requests that the merchant has named in its table headers, in their order. */
export async function findOwnFields(
  db: Db | Tx,
  { merchantId, plugin }: { merchantId: number; plugin: string },
): Promise<OwnField[]> {
  const { rows } = await db.execute<OwnField>(sql`
    select name, label_en as en, label_ar as ar from list_column
    where merchant_id = ${merchantId} and list = ${plugin} and is_custom
    order by position, name`)
  return rows
}
