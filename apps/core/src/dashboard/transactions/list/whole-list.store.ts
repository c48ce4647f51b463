import { and, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { countedInTotals, countInTotals } from '../../../kernel/ledger/totals.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { statement } from '../../../platform/db/statement.ts'
import { rowsAsFound, type FoundRow, type RowAsRead } from '../operations/row-as-found.ts'
import { rowsChosen } from '../operations/rows.store.ts'
import { keptStates, type Scope } from './filters.domain.ts'
import { ofScope } from './filters.store.ts'
import { goesBackward, pageOfFound, type Neighbours } from './list.store.ts'
import { behind, orderOf, placeOf } from './orders.store.ts'
import type { Page } from './page.domain.ts'

export type PageOfRows = Neighbours & { found: FoundRow[]; count: number }

type ReadRow = RowAsRead & { place: string; count: string | null }

/**
 * A page of a list that nothing narrows: what it shows, where its neighbours begin and how many there are, in one trip. Of such
 * a list the planner has nothing to weigh, so its statement is written and planned once for each shape.
 */
export async function findPageOfAll(db: Db, scope: Scope, page: Page): Promise<PageOfRows> {
  const { merchantId, plugins } = scope
  const read = await statementOf(scope, page)(db, {
    merchantId,
    plugin: plugins[0] ?? null,
    plugins,
    isDeleted: scope.isDeleted,
    most: page.size + 1,
    ...(page.kind === 'behind' ? page.cursor : { offset: page.offset }),
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

/** Sizes and pages that are asked for often are part of what is written: an unknown limit is a tenth of the list to the planner. */
function statementOf(scope: Scope, page: Page) {
  const whose = [Math.min(scope.plugins.length, 2), scope.isDeleted]
  const from = page.kind === 'numbered' ? page.offset : page.kind
  const which = usualSizes.includes(page.size) ? [page.size, from] : ['other', page.kind]
  const shape = [...whose, page.ordering, goesBackward(page), ...which].join(' ')
  const known = statements.get(shape)
  if (known) return known
  const written = statement<ReadRow>(() => pageOfAll(scope, page))
  statements.set(shape, written)
  return written
}

const usualSizes: readonly number[] = [5, 10, 20, 25, 50, 100]

const placed = (name: string): SQL => sql`${sql.placeholder(name)}`

/** As an array the ids are ten to the planner, whatever it believes of a list. */
function pageOfAll(scope: Scope, page: Page): SQL {
  const { ordering, size } = page
  const numberOf = (name: string, value: number): SQL =>
    usualSizes.includes(size) ? sql.raw(String(value)) : placed(name)
  const order = orderOf(ordering, { isBackward: goesBackward(page) })
  const isPast =
    page.kind === 'behind' ? behind(page.cursor, { value: placed('value'), id: placed('id') }) : undefined
  const offset = page.kind === 'numbered' ? sql`offset ${numberOf('offset', page.offset)}` : sql``
  return rowsChosen({
    ids: sql`array(
      select ${paymentTransaction.id} from ${paymentTransaction} where ${and(ofScope(scope, 'list', placed), isPast)}
      order by ${order} limit ${numberOf('most', size + 1)} ${offset})`,
    order,
    beside: sql`${placeOf(ordering)} as place, ${countedInTotals(countOf(scope), placed)} as count`,
  })
}

const countOf = (scope: Scope) => ({
  ...scope,
  states: scope.isDeleted ? keptStates : null,
  currencies: null,
})
