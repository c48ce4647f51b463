import {
  valuesOf,
  type FilterOf,
  type ListDescriptor,
  type Ordering,
  type Sort,
  type ValueOf,
} from '@wasl/contracts/lists/list'
import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { setFilters, type FilterValues, type ValueIn } from './filters.domain.ts'
import {
  goesBackward,
  numberedPage,
  pageOfFound,
  readCursor,
  sortOf,
  type Cursor,
  type Neighbours,
  type Page,
} from './page.domain.ts'

/** What a search found. `isNarrow`: few enough to be fetched and sorted; else the list is walked until enough are found. */
export type Found = { condition: SQL | undefined; isNarrow: boolean }

/** How the rows are read: along the list's own order, or along that of a filter, or those that a search has found. */
export type Reading = 'list' | 'filter'

type Condition<Value> = (value: NonNullable<Value>) => SQL | undefined

type Parts<List extends ListDescriptor, Scope, Filters> = {
  /** Unique among the rows of a scope. */
  id: AnyColumn
  /** Says which rows were there when page 1 was read. A list that gets no new rows has none. */
  createdAt?: AnyColumn
  /** By which an address names a row. */
  publicId?: AnyColumn
  /** Each filter as a condition. It is asked only where the filter is set. */
  columns: {
    readonly [Name in FilterOf<List>]: Condition<ValueIn<List['filters'][Name]>>
  }
  /** The columns of each sort: currency and minor amount for money, else one. */
  sorts: { readonly [Name in Sort<List>]: readonly (AnyColumn | SQL)[] }
  /** The tenant first, and what else the reader may not see past. */
  scope: (scope: Scope, reading: Reading) => SQL | undefined
  /** What the search finds; a list whose search asks the database first has `search` instead. */
  says?: (q: string, scope: Scope) => SQL | undefined
  /** Counting stops here: 1,000, unless a list says otherwise. */
  mostCounted?: number
} & Partial<LargeParts<List, Scope, Filters>>

/** What a list of millions of rows says besides. */
type LargeParts<List extends ListDescriptor, Scope, Filters> = {
  /** One value of one of these has an index in the list's own order, which never reads more than the rows of that value. */
  leading: readonly FilterOf<List, 'choice'>[]
  /** Few rows match and have an index of their own: they are fetched, then sorted. */
  isFew: (filters: Filters) => boolean
  /** Null: nothing is searched for. */
  search: (db: Db, scope: Scope, filters: Filters) => Promise<Found | null>
  isSearched: (filters: Filters) => boolean
  /** The count of a list that only these filters narrow: read beside a page, or alone. */
  totals: {
    know: readonly FilterOf<List>[]
    beside: (scope: Scope, filters: Filters) => SQL
    read: (db: Db, scope: Scope, filters: Filters) => Promise<number>
  }
}

/** What a list is asked for: its filters, and the words of its search. */
type Searched = { readonly q?: string | null }

export type Counted = { count: number; isExact: boolean }
export type FoundPage = Neighbours & Counted & { ids: number[] }

/** Counting stops here where the running totals do not know (product.md 9.7). */
export const mostCounted = 1_000

/**
 * A list as SQL, from its descriptor: the one way to its pages, counts and conditions (house.md C9). `Filters` are its
 * values and whatever its search needs besides.
 */
export function listOf<
  List extends ListDescriptor,
  Scope,
  Filters extends FilterValues<List> & Searched = FilterValues<List> & Searched,
