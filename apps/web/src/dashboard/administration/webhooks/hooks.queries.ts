import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../base/session/answer-of.ts'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import type { DeliveriesAsked } from './deliveries-asked.ts'

export const hooksKey = ['administration', 'webhooks'] as const

export const hooksQuery = readOf([...hooksKey, 'servers'], staffClient.administration.webhooks.list)({})

const noticeMs = 3_000

/** Newest first; asked again while something is on its way. */
export const deliveriesQuery = (asked: DeliveriesAsked) =>
  infiniteQueryOptions({
    queryKey: [...hooksKey, 'deliveries', asked],
    queryFn: async ({ signal, pageParam }) =>
      answerOf(
        await staffClient.administration.webhooks.deliveries({
          query: { ...asked, ...(pageParam && { before: pageParam }) },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.results.some(({ state, tries }) => state === 'due' && tries === 0) ? noticeMs : false,
  })

export const deliveryQuery = (id: string) =>
  queryOptions({
    ...readOf(
      [...hooksKey, 'delivery'],
      staffClient.administration.webhooks.delivery,
    )({ params: { delivery: id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'due' ? noticeMs : false),
  })
