import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Column } from './column.domain.ts'
import { listColumn } from './list-setup.schema.ts'

type Of = { merchantId: number; list: string }

export const findColumns = (db: Db | Tx, of: Of): Promise<Column[]> =>
  db
    .select({
      name: listColumn.name,
      labelEn: listColumn.labelEn,
      labelAr: listColumn.labelAr,
      isActive: listColumn.isActive,
      position: listColumn.position,
      isCustom: listColumn.isCustom,
    })
    .from(listColumn)
    .where(isOf(of))
    .orderBy(asc(listColumn.position), asc(listColumn.name))

export async function replaceColumns(tx: Tx, of: Of, columns: readonly Column[]): Promise<void> {
  await tx.delete(listColumn).where(isOf(of))
  if (columns.length > 0) await tx.insert(listColumn).values(columns.map((column) => ({ ...of, ...column })))
}

const isOf = ({ merchantId, list }: Of) =>
  and(eq(listColumn.merchantId, merchantId), eq(listColumn.list, list))

/** Two who arrange the same list do it one after the other. */
export async function lockColumns(tx: Tx, { merchantId, list }: Of): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`columns ${merchantId} ${list}`}, 0))`)
}
