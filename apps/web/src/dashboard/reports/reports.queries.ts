import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportPage, ReportQuery } from '@wasl/contracts/web/dashboard/reports.contract'
import { answerOf } from '../../app/staff/answer-of.ts'
import { staffClient } from '../../app/staff/staff-client.ts'

/** Everything that shows reports: a push says that one is ready. */
export const reportsKey = ['reports'] as const

/** While one is being made: soon enough to see it move, seldom enough to be no burden. */
const pollMs = 2_000

const isMoving = (page: ReportPage | undefined): boolean =>
  page?.reports.some(({ state, source }) => state === 'preparing' && source !== 'bookings') ?? false

export const reportsQuery = (asked: ReportQuery) =>
  queryOptions({
    queryKey: [...reportsKey, asked],
    queryFn: async ({ signal, client }) => {
      const isPolled = isMoving(client.getQueryData<ReportPage>([...reportsKey, asked]))
      const query = { ...asked, ...(isPolled && { quiet: 'true' as const }) }
      return answerOf(await staffClient.reports.list({ query, fetchOptions: { signal } }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollMs : false),
  })
