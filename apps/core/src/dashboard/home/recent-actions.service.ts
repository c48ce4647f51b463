import { withTransactions } from '../../kernel/ledger/acted-on.store.ts'
import { may, type Staff } from '../../kernel/people/staff.ts'
import { findWork } from './home.store.ts'
import type { HomeDeps } from './statistics.service.ts'

const shown = 6

/** Everybody's for whoever manages the users, else one's own. */
export async function recentActions({ db }: Pick<HomeDeps, 'db'>, staff: Staff) {
  const { merchantId, username } = staff
  const actor = may(staff, 'users.manage') ? null : username
  return withTransactions(db, staff, await findWork(db, { merchantId, actor, limit: shown }))
}
