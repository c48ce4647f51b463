import { may, type Staff } from '../../kernel/people/staff.ts'
import { findTransactionNames, findWork, type WorkRow } from './home.store.ts'
import type { HomeDeps } from './statistics.service.ts'

export type RecentAction = WorkRow & {
  transaction: { publicId: string; plugin: string; deletedAt: Date | null } | null
}

const shown = 6

/** Everybody's for whoever manages the users, else one's own. */
export async function recentActions({ db }: Pick<HomeDeps, 'db'>, staff: Staff): Promise<RecentAction[]> {
  const { merchantId, username } = staff
  const actor = may(staff, 'users.manage') ? null : username
  const rows = await findWork(db, { merchantId, actor, limit: shown })
  const ids = rows.flatMap(({ object }) => transactionOf(object) ?? [])
  const names = ids.length > 0 ? await findTransactionNames(db, { merchantId, ids }) : []
  const byId = new Map(names.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, transaction: byId.get(transactionOf(row.object) ?? 0) ?? null }))
}

function transactionOf(object: string): number | null {
  const [, id] = /^transaction:(\d{1,15})$/.exec(object) ?? []
  return id === undefined ? null : Number(id)
}
