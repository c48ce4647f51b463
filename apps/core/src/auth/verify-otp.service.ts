import { accepted, refused, type Result } from '@wasl/domain/result'
import { lockStaffUser, type StaffUser } from '../kernel/people/people.store.ts'
import { hashOfSecret } from '../kernel/people/session-secret.ts'
import type { Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { sendAnother, type AskedCode, type CodeNotAsked } from './ask-for-code.service.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { readOtp } from './otp-codes.ts'
import { isAlive } from './otp.domain.ts'
import { findChallenge, forgetSendings, updateChallenge, type OtpChallenge } from './otp.store.ts'
import { openSession, type SignedIn } from './sign-in.service.ts'
import { throttleOf } from './throttle.service.ts'
import { withOneMore } from './throttle.domain.ts'
import { forgetFailures, lockFailures, saveFailures } from './throttle.store.ts'

export type OtpRefusal =
  | { kind: 'malformed' }
  | { kind: 'wrong'; triesLeft: number }
  /** Used, guessed at too often, too old, or another user's: sign in again. */
  | { kind: 'over' }

type Challenged = Origin & { username: string; challenge: string }

/** The code of a challenge, once, within five tries. */
export async function verifyOtp(
  deps: AuthDeps,
  asked: Challenged & { code: string },
): Promise<Result<SignedIn, OtpRefusal>> {
  const code = readOtp(asked.code)
  if (code === null) return refused({ kind: 'malformed' })
  return inTransaction(deps.db, async (tx) => {
    const found = await challengeOf(tx, deps, asked)
    if (!found) return refused({ kind: 'over' })
    const { challenge, user } = found
    const now = deps.clock.now()
    const triesLeft = challenge.triesLeft - 1
    const wrongCodes = throttleOf(user.merchantId, 'code', user.username)
    if (!deps.codes.isSame(challenge.codeHash, challenge.handleHash, code)) {
      await updateChallenge(tx, challenge, { triesLeft })
      await saveFailures(tx, wrongCodes, withOneMore('code', await lockFailures(tx, wrongCodes, now), now))
      const event = { actor: user.username, action: 'otp.refused' as const, object: 'sign-in' }
      await recordAuth(tx, asked, { ...event, detail: { triesLeft }, now })
      return refused(triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'over' })
    }
    await updateChallenge(tx, challenge, { triesLeft, usedAt: now })
    await forgetFailures(tx, wrongCodes)
    await forgetSendings(tx, { merchantId: user.merchantId, userId: user.id })
    return accepted(await openSession(tx, deps, { ...asked, user }))
  })
}

/** Another code for a challenge that can still be answered. */
export async function resendOtp(
  deps: AuthDeps,
  asked: Challenged,
): Promise<Result<AskedCode, CodeNotAsked | { kind: 'over' }>> {
  return inTransaction(deps.db, async (tx) => {
    const found = await challengeOf(tx, deps, asked)
    if (!found) return refused({ kind: 'over' })
    const sent = await sendAnother(tx, deps, { ...found, origin: asked })
    return sent.ok
      ? accepted({ kind: 'code', challenge: asked.challenge, ...sent.value })
      : refused(sent.error)
  })
}

/** Alive, of this merchant, and of the user the request names, whose row is locked: guesses at the same time stand in line. */
async function challengeOf(
  tx: Tx,
  { clock }: AuthDeps,
  { merchantId, challenge: handle, username }: Challenged,
): Promise<{ challenge: OtpChallenge; user: StaffUser } | null> {
  const ref = { merchantId, handleHash: hashOfSecret(handle) }
  const known = await findChallenge(tx, ref)
  const user = known && (await lockStaffUser(tx, { merchantId, userId: known.userId }))
  const challenge = await findChallenge(tx, ref)
  if (!challenge || !isAlive(challenge, clock.now())) return null
  const isSameUser = user?.username.toLowerCase() === username.trim().toLowerCase()
  return user && isSameUser && user.disabledAt === null ? { challenge, user } : null
}
