import { and, sql, type SQL } from 'drizzle-orm'
import { attempt, paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { CurrencyTotal } from '../../../kernel/ledger/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { behind, orderOf, placeOf } from './orders.store.ts'
import { cursorText, type Page } from './page.domain.ts'

export type PageOfIds = Neighbours & {
  ids: number[]
  /** What was counted beside it; null where nothing was, or where the page is empty. */
  count: number | null
}

/** Where the pages beside one begin; null where there is none. */
export type Neighbours = { next: string | null; previous: string | null }

/** The ids of one page and where its neighbours begin. */
export async function findPage(
  db: Db,
  condition: SQL | undefined,
  { count, ...page }: Page & { count?: SQL | undefined },
): Promise<PageOfIds> {
  const { ordering, size } = page
  const isPast = page.kind === 'behind' ? behind(page.cursor) : undefined
  const until =
    page.kind === 'numbered' && page.asOf ? sql`${row.createdAt} <= ${page.asOf.toISOString()}` : undefined
  const offset = page.kind === 'numbered' && page.offset > 0 ? sql`offset ${page.offset}` : sql``
  const { rows: found } = await db.execute<{ id: number; value: string; count?: string | null }>(sql`
    select ${row.id} as id, ${placeOf(ordering)} as value ${count ? sql`, ${count} as count` : sql``}
    from ${row}
    where ${and(condition, isPast, until)}
    order by ${orderOf(ordering, { isBackward: goesBackward(page) })}
    limit ${size + 1} ${offset}`)
  const { shown, ...neighbours } = pageOfFound(found, page)
  return {
    ids: shown.map(({ id }) => id),
    ...neighbours,
    count: count && found[0] ? Number(found[0].count ?? 0) : null,
  }
}

export const goesBackward = (page: Page): boolean =>
  page.kind === 'last' || (page.kind === 'behind' && page.cursor.isBackward)

/** Of rows in the order they were asked for: one more than the page has tells whether there is another page. */
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

/** Counts no further than `most` + 1. */
export async function countUpTo(db: Db, condition: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ id: row.id })
    .from(row)
    .where(condition)
    .limit(most + 1)
    .as('some')
  const [counted] = await db.select({ count: sql<string>`count(*)` }).from(some)
  return Number(counted?.count ?? 0)
}

/** By currency, as the running totals would say it; null where there are more than `most` rows. */
export async function sumUpTo(
  db: Db,
  condition: SQL | undefined,
  most: number,
): Promise<CurrencyTotal[] | null> {
  const received = sql`(
    select coalesce(sum(${attempt.captured} - ${attempt.feeCaptured} - ${attempt.refunded}), 0) from ${attempt}
    where ${attempt.merchantId} = ${row.merchantId} and ${attempt.transactionId} = ${row.id})`
  const { rows } = await db.execute<Record<keyof CurrencyTotal, string>>(sql`
    select currency, count(*) as count, sum(amount) as generated, sum(received) as received,
      coalesce(sum(amount) filter (where state in ('created', 'pending', 'attempted')), 0) as balance
    from (
      select ${row.currency} as currency, ${row.amount} as amount, ${row.state} as state, ${received} as received
      from ${row} where ${condition ?? sql`true`} limit ${most + 1}) listed
    group by 1 order by 1`)
  const sums = rows.map(({ currency, count, generated, received: got, balance }) => ({
    currency,
    count: Number(count),
    generated: BigInt(generated),
    received: BigInt(got),
    balance: BigInt(balance),
  }))
  return sums.reduce((all, { count }) => all + count, 0) > most ? null : sums
}
