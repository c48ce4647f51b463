import type { Ordering } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { Cursor } from './page.domain.ts'

/** Amounts of one currency stand together: those of two are not more or less than each other. */
const keys = {
  created: [row.createdAt],
  state_changed_at: [row.stateChangedAt],
  amount: [row.currency, row.amount],
} as const

const keyOf = (ordering: Ordering) => keys[withoutSign(ordering)]
const withoutSign = (ordering: Ordering) => ordering.replace('-', '') as keyof typeof keys
const isDescending = (ordering: Ordering): boolean => ordering.startsWith('-')
const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `)

export function orderOf(ordering: Ordering, { isBackward = false } = {}): SQL {
  const direction = isDescending(ordering) === isBackward ? sql`asc` : sql`desc`
  return listed([...keyOf(ordering), row.id].map((column) => sql`${column} ${direction}`))
}

/** A row's place in the order, as a cursor keeps it. */
export const placeOf = (ordering: Ordering): SQL =>
  sql`concat_ws(' ', ${listed(keyOf(ordering).map((column) => sql`${column}`))})`

/** Rows past a cursor: `value` is what `placeOf` wrote of its row. */
export function behind({ ordering, isBackward, value, id }: Cursor): SQL {
  const past = isDescending(ordering) === isBackward ? sql`>` : sql`<`
  const columns = [...keyOf(ordering), row.id].map((column) => sql`${column}`)
  return sql`(${listed(columns)}) ${past} (${valuesOf(ordering, value)}, ${id}::bigint)`
}

const valuesOf = (ordering: Ordering, value: string): SQL =>
  withoutSign(ordering) === 'amount'
    ? sql`split_part(${value}, ' ', 1)::bpchar, split_part(${value}, ' ', 2)::bigint`
    : sql`${value}::timestamptz`
