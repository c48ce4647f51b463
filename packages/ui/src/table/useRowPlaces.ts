import { useState } from 'react'
import type { TableView } from './table-view.ts'

/** `total` is null where it is not known, and undefined where nobody said one. */
type Places = { rowsBefore: number; total: number | null | undefined }

const none: Places = { rowsBefore: 0, total: undefined }

/** Which rows of how many these are. While others are awaited, those that stand keep their numbers. */
export function useRowPlaces(view: TableView, rows: number): { rowsBefore: number; rowCount: number } {
  const [stood, setStood] = useState(none)
  const told = view.kind === 'ready' ? { rowsBefore: view.rowsBefore ?? 0, total: view.total } : null
  if (told && (told.rowsBefore !== stood.rowsBefore || told.total !== stood.total)) setStood(told)
  const { rowsBefore, total } = told ?? (view.kind === 'refreshing' ? stood : none)
  return { rowsBefore, rowCount: rowCountOf(total, rows) }
}

/** With the head. -1 says that the total is not known. */
function rowCountOf(total: Places['total'], rows: number): number {
  if (total === undefined) return rows + 1
  return total === null ? -1 : total + 1
}
