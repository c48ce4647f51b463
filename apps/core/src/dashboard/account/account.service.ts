import type { activityList } from '@wasl/contracts/lists/audit'
import { headerPermission, sections } from '@wasl/domain/sections'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { withTransactions } from '../../kernel/ledger/acted-on.store.ts'
import { findEntries, recordAudit } from '../../kernel/audit/audit.store.ts'
import type { FilterValues } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import type { Page } from '../../kernel/lists/page.domain.ts'
import { findMerchant, type Merchant } from '../../kernel/merchants/merchants.store.ts'
import { findStaffUser, updateStaffUser, type StaffUser } from '../../kernel/people/people.store.ts'
import { tellRightsChanged } from '../../kernel/people/tell-rights-changed.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { activity } from './activity.list.ts'

export type AccountDeps = { db: Db; clock: Clock }

/** The user as they are kept, and the merchant they work for. */
export async function accountOf(
  { db }: AccountDeps,
  { merchantId, userId }: Staff,
): Promise<{ user: StaffUser; merchant: Merchant }> {
  const [user, merchant] = await Promise.all([
    findStaffUser(db, { merchantId, userId }),
    findMerchant(db, merchantId),
  ])
  if (!user || !merchant) throw new Error('a session of nobody')
  return { user, merchant }
}

/** S2 §7 "update-user": one's own settings; somebody else's id is nobody's. */
export async function setOrderNotification(
  { db, clock }: AccountDeps,
  { staff, userId, wanted, requestId }: { staff: Staff; userId: number; wanted: boolean; requestId: string },
): Promise<Result<boolean, { kind: 'notFound' }>> {
  if (userId !== staff.userId) return refused({ kind: 'notFound' })
  const { merchantId, username: actor, sessionId } = staff
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await updateStaffUser(tx, { merchantId, userId }, { receiveOrderNotification: wanted })
    const event = {
      action: 'user.order_notification' as const,
      object: `staff_user ${userId}`,
      detail: { wanted },
    }
    await recordAudit(tx, { merchantId, actor, ...event, requestId, sessionId }, now)
    await tellRightsChanged(tx, { merchantId, userIds: [userId], now })
  })
  return accepted(wanted)
}

type Part = { filters: FilterValues<typeof activityList>; page: Page<typeof activityList> }

/** What the user did, newest first. */
export async function ownActions({ db }: AccountDeps, staff: Staff, { filters, page }: Part) {
  const { merchantId, username: actor } = staff
  const { ids, next } = await activity.readPart(db, { scope: { merchantId, actor }, filters, page })
  const rows = inOrder(ids, await findEntries(db, { merchantId, ids }))
  return { rows: await withTransactions(db, staff, rows), next }
}

/** Whether a section's table headers can be set up here at all (S1 §6). */
export const hasHeaders = (staff: Staff, section: string): boolean =>
  headerPermission(section) !== null && staff.sections.has(section)

export const sectionFlags = (staff: Staff): Record<string, boolean> =>
  Object.fromEntries(sections.map((section) => [section, staff.sections.has(section)]))
