import type { ListQuery as Asked } from '@wasl/contracts/web/dashboard/transactions.contract'
import type { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { wallInstant } from '@wasl/domain/wall-clock'
import type { ListQuery } from './list-query.ts'

/** 'all' is read in parts of this size. */
const partSize = 100

/** What the server is asked for: wall times have become instants, an end includes its whole minute. */
export function askedOf(query: ListQuery, timeZone: string): Asked {
  const { sort, page, cursor, asOf, rows } = query
  return {
    ...askedSums(query, timeZone),
    ...(sort && { sort }),
    ...(rows !== 'all' &&
      cursor === null &&
      page > 1 && { page: String(page), ...(asOf !== null && { asOf }) }),
    ...(rows !== 'all' && cursor !== null && { cursor }),
    rows: String(rows === 'all' ? partSize : rows),
  }
}

/** What the sums above the list are asked for: what narrows it, whatever the page. */
export const askedSums = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>, timeZone: string) => ({
  ...askedFilters(filters, timeZone),
  ...(q.trim() !== '' && { q: q.trim().slice(0, 128) }),
})

export function askedFilters(filters: ListFilters, timeZone: string): ListFilters {
  const { createdFrom, createdTo, stateChangedFrom, stateChangedTo, ...others } = filters
  const start = (wall: string | undefined) => wallInstant(wall, timeZone, 'start')
  const end = (wall: string | undefined) => wallInstant(wall, timeZone, 'end')
  return Object.fromEntries(
    Object.entries({
      ...others,
      createdFrom: start(createdFrom),
      createdTo: end(createdTo),
      stateChangedFrom: start(stateChangedFrom),
      stateChangedTo: end(stateChangedTo),
    }).filter(([, value]) => value),
  )
}
