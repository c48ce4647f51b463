import { deliverDue, type NoticeConsumer } from '../../notices/relay.service.ts'
import { expireDue } from './expiry.service.ts'
import { inquireDue } from '../evidence/inquiry-schedule.service.ts'
import { applyKept } from '../evidence/kept-events.service.ts'
import { foldDueSales } from '../books/fold-sales.service.ts'
import { foldDueTotals } from '../books/fold-totals.service.ts'
import { resolveDueOperations } from '../operations/due-operations.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { noticesAreDue } from '../../notices/notices.store.ts'
import { attempt, paymentTransaction } from '../ledger.schema.ts'
import { gatewayEvent } from '../evidence/inbox.schema.ts'
import { moneyOperation } from '../money.schema.ts'
import { saleChange } from '../books/sales.schema.ts'
import { transactionTotalChange } from '../books/totals.schema.ts'

export type JanitorDeps = LedgerDeps & { consumers: readonly NoticeConsumer[] }
type JanitorPart = keyof typeof janitorIsDue
export type JanitorRound = Record<JanitorPart, number>

/** Separate duties, so that a hanging gateway delays neither messages nor expiry. */
export function janitorDuties(deps: JanitorDeps) {
  const part = (name: JanitorPart, round: () => Promise<number>) => ({ isDue: janitorIsDue[name], round })
  return {
    events: part('events', () => applyKept(deps)),
    inquiries: part('inquiries', () => inquireDue(deps)),
    operations: part('operations', () => resolveDueOperations(deps)),
    expiries: part('expiries', () => expireDue(deps)),
    notices: part('notices', () => deliverDue(deps, deps.consumers)),
    totals: part('totals', () => foldDueTotals(deps)),
    sales: part('sales', () => foldDueSales(deps)),
  }
}

/** Does everything that is due, once. A failing part does not stop the others; the round then counts as failed. */
export async function runJanitorOnce(deps: JanitorDeps): Promise<JanitorRound> {
  const failed: { part: string; err: unknown }[] = []
  const duties = janitorDuties(deps)
  const part = async (name: JanitorPart): Promise<number> => {
    try {
      return await duties[name].round()
    } catch (err) {
      failed.push({ part: name, err })
      return 0
    }
  }
  const round = {
    events: await part('events'),
    inquiries: await part('inquiries'),
    operations: await part('operations'),
    expiries: await part('expiries'),
    notices: await part('notices'),
    totals: await part('totals'),
    sales: await part('sales'),
  }
  const [first, ...others] = failed
  for (const one of others) deps.log.error(one, 'a part of a janitor round failed as well')
  if (first) throw first.err
  return round
}

/** Conditions that say if a part of the janitor has work, answered by indexes. */
const janitorIsDue = {
  events: (now: SQL) => isAnyDue(gatewayEvent, 'due_at', now),
  inquiries: (now: SQL) => isAnyDue(attempt, 'next_inquiry_at', now),
  operations: (now: SQL) => isAnyDue(moneyOperation, 'next_inquiry_at', now),
  expiries: (now: SQL) => isAnyDue(paymentTransaction, 'expiry_due_at', now),
  notices: noticesAreDue,
  totals: () => sql`(select id from ${transactionTotalChange} order by id limit 1) is not null`,
  sales: () => sql`(select id from ${saleChange} order by id limit 1) is not null`,
}

/** Ordered, because otherwise the planner expects many due rows and reads the whole table. */
const isAnyDue = (table: PgTable, column: string, now: SQL): SQL => {
  const due = sql.identifier(column)
  return sql`(select ${due} from ${table} where ${due} <= ${now} order by ${due} limit 1) is not null`
}
