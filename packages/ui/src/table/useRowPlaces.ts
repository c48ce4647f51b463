import { useState } from 'react'
import type { TableView } from './table-view.ts'

type Places = { rowsBefore?: number; total?: number | null }

/** Which rows of how many these are. While others are awaited, those that stand keep their numbers. */
export function useRowPlaces(view: TableView, rows: number): { rowsBefore: number; rowCount: number } {
  const [stood, setStood] = useState<Places>({})
  if (view.kind === 'ready' && (view.rowsBefore !== stood.rowsBefore || view.total !== stood.total)) {
    const { rowsBefore, total } = view
    setStood({ ...(rowsBefore !== undefined && { rowsBefore }), ...(total !== undefined && { total }) })
  }
  const { rowsBefore = 0, total }: Places =
    view.kind === 'ready' ? view : view.kind === 'refreshing' ? stood : {}
  return { rowsBefore, rowCount: rowCountOf(total, rows) }
}

/** With the head. -1 says that the total is not known. */
function rowCountOf(total: number | null | undefined, rows: number): number {
  if (total === undefined) return rows + 1
  return total === null ? -1 : total + 1
}
