import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { headerPermission } from '@wasl/domain/sections'
import { recordAudit } from '../../../../kernel/audit/audit.store.ts'
import { changesOf } from '../../../../kernel/audit/changes-of.ts'
import { may, type Staff } from '../../../../kernel/people/staff.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Column } from '../../../../kernel/lists/column.domain.ts'
import { findColumns, lockColumns, replaceColumns } from '../../../../kernel/lists/columns.store.ts'
import { arrange, arrangementOf, columnsOf, type ColumnRefusal } from './columns.domain.ts'

type Of = { merchantId: number; list: string }

export const columnsHere = async ({ db }: { db: Db }, of: Of): Promise<Column[]> =>
  columnsOf(of.list, await findColumns(db, of))

/** A plugin without headers of its own, and the list of all, are arranged by who may arrange any. */
export const mayArrange = (staff: Staff, module: string): boolean =>
  may(staff, headerPermission(module) ?? 'settings.headers') || may(staff, 'settings.headers')

export async function arrangeColumns(
  { db, clock }: { db: Db; clock: Clock },
  { staff, module, wish, requestId }: { staff: Staff; module: string; wish: ColumnWish; requestId: string },
): Promise<Result<Column[], ColumnRefusal | { problem: 'permission' }>> {
  if (!mayArrange(staff, module)) return refused({ problem: 'permission' })
  const of = { merchantId: staff.merchantId, list: module }
  return inTransaction(db, async (tx) => {
    await lockColumns(tx, of)
    const before = await findColumns(tx, of)
    const wanted = arrange(module, wish, before)
    if (!wanted.ok) return wanted
    await replaceColumns(tx, of, wanted.value)
    const shown = columnsOf(module, wanted.value)
    const entry = {
      merchantId: of.merchantId,
      actor: staff.username,
      action: 'columns.arranged' as const,
      object: `columns:${module}`,
      detail: changesOf(arrangementOf(module, columnsOf(module, before)), arrangementOf(module, shown)),
      requestId,
      sessionId: staff.sessionId,
    }
    await recordAudit(tx, entry, clock.now())
    return accepted(shown)
  })
}
