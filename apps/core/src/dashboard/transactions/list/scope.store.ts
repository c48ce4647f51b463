import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { among } from '../../../kernel/lists/conditions.ts'
import type { Reading } from '../../../kernel/lists/list-of.store.ts'
import { keptStates, type Scope } from './filters.domain.ts'

/**
 * The tenant and its plugins, said so that the right index is read (`list-indexes.ts`): the planner believes that rows of a
 * filter are spread evenly, and walks a list from end to end for a few that are not.
 */
export const ofScope = ({ merchantId, plugins, isDeleted }: Scope, reading: Reading): SQL | undefined =>
  and(
    eq(row.merchantId, merchantId),
    reading === 'list' ? sql`${row.merchantId} + 0 = ${merchantId}` : undefined,
    reading === 'list' && plugins.length === 1
      ? among(row.plugin)(plugins)
      : sql`${row.plugin} = any(${sql.param([...plugins])}::text[])`,
    ...(isDeleted
      ? [isNotNull(row.deletedAt), inArray(row.state, [...keptStates])]
      : [isNull(row.deletedAt)]),
  )
