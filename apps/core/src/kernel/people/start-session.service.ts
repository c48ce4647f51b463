import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { accessMs, longestMs } from './session.domain.ts'
import { hashOfSecret, newSecret } from './session-secret.ts'
import { dropOldSessions, insertSession, insertTokens } from './sessions.store.ts'

/** Where a request comes from, as a list of sessions tells it. */
export type CameFrom = { network: string | null; device: string | null }

/** What the bff keeps. The secrets are told once; the database has their hashes. */
export type TokenPair = { access: string; refresh: string; accessExpiresAt: Date; sessionEndsAt: Date }

const keptMs = 30 * 86_400_000

/** A new session with its first pair of tokens: for somebody who has just proved who they are. */
export async function startSession(
  tx: Tx,
  { merchantId, userId, now, network, device }: { merchantId: number; userId: number; now: Date } & CameFrom,
): Promise<TokenPair & { sessionId: number; secret: string }> {
  await dropOldSessions(tx, { merchantId, userId, before: new Date(now.getTime() - keptMs) })
  const secret = newSecret()
  const endsAt = new Date(now.getTime() + longestMs)
  const sessionId = await insertSession(tx, {
    merchantId,
    userId,
    publicId: newPublicId(),
    secretHash: hashOfSecret(secret),
    network,
    device,
    createdAt: now,
    confirmedAt: now,
    seenAt: now,
    endsAt,
  })
  return { ...(await issueTokens(tx, { merchantId, sessionId, endsAt, now })), sessionId, secret }
}

export async function issueTokens(
  tx: Tx,
  { merchantId, sessionId, endsAt, now }: { merchantId: number; sessionId: number; endsAt: Date; now: Date },
): Promise<TokenPair> {
  const [access, refresh] = [newSecret(), newSecret()]
  const accessExpiresAt = new Date(Math.min(now.getTime() + accessMs, endsAt.getTime()))
  const token = { merchantId, sessionId, createdAt: now }
  await insertTokens(tx, [
    { ...token, kind: 'access', hash: hashOfSecret(access), expiresAt: accessExpiresAt },
    { ...token, kind: 'refresh', hash: hashOfSecret(refresh), expiresAt: endsAt },
  ])
  return { access, refresh, accessExpiresAt, sessionEndsAt: endsAt }
}
