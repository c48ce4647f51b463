import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import type { OfUpload } from './rows/rows.store.ts'
import type { UploadRow } from './uploads.store.ts'

/** Whoever was asked for the same within this time may have been meant once. */
const alikeDays = 30

const since = (now: Date): string => new Date(now.getTime() - alikeDays * 86_400_000).toISOString()

/** In which other uploads of the last days the same is asked for, ready or sent; rows with an order number are told apart by it. */
export async function countAlike(
  db: Db,
  { merchantId, uploadId }: OfUpload,
  { likenesses, now }: { likenesses: readonly string[]; now: Date },
): Promise<{ upload: number; rows: number }[]> {
  if (likenesses.length === 0) return []
  const hashes = likenesses.map((likeness) => createHash('md5').update(likeness).digest('hex'))
  const { rows } = await db.execute<{ upload: string; rows: number }>(sql`
    select upload_id as upload, count(distinct likeness)::int as rows from bulk_row
    where merchant_id = ${merchantId} and order_no is null and md5(likeness) = any(${sql.param(hashes)}::text[])
      and state in ('ready','taken') and upload_id <> ${uploadId}
      and upload_id in (select id from bulk_upload
        where merchant_id = ${merchantId} and created_at >= ${since(now)}::timestamptz)
    group by upload_id`)
  return rows.map(({ upload, rows: alike }) => ({ upload: Number(upload), rows: alike }))
}

export type EarlierUpload = {
  publicId: string
  fileName: string
  username: string
  createdAt: Date
  /** The very file. */
  isSame: boolean
  rows: number
}

/** Other uploads of the last days with the same content or the same requests; what was put away unsent asks nobody. */
export async function findEarlier(db: Db, upload: UploadRow, now: Date): Promise<EarlierUpload[]> {
  const { merchantId, id, sha256, alike } = upload
  const known = alike.map((one) => one.upload)
  const { rows } = await db.execute<{
    id: string
    public_id: string
    file_name: string
    username: string
    created_at: string
    same: boolean
    rows: number | null
  }>(sql`
    select id, public_id, file_name, username, created_at, coalesce(sha256 = ${sha256}, false) as same,
      (select (one->>'rows')::int from jsonb_array_elements(alike) as one
        where (one->>'upload')::bigint = ${id} limit 1) as rows
    from bulk_upload other
    where merchant_id = ${merchantId} and id <> ${id} and created_at >= ${since(now)}::timestamptz
      and (sha256 = ${sha256} or id = any(${sql.param(known)}::bigint[])
        or alike @> ${JSON.stringify([{ upload: id }])}::jsonb)
      and (state <> 'archived' or exists (select from bulk_log where merchant_id = ${merchantId}
        and upload_id = other.id and state in ('created','sent','send_failed')))
    order by same desc, id desc limit 3`)
  return rows.map((row) => ({
    publicId: row.public_id,
    fileName: row.file_name,
    username: row.username,
    createdAt: new Date(row.created_at),
    isSame: row.same,
    rows: alike.find((one) => one.upload === Number(row.id))?.rows ?? row.rows ?? 0,
  }))
}
