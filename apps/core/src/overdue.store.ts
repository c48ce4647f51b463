import { sql } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'
import type { Db } from './platform/db/db.ts'

/** Work of one kind that should have begun by now: how much, and how long the oldest has waited. */
export type Overdue = { readonly work: string; readonly count: number; readonly seconds: number }

/** Every due-column of the installation, by an index that holds nothing but what is open. */
const dueColumns: Readonly<Record<string, string>> = byName({
  expiry: 'select expiry_due_at as due from payment_transaction where expiry_due_at is not null',
  inquiry: 'select next_inquiry_at as due from attempt where next_inquiry_at is not null',
  operation: 'select next_inquiry_at as due from money_operation where next_inquiry_at is not null',
  approved: 'select due_at as due from operation_request where due_at is not null',
  callback: 'select due_at as due from gateway_event where due_at is not null',
  notice: 'select available_at as due from outbox where done_at is null',
  mail: `select due_at as due from message where state = 'due'`,
  webhook: `select due_at as due from webhook_delivery where state = 'due'`,
  report: `select created_at as due from report where state in ('queued','preparing')`,
})

const everyKind = sql.raw(
  Object.entries(dueColumns)
    .map(([work, rows]) => `select '${work}' as work, due from (${rows}) as ${work}`)
    .join(' union all '),
)

/** What waits across all merchants, for those who run Wasl: numbers only, no row of anybody. */
export async function readOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ work: string; count: string; seconds: string }>(sql`
    select work, count(*) as count, extract(epoch from ${moment} - min(due)) as seconds
    from (${everyKind}) as waiting where due <= ${moment} group by work`)
  return Object.keys(dueColumns).map((work) => {
    const row = rows.find((candidate) => candidate.work === work)
    return { work, count: Number(row?.count ?? 0), seconds: Number(row?.seconds ?? 0) }
  })
}
