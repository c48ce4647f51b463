import { and, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { countedInTotals, countInTotals } from '../../../kernel/ledger/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { place } from '../../../platform/db/prepared.ts'
import { statement } from '../../../platform/db/statement.ts'
import { rowsAsFound, type FoundRow, type RowAsRead } from '../operations/row-as-found.ts'
import { rowsChosen } from '../operations/rows.store.ts'
import type { Scope } from './filters.domain.ts'
import { ofScope, scopeValues } from './filters.store.ts'
import { goesBackward, pageOfFound, type Neighbours } from './list.store.ts'
import { behind, orderOf, placeOf } from './orders.store.ts'
import type { Page } from './page.domain.ts'

export type PageOfRows = Neighbours & { found: FoundRow[]; count: number }

type ReadRow = RowAsRead & { place: string; count: string | null }

/**
 * By time, the first page or one behind a cursor: whatever the values, a page's worth of one index is read, so there is nothing
 * to weigh. What an offset skips depends on how many plugins are left out.
 */
export const isPlannedOnce = (scope: Scope, page: Page): boolean =>
  page.ordering.endsWith('created') &&
  usualSizes.includes(page.size) &&
  !scope.isDeleted &&
  (page.kind === 'behind' || (page.kind === 'numbered' && page.offset === 0))

const usualSizes: readonly number[] = [5, 10, 20, 25, 50, 100]

/**
 * A page of a list that nothing narrows: what it shows, where its neighbours begin and how many there are, in one trip. Its
 * statement reads ten tables: planned each time, as that of any other page must be, it would take longer than two.
 */
export async function findPageOfAll(db: Db, scope: Scope, page: Page): Promise<PageOfRows> {
  const read = await statementOf(scope, page)(db, {
    ...scopeValues(scope),
    isDeleted: scope.isDeleted,
    ...(page.kind === 'behind' && page.cursor),
  })
  const places = new Map(read.map((one) => [one.id, one.place]))
  const found = rowsAsFound(read).map((row) => {
    const { id } = row.transaction
    return { row, id, value: places.get(id) ?? '' }
  })
  const { shown, ...neighbours } = pageOfFound(found, page)
  const [first] = read
  const count = first ? Number(first.count) : await countInTotals(db, countOf(scope))
  return { found: shown.map(({ row }) => row), ...neighbours, count }
}

const statements = new Map<string, ReturnType<typeof statement<ReadRow>>>()

/** The size is part of what is written: an unknown limit is a tenth of the list to the planner. */
function statementOf(scope: Scope, page: Page) {
  const { kind, ordering, size } = page
  const shape = [Math.min(scope.plugins.length, 2), kind, ordering, goesBackward(page), size].join(' ')
  const known = statements.get(shape)
  if (known) return known
  const written = statement<ReadRow>(() => pageOfAll(scope, page))
  statements.set(shape, written)
  return written
}

/** As an array the ids are ten to the planner, whatever it believes of a list. */
function pageOfAll(scope: Scope, page: Page): SQL {
  const { ordering, size } = page
  const order = orderOf(ordering, { isBackward: goesBackward(page) })
  const isPast =
    page.kind === 'behind' ? behind(page.cursor, { value: place('value'), id: place('id') }) : undefined
  return rowsChosen({
    ids: sql`array(
      select ${paymentTransaction.id} from ${paymentTransaction} where ${and(ofScope(scope, 'list', place), isPast)}
      order by ${order} limit ${sql.raw(String(size + 1))})`,
    order,
    beside: sql`${placeOf(ordering)} as place, ${countedInTotals(countOf(scope), place)} as count`,
  })
}

const countOf = (scope: Scope) => ({ ...scope, states: null, currencies: null })
