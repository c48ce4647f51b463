import { queryOptions } from '@tanstack/react-query'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { loadClient } from '../base/load-client.ts'
import { answerOf } from '../base/session/answer-of.ts'
import { staffClient } from '../base/session/staff-client.ts'

export const counterQuery = (collector: string | null) =>
  queryOptions({
    queryKey: ['pos', 'counter', collector],
    queryFn: async ({ signal }) =>
      answerOf(
        await staffClient.pos.counter({
          query: collector === null ? {} : { collector },
          fetchOptions: { signal },
        }),
      ),
    staleTime: 60_000,
  })

const lookEveryMs = 4_000

/** What the payer would see now: the counter looks until it is settled. */
export const requestedQuery = (id: string) =>
  queryOptions({
    queryKey: ['pos', 'requested', id],
    queryFn: async (): Promise<PayPageLoad> => {
      const answer = await (await loadClient()).pay.page({ params: { id } })
      if (answer.status === 200 || answer.status === 404 || answer.status === 423) return answer.body
      throw new Error(`the pay page answered ${answer.status}`)
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.kind === 'payable' ? lookEveryMs : false),
  })

/** The attempt's own page asks for more by itself. */
export const attemptQuery = (id: string) =>
  queryOptions({
    queryKey: ['pos', 'attempt', id],
    queryFn: async () => {
      const answer = await (await loadClient()).pay.attempt({ params: { id } })
      if (answer.status === 200 || answer.status === 404) return answer.body
      throw new Error(`the attempt page answered ${answer.status}`)
    },
    staleTime: Infinity,
    gcTime: 0,
  })
