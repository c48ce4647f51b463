import { lockStaffUser, type StaffUser } from '../kernel/people/people.store.ts'
import { findSession } from '../kernel/people/sessions.store.ts'
import type { Tx } from '../platform/db/db.ts'

/**
 * A password is checked outside any transaction and takes its time: the user as they are now, their row locked, unless
 * another password has been set or they may not sign in any more.
 */
export async function lockVerified(
  tx: Tx,
  { merchantId, id: userId, passwordHash }: StaffUser,
): Promise<StaffUser | null> {
  const user = await lockStaffUser(tx, { merchantId, userId })
  return user && user.disabledAt === null && user.passwordHash === passwordHash ? user : null
}

/** The same for a session that asks: whatever sets a password or disables a user ends it under this lock. */
export async function lockVerifiedIn(tx: Tx, user: StaffUser, sessionId: number): Promise<StaffUser | null> {
  const held = await lockVerified(tx, user)
  const session = await findSession(tx, { merchantId: user.merchantId, sessionId })
  return session?.endedAt === null ? held : null
}
