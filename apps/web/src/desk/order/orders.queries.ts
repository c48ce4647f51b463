import { queryOptions } from '@tanstack/react-query'
import { orderList } from '@wasl/contracts/lists/orders'
import type { OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../list/usePagedList.ts'

export const ordersKey = ['orders'] as const

/** First opened, the list has what is to be done. */
export const ordersQuery = (
  plugin: OrderPlugin,
  asked: PagedAsked<typeof orderList> = readPaged(orderList, 'show=open'),
) =>
  queryOptions({
    ...readOf(
      [...ordersKey, 'list'],
      staffClient.orders.list,
    )({ params: { plugin }, query: pagedQuery(orderList, asked) }),
    placeholderData: (before) => before,
  })

/** What the orders of the list come to, whichever of its tabs is open. */
export const orderStatisticsQuery = (
  plugin: OrderPlugin,
  asked: PagedAsked<typeof orderList> = readPaged(orderList, ''),
) => {
  const {
    page: _,
    pageSize: __,
    show: ___,
    asOf: ____,
    ...query
  }: Record<string, unknown> = pagedQuery(orderList, asked)
  return queryOptions({
    ...readOf([...ordersKey, 'statistics'], staffClient.orders.statistics)({ params: { plugin }, query }),
    placeholderData: (before) => before,
  })
}

export const branchesQuery = (plugin: OrderPlugin) =>
  readOf([...ordersKey, 'branches'], staffClient.orders.branches)({ params: { plugin } })

/** By its own id, or by that of its payment. */
export const orderQuery = (plugin: OrderPlugin, id: string) =>
  readOf([...ordersKey, 'one'], staffClient.orders.order)({ params: { plugin, id } })
