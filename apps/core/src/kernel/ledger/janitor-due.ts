import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { noticesAreDue } from '../notices/notices.store.ts'
import { attempt, paymentTransaction } from './ledger.schema.ts'
import { gatewayEvent } from './inbox.schema.ts'
import { moneyOperation } from './money.schema.ts'
import { saleChange } from './sales.schema.ts'
import { transactionTotalChange } from './totals.schema.ts'

/** Whether a part of the janitor would find anything, asked of the indexes that it reads. */
export const janitorIsDue = {
  events: (now: SQL) => isAnyDue(gatewayEvent, 'due_at', now),
  inquiries: (now: SQL) => isAnyDue(attempt, 'next_inquiry_at', now),
  operations: (now: SQL) => isAnyDue(moneyOperation, 'next_inquiry_at', now),
  expiries: (now: SQL) => isAnyDue(paymentTransaction, 'expiry_due_at', now),
  notices: noticesAreDue,
  totals: () => sql`(select id from ${transactionTotalChange} order by id limit 1) is not null`,
  sales: () => sql`(select id from ${saleChange} order by id limit 1) is not null`,
}

/** By its order: a plan for any moment expects much to be due and would look for it in the table itself. */
const isAnyDue = (table: PgTable, column: string, now: SQL): SQL => {
  const due = sql.identifier(column)
  return sql`(select ${due} from ${table} where ${due} <= ${now} order by ${due} limit 1) is not null`
}
