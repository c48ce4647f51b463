import { Refused } from '../../../../base/session/answer-of.ts'
import type { Instead } from '../ListInstead.tsx'
import { isNarrowed } from '../../../../desk/list/list-query.ts'
import type { TransactionQuery } from '../transaction-query.ts'
import type { Rows } from '../useRows.ts'

export type Shown =
  | { kind: 'loading'; rows: number }
  | { kind: 'refreshing' }
  | { kind: 'ready'; rowsBefore: number; total: number | null }
  | { kind: 'instead'; instead: Instead }

type Facts = {
  query: TransactionQuery
  found: Rows
  /** The page that is there instead of this one is on its way. */
  isBehindEnd: boolean
  isSetUp: boolean
  isDeleted: boolean
  maySearch: boolean
  isAskedAgain: boolean
  isOnline: boolean
}

/** TBL-10: rows that are there stay there; only what never came is replaced. */
export function shownOf(facts: Facts): Shown {
  const { query, found, isBehindEnd, isSetUp, isDeleted, isAskedAgain, isOnline } = facts
  const { rows, count, error } = found
  const isAwaited = count === null || isBehindEnd
  // What is asked for waits for the connection: nobody is shown a shape that never becomes rows.
  if (isAwaited && !isOnline) return { kind: 'instead', instead: { kind: 'offline' } }
  if (count === null && error) return { kind: 'instead', instead: failed(error, facts) }
  if (isAwaited || !isSetUp) return { kind: 'loading', rows: query.rows === 'all' ? 10 : query.rows }
  if (found.isPrevious || (isAskedAgain && found.isFetching)) return { kind: 'refreshing' }
  if (rows.length === 0) {
    return {
      kind: 'instead',
      instead: isNarrowed(query) ? { kind: 'no results' } : { kind: 'no data', isDeleted },
    }
  }
  return {
    kind: 'ready',
    rowsBefore: query.rows === 'all' ? 0 : (query.page - 1) * query.rows,
    total: found.isCountExact ? count : null,
  }
}

function failed(error: Error, { query, maySearch }: Facts): Instead {
  const status = error instanceof Refused ? error.status : null
  if (status === 403) return { kind: isNarrowed(query) && !maySearch ? 'no search' : 'no permission' }
  // A cursor of another order, or one that was cut off with its address: asking again would not help.
  if (status === 400 && query.cursor !== null) return { kind: 'no page' }
  return { kind: 'failed', error, isNarrowed: isNarrowed(query) }
}
