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

/** Everything that is due now, once. A part that fails holds up none of the others, and then the round has failed. */
export const runJanitorOnce = (deps: JanitorDeps) => async (): Promise<JanitorRound> => {
  const failed: { part: string; err: unknown }[] = []
  const part = async (name: keyof JanitorRound, work: Promise<number>): Promise<number> => {
    try {
      return await work
    } catch (err) {
      failed.push({ part: name, err })
      return 0
    }
  }
  const round = {
    events: await part('events', applyKept(deps)),
    inquiries: await part('inquiries', inquireDue(deps)),
    operations: await part('operations', resolveDueOperations(deps)),
    expiries: await part('expiries', expireDue(deps)),
    notices: await part('notices', deliverDue(deps, deps.consumers)),
    totals: await part('totals', foldDueTotals(deps)),
    sales: await part('sales', foldDueSales(deps)),
  }
  const [first, ...others] = failed
  for (const one of others) deps.log.error(one, 'a part of a janitor round failed as well')
  if (first) throw first.err
  return round
}
