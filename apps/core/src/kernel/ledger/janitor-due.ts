import { sql, type SQL } from 'drizzle-orm'
import { noticesAreDue } from '../notices/notices.store.ts'
import { attempt, paymentTransaction } from './ledger.schema.ts'
import { gatewayEvent } from './inbox.schema.ts'
import { moneyOperation } from './money.schema.ts'
import { saleChange } from './sales.schema.ts'
import { transactionTotalChange } from './totals.schema.ts'

/** Whether a round of the janitor would find anything, asked of the indexes that the round reads. */
export const janitorIsDue = (now: SQL): SQL => sql`(
  exists (select from ${gatewayEvent} where due_at <= ${now})
  or exists (select from ${attempt} where next_inquiry_at <= ${now})
  or exists (select from ${moneyOperation} where next_inquiry_at <= ${now})
  or exists (select from ${paymentTransaction} where expiry_due_at <= ${now})
  or ${noticesAreDue(now)}
  or (select id from ${transactionTotalChange} order by id limit 1) is not null
  or (select id from ${saleChange} order by id limit 1) is not null)`
