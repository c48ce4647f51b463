import { accepted, refused, type Result } from '@wasl/domain/result'
import { findStaffUser } from '../kernel/people/people.store.ts'
import { isOver, refreshGraceMs } from '../kernel/people/session.domain.ts'
import { hashOfSecret } from '../kernel/people/session-secret.ts'
import {
  dropEndedTokens,
  dropTokens,
  endSession,
  findSession,
  lockSessionOfRefresh,
  markSeen,
  markUsed,
  type SessionRef,
} from '../kernel/people/sessions.store.ts'
import { issueTokens, type TokenPair } from '../kernel/people/start-session.service.ts'
import type { Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'

/**
 * A refresh token is worth one new pair. Somebody who brings it again later has stolen it, or it was stolen from them: the
 * session ends for both. Within ten seconds it is the same browser asking twice (docs/decisions).
 */
export async function refreshTokens(
  { db, clock }: AuthDeps,
  { refresh, isBackground, ...origin }: Origin & { refresh: string; isBackground: boolean },
): Promise<Result<TokenPair, { kind: 'over' }>> {
  const { merchantId } = origin
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const found = await lockSessionOfRefresh(tx, { merchantId, hash: hashOfSecret(refresh) })
    if (!found) return refused({ kind: 'over' })
    const { session, token } = found
    const user = await findStaffUser(tx, { merchantId, userId: session.userId })
    if (!user || user.disabledAt !== null || isOver(session, now) || token.expiresAt <= now)
      return refused({ kind: 'over' })
    const ref = { merchantId, sessionId: session.id }
    if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > refreshGraceMs) {
      await endSession(tx, ref, { by: 'reuse', at: now })
      const event = { action: 'session.reuse' as const, object: `staff_session ${session.id}` }
      await recordAuth(tx, origin, { actor: user.username, ...event, sessionId: session.id, now })
      return refused({ kind: 'over' })
    }
    await markUsed(tx, token, now)
    await dropEndedTokens(tx, ref, now)
    if (!isBackground) await markSeen(tx, ref, now)
    return accepted(await issueTokens(tx, { ...ref, endsAt: session.endsAt, now }))
  })
}

/** After the password was given again: a new pair, and those before it are worth nothing (D-7). */
export async function renewTokens(tx: Tx, { now, ...ref }: SessionRef & { now: Date }): Promise<TokenPair> {
  const session = await findSession(tx, ref)
  if (!session) throw new Error('tokens of no session')
  await dropTokens(tx, ref)
  return issueTokens(tx, { ...ref, endsAt: session.endsAt, now })
}
