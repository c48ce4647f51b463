import { parametersOf, wireName } from '@wasl/contracts/lists/list'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { Report as CoreReport } from '@wasl/contracts/core/dashboard/reports.contract'
import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import type { z } from 'zod'

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

/** What the list was asked, in the web's words; which modules an export of all had is no filter of the user's. */
const toFilters = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    parametersOf(transactionList).flatMap(([name]) => {
      const value = name === 'plugin' ? undefined : query[wireName(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  )
