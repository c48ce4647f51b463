import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { erasureList } from '@wasl/contracts/lists/erasures'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { pagedQuery, type PagedAsked } from '../../../desk/list/usePagedList.ts'

const { customers } = staffClient.administration

export const customersKey = ['administration', 'customers'] as const

export const fewestLetters = 2

export const foundQuery = (q: string) =>
  queryOptions({
    ...readOf([...customersKey, 'found'], customers.find)({ query: { q } }),
    enabled: q.length >= fewestLetters,
  })

/** Of the open customer: read again at each opening, but not after an erasure. */
export const storedQuery = (id: string) =>
  queryOptions({
    ...readOf(['administration', 'customer'], customers.show)({ params: { id } }),
    gcTime: 0,
  })

export const erasuresQuery = (asked: PagedAsked<typeof erasureList>) =>
  queryOptions({
    ...readOf([...customersKey, 'erasures'], customers.erasures)({ query: pagedQuery(erasureList, asked) }),
    placeholderData: keepPreviousData,
  })
