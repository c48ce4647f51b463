import type { transactionList } from '@wasl/contracts/lists/transactions'
import { useCallback } from 'react'
import type { ListQuery } from '../../../desk/list/list-query.ts'
import type { listStrings } from './list.strings.ts'
import { useListText } from './list.text.ts'

/** What an address says about a list of transactions. */
export type TransactionQuery = ListQuery<typeof transactionList>

type FilterString = `list.filter.${keyof typeof transactionList.filters}`

/** What a filter is called. */
export function useFilterName(): (filter: string) => string {
  const t = useListText()
  // Only filters of the descriptor are asked for, and each has a name: `FilterString` is one of the keys.
  return useCallback((filter) => t(`list.filter.${filter}` as FilterString & keyof typeof listStrings), [t])
}
