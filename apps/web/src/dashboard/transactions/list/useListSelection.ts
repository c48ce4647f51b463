import { transactionList } from '@wasl/contracts/lists/transactions'
import { useSelection, type SelectionModel } from '@wasl/ui/table/rows/useSelection.ts'
import { useState } from 'react'
import { keptOf } from '../../../desk/list/list-query.ts'
import type { TransactionQuery } from './transaction-query.ts'

/**
 * TBL-06: "all that match" is what matched when it was chosen. Searching, filtering or another view ends it; the page, the
 * order and rows that were ticked one by one do not matter.
 */
export function useListSelection(
  ids: readonly string[],
  total: number | null,
  query: TransactionQuery,
): SelectionModel {
  const selection = useSelection(ids, total)
  const asked = JSON.stringify([query.view, keptOf(transactionList, { ...query, ordering: null })])
  const [chosenUnder, setChosenUnder] = useState(asked)
  if (chosenUnder !== asked) {
    setChosenUnder(asked)
    if (selection.selection.kind === 'matching') selection.change({ kind: 'cleared' })
  }
  return selection
}
