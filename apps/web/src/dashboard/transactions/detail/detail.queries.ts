import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  EditCommand,
  TransactionShown,
} from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { isListModule } from '../actions/acted-on.ts'

/** Below the lists' key: what makes them fetch anew makes this one too. */
export const transactionQuery = (place: ListPlace, id: string) =>
  queryOptions({
    queryKey: ['transactions', place.module, place.list, 'one', id] as const,
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.transaction.page({ params: { ...place, id }, fetchOptions: { signal } })),
    staleTime: 0,
  })

/** As the server has it now; as it was last heard of where no answer comes. */
export async function latestOf(queries: QueryClient, id: string): Promise<TransactionShown | null> {
  const shown = { queryKey: ['transactions'], type: 'active' as const, predicate: isOf(id) }
  await queries.refetchQueries(shown)
  return queries.getQueriesData<TransactionShown>(shown)[0]?.[1] ?? null
}

/** Of whichever list it was opened from. */
export const isOf =
  (id: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[3] === 'one' && queryKey[4] === id

/** The edit belongs to the transaction's own plugin, whatever list it was opened from. */
export async function sendEdit({ plugin, id }: { plugin: string; id: string }, body: EditCommand) {
  const module = isListModule(plugin) ? plugin : 'all'
  return answerOf(await staffClient.transaction.edit({ params: { module, list: 'live', id }, body }))
}
