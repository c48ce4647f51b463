import {
  filterKeys,
  flagFilters,
  listSorts,
  rangeEnds,
  type FilterKey,
  type ListFilters,
  type ListSort,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { longestValues } from '@wasl/domain/listed-values'
import { isWallTime } from '@wasl/domain/wall-clock'
import type { RowsChoice } from '@wasl/ui/table/page-links.ts'
import { pageAsked } from '../../../desk/list/page-asked.ts'

/** What the address says about a list. Ends of ranges are the merchant's wall time here, "2026-11-20T14:05". */
export type ListQuery = {
  q: string
  filters: ListFilters
  sort: ListSort | null
  page: number
  /** Leads to a page that is too deep to be found by its number. */
  cursor: string | null
  /** When page 1 was read: rows that came since are on no other page of a number. */
  asOf: string | null
  rows: RowsChoice
  /** The tab it was started from. */
  view: string
}

/** product.md 9.7: found by number up to here, one from another beyond. */
export const pagesByNumber = 100

export const plainQuery: ListQuery = {
  q: '',
  filters: {},
  sort: null,
  page: 1,
  cursor: null,
  asOf: null,
  rows: 10,
  view: 'all',
}

const rowsInAddress: readonly RowsChoice[] = [50, 100, 'all']

/** Whatever stands in the address: what makes no sense is left out. */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search)
  const page = pageAsked(given, 999_999)
  const cursor = given.get('cursor') || null
  return {
    ...readKept(given),
    page: cursor === null ? Math.min(page, pagesByNumber) : page,
    cursor,
    asOf: page > 1 && cursor === null ? momentIn(given) : null,
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    view: given.get('view') || 'all',
  }
}

function momentIn(given: URLSearchParams): string | null {
  const read = new Date(given.get('asOf') ?? '')
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** The address names another page than the one that is shown. */
export function isPageMisnamed(search: string): boolean {
  const named = new URLSearchParams(search).get('page')
  return named !== null && named !== String(readListQuery(search).page)
}

/** Only what differs from a list as it is first opened. */
export function writeListQuery(query: ListQuery): string {
  const { page, cursor, asOf, rows, view } = query
  const pairs = Object.entries({
    ...(view !== 'all' && { view }),
    ...keptOf(query),
    ...(rows !== 10 && { rows: String(rows) }),
    ...(page !== 1 && { page: String(page) }),
    ...(cursor !== null && { cursor }),
    ...(asOf !== null && page > 1 && { asOf }),
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export type Kept = Pick<ListQuery, 'q' | 'filters' | 'sort'>

/** What a saved view remembers of an address. */
export const keptOf = ({ q, filters, sort }: Kept): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...Object.fromEntries(filterKeys.flatMap((key) => (filters[key] ? [[key, filters[key]]] : []))),
  ...(sort && { sort }),
})

export function readKept(given: URLSearchParams): Kept {
  return {
    q: given.get('q') ?? '',
    filters: readFilters(given),
    sort: listSorts.find((sort) => sort === given.get('sort')) ?? null,
  }
}

/** One reading for what is asked for and for the chips that tell it. */
const readFilters = (given: URLSearchParams): ListFilters =>
  Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = given.get(key)
      return value && makesSense(key, value) ? [[key, value]] : []
    }),
  )

function makesSense(key: FilterKey, value: string): boolean {
  if (flagFilters.some((flag) => flag === key)) return value === 'true' || value === 'false'
  return !rangeEnds.some((end) => end === key) || isWallTime(value)
}

export const isSameKept = (one: Kept, other: Kept): boolean =>
  JSON.stringify(keptOf(one)) === JSON.stringify(keptOf(other))

/** Whatever else is asked for begins again at the first page. */
export const askedAnew = (
  query: ListQuery,
  change: Partial<Omit<ListQuery, 'page' | 'cursor' | 'asOf'>>,
): ListQuery => ({
  ...query,
  ...change,
  page: 1,
  cursor: null,
  asOf: null,
})

type FilterChange = { readonly [Key in FilterKey]?: string | null | undefined }

export const withFilters = (filters: ListFilters, change: FilterChange): ListFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value))

export const isNarrowed = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  q !== '' || Object.keys(filters).length > 0

/** Whether what is chosen can stand in one address, or at least comes nearer to it than what was chosen before. */
export function isAskable(filters: ListFilters, before: ListFilters = {}): boolean {
  const lengthOf = (chosen: ListFilters) => writeListQuery({ ...plainQuery, filters: chosen }).length
  return lengthOf(filters) <= Math.max(longestValues, lengthOf(before) - 1)
}
