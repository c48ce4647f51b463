import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readOf } from '../../base/session/read-of.ts'
import type { AnyPage, AnyResource } from './any-resource.ts'

/** What is listed, where a page searches, filters or pages: what it does that with stands around the table. */
export type ListOf<Page = AnyPage> = {
  found: Pick<UseQueryResult<Page>, 'data' | 'error' | 'refetch'>
  around?: (table: ReactNode) => ReactNode
  /** A search or a filter finds nothing: the page is not empty for that. */
  isNarrowed?: boolean
}

/** All there is of a few. */
export function useWholeList(of: AnyResource): ListOf {
  return { found: useQuery(readOf(of.key, of.client.list)({})) }
}
