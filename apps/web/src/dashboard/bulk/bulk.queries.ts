import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { bulkLogList, uploadList, uploadRowList } from '@wasl/contracts/lists/bulk'
import type { DispatchDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import type { PagedAsked } from '../../desk/list/usePagedList.ts'

/** Everything that shows files of requests: live events say when something of them has moved. */
export const bulkKey = ['bulk'] as const

/** While something moves: live events are quicker, this is for where they do not come through. */
const pollMs = 3_000

const moving = (state: string) => state === 'uploaded' || state === 'validating' || state === 'dispatching'

const paged = ({ page, rows }: { page: number; rows: number }) => ({ page: String(page), rows: String(rows) })

export const uploadsQuery = (asked: PagedAsked<typeof uploadList>) =>
  queryOptions({
    queryKey: [...bulkKey, 'uploads', asked],
    queryFn: async ({ signal }) => {
      const { asOf, filters } = asked
      const query = { ...paged(asked), ...filters, ...(asOf && { asOf }) }
      return answerOf(await staffClient.bulk.uploads({ query, fetchOptions: { signal } }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.uploads.some((one) => moving(one.state)) ? pollMs : false),
  })

/** `isAwaited`: what was pressed may show here before its own answer does. */
export const uploadQuery = (id: string, isAwaited = false) =>
  queryOptions({
    queryKey: [...bulkKey, 'upload', id],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.bulk.upload({ params: { id }, fetchOptions: { signal } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited || (state.data && moving(state.data.state)) ? pollMs : false),
  })

export const rowsQuery = (id: string, asked: PagedAsked<typeof uploadRowList>) =>
  queryOptions({
    queryKey: [...bulkKey, 'rows', id, asked],
    queryFn: async ({ signal }) => {
      const query = { ...paged(asked), ...asked.filters }
      return answerOf(await staffClient.bulk.rows({ params: { id }, query, fetchOptions: { signal } }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Beside the others: what somebody is about to send stays before them, whatever becomes of the file, and no longer. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['bulkPreview', id],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.bulk.preview({ params: { id }, fetchOptions: { signal } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const dispatchesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bulkKey, 'dispatches', id],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.bulk.dispatches({ params: { id }, fetchOptions: { signal } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && moving(state.data.upload.state) ? pollMs : false),
  })

type Of = { id: string; dispatch: string }

const isRunning = (detail: DispatchDetail | undefined) => detail?.state === 'running'

export const dispatchQuery = (of: Of) =>
  queryOptions({
    queryKey: [...bulkKey, 'dispatch', of],
    queryFn: async ({ signal }) =>
      answerOf(await staffClient.bulk.dispatchDetail({ params: of, fetchOptions: { signal } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? pollMs : false),
  })

export const logsQuery = (of: Of, asked: PagedAsked<typeof bulkLogList>) =>
  queryOptions({
    queryKey: [...bulkKey, 'logs', of, asked],
    queryFn: async ({ signal }) => {
      const query = { ...paged(asked), ...asked.filters }
      return answerOf(await staffClient.bulk.logs({ params: of, query, fetchOptions: { signal } }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
