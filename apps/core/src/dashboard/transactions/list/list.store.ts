import { and, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import { behind, orderOf, placeOf } from './orders.store.ts'
import { cursorText, type Page } from './page.domain.ts'

export type PageOfIds = {
  ids: number[]
  next: string | null
  previous: string | null
  /** What was counted beside it; null where nothing was, or where the page is empty. */
  count: number | null
}

/**
 * The ids of one page and where its neighbours begin. One row more than asked for tells whether there is one. Of a list that
 * nothing narrows the planner has nothing to weigh: where its usual size is part of the statement, it is planned once.
 */
export async function findPage(
  db: Db,
  condition: SQL | undefined,
  { isNarrowed = true, count, ...page }: Page & { isNarrowed?: boolean; count?: SQL | undefined },
): Promise<PageOfIds> {
  const { ordering, size } = page
  const isBackward = page.kind === 'behind' && page.cursor.isBackward
  const isKnown = !isNarrowed && usualSizes.includes(size)
  const offset = page.kind === 'numbered' && page.offset > 0 ? sql`offset ${page.offset}` : sql``
  const { rows: found } = await db.execute<{ id: number; value: string; count?: string | null }>(sql`
    select ${row.id} as id, ${placeOf(ordering)} as value ${count ? sql`, ${count} as count` : sql``}
    from ${row}
    where ${and(condition, page.kind === 'behind' ? behind(page.cursor) : undefined)}
    order by ${orderOf(ordering, { isBackward })}
    limit ${isKnown ? sql.raw(String(size + 1)) : size + 1} ${offset}`)
  const isMore = found.length > size
  const shown = isBackward ? found.slice(0, size).toReversed() : found.slice(0, size)
  const cursorAt = (at: (typeof found)[number] | undefined, backward: boolean): string | null =>
    at ? cursorText({ ordering, isBackward: backward, value: at.value, id: at.id }) : null
  const hasNext = isBackward || isMore
  const hasPrevious = page.kind === 'numbered' ? page.offset > 0 : !isBackward || isMore
  return {
    ids: shown.map(({ id }) => id),
    next: hasNext ? cursorAt(shown.at(-1), false) : null,
    previous: hasPrevious ? cursorAt(shown[0], true) : null,
    count: count && found[0] ? Number(found[0].count ?? 0) : null,
  }
}

const usualSizes: readonly number[] = [10, 20, 25, 50, 100]

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
