import type { Ordering } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { and, type SQL } from 'drizzle-orm'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import { countedInTotals, countInTotals } from '../../../kernel/ledger/totals.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { unresolvedMoney } from '../../../kernel/ledger/unresolved.domain.ts'
import { findUnresolvedClaims } from '../../../kernel/ledger/unresolved.store.ts'
import { childrenOf } from '../operations/children.ts'
import { offeredActions } from '../operations/offered-actions.service.ts'
import type { FoundRow } from '../operations/rows.store.ts'
import { findRows } from '../operations/rows.store.ts'
import { isCounted, isFiltered, keptStates, type Filters, type Scope } from './filters.domain.ts'
import { conditionOf } from './filters.store.ts'
import { countUpTo, findPage, type PageOfIds } from './list.store.ts'
import type { Page } from './page.domain.ts'
import type { Row } from './row-on-wire.ts'
import { findTerms } from './search-terms.store.ts'
import { findWords } from './search.store.ts'

export type ListDeps = { db: Db; clock: Clock; gateways: Gateways }

export type AskedList = { scope: Scope; filters: Filters; page: Page; staff: Staff; language: Locale }

export type Listed = {
  rows: Row[]
  count: number
  isExact: boolean
  next: string | null
  previous: string | null
}

/** Counting stops here where the running totals do not know (product.md 9.7). */
export const mostCounted = 1_000

/** S2 §2: who may not search sees the list, newest first, and nothing else of it. */
export async function listTransactions(
  deps: ListDeps,
  { scope, filters, page, staff, language }: AskedList,
): Promise<Result<Listed, 'maySearchNot'>> {
  if (isFiltered(filters) && !may(staff, 'search_paymenttransaction')) return refused('maySearchNot')
  const { found, ...paging } = await findListed(deps.db, { scope, filters, page })
  return accepted({
    rows: await rowsOf(deps, { merchantId: scope.merchantId, found, staff, language }),
    ...paging,
  })
}

type FoundPage = Omit<Listed, 'rows'> & { found: FoundRow[] }

async function findListed(
  db: Db,
  { scope, filters, page }: Pick<AskedList, 'scope' | 'filters' | 'page'>,
): Promise<FoundPage> {
  const { ordering } = page
  const { condition, isNarrow } = await conditionWithWords(db, { scope, filters, ordering })
  const totals = isCounted(filters) ? countedTotals(scope, filters) : null
  const finding = findPage(db, condition, { ...page, count: totals ? countedInTotals(totals) : undefined })
  const countedBeside = async (): Promise<Counted> => {
    const found = await finding
    if (totals === null) return countedOn(found, page) ?? countedUpTo(db, condition)
    return { count: found.count ?? (await countInTotals(db, totals)), isExact: true }
  }
  // What is fetched whole is fetched once: its only page says how many there are. What the totals know comes with the page.
  const counting = totals !== null || isNarrow ? countedBeside() : countedUpTo(db, condition)
  const [{ ids, next, previous }, counted] = await Promise.all([finding, counting])
  const found = await findRows(db, { merchantId: scope.merchantId, transactionIds: ids })
  return { found, ...counted, next, previous }
}

type Counted = Pick<Listed, 'count' | 'isExact'>

/** Null: there is more than this page. */
const countedOn = ({ ids, next }: PageOfIds, page: Page): Counted | null =>
  page.kind === 'numbered' && page.offset === 0 && next === null ? { count: ids.length, isExact: true } : null

/** The condition of a list with everything that narrows it, words too. */
export async function conditionWithWords(
  db: Db,
  { scope, filters, ordering }: { scope: Scope; filters: Filters; ordering: Ordering },
): Promise<{ condition: SQL | undefined; isNarrow: boolean }> {
  const [words, terms] = await Promise.all([
    filters.text === null ? null : findWords(db, { scope, text: filters.text }),
    findTerms(db, { merchantId: scope.merchantId, terms: filters.terms }),
  ])
  const isNarrow = (words?.isNarrow ?? false) || (terms?.isNarrow ?? false)
  const condition = and(
    conditionOf(scope, filters, { ordering, isNarrow }),
    words?.condition,
    terms?.condition,
  )
  return { condition, isNarrow }
}

type Wanted = { merchantId: number; found: readonly FoundRow[]; staff: Staff; language: Locale }

/** With everything a row shows. */
export async function rowsOf(deps: ListDeps, { merchantId, found, staff, language }: Wanted): Promise<Row[]> {
  const [actions, unresolved] = await Promise.all([
    offeredActions(deps, { merchantId, rows: found, staff, language }),
    findUnresolvedClaims(
      deps.db,
      found.map(({ transaction: { id, needsReview } }) => ({ id, merchantId, needsReview })),
    ),
  ])
  return found.map((row, at) => ({
    found: row,
    attempts: row.attempts,
    children: childrenOf(row.attempts),
    actions: actions[at] ?? [],
    unresolved: unresolvedMoney(unresolved.get(row.transaction.id) ?? []),
  }))
}

async function countedUpTo(db: Db, condition: SQL | undefined): Promise<Counted> {
  const count = await countUpTo(db, condition, mostCounted)
  return { count: Math.min(count, mostCounted), isExact: count <= mostCounted }
}

/** Of what the running totals know: plugins, states and currencies. */
export function countedTotals(scope: Scope, filters: Filters) {
  const anyOr = (values: readonly string[]) => (values.length === 0 ? null : values)
  return {
    ...scope,
    plugins: among(filters.plugins, scope.plugins),
    states: scope.isDeleted ? among(filters.states, keptStates) : anyOr(filters.states),
    currencies: anyOr(filters.currencies),
  }
}

/** What is asked for of what there is; nothing asked for is all. */
const among = (asked: readonly string[], there: readonly string[]): readonly string[] =>
  asked.length === 0 ? there : there.filter((value) => asked.includes(value))
