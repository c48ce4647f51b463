import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { deliveryList } from '@wasl/contracts/lists/deliveries'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import type { AskedSearch } from '../../../desk/list/asked-query.ts'
import { endlessOf } from '../../../desk/list/endless-of.ts'

export const hooksKey = ['administration', 'webhooks'] as const

export const hooksQuery = readOf([...hooksKey, 'servers'], staffClient.administration.webhooks.list)({})

const noticeMs = 3_000

const deliveriesOf = endlessOf([...hooksKey, 'deliveries'], staffClient.administration.webhooks.deliveries)

/** Newest first; asked again while something is on its way. */
export const deliveriesQuery = (asked: AskedSearch<typeof deliveryList>) =>
  infiniteQueryOptions({
    ...deliveriesOf(asked),
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
