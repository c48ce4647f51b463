import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/db.ts'

/** Mail is tried for three days (decision 013); a day more, and nobody asks any longer. */
const isAskedAbout = (now: SQL): SQL =>
  sql`(dispatch.finished_at is null or dispatch.finished_at > ${now} - interval '4 days')`

/** Rows whose request was made and whose message nobody has heard of. */
const untold = sql`bulk_dispatch dispatch
  join bulk_log log on log.merchant_id = dispatch.merchant_id and log.dispatch_id = dispatch.id
    and log.state = 'created'`

export const sentRowsAreDue = (now: SQL): SQL =>
  sql`exists (select from ${untold} where ${isAskedAbout(now)})`

/**
 * What the mail server said of requests that were made: sent, or not at all. Where nobody carries a channel the message is
 * only kept; in the demo its outbox is where all messages go, elsewhere nobody has been told.
 */
export async function settleSent(
  tx: Tx,
  { now, keptIsSent }: { now: Date; keptIsSent: boolean },
): Promise<{ merchantId: number; dispatchId: number; upload: string; hasFailed: boolean }[]> {
  const { rows } = await tx.execute<{
    merchant_id: number
    dispatch_id: string
    upload: string
    has_failed: boolean
  }>(sql`
    with told as (
      select log.id, log.merchant_id,
        bool_or(message.state = 'sent' or (${keptIsSent} and message.state = 'kept')) as is_sent,
        bool_or(message.state = 'due') as is_due,
        bool_or(message.state = 'failed') as is_failed,
        min(coalesce(message.sent_at, message.created_at))
          filter (where message.state in ('sent', 'kept')) as at
      from ${untold}
      join message on message.merchant_id = log.merchant_id and message.transaction_id = log.transaction_id
        and message.occasion = 'created'
      where ${isAskedAbout(sql`${now.toISOString()}::timestamptz`)}
      group by log.id, log.merchant_id),
    settled as (
      update bulk_log log set
        state = case when told.is_sent then 'sent' else 'send_failed' end,
        sent_at = case when told.is_sent then told.at end,
        error_code = case when told.is_sent then null
          when told.is_failed then 'message.failed' else 'message.notCarried' end
      from told
      where log.merchant_id = told.merchant_id and log.id = told.id and log.state = 'created'
        and (told.is_sent or not told.is_due)
      returning log.merchant_id, log.dispatch_id, log.upload_id, log.state)
    select settled.merchant_id, settled.dispatch_id, upload.public_id as upload,
      bool_or(settled.state = 'send_failed') as has_failed
    from settled join bulk_upload upload on upload.merchant_id = settled.merchant_id and upload.id = settled.upload_id
    group by 1, 2, 3`)
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    dispatchId: Number(row.dispatch_id),
    upload: row.upload,
    hasFailed: row.has_failed,
  }))
}
