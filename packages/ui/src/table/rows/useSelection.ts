import { useCallback, useMemo, useState } from 'react'
import { changeSelection, nothingSelected, type Selection, type SelectionChange } from './selection.ts'

export type SelectionModel = {
  selection: Selection
  /** How many rows an action would touch; `null` when the total is not known. */
  count: number | null
  change: (change: SelectionChange) => void
}

/** `page`: ids in sight, held still by the caller. `total`: how many match the filters, `null` when unknown. */
export function useSelection(
  page: readonly string[],
  total: number | null,
  atFirst: readonly string[] = [],
): SelectionModel {
  const [selection, setSelection] = useState<Selection>(() => ({ ...nothingSelected, ids: new Set(atFirst) }))
  const change = useCallback(
    (what: SelectionChange) => setSelection((before) => changeSelection(before, what, page)),
    [page],
  )
  const count = selection.kind === 'matching' ? total : selection.ids.size
  return useMemo(() => ({ selection, count, change }), [selection, count, change])
}
