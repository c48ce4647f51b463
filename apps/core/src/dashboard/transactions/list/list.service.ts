import type { Ordering } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { and, type SQL } from 'drizzle-orm'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import { findTotals } from '../../../kernel/ledger/totals.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findChildren } from '../operations/children.service.ts'
import { offeredActions } from '../operations/offered-actions.service.ts'
import { findListedAttempts } from './attempts.store.ts'
import { isCounted, isFiltered, type Filters, type Scope } from './filters.domain.ts'
import { conditionOf } from './filters.store.ts'
import { countUpTo, findPage, findRows } from './list.store.ts'
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
  const condition = await conditionWithWords(deps.db, { scope, filters, ordering: page.ordering })
  const [found, counted] = await Promise.all([
    findPage(deps.db, condition, page),
    countOf(deps.db, { scope, filters, condition }),
  ])
  const { ids, next, previous } = found
  const rows = await rowsOf(deps, { merchantId: scope.merchantId, ids, staff, language })
  return accepted({ rows, ...counted, next, previous })
}

/** The condition of a list with everything that narrows it, words too. */
export async function conditionWithWords(
  db: Db,
  { scope, filters, ordering }: { scope: Scope; filters: Filters; ordering: Ordering },
): Promise<SQL | undefined> {
  const { merchantId } = scope
  const [words, terms] = await Promise.all([
    filters.text === null ? null : findWords(db, { merchantId, text: filters.text }),
    findTerms(db, { merchantId, terms: filters.terms }),
  ])
  const isNarrow = (words?.isNarrow ?? false) || (terms?.isNarrow ?? false)
  return and(conditionOf(scope, filters, { ordering, isNarrow }), words?.condition, terms?.condition)
}

type Wanted = { merchantId: number; ids: readonly number[]; staff: Staff; language: Locale }

/** Rows in the order of their ids, with everything a row shows. */
export async function rowsOf(
  { db, clock, gateways }: ListDeps,
  { merchantId, ids, staff, language }: Wanted,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const transactionIds = ids
  const [rows, attempts, children, actions] = await Promise.all([
    findRows(db, { merchantId, ids }),
    findListedAttempts(db, { merchantId, ids }),
    findChildren(db, { merchantId, transactionIds }),
    offeredActions({ db, clock, gateways }, { merchantId, transactionIds, staff, language }),
  ])
  const byId = new Map(rows.map((found) => [found.transaction.id, found]))
  const attemptsById = Map.groupBy(attempts, ({ transactionId }) => transactionId)
  return ids.flatMap((id) => {
    const found = byId.get(id)
    if (!found) return []
    return [
      {
        found,
        attempts: attemptsById.get(id) ?? [],
        children: children.get(id) ?? [],
        actions: actions.get(id) ?? [],
      },
    ]
  })
}

type Counting = { scope: Scope; filters: Filters; condition: SQL | undefined }

async function countOf(
  db: Db,
  { scope, filters, condition }: Counting,
): Promise<Pick<Listed, 'count' | 'isExact'>> {
  if (!isCounted(filters)) {
    const count = await countUpTo(db, condition, mostCounted)
    return { count: Math.min(count, mostCounted), isExact: count <= mostCounted }
  }
  const totals = await findTotals(db, scope)
  const isWanted = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  const count = totals
    .filter(
      ({ plugin, state, currency }) =>
        isWanted(filters.plugins, plugin) &&
        isWanted(filters.states, state) &&
        isWanted(filters.currencies, currency) &&
        (!scope.isDeleted || isKept(state)),
    )
    .reduce((sum, total) => sum + total.count, 0)
  return { count, isExact: true }
}

/** The deleted ones that stay in sight. */
const isKept = (state: string): boolean => state === 'paid' || state === 'authorized' || state === 'cod'
