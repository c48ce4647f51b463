import type { TransactionRow } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Staff } from '../../../kernel/people/staff.ts'
import { findRows } from '../operations/rows.store.ts'
import { filtersOf } from './filters.domain.ts'
import { rowsOf, type ListDeps } from './list.service.ts'
import { everyModule } from './module.ts'
import { rowOnWire } from './row-on-wire.ts'
import { transactions } from './transactions.list.ts'

/** The newest rows of every plugin the user may see. */
export const newestTransactions =
  (deps: ListDeps) =>
  async (
    staff: Staff,
    { count, language }: { count: number; language: Locale },
  ): Promise<z.input<typeof TransactionRow>[]> => {
    const { scope } = everyModule(staff)
    const page = { kind: 'numbered', ordering: '-created', size: count, offset: 0, asOf: null } as const
    const { merchantId } = scope
    const condition = transactions.conditionOf({ scope, filters: filtersOf({}) })
    const { ids } = await transactions.findPage(deps.db, condition, page)
    const found = await findRows(deps.db, { merchantId, transactionIds: ids })
    const rows = await rowsOf(deps, { merchantId, found, staff, language })
    return rows.map((row) => rowOnWire(row, language))
  }
