import type { Report } from '@wasl/contracts/core/dashboard/reports.contract'
import { mayRepeat, openStates } from '../../kernel/reports/report.domain.ts'
import type { z } from 'zod'
import type { ReportRow } from '../../kernel/reports/reports.store.ts'

export const reportOnWire = (row: ReportRow, userId: number): z.infer<typeof Report> => ({
  id: row.publicId,
  state: row.state,
  source: row.source,
  plugin: row.plugin,
  file_format: row.fileFormat,
  language: row.language,
  fields: row.fields,
  query: row.query,
  records_amount: row.rowsTotal,
  records_done: row.rowsDone,
  size: row.bytes,
  created_at: row.createdAt.toISOString(),
  exported_at: row.finishedAt?.toISOString() ?? null,
  available_until: row.expiresAt?.toISOString() ?? null,
  username: row.username,
  problem: row.state === 'failed' ? row.problem : null,
  can_cancel: row.userId === userId && openStates.some((open) => open === row.state),
  can_repeat: mayRepeat(row),
})
