import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** How many rows of each file are wrong, of how many a request was made, and whether its last dispatch was stopped. */
export async function tallyUploads(
  db: Db,
  merchantId: number,
  uploadIds: readonly number[],
): Promise<Map<number, { wrong: number; imported: number; isStopped: boolean }>> {
  if (uploadIds.length === 0) return new Map()
  const ids = sql`${sql.param([...uploadIds])}::bigint[]`
  const { rows } = await db.execute<{ id: string; wrong: number; imported: number; stopped: boolean }>(sql`
    select upload.id,
      (select count(*)::int from bulk_row where merchant_id = ${merchantId} and upload_id = upload.id
        and state = 'wrong') as wrong,
      (select count(*)::int from bulk_log where merchant_id = ${merchantId} and upload_id = upload.id
        and state in ('created','sent','send_failed')) as imported,
      exists (select from bulk_log where merchant_id = ${merchantId} and state = 'canceled' and dispatch_id = (
        select id from bulk_dispatch where merchant_id = ${merchantId} and upload_id = upload.id
        order by number desc limit 1)) as stopped
    from bulk_upload upload where upload.merchant_id = ${merchantId} and upload.id = any(${ids})`)
  return new Map(
    rows.map(({ id, wrong, imported, stopped: isStopped }) => [Number(id), { wrong, imported, isStopped }]),
  )
}