>(list: List, table: PgTable, parts: Parts<List, Scope, Filters>) {
  const { id, createdAt, columns, sorts, scope: ofScope, leading = [], says, totals } = parts
  const { isFew = () => false, isSearched = ({ q }) => Boolean(q), mostCounted: most = mostCounted } = parts
  const { search = async (_db, scope, { q }) => (q && says ? foundBy(says(q, scope)) : null) } = parts
  type AskedBy = { scope: Scope; filters: Filters }
  type Asked = AskedBy & { ordering?: Ordering<List> }

  const keyOf = (ordering: Ordering<List>): readonly SQL[] =>
    // `sortOf` takes only the sign away.
    sorts[sortOf(ordering) as Sort<List>].map((column) => sql`${column}`)

  const orderOf = (ordering: Ordering<List>, { isBackward = false } = {}): SQL => {
    const direction = ordering.startsWith('-') === isBackward ? sql`asc` : sql`desc`
    return listed([...keyOf(ordering), sql`${id}`].map((column) => sql`${column} ${direction}`))
  }

  /** Rows past a cursor. */
  const behind = ({ ordering, isBackward, value, id: last }: Cursor<List>): SQL => {
    const past = ordering.startsWith('-') === isBackward ? sql`>` : sql`<`
    const values = {
      instant: [sql`${value}::timestamptz`],
      money: [sql`split_part(${value}, ' ', 1)::bpchar`, sql`split_part(${value}, ' ', 2)::bigint`],
      flag: [sql`${value}::boolean`],
      text: [sql`${value}::text`],
      written: [],
    }
    const key = [...keyOf(ordering), sql`${id}`]
    const at = [...values[list.sorts[sortOf(ordering)] ?? 'text'], sql`${last}::bigint`]
    return sql`(${listed(key)}) ${past} (${listed(at)})`
  }

  const isOf = (name: string, value: unknown): SQL | undefined =>
    // Each column takes the values of its own filter.
    (columns as Record<string, (value: unknown) => SQL | undefined>)[name]?.(value)

  /** Everything that narrows a list but its words; `isNarrow`: those were found, and are fetched. */
  const conditionOf = ({ scope, filters, ordering }: Asked, isNarrow = false): SQL | undefined => {
    const isOwnOrder = sortOf(ordering ?? list.ordering) === sortOf(list.ordering)
    const values: FilterValues<List> = filters
    const isLed =
      isFew(filters) ||
      (isOwnOrder && leading.some((name) => (values[name] as readonly string[]).length === 1))
    const conditions = setFilters(list, filters).map((name) => isOf(name, values[name]))
    return and(ofScope(scope, isNarrow || isLed ? 'filter' : 'list'), ...conditions)
  }

  /** The same with its words: what the list shows, whatever its page. */
  const findCondition = async (db: Db, asked: Asked): Promise<Found> => {
    const found = await search(db, asked.scope, asked.filters)
    const isNarrow = found?.isNarrow ?? false
    return { condition: and(conditionOf(asked, isNarrow), found?.condition), isNarrow }
  }

  /** What came after page 1 was read is on no other page. */
  const until = (page: Page<List>): SQL | undefined =>
    createdAt && page.kind === 'numbered' && page.asOf
      ? sql`${createdAt} <= ${page.asOf.toISOString()}`
      : undefined

  /** The ids of one page, where its neighbours begin, and what is counted beside it; null where nothing was found. */
  const findPage = async (
    db: Db,
    condition: SQL | undefined,
    { count, ...page }: Page<List> & { count?: SQL | undefined },
  ): Promise<Neighbours & { ids: number[]; count: number | null }> => {
    const { ordering, size } = page
    const isPast = page.kind === 'behind' ? behind(page.cursor) : undefined
    const offset = page.kind === 'numbered' && page.offset > 0 ? sql`offset ${page.offset}` : sql``
    const key = keyOf(ordering)
    const value = key.length === 0 ? sql`''` : sql`concat_ws(' ', ${listed(key)})`
    const { rows: found } = await db.execute<{ id: number; value: string; count?: string | null }>(sql`
      select ${id} as id, ${value} as value ${count ? sql`, ${count} as count` : sql``}
      from ${table}
      where ${and(condition, isPast, until(page))}
      order by ${orderOf(ordering, { isBackward: goesBackward(page) })}
      limit ${size + 1} ${offset}`)
    const { shown, ...neighbours } = pageOfFound(found, page)
    const [first] = found
    return {
      ids: shown.map((row) => row.id),
      ...neighbours,
      count: count && first ? Number(first.count ?? 0) : null,
    }
  }

  /** Counts no further than `limit` + 1. */
  const countUpTo = async (db: Db, condition: SQL | undefined, limit: number): Promise<number> => {
    const matching = sql`select from ${table} where ${condition ?? sql`true`} limit ${limit + 1}`
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*) as count from (${matching}) matching`,
    )
    return Number(rows[0]?.count ?? 0)
  }

  const countedUpTo = async (db: Db, condition: SQL | undefined): Promise<Counted> => {
    const count = await countUpTo(db, condition, most)
    return { count: Math.min(count, most), isExact: count <= most }
  }

  const isFiltered = (filters: Filters): boolean =>
    isSearched(filters) || setFilters(list, filters).length > 0

  /** Whether the running totals know how many there are: nothing narrows the list but what they are kept by. */
  const isCounted = (filters: Filters): boolean =>
    totals !== undefined &&
    !isSearched(filters) &&
    setFilters(list, filters).every((name) => totals.know.some((one) => one === name))

  type AskedPage = AskedBy & { page: Page<List> }

  const readPage = async (db: Db, { scope, filters, page }: AskedPage): Promise<FoundPage> => {
    const { condition, isNarrow } = await findCondition(db, { scope, filters, ordering: page.ordering })
    const known = isCounted(filters) ? totals : undefined
    // Running totals are of now: what is counted beside them is, too.
    const counted = totals ? condition : and(condition, until(page))
    const finding = findPage(db, condition, { ...page, count: known?.beside(scope, filters) })
    const countedBeside = async (): Promise<Counted> => {
      const found = await finding
      if (known) return { count: found.count ?? (await known.read(db, scope, filters)), isExact: true }
      const isWhole = page.kind === 'numbered' && page.offset === 0 && found.next === null
      return isWhole ? { count: found.ids.length, isExact: true } : countedUpTo(db, counted)
    }
    // What is fetched whole is fetched once: its only page says how many there are. What the totals know comes with the page.
    const counting = known || isNarrow ? countedBeside() : countedUpTo(db, counted)
    const [{ ids, next, previous }, count] = await Promise.all([finding, counting])
    return { ids, next, previous, ...count }
  }

  /** How many rows there are of each value of one filter, whatever it is set to: the counts of its tabs. */
  const countBy = async <Name extends FilterOf<List, 'one'>>(
    db: Db,
    { scope, filters }: AskedBy,
    name: Name,
  ): Promise<Record<ValueOf<List, Name>, number>> => {
    const { condition } = await findCondition(db, { scope, filters: { ...filters, [name]: null } })
    const values = valuesOf(list, name)
    const counts = values.map(
      (value) =>
        sql`count(*) filter (where ${isOf(name, value) ?? sql`true`})::int as ${sql.identifier(value)}`,
    )
    const { rows } = await db.execute<Record<ValueOf<List, Name>, number>>(
      sql`select ${listed(counts)} from ${table} where ${condition ?? sql`true`}`,
    )
    // One row, with a column for each value.
    return rows[0] as Record<ValueOf<List, Name>, number>
  }

  /** How many rows stand before this one; null where it is not in the list. */
  const placeOf = async (db: Db, { scope, filters }: AskedBy, publicId: string): Promise<number | null> => {
    const { condition } = await findCondition(db, { scope, filters })
    const ordering = list.ordering as Ordering<List>
    const { rows } = await db.execute<{ before: string }>(sql`
      select before from (
        select row_number() over (order by ${orderOf(ordering)}) - 1 as before, ${parts.publicId ?? id} = ${publicId} as is_it
        from ${table} where ${condition ?? sql`true`}) placed
      where is_it`)
    return rows[0] ? Number(rows[0].before) : null
  }

  /** A part of a list that is read from its beginning on, and where the next one begins. Nobody counts it. */
  const readPart = async (db: Db, { scope, filters, page }: AskedPage) => {
    const { condition } = await findCondition(db, { scope, filters, ordering: page.ordering })
    const { ids, next } = await findPage(db, condition, page)
    return { ids, next }
  }

  /** Every row, part by part, in the list's own order: what a file is made of. */
  async function* walk(db: Db, asked: AskedBy, size: number): AsyncGenerator<number[]> {
    let page: Page<List> = { ...numberedPage(list, { page_size: size }) }
    for (;;) {
      const { ids, next } = await readPart(db, { ...asked, page })
      if (ids.length > 0) yield ids
      const cursor = next === null ? null : readCursor(list, page.ordering, next)
      if (!cursor) return
      page = { kind: 'behind', ordering: page.ordering, size, cursor }
    }
  }

  return {
    readPart,
    walk,
    countBy,
    placeOf,
    isFiltered,
    isCounted,
    conditionOf,
    findCondition,
    findPage,
    readPage,
    orderOf,
    countUpTo,
    countedUpTo,
  }
}

/** The rows in the order of a page's ids. Rows deleted since are left out. */
export const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const foundBy = (condition: SQL | undefined): Found => ({ condition, isNarrow: false })

const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `)
