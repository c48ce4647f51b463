import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import { filtersOf } from './filters.domain.ts'
import { countUpTo } from './list.store.ts'
import { conditionWithWords, mostCounted } from './list.service.ts'
import { everyModule } from './module.ts'

/** How many the list of everything finds for what is typed; null for whoever may not search it. */
export const countListed =
  ({ db }: { db: Db }) =>
  async (staff: Staff, q: string): Promise<{ count: number; isExact: boolean } | null> => {
    if (!may(staff, 'search_paymenttransaction')) return null
    const { scope } = everyModule(staff)
    const asked = { scope, filters: filtersOf({ q }), ordering: '-created' } as const
    const { condition } = await conditionWithWords(db, asked)
    const count = await countUpTo(db, condition, mostCounted)
    return { count: Math.min(count, mostCounted), isExact: count <= mostCounted }
  }
