import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Counted } from '../../../kernel/lists/list-of.store.ts'
import { filtersOf } from './filters.domain.ts'
import { everyModule } from './module.ts'
import { transactions } from './transactions.list.ts'

/** How many the list of everything finds for what is typed; null for whoever may not search it. */
export const countListed =
  ({ db }: { db: Db }) =>
  async (staff: Staff, q: string): Promise<Counted | null> => {
    if (!may(staff, 'search_paymenttransaction')) return null
    const { scope } = everyModule(staff)
    const { condition } = await transactions.findCondition(db, { scope, filters: filtersOf({ q }) })
    return transactions.countedUpTo(db, condition)
  }
