import type { ReportSource } from './report.domain.ts'
import type { ReportRow } from './reports.store.ts'

/** How far a file is, told while it is written; a maker that is told to stop has lost its lease. */
export type Progress = (rows: { done: number; total: number }) => Promise<void>

/** Makes the content of one kind of report, in pieces of bounded size. */
export type ReportMaker = {
  readonly source: ReportSource
  pieces(report: ReportRow, progress: Progress): AsyncIterable<Uint8Array>
}
