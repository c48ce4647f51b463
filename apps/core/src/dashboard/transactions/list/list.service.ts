import type { transactionList } from '@wasl/contracts/lists/transactions'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import type { FoundPage } from '../../../kernel/lists/list-of.store.ts'
import type { Page } from '../../../kernel/lists/page.domain.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { unresolvedMoney } from '../../../kernel/ledger/unresolved/unresolved.domain.ts'
import { findUnresolvedClaims } from '../../../kernel/ledger/unresolved/unresolved.store.ts'
import { childrenOf } from '../operations/children.ts'
import { offeredActions } from '../operations/offered-actions.service.ts'
import type { FoundRow } from '../operations/rows.store.ts'
import { findRows } from '../operations/rows.store.ts'
import type { Filters, Scope } from './filters.domain.ts'
import type { Row } from './row-on-wire.ts'
import { transactions } from './transactions.list.ts'

export type ListDeps = { db: Db; clock: Clock; gateways: Gateways }

export type AskedList = {
  scope: Scope
  filters: Filters
  page: Page<typeof transactionList>
  staff: Staff
  language: Locale
}

export type Listed = Omit<FoundPage, 'ids'> & { rows: Row[] }

/** S2 §2: who may not search sees the list, newest first, and nothing else of it. */
export async function listTransactions(
  deps: ListDeps,
  { scope, filters, page, staff, language }: AskedList,
): Promise<Result<Listed, 'maySearchNot'>> {
  if (transactions.isFiltered(filters) && !may(staff, 'search_paymenttransaction'))
    return refused('maySearchNot')
  const { merchantId } = scope
  const { ids, ...paging } = await transactions.readPage(deps.db, { scope, filters, page })
  const found = await findRows(deps.db, { merchantId, transactionIds: ids })
  return accepted({ rows: await rowsOf(deps, { merchantId, found, staff, language }), ...paging })
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
