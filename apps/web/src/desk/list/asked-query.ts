import {
  longestSearch,
  parametersOf,
  type ListDescriptor,
  type ListFilters,
  type Ordering,
} from '@wasl/contracts/lists/list'
import { wallInstant } from '@wasl/domain/wall-clock'
import type { ListQuery } from './list-query.ts'

/** 'all' is read in parts of this size. */
const partSize = 100

/** What narrows a list, whatever its page: ends of ranges are instants. */
export type AskedSearch<List extends ListDescriptor> = ListFilters<List> & { readonly q?: string }
export type AskedQuery<List extends ListDescriptor> = AskedSearch<List> & {
  ordering?: Ordering<List>
  page?: string
  asOf?: string
  cursor?: string
  pageSize: string
}

/** What the server is asked for: wall times have become instants, an end includes its whole minute. */
export function askedOf<List extends ListDescriptor>(
  list: List,
  query: ListQuery<List>,
  timeZone: string,
): AskedQuery<List> {
  const { ordering, page, cursor, asOf, rows } = query
  return {
    ...askedSearch(list, query, timeZone),
    ...(ordering && { ordering }),
    ...(rows !== 'all' &&
      cursor === null &&
      page > 1 && { page: String(page), ...(asOf !== null && { asOf }) }),
    ...(rows !== 'all' && cursor !== null && { cursor }),
    pageSize: String(rows === 'all' ? partSize : rows),
  }
}

export const askedSearch = <List extends ListDescriptor>(
  list: List,
  { q, filters }: Pick<ListQuery<List>, 'q' | 'filters'>,
  timeZone: string,
): AskedSearch<List> => ({
  ...askedFilters(list, filters, timeZone),
  ...(q.trim() !== '' && { q: q.trim().slice(0, longestSearch) }),
})

export const askedFilters = <List extends ListDescriptor>(
  list: List,
  filters: ListFilters<List>,
  timeZone: string,
): ListFilters<List> =>
  Object.fromEntries(
    parametersOf(list).flatMap(([name, { kind }]) => {
      const value = filters[name]
      const edge = name.endsWith('After') ? 'start' : 'end'
      const asked = kind === 'range' ? wallInstant(value, timeZone, edge) : value
      return asked ? [[name, asked]] : []
    }),
    // Parameters of this list alone.
  ) as ListFilters<List>
