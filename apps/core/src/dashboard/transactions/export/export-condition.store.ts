import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import type { Filters, Scope } from '../list/filters.domain.ts'
import { conditionOf } from '../list/filters.store.ts'
import { transactionColumn } from '../list/list-setup.schema.ts'
import { findTerms } from '../list/search-terms.store.ts'
import { findWords } from '../list/search.store.ts'

/** What the list shows for this, whatever its page. */
export async function exportCondition(db: Db, scope: Scope, filters: Filters): Promise<SQL | undefined> {
  const { text, terms } = filters
  const words = text === null ? null : await findWords(db, { scope, text })
  const asked = await findTerms(db, { merchantId: scope.merchantId, terms })
  return and(conditionOf(scope, filters), words?.condition, asked?.condition)
}

export type OwnColumn = {
  name: string
  labelEn: string
  labelAr: string
  isActive: boolean
  isCustom: boolean
  position: number
}

/** The columns a merchant changed in these lists, in their order. */
export async function findColumns(
  db: Db,
  { merchantId, modules }: { merchantId: number; modules: readonly string[] },
): Promise<OwnColumn[]> {
  return db
    .select({
      name: transactionColumn.name,
      labelEn: transactionColumn.labelEn,
      labelAr: transactionColumn.labelAr,
      isActive: transactionColumn.isActive,
      isCustom: transactionColumn.isCustom,
      position: transactionColumn.position,
    })
    .from(transactionColumn)
    .where(and(eq(transactionColumn.merchantId, merchantId), inArray(transactionColumn.module, [...modules])))
    .orderBy(transactionColumn.position, transactionColumn.name)
}
