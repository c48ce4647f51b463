import { headerPermission, sections } from '@wasl/domain/sections'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { withTransactions } from '../../kernel/ledger/acted-on.store.ts'
import { listAuditOf, recordAudit, type ActivityWish } from '../../kernel/audit/audit.store.ts'
import { findMerchant, type Merchant } from '../../kernel/merchants/merchants.store.ts'
import { findStaffUser, updateStaffUser, type StaffUser } from '../../kernel/people/people.store.ts'
import { tellRightsChanged } from '../../kernel/people/tell-rights-changed.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'

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

const actionsOnPage = 50

export type ActivityPage = Pick<ActivityWish, 'kind' | 'after' | 'before'> & { page: number }

/** What the user did, newest first. */
export async function ownActions({ db }: AccountDeps, staff: Staff, { page, ...wish }: ActivityPage) {
  const { merchantId, username } = staff
  const offset = (page - 1) * actionsOnPage
  const rows = await listAuditOf(db, {
    ...wish,
    merchantId,
    actor: username,
    offset,
    limit: actionsOnPage + 1,
  })
  const shown = await withTransactions(db, staff, rows.slice(0, actionsOnPage))
  return { rows: shown, hasMore: rows.length > actionsOnPage }
}

/** Whether a section's table headers can be set up here at all (S1 §6). */
export const hasHeaders = (staff: Staff, section: string): boolean =>
  headerPermission(section) !== null && staff.sections.has(section)

export const sectionFlags = (staff: Staff): Record<string, boolean> =>
  Object.fromEntries(sections.map((section) => [section, staff.sections.has(section)]))
