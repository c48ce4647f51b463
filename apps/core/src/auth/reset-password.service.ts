import type { PasswordRule } from '@wasl/domain/password'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { writeStaffMail } from '../kernel/messages/write-staff-mail.service.ts'
import { closeMailed } from '../kernel/people/close-mailed.service.ts'
import { findReset, lockReset, type PasswordReset } from '../kernel/people/password-resets.store.ts'
import {
  findStaffUser,
  lockStaffUser,
  updateStaffUser,
  type StaffUser,
} from '../kernel/people/people.store.ts'
import { hashOfSecret } from '../kernel/people/session-secret.ts'
import { endSessionsOf } from '../kernel/people/sessions.store.ts'
import type { Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { newPublicId } from '../platform/ids.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { problemsWith } from './password-of.ts'
import { throttleOf } from './throttle.service.ts'
import { forgetFailures } from './throttle.store.ts'

type Reset = Origin & { token: string; username: string; password: string; confirmation: string }

export type ResetRefusal =
  | { kind: 'over' }
  | { kind: 'notYours' }
  | { kind: 'different' }
  | { kind: 'weak'; rules: readonly PasswordRule[] }

/** Whether a mailed link still opens, without using it; `isFirst` if the invited user has no password yet. */
export async function openReset(
  { db, clock }: AuthDeps,
  { merchantId, token }: { merchantId: number; token: string },
): Promise<Result<{ expiresAt: Date; isFirst: boolean }, { kind: 'over' }>> {
  const reset = await findReset(db, { merchantId, tokenHash: hashOfSecret(token) })
  if (!isOpen(reset, clock.now())) return refused({ kind: 'over' })
  const user = await findStaffUser(db, { merchantId, userId: reset.userId })
  return accepted({ expiresAt: reset.expiresAt, isFirst: user?.passwordHash === null })
}

/** S1 §2 "reset-password", by the link alone: once, and every session of the user ends. Nobody is signed in by it. */
export async function resetPassword(
  deps: AuthDeps,
  asked: Reset,
): Promise<Result<{ isFirst: boolean }, ResetRefusal>> {
  const { db, clock, passwords, composition } = deps
  const place = { merchantId: asked.merchantId, tokenHash: hashOfSecret(asked.token) }
  const reset = await findReset(db, place)
  if (!isOpen(reset, clock.now())) return refused({ kind: 'over' })
  const user = await findStaffUser(db, { merchantId: asked.merchantId, userId: reset.userId })
  if (!user || user.disabledAt !== null) return refused({ kind: 'over' })
  if (user.username.toLowerCase() !== asked.username.trim().toLowerCase())
    return refused({ kind: 'notYours' })
  const rules = problemsWith(asked.password, user, composition)
  if (rules.length > 0) return refused({ kind: 'weak', rules })
  if (asked.password !== asked.confirmation) return refused({ kind: 'different' })
  const passwordHash = await passwords.hash(asked.password)
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    // The user before the link: the same lock order as when links are closed.
    const held = await lockStaffUser(tx, { merchantId: user.merchantId, userId: user.id })
    // Of two requests with one link the second finds it used.
    if (!held || !isOpen(await lockReset(tx, place), now)) return refused({ kind: 'over' })
    await setPassword(tx, deps, { user: held, passwordHash, now, origin: asked })
    return accepted({ isFirst: held.passwordHash === null })
  })
}

async function setPassword(
  tx: Tx,
  { mailing }: AuthDeps,
  { user, passwordHash, now, origin }: { user: StaffUser; passwordHash: string; now: Date; origin: Origin },
): Promise<void> {
  const { merchantId, id: userId } = user
  await updateStaffUser(tx, { merchantId, userId }, { passwordHash, passwordChangedAt: now })
  await closeMailed(tx, { merchantId, userId, now })
  await endSessionsOf(tx, { merchantId, userId, by: 'reset', at: now })
  await forgetFailures(tx, throttleOf(merchantId, 'account', user.username))
  await forgetFailures(tx, throttleOf(merchantId, 'code', user.username))
  await recordAuth(tx, origin, {
    actor: user.username,
    action: 'password.reset',
    object: `staff_user ${userId}`,
    now,
  })
  await writeStaffMail(tx, mailing, {
    merchantId,
    occasion: user.passwordHash === null ? 'password_chosen' : 'password_changed',
    about: newPublicId(),
    recipient: user.email,
    language: user.language,
    name: { en: user.nameEn, ar: user.nameAr },
    now,
  })
}

const isOpen = (reset: PasswordReset | null, now: Date): reset is PasswordReset =>
  reset !== null && reset.usedAt === null && reset.expiresAt > now
