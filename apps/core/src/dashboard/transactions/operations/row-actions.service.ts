import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Staff } from '../../../kernel/people/staff.ts'
import { offeredActions, type ActionDeps } from './offered-actions.service.ts'
import { findRowIds } from './row-ids.store.ts'
import { findRows } from './rows.store.ts'

/** What may be done with one row; null where the plugin has none of that name. */
export async function actionsOfRow(
  deps: ActionDeps,
  { staff, plugin, publicId, language }: { staff: Staff; plugin: string; publicId: string; language: Locale },
): Promise<OfferedAction[] | null> {
  const { merchantId } = staff
  const [row] = await findRowIds(deps.db, { merchantId, publicIds: [publicId] })
  if (row?.plugin !== plugin) return null
  const rows = await findRows(deps.db, { merchantId, transactionIds: [row.id] })
  const [actions] = await offeredActions(deps, { merchantId, rows, staff, language })
  return actions ?? null
}
