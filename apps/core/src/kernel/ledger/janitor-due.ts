import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { noticesAreDue } from '../notices/notices.store.ts'
import { attempt, paymentTransaction } from './ledger.schema.ts'
import { gatewayEvent } from './inbox.schema.ts'
import { moneyOperation } from './money.schema.ts'
import { saleChange } from './sales.schema.ts'
import { transactionTotalChange } from './totals.schema.ts'

/** Whether a round of the janitor would find anything, asked of the indexes that the round reads. */
export const janitorIsDue = (now: SQL): SQL => sql`(
  ${isAnyDue(gatewayEvent, 'due_at', now)}
  or ${isAnyDue(attempt, 'next_inquiry_at', now)}
  or ${isAnyDue(moneyOperation, 'next_inquiry_at', now)}
  or ${isAnyDue(paymentTransaction, 'expiry_due_at', now)}
  or ${noticesAreDue(now)}
  or (select id from ${transactionTotalChange} order by id limit 1) is not null
  or (select id from ${saleChange} order by id limit 1) is not null)`

/** By its order: a plan for any moment expects much to be due and would look for it in the table itself. */
const isAnyDue = (table: PgTable, column: string, now: SQL): SQL => {
  const due = sql.identifier(column)
  return sql`(select ${due} from ${table} where ${due} <= ${now} order by ${due} limit 1) is not null`
}
