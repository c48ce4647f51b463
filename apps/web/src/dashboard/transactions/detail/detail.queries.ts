import { queryOptions } from '@tanstack/react-query'
import type { EditCommand } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { answerOf } from '../../../app/staff/answer-of.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { isListModule } from '../actions/acted-on.ts'

/** Below the lists' key: what makes them fetch anew makes this one too. */
export const transactionQuery = (place: ListPlace, id: string) =>
  queryOptions({
    queryKey: ['transactions', place.module, place.list, 'one', id] as const,
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.transaction.page({ params: { ...place, id }, fetchOptions: { signal } })),
    staleTime: 0,
  })

/** The edit belongs to the transaction's own plugin, whatever list it was opened from. */
export async function sendEdit({ plugin, id }: { plugin: string; id: string }, body: EditCommand) {
  const module = isListModule(plugin) ? plugin : 'all'
  return answerOf(await staffClient.transaction.edit({ params: { module, list: 'live', id }, body }))
}
