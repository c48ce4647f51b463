import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Column } from './columns.domain.ts'
import { transactionColumn } from './list-setup.schema.ts'

type Of = { merchantId: number; module: string }

export const findColumns = (db: Db | Tx, of: Of): Promise<Column[]> =>
  db
    .select({
      name: transactionColumn.name,
      labelEn: transactionColumn.labelEn,
      labelAr: transactionColumn.labelAr,
      isActive: transactionColumn.isActive,
      position: transactionColumn.position,
      isCustom: transactionColumn.isCustom,
    })
    .from(transactionColumn)
    .where(isOf(of))
    .orderBy(asc(transactionColumn.position), asc(transactionColumn.name))

export async function replaceColumns(tx: Tx, of: Of, columns: readonly Column[]): Promise<void> {
  await tx.delete(transactionColumn).where(isOf(of))
  if (columns.length > 0)
    await tx.insert(transactionColumn).values(columns.map((column) => ({ ...of, ...column })))
}

const isOf = ({ merchantId, module }: Of) =>
  and(eq(transactionColumn.merchantId, merchantId), eq(transactionColumn.module, module))

/** Two who arrange the same list do it one after the other. */
export async function lockColumns(tx: Tx, { merchantId, module }: Of): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`columns ${merchantId} ${module}`}, 0))`,
  )
}
