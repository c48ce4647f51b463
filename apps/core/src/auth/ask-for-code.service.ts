import { accepted, refused, type Result } from '@wasl/domain/result'
import { writeStaffMail } from '../kernel/messages/write-staff-mail.service.ts'
import { dropChallengesOf } from '../kernel/people/otp-challenges.store.ts'
import type { StaffUser } from '../kernel/people/people.store.ts'
import { hashOfSecret, newSecret } from '../kernel/people/session-secret.ts'
import type { Tx } from '../platform/db/db.ts'
import { newPublicId } from '../platform/ids.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { maskedMailbox } from './otp-codes.ts'
import { codeLifeMs, mostSendings, sendingsMs, tries } from './otp.domain.ts'
import {
  countSendings,
  insertChallenge,
  insertSending,
  updateChallenge,
  type OtpChallenge,
} from './otp.store.ts'
import { verdictOn } from './throttle.domain.ts'
import { throttleOf } from './throttle.service.ts'
import { findFailures } from './throttle.store.ts'

export type AskedCode = { kind: 'code'; challenge: string; sentTo: string; expiresAt: Date }

export type CodeNotAsked = { kind: 'tooMany'; waitMs: number } | { kind: 'stopped' } | { kind: 'codeNotSent' }

/**
 * The second step of signing in, bound to the browser of the first: only it gets `challenge` (reliability S2).
 * Whoever asks holds the user's row.
 */
export async function askForCode(
  tx: Tx,
  deps: AuthDeps,
  { user, ...origin }: Origin & { user: StaffUser },
): Promise<Result<AskedCode, CodeNotAsked>> {
  const handle = newSecret()
  const handleHash = hashOfSecret(handle)
  const wrongCodes = await findFailures(tx, throttleOf(user.merchantId, 'code', user.username))
  const verdict = verdictOn('code', wrongCodes, deps.clock.now())
  if (verdict.kind === 'locked') return refused({ kind: 'tooMany', waitMs: verdict.waitMs })
  if (verdict.kind === 'stopped') return refused(verdict)
  const code = await sendCode(tx, deps, { user, origin, handleHash })
  if (!code.ok) return code
  const { now, codeHash, expiresAt } = code.value
  const of = { merchantId: user.merchantId, userId: user.id }
  await dropChallengesOf(tx, of)
  await insertChallenge(tx, {
    ...of,
    handleHash,
    codeHash,
    triesLeft: tries,
    createdAt: now,
    sentAt: now,
    expiresAt,
  })
  return accepted({ kind: 'code', challenge: handle, sentTo: maskedMailbox(user.email), expiresAt })
}

/** Another code for the same challenge; the one before it is worth nothing, and tries are not given back. */
export async function sendAnother(
  tx: Tx,
  deps: AuthDeps,
  { challenge, user, origin }: { challenge: OtpChallenge; user: StaffUser; origin: Origin },
): Promise<Result<{ sentTo: string; expiresAt: Date }, CodeNotAsked>> {
  const code = await sendCode(tx, deps, { user, origin, handleHash: challenge.handleHash })
  if (!code.ok) return code
  const { now, codeHash, expiresAt } = code.value
  await updateChallenge(tx, challenge, { codeHash, sentAt: now, expiresAt })
  return accepted({ sentTo: maskedMailbox(user.email), expiresAt })
}

type Sending = { user: StaffUser; origin: Origin; handleHash: string }

async function sendCode(
  tx: Tx,
  { clock, codes, mailing, log }: AuthDeps,
  { user, origin, handleHash }: Sending,
): Promise<Result<{ now: Date; codeHash: string; expiresAt: Date }, CodeNotAsked>> {
  const now = clock.now()
  const of = { merchantId: user.merchantId, userId: user.id }
  const { sent, first } = await countSendings(tx, { ...of, since: new Date(now.getTime() - sendingsMs) })
  if (sent >= mostSendings && first)
    return refused({ kind: 'tooMany', waitMs: first.getTime() + sendingsMs - now.getTime() })
  const code = codes.draw(user.username)
  const isWritten = await writeStaffMail(tx, mailing, {
    merchantId: user.merchantId,
    occasion: 'sign_in_code',
    about: newPublicId(),
    recipient: user.email,
    language: user.language,
    name: { en: user.nameEn, ar: user.nameAr },
    code,
    now,
  })
  if (!isWritten) {
    log.warn({ user: user.id }, 'a one-time code cannot be sent: no mail server is set')
    return refused({ kind: 'codeNotSent' })
  }
  await insertSending(tx, { ...of, at: now })
  await recordAuth(tx, origin, { actor: user.username, action: 'otp.sent', object: 'sign-in', now })
  return accepted({
    now,
    codeHash: codes.hashOf(handleHash, code),
    expiresAt: new Date(now.getTime() + codeLifeMs),
  })
}
