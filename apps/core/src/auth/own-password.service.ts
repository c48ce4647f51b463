import type { PasswordRule } from '@wasl/domain/password'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { writeStaffMail } from '../kernel/messages/write-staff-mail.service.ts'
import { closeMailed } from '../kernel/people/close-mailed.service.ts'
import { findStaffUser, updateStaffUser, type StaffUser } from '../kernel/people/people.store.ts'
import { isRecent } from '../kernel/people/session.domain.ts'
import { endSessionsOf, markConfirmed } from '../kernel/people/sessions.store.ts'
import type { Staff } from '../kernel/people/staff.ts'
import type { TokenPair } from '../kernel/people/start-session.service.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { newPublicId } from '../platform/ids.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { problemsWith } from './password-of.ts'
import { renewTokens } from './refresh.service.ts'
import { countTry, throttleOf } from './throttle.service.ts'
import { forgetFailures } from './throttle.store.ts'
import { lockVerifiedIn } from './verified-user.ts'

type Asked = { staff: Staff; origin: Origin }

export type ConfirmRefusal = { kind: 'wrong' } | { kind: 'tooMany'; waitMs: number } | { kind: 'stopped' }

/** Step-up (D-36): the password again, for what a borrowed session must not do. */
export async function confirmPassword(
  deps: AuthDeps,
  { staff, origin, password }: Asked & { password: string },
): Promise<Result<TokenPair, ConfirmRefusal>> {
  const user = await userOf(deps, staff)
  const proved = await prove(deps, { user, password, sessionId: staff.sessionId })
  if (!proved.ok) return proved
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { merchantId, sessionId } = staff
    if (!(await lockVerifiedIn(tx, user, sessionId))) return refused({ kind: 'wrong' })
    await markConfirmed(tx, { merchantId, sessionId }, now)
    await recordAuth(tx, origin, {
      actor: staff.username,
      action: 'password.confirmed',
      object: `staff_session ${sessionId}`,
      sessionId,
      now,
    })
    return accepted(await renewTokens(tx, { merchantId, sessionId, now }))
  })
}

export type ChangeRefusal =
  | ConfirmRefusal
  | { kind: 'reauthRequired' }
  | { kind: 'weak'; rules: readonly PasswordRule[] }
  | { kind: 'different' }
  | { kind: 'same' }

type Change = Asked & { password: string; repeated: string; current: string | null }

/** S2 §7 change_password: with the current password, or within five minutes of giving it (reliability S3). */
export async function changePassword(
  deps: AuthDeps,
  asked: Change,
): Promise<Result<TokenPair, ChangeRefusal>> {
  const { staff, password, repeated, current } = asked
  const user = await userOf(deps, staff)
  const rules = problemsWith(password, user, deps.composition)
  if (rules.length > 0) return refused({ kind: 'weak', rules })
  if (password !== repeated) return refused({ kind: 'different' })
  if (current !== null) {
    const proved = await prove(deps, { user, password: current, sessionId: staff.sessionId })
    if (!proved.ok) return proved
  } else if (!isRecent(staff.confirmedAt, deps.clock.now())) return refused({ kind: 'reauthRequired' })
  if (await deps.passwords.matches(password, user.passwordHash)) return refused({ kind: 'same' })
  const passwordHash = await deps.passwords.hash(password)
  const kept = await keepPassword(deps, { ...asked, user, passwordHash })
  return kept ? accepted(kept) : refused({ kind: current === null ? 'reauthRequired' : 'wrong' })
}

/** Null if another password has been set since: the caller knew only the one before it. */
async function keepPassword(
  { db, clock, mailing }: AuthDeps,
  { staff, origin, user: verified, passwordHash }: Asked & { user: StaffUser; passwordHash: string },
): Promise<TokenPair | null> {
  const { merchantId, userId, sessionId } = staff
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const user = await lockVerifiedIn(tx, verified, sessionId)
    if (!user) return null
    await updateStaffUser(tx, { merchantId, userId }, { passwordHash, passwordChangedAt: now })
    await endSessionsOf(tx, { merchantId, userId, except: sessionId, by: 'password', at: now })
    await closeMailed(tx, { merchantId, userId, now })
    await markConfirmed(tx, { merchantId, sessionId }, now)
    await recordAuth(tx, origin, {
      actor: staff.username,
      action: 'password.changed',
      object: `staff_user ${userId}`,
      sessionId,
      now,
    })
    await writeStaffMail(tx, mailing, {
      merchantId,
      occasion: 'password_changed',
      about: newPublicId(),
      recipient: user.email,
      language: user.language,
      name: { en: user.nameEn, ar: user.nameAr },
      now,
    })
    return renewTokens(tx, { merchantId, sessionId, now })
  })
}

/** Limited like a sign-in, per session: a stolen session cannot guess the password, and other sessions cannot lock this one out. */
async function prove(
  deps: AuthDeps,
  { user, password, sessionId }: { user: StaffUser; password: string; sessionId: number },
): Promise<Result<null, ConfirmRefusal>> {
  const account = throttleOf(user.merchantId, 'account', `${user.username}\nsession ${sessionId}`)
  const verdict = await countTry(deps, [account])
  if (verdict.kind === 'locked') return refused({ kind: 'tooMany', waitMs: verdict.waitMs })
  if (verdict.kind === 'stopped') return refused(verdict)
  if (!(await deps.passwords.matches(password, user.passwordHash))) return refused({ kind: 'wrong' })
  await inTransaction(deps.db, (tx) => forgetFailures(tx, account))
  return accepted(null)
}

async function userOf({ db }: AuthDeps, { merchantId, userId }: Staff): Promise<StaffUser> {
  const user = await findStaffUser(db, { merchantId, userId })
  if (!user) throw new Error('a session of nobody')
  return user
}
