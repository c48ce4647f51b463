import type { Report as CoreReport } from '@wasl/contracts/core/dashboard/reports.contract'
import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'

const sources = {
  transactions: 'transactions',
  deleted_transactions: 'deleted',
  bookings: 'bookings',
} as const

export function toReport(report: z.infer<typeof CoreReport>): Report {
  const isOver = report.state === 'ready' || report.state === 'expired'
  return {
    id: report.id,
    state: report.state,
    source: sources[report.source],
    plugin: report.plugin,
    fileFormat: report.file_format,
    language: report.language,
    filters: toFilters(report.query),
    search: report.query['q'] ?? null,
    rows: isOver || report.state === 'preparing' ? report.records_amount : null,
    rowsDone: report.records_done,
    bytes: report.size,
    askedAt: report.created_at,
    readyAt: report.exported_at,
    keptUntil: report.available_until,
    username: report.username,
    lacksRights: report.problem === 'rights',
    canRepeat: report.source !== 'bookings' && repeatable.has(report.state),
    canCancel: report.can_cancel,
  }
}

const repeatable: ReadonlySet<string> = new Set(['failed', 'canceled', 'expired'])

const names: Readonly<Record<string, string>> = byName({
  state: 'state',
  money_state: 'moneyState',
  gateway_code: 'gateway',
  currency_code: 'currency',
  unit: 'unit',
  initiator: 'initiator',
  product_type: 'productType',
  bulk: 'bulk',
  seen: 'seen',
  email_seen: 'emailSeen',
  disclosed_to_merchant: 'disclosed',
  unresolved: 'unresolved',
  created_after: 'createdFrom',
  created_before: 'createdTo',
  state_changed_at_after: 'stateChangedFrom',
  state_changed_at_before: 'stateChangedTo',
})

/** What the list was asked, in the web's words; which modules an export of all had is no filter of the user's. */
const toFilters = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const known = names[name]
      return known === undefined ? [] : [[known, value]]
    }),
  )
