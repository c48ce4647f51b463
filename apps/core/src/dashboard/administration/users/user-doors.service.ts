import { accepted, refused, type Result } from '@wasl/domain/result'
import { closeMailed } from '../../../kernel/people/close-mailed.service.ts'
import { mailPasswordLink } from '../../../kernel/messages/mail-password-link.service.ts'
import { closeResets } from '../../../kernel/people/password-resets.store.ts'
import { endSessionsOf, listSessions, type StaffSession } from '../../../kernel/people/sessions.store.ts'
import { isOver } from '../../../kernel/people/session.domain.ts'
import type { SessionEnd } from '../../../kernel/people/people.schema.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { inLine, type InLine } from './held-in-line.ts'
import type { UserRefusal, UsersDeps } from './users-deps.ts'
import { changeUser, findUser, type UserRow } from './users.store.ts'

/** They are out at once: every session ends, and what was mailed opens no more. */
export const disableUser = onUser(async (tx, { user, otherOwners }, { by, userId, now }) => {
  const { merchantId } = by.staff
  if (userId === by.staff.userId) return refused({ kind: 'self' })
  if (user.disabledAt !== null) return accepted(user)
  if (user.isSuperuser && otherOwners === 0) return refused({ kind: 'lastOwner' })
  await changeUser(tx, { merchantId, userId }, { disabledAt: now })
  const ended = await endSessions(tx, { user, by: 'disabled', now })
  await closeMailed(tx, { merchantId, userId, now })
  await audited(tx, by, { action: 'user.disabled', object: user.username, detail: { ended }, now })
  return accepted(await again(tx, user))
})

export const enableUser = onUser(async (tx, { user }, { by, userId, now }) => {
  if (user.disabledAt === null) return accepted(user)
  await changeUser(tx, { merchantId: by.staff.merchantId, userId }, { disabledAt: null })
  await audited(tx, by, { action: 'user.enabled', object: user.username, now })
  return accepted(await again(tx, user))
})

/** The link to choose a password, again; those before it open no more. */
export const inviteUser = onUser(async (tx, { user }, { by, userId, now, mailing }) => {
  if (user.disabledAt !== null) return refused({ kind: 'isDisabled' })
  await closeResets(tx, { merchantId: by.staff.merchantId, userId, now })
  const occasion = user.passwordHash === null ? 'invited' : 'password_reset'
  if (!(await mailPasswordLink(tx, mailing, { user, occasion, now }))) return refused({ kind: 'noMail' })
  await audited(tx, by, { action: 'user.invited', object: user.username, now })
  return accepted(null)
})

/** Every session of a user; one's own goes on where it is the one that asks. Answers how many ended. */
export const endUserSessions = onUser(async (tx, { user }, { by, now }) => {
  const ended = await endSessions(tx, { user, by: 'elsewhere', except: by.staff.sessionId, now })
  await audited(tx, by, { action: 'user.sessions_ended', object: user.username, detail: { ended }, now })
  return accepted(ended)
})

export async function userSessions(
  { db, clock }: UsersDeps,
  { staff: { merchantId } }: By,
  userId: number,
): Promise<Result<StaffSession[], UserRefusal>> {
  if (!(await findUser(db, { merchantId, userId }))) return refused({ kind: 'notFound' })
  const now = clock.now()
  const sessions = await listSessions(db, { merchantId, userId, now })
  return accepted(sessions.filter((session) => !isOver(session, now)))
}

type Asked = { by: By; userId: number; now: Date; mailing: UsersDeps['mailing'] }

/** Under the locks of giver and user, who may be changed by the giver as they are now. */
function onUser<T>(change: (tx: Tx, held: InLine, asked: Asked) => Promise<Result<T, UserRefusal>>) {
  return async (
    { db, clock, mailing }: UsersDeps,
    by: By,
    userId: number,
  ): Promise<Result<T, UserRefusal>> => {
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const held = await inLine(tx, by, userId)
      return held.ok ? change(tx, held.value, { by, userId, now, mailing }) : held
    })
  }
}

const endSessions = (
  tx: Tx,
  {
    user: { merchantId, id: userId },
    now: at,
    ...rest
  }: { user: UserRow; by: SessionEnd; except?: number; now: Date },
): Promise<number> => endSessionsOf(tx, { merchantId, userId, at, ...rest })

async function again(tx: Tx, { merchantId, id: userId }: UserRow): Promise<UserRow> {
  const user = await findUser(tx, { merchantId, userId })
  if (!user) throw new Error('the user is gone')
  return user
}
