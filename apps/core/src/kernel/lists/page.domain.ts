import type { CoreQuery } from '@wasl/contracts/lists/query'
import type { ListDescriptor, Ordering, SortKind } from '@wasl/contracts/lists/list'
import { accepted, refused, type Result } from '@wasl/domain/result'

/** product.md 9.7 */
const usualSize = 50
export const mostAtOnce = 500
export const lastNumberedPage = 100

/** Where the next or the previous page begins: behind or before this row, in this order. */
export type Cursor<List extends ListDescriptor = ListDescriptor> = {
  ordering: Ordering<List>
  isBackward: boolean
  value: string
  id: number
}

export type Page<List extends ListDescriptor = ListDescriptor> = { ordering: Ordering<List>; size: number } &
  /** `asOf`: what was created later is on no page, so that the rows of page 1 are not on page 2 again. */
  (
    | { kind: 'numbered'; offset: number; asOf: Date | null }
    | { kind: 'behind'; cursor: Cursor<List> }
    /** The last rows, read backwards. */
    | { kind: 'last' }
  )

export type PageRefusal = {
  field: 'page' | 'page_size' | 'cursor'
  problem: 'tooFar' | 'tooMany' | 'unreadable'
}

type Asked<List extends ListDescriptor> = Pick<
  CoreQuery<List>,
  'page' | 'page_size' | 'cursor' | 'as_of' | 'ordering'
>

/** A number leads no deeper than the hundredth page; a cursor leads anywhere and costs the same everywhere. */
export function pageOf<List extends ListDescriptor>(
  list: List,
  asked: Asked<List>,
): Result<Page<List>, PageRefusal> {
  const size = asked.page_size === undefined ? usualSize : Number(asked.page_size)
  if (size > mostAtOnce) return refused({ field: 'page_size', problem: 'tooMany' })
  // The descriptor's own is one of its orderings.
  const ordering = asked.ordering ?? (list.ordering as Ordering<List>)
  const [, rest] = /^last\.(\d{1,3})$/.exec(asked.cursor ?? '') ?? []
  if (rest !== undefined && Number(rest) > 0)
    return accepted({ kind: 'last', ordering, size: Math.min(size, Number(rest)) })
  if (asked.cursor !== undefined) {
    const cursor = readCursor(list, ordering, asked.cursor)
    if (!cursor) return refused({ field: 'cursor', problem: 'unreadable' })
    return accepted({ kind: 'behind', ordering, size, cursor })
  }
  const number = Number(asked.page ?? '1')
  if (number > lastNumberedPage) return refused({ field: 'page', problem: 'tooFar' })
  const asOf = asked.as_of === undefined ? null : new Date(asked.as_of)
  return accepted({ kind: 'numbered', ordering, size, offset: (number - 1) * size, asOf })
}

/** What is asked of it, as `numberedQuery` has it. */
export type Numbered = {
  page?: number | undefined
  page_size?: number | undefined
  as_of?: string | undefined
}

/** A page of a list that has all of its pages by number. */
export const numberedPage = <List extends ListDescriptor>(
  list: List,
  { page = 1, page_size: size = usualSize, as_of: asOf }: Numbered,
): Page<List> => ({
  kind: 'numbered',
  ordering: list.ordering as Ordering<List>,
  size,
  offset: (page - 1) * size,
  asOf: asOf === undefined ? null : new Date(asOf),
})

/** Since when rows are on no page of these numbers; what page 1 answers is sent with the others. */
export const asOfPage = (page: Page, now: Date): string =>
  ((page.kind === 'numbered' ? page.asOf : null) ?? now).toISOString()

export const cursorText = ({ ordering, isBackward, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([ordering, isBackward, value, id])).toString('base64url')

/** Null where it is none of this order. */
export function readCursor<List extends ListDescriptor>(
  { sorts }: List,
  ordering: Ordering<List>,
  text: string,
): Cursor<List> | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(parts)) return null
    const [of, isBackward, value, id]: unknown[] = parts
    if (of !== ordering || typeof isBackward !== 'boolean' || typeof value !== 'string') return null
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null
    const kind = sorts[sortOf(ordering)]
    return kind && isValueOf(kind, value) ? { ordering, isBackward, value, id } : null
  } catch {
    return null
  }
}

/** The column of an order, whatever its direction. */
export const sortOf = (ordering: string): string => ordering.replace(/^-/, '')

export const goesBackward = (page: Page): boolean =>
  page.kind === 'last' || (page.kind === 'behind' && page.cursor.isBackward)

/** Where the pages beside one begin; null where there is none. */
export type Neighbours = { next: string | null; previous: string | null }

/** `found` has one row more than the page if there is another page. */
export function pageOfFound<Found extends { id: number; value: string }>(
  found: readonly Found[],
  page: Page,
): Neighbours & { shown: Found[] } {
  const { ordering, size } = page
  const isBackward = goesBackward(page)
  const isMore = found.length > size
  const shown = isBackward ? found.slice(0, size).toReversed() : found.slice(0, size)
  const cursorAt = (at: Found | undefined, backward: boolean): string | null =>
    at ? cursorText({ ordering, isBackward: backward, value: at.value, id: at.id }) : null
  const hasNext = page.kind !== 'last' && (isBackward || isMore)
  const hasPrevious = page.kind === 'numbered' ? page.offset > 0 : !isBackward || isMore
  return {
    shown,
    next: hasNext ? cursorAt(shown.at(-1), false) : null,
    previous: hasPrevious ? cursorAt(shown[0], true) : null,
  }
}

/** As the database wrote it; anything else would fail there. */
function isValueOf(kind: SortKind, value: string): boolean {
  switch (kind) {
    case 'instant':
      return isMoment(value)
    case 'money':
      return /^[A-Z]{3} -?\d{1,16}$/.test(value)
    case 'flag':
      return value === 't' || value === 'f'
    case 'text':
      return !value.includes('\0')
    case 'written':
      return value === ''
  }
}

function isMoment(text: string): boolean {
  const [, day = '', time = ''] =
    /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::?[0-5]\d)?$/.exec(text) ??
    []
  const read = new Date(`${day}T${time}Z`)
  // The 30th of February is read as another day, and the database would refuse it.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)
}
