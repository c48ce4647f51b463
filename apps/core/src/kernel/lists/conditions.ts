import { and, gte, isNotNull, isNull, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Range } from './filters.domain.ts'

/** Just this value. */
export const is =
  (column: AnyColumn) =>
  (value: string): SQL =>
    sql`${column} = ${value}`

/** One of these values. */
export const among =
  (column: AnyColumn) =>
  (values: readonly string[]): SQL =>
    values.length === 1
      ? sql`${column} = ${values[0]}`
      : sql`${column} = any(${sql.param([...values])}::text[])`

/** Both ends included. */
export const within =
  (column: AnyColumn) =>
  ({ after, before }: Range): SQL | undefined =>
    and(after ? gte(column, after) : undefined, before ? lte(column, before) : undefined)

/** Whether it happened: its time is written down. */
export const happened =
  (column: AnyColumn) =>
  (wanted: boolean): SQL =>
    wanted ? isNotNull(column) : isNull(column)
