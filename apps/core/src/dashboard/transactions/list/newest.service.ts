import type { TransactionRow } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Staff } from '../../../kernel/people/staff.ts'
import { filtersOf } from './filters.domain.ts'
import { conditionOf } from './filters.store.ts'
import { rowsOf, type ListDeps } from './list.service.ts'
import { findPage } from './list.store.ts'
import { everyModule } from './module.ts'
import { rowOnWire } from './row-on-wire.ts'

/** The newest rows of every plugin the user may see, without counting the rest. */
export const newestTransactions =
  (deps: ListDeps) =>
  async (
    staff: Staff,
    { count, language }: { count: number; language: Locale },
  ): Promise<z.input<typeof TransactionRow>[]> => {
    const { scope } = everyModule(staff)
    const ordering = '-created'
    const condition = conditionOf(scope, filtersOf({}), { ordering, isNarrow: false })
    const page = { kind: 'numbered', ordering, size: count, offset: 0, isNarrowed: false } as const
    const { ids } = await findPage(deps.db, condition, page)
    const rows = await rowsOf(deps, { merchantId: scope.merchantId, ids, staff, language })
    return rows.map((row) => rowOnWire(row, language))
  }
