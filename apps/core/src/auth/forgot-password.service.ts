import { setTimeout as after } from 'node:timers/promises'
import { mailPasswordLink } from '../kernel/messages/mail-password-link.service.ts'
import { findStaffUserByName, lockStaffUser, type StaffUser } from '../kernel/people/people.store.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { countTry, throttleOf } from './throttle.service.ts'

/** Longer than writing the mail takes, so that the time of the answer does not tell who has an account (D-22). */
const answerAfterMs = 150

export type Forgotten = { kind: 'answered' } | { kind: 'tooMany'; waitMs: number }

/** The same answer for every name: only the account's mailbox learns whether it exists. */
export async function forgotPassword(
  deps: AuthDeps,
  asked: Origin & { username: string },
): Promise<Forgotten> {
  const answerTime = after(answerAfterMs)
  const forgotten = await tellIfKnown(deps, asked)
  await answerTime
  return forgotten
}

async function tellIfKnown(deps: AuthDeps, asked: Origin & { username: string }): Promise<Forgotten> {
  const { merchantId, username, network } = asked
  if (network !== null) {
    const verdict = await countTry(deps, [throttleOf(merchantId, 'forgot_network', network)])
    if (verdict.kind === 'locked') return { kind: 'tooMany', waitMs: verdict.waitMs }
  }
  const verdict = await countTry(deps, [throttleOf(merchantId, 'forgot_account', username)])
  const user = await findStaffUserByName(deps.db, { merchantId, username: username.trim() })
  if (verdict.kind === 'open' && user && user.disabledAt === null) await mailLink(deps, asked, user)
  return { kind: 'answered' }
}

async function mailLink(
  { db, clock, mailing, log }: AuthDeps,
  origin: Origin,
  found: StaffUser,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    // An administrator may have changed the address, or disabled the user, since they were found.
    const user = await lockStaffUser(tx, { merchantId: found.merchantId, userId: found.id })
    if (!user || user.disabledAt !== null) return
    if (!(await mailPasswordLink(tx, mailing, { user, occasion: 'password_reset', now })))
      return log.warn({ user: user.id }, 'no mail server is set: a password link was not sent')
    await recordAuth(tx, origin, {
      actor: user.username,
      action: 'password.link_sent',
      object: `staff_user ${user.id}`,
      now,
    })
  })
}
