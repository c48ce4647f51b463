import { accepted, refused, type Result } from '@wasl/domain/result'
import { isOver } from '../kernel/people/session.domain.ts'
import {
  endSession,
  endSessionsOf,
  findSessionByPublicId,
  listSessions,
  type StaffSession,
} from '../kernel/people/sessions.store.ts'
import type { Staff } from '../kernel/people/staff.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'

type Asked = { staff: Staff; origin: Origin }

export async function logOut({ db, clock }: AuthDeps, { staff, origin }: Asked): Promise<void> {
  const { merchantId, sessionId, username } = staff
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await endSession(tx, { merchantId, sessionId }, { by: 'logout', at: now })
    const event = { action: 'session.ended' as const, object: `staff_session ${sessionId}` }
    await recordAuth(tx, origin, { actor: username, ...event, sessionId, now })
  })
}

/** Answers how many sessions ended. */
export async function logOutEverywhere({ db, clock }: AuthDeps, { staff, origin }: Asked): Promise<number> {
  const { merchantId, userId, sessionId, username } = staff
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, { merchantId, userId, by: 'elsewhere', at: now })
    const event = { action: 'session.ended_everywhere' as const, object: `staff_user ${userId}` }
    await recordAuth(tx, origin, { actor: username, ...event, sessionId, detail: { ended }, now })
    return ended
  })
}

/** Those that go on, the one that asks among them. */
export async function ownSessions(
  { db, clock }: AuthDeps,
  { merchantId, userId }: Staff,
): Promise<StaffSession[]> {
  const now = clock.now()
  const sessions = await listSessions(db, { merchantId, userId, now })
  return sessions.filter((session) => !isOver(session, now))
}

/** One of the user's own, on another machine perhaps. */
export async function endOwnSession(
  { db, clock }: AuthDeps,
  { staff, origin, publicId }: Asked & { publicId: string },
): Promise<Result<null, { kind: 'notFound' }>> {
  const { merchantId, userId, username, sessionId } = staff
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const session = await findSessionByPublicId(tx, { merchantId, userId, publicId })
    if (!session) return refused({ kind: 'notFound' })
    const ref = { merchantId, sessionId: session.id }
    if (!(await endSession(tx, ref, { by: 'elsewhere', at: now }))) return refused({ kind: 'notFound' })
    const event = { action: 'session.ended' as const, object: `staff_session ${session.id}` }
    await recordAuth(tx, origin, { actor: username, ...event, sessionId, now })
    return accepted(null)
  })
}
