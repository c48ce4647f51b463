import type { QueryClient } from '@tanstack/react-query'
import { keepList } from '../../dashboard/transactions/list/ask-ahead.ts'
import type { StaffAhead } from '../../base/page-data.ts'
import { shellQuery } from '../../desk/shell.queries.ts'

/** What came with the page stands where the app looks for it. */
export function keepAhead(queries: QueryClient, { shell, list }: StaffAhead): void {
  queries.setQueryData(shellQuery.queryKey, shell)
  keepList(queries, list)
}
