import { deliverDue, type NoticeConsumer } from '../notices/relay.service.ts'
import { expireDue } from './expiry.service.ts'
import { inquireDue } from './inquiry-schedule.service.ts'
import { applyKept } from './kept-events.service.ts'
import { foldDueSales } from './fold-sales.service.ts'
import { foldDueTotals } from './fold-totals.service.ts'
import { resolveDueOperations } from './due-operations.service.ts'
import type { LedgerDeps } from './ledger-deps.ts'

export type JanitorDeps = LedgerDeps & { consumers: readonly NoticeConsumer[] }
export type JanitorRound = {
  inquiries: number
  operations: number
  events: number
  expiries: number
  notices: number
  totals: number
  sales: number
}

/** Everything that is due now, once. */
export const runJanitorOnce = (deps: JanitorDeps) => async (): Promise<JanitorRound> => ({
  events: await applyKept(deps),
  inquiries: await inquireDue(deps),
  operations: await resolveDueOperations(deps),
  expiries: await expireDue(deps),
  notices: await deliverDue(deps, deps.consumers),
  totals: await foldDueTotals(deps),
  sales: await foldDueSales(deps),
})
