import { reportList } from '@wasl/contracts/lists/reports'
import { is } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { report } from '../../kernel/reports/reports.schema.ts'
import { seen } from '../../kernel/reports/reports.store.ts'

export const reports = listOf(reportList, report, {
  id: report.id,
  publicId: report.publicId,
  createdAt: report.createdAt,
  columns: { state: is(report.state) },
  sorts: { created: [report.createdAt] },
  scope: seen,
  mostCounted: 100_000,
})
