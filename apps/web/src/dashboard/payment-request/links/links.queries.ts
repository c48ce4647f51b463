import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { linkList } from '@wasl/contracts/lists/links'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../../../desk/list/usePagedList.ts'

export const linksKey = ['payment-request', 'links'] as const

/** `shown`: a link whose page is shown while the address names no other. */
export const linksQuery = (
  asked: PagedAsked<typeof linkList> = readPaged(linkList, ''),
  shown: string | null = null,
) =>
  queryOptions({
    ...readOf(
      linksKey,
      staffClient.paymentLinks.list,
    )({ query: { ...pagedQuery(linkList, asked), ...(shown && asked.page === 1 && { id: shown }) } }),
    placeholderData: keepPreviousData,
  })
