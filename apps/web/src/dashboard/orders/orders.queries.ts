import { queryOptions } from '@tanstack/react-query'
import { orderList } from '@wasl/contracts/lists/orders'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../../desk/list/usePagedList.ts'

export const ordersKey = ['orders'] as const

/** First opened, the list has what is to be done. */
export const ordersQuery = (asked: PagedAsked<typeof orderList> = readPaged(orderList, 'show=open')) =>
  queryOptions({
    ...readOf([...ordersKey, 'list'], staffClient.orders.list)({ query: pagedQuery(orderList, asked) }),
    placeholderData: (before) => before,
  })

export const orderQuery = (id: string) =>
  readOf([...ordersKey, 'one'], staffClient.orders.order)({ params: { id } })
