import {
  orderingsOf,
  parametersOf,
  type Filter,
  type ListDescriptor,
  type ListFilters,
  type Ordering,
} from '@wasl/contracts/lists/list'
import { longestValues } from '@wasl/domain/listed-values'
import { isWallTime } from '@wasl/domain/wall-clock'
import type { RowsChoice } from '@wasl/ui/table/page-links.ts'
import { pageAsked } from './page-asked.ts'

/** What the address says about a list. Ends of ranges are the merchant's wall time here, "2026-11-20T14:05". */
export type ListQuery<List extends ListDescriptor = ListDescriptor> = {
  q: string
  filters: ListFilters<List>
  ordering: Ordering<List> | null
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

type PlainQuery = Omit<ListQuery, 'filters' | 'ordering'> & {
  filters: Readonly<Record<string, never>>
  ordering: null
}

/** A list as it is first opened. */
export const plainQuery: PlainQuery = {
  q: '',
  filters: {},
  ordering: null,
  page: 1,
  cursor: null,
  asOf: null,
  rows: 10,
  view: 'all',
}

const rowsInAddress: readonly RowsChoice[] = [50, 100, 'all']

/** Whatever stands in the address: what makes no sense is left out. */
export function readListQuery<List extends ListDescriptor>(list: List, search: string): ListQuery<List> {
  const given = new URLSearchParams(search)
  const page = pageAsked(given, 999_999)
  const cursor = given.get('cursor') || null
  return {
    ...readKept(list, given),
    page: cursor === null ? Math.min(page, pagesByNumber) : page,
    cursor,
    asOf: page > 1 && cursor === null ? asOfIn(given) : null,
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    view: given.get('view') || 'all',
  }
}

export function asOfIn(given: URLSearchParams): string | null {
  const read = new Date(given.get('asOf') ?? '')
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** The address names another page than the one that is shown. */
export function isPageMisnamed(list: ListDescriptor, search: string): boolean {
  const named = new URLSearchParams(search).get('page')
  return named !== null && named !== String(readListQuery(list, search).page)
}

/** Only what differs from a list as it is first opened. */
export function writeListQuery(list: ListDescriptor, query: ListQuery): string {
  const { page, cursor, asOf, rows, view } = query
  const pairs = Object.entries({
    ...(view !== 'all' && { view }),
    ...keptOf(list, query),
    ...(rows !== 10 && { rows: String(rows) }),
    ...(page !== 1 && { page: String(page) }),
    ...(cursor !== null && { cursor }),
    ...(asOf !== null && page > 1 && { asOf }),
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export type Kept<List extends ListDescriptor = ListDescriptor> = Pick<
  ListQuery<List>,
  'q' | 'filters' | 'ordering'
>

/** What a saved view remembers of an address. */
export const keptOf = (list: ListDescriptor, { q, filters, ordering }: Kept): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...Object.fromEntries(
    parametersOf(list).flatMap(([name]) => (filters[name] ? [[name, filters[name]]] : [])),
  ),
  ...(ordering && { ordering }),
})

export const readKept = <List extends ListDescriptor>(list: List, given: URLSearchParams): Kept<List> => ({
  q: given.get('q') ?? '',
  filters: readFilters(list, given),
  ordering: orderingsOf(list).find((ordering) => ordering === given.get('ordering')) ?? null,
})

/** One reading for what is asked for and for the chips that tell it. */
const readFilters = <List extends ListDescriptor>(list: List, given: URLSearchParams): ListFilters<List> =>
  Object.fromEntries(
    parametersOf(list).flatMap(([name, filter]) => {
      const value = given.get(name)
      return value && makesSense(filter, value) ? [[name, value]] : []
    }),
    // Parameters of this list alone.
  ) as ListFilters<List>

function makesSense(filter: Filter, value: string): boolean {
  switch (filter.kind) {
    case 'choice':
      return true
    case 'flag':
      return value === 'true' || value === 'false'
    case 'range':
      return isWallTime(value)
    case 'one':
      return filter.of.includes(value)
    case 'text':
      return value.length <= filter.most
  }
}

export const isSameKept = (list: ListDescriptor, one: Kept, other: Kept): boolean =>
  JSON.stringify(keptOf(list, one)) === JSON.stringify(keptOf(list, other))

/** Whatever else is asked for begins again at the first page. */
export const askedAnew = <List extends ListDescriptor>(
  query: ListQuery<List>,
  change: Partial<Omit<ListQuery<List>, 'page' | 'cursor' | 'asOf'>>,
): ListQuery<List> => ({ ...query, ...change, page: 1, cursor: null, asOf: null })

export type FilterChange = Readonly<Record<string, string | null | undefined>>

export const withFilters = <Filters extends ListFilters<ListDescriptor>>(
  filters: Filters,
  change: FilterChange,
): Filters =>
  // Names of the same list.
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value)) as Filters

export const isNarrowed = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  q !== '' || Object.keys(filters).length > 0

/** Whether what is chosen can stand in one address, or at least comes nearer to it than what was chosen before. */
export function isAskable(
  list: ListDescriptor,
  filters: ListQuery['filters'],
  before: ListQuery['filters'] = {},
): boolean {
  const lengthOf = (chosen: ListQuery['filters']) =>
    writeListQuery(list, { ...plainQuery, filters: chosen }).length
  return lengthOf(filters) <= Math.max(longestValues, lengthOf(before) - 1)
}
