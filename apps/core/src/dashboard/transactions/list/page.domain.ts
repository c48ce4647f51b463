import type { Ordering } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'

/** product.md 9.7 */
const usualSize = 50
export const mostAtOnce = 500
export const lastNumberedPage = 100

/** Where the next or the previous page begins: behind or before this row, in this order. */
export type Cursor = { ordering: Ordering; isBackward: boolean; value: string; id: number }

export type Page = { ordering: Ordering; size: number } &
  /** `asOf`: what was created later is on no page, so that the rows of page 1 are not on page 2 again. */
  (
    | { kind: 'numbered'; offset: number; asOf: Date | null }
    | { kind: 'behind'; cursor: Cursor }
    /** The last rows, read backwards. */
    | { kind: 'last' }
  )

export type PageRefusal = {
  field: 'page' | 'page_size' | 'cursor'
  problem: 'tooFar' | 'tooMany' | 'unreadable'
}

type Asked = {
  page?: string | undefined
  page_size?: string | undefined
  cursor?: string | undefined
  as_of?: string | undefined
  ordering?: Ordering | undefined
}

/** A number leads no deeper than the hundredth page; a cursor leads anywhere and costs the same everywhere. */
export function pageOf(asked: Asked): Result<Page, PageRefusal> {
  const size = asked.page_size === undefined ? usualSize : Number(asked.page_size)
  if (size > mostAtOnce) return refused({ field: 'page_size', problem: 'tooMany' })
  const ordering = asked.ordering ?? '-created'
  const [, rest] = /^last\.(\d{1,3})$/.exec(asked.cursor ?? '') ?? []
  if (rest !== undefined && Number(rest) > 0)
    return accepted({ kind: 'last', ordering, size: Math.min(size, Number(rest)) })
  if (asked.cursor !== undefined) {
    const cursor = readCursor(asked.cursor)
    if (!cursor || cursor.ordering !== ordering) return refused({ field: 'cursor', problem: 'unreadable' })
    return accepted({ kind: 'behind', ordering, size, cursor })
  }
  const number = Number(asked.page ?? '1')
  if (number > lastNumberedPage) return refused({ field: 'page', problem: 'tooFar' })
  const asOf = asked.as_of === undefined ? null : new Date(asked.as_of)
  return accepted({ kind: 'numbered', ordering, size, offset: (number - 1) * size, asOf })
}

export const cursorText = ({ ordering, isBackward, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([ordering, isBackward, value, id])).toString('base64url')

function readCursor(text: string): Cursor | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(parts)) return null
    const [ordering, isBackward, value, id]: unknown[] = parts
    const isKnown = typeof ordering === 'string' && isOrdering(ordering)
    if (!isKnown || typeof isBackward !== 'boolean' || typeof value !== 'string') return null
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null
    return isValueOf(ordering, value) ? { ordering, isBackward, value, id } : null
  } catch {
    return null
  }
}

const orderings: readonly string[] = [
  'created',
  '-created',
  'state_changed_at',
  '-state_changed_at',
  'amount',
  '-amount',
] satisfies Ordering[]

const isOrdering = (text: string): text is Ordering => orderings.includes(text)

/** As the database wrote it; anything else would fail there. */
const isValueOf = (ordering: Ordering, value: string): boolean =>
  ordering.endsWith('amount') ? /^[A-Z]{3} -?\d{1,16}$/.test(value) : isMoment(value)

function isMoment(text: string): boolean {
  const [, day = '', time = ''] =
    /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::?[0-5]\d)?$/.exec(text) ??
    []
  const read = new Date(`${day}T${time}Z`)
  // The 30th of February is read as another day, and the database would refuse it.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`)
}
