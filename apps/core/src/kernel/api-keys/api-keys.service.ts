import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { windowLimit, type WindowLimit } from '../../platform/limits/window-limit.ts'
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts'
import { findApiKey, insertApiKey, listApiKeys, markApiKeyUsed, revokeApiKey } from './api-keys.store.ts'
import { hashOfKeySecret, isSecretOf, keyText, newKeySecret, readAuthorization } from './key-text.ts'
import type { ApiScope } from './scopes.ts'

export type ApiKeyHolder = { merchantId: number; keyId: string; scopes: readonly ApiScope[] }

export type KeyRefusal =
  /** No key, a wrong one, another merchant's, an expired or a revoked one: the caller does not learn which. */
  { kind: 'notAuthenticated' } | { kind: 'outOfScope'; scope: ApiScope } | { kind: 'tooMany'; waitMs: number }

/** Of the request: its `authorization` header and the merchant its host belongs to. */
export type KeyRequest = { authorization: string | undefined; merchantId: number }

export type ApiKeyDeps = { db: Db; clock: Clock; limit: WindowLimit }

export type ApiKeys = ReturnType<typeof createApiKeys>

/** The keys of merchants' own servers. One for the whole core: it counts the requests of each key. */
export function createApiKeys({ db, clock, perMinute = 120 }: { db: Db; clock: Clock; perMinute?: number }) {
  const deps: ApiKeyDeps = { db, clock, limit: windowLimit({ clock, points: perMinute, ms: 60_000 }) }
  return {
    of: (request: KeyRequest, scope: ApiScope) => apiKeyOf(deps, request, scope),
    issue: (wish: NewApiKey) => issueApiKey(deps, wish),
    revoke: (wish: RevokedKey) => revokeKey(deps, wish),
    list: (merchantId: number) => listApiKeys(db, merchantId),
  }
}

const usedEveryMs = 60_000

/** Whose key a request carries, if it may do what `scope` names at this merchant's address. */
async function apiKeyOf(
  { db, clock, limit }: ApiKeyDeps,
  { authorization, merchantId }: KeyRequest,
  scope: ApiScope,
): Promise<Result<ApiKeyHolder, KeyRefusal>> {
  const given = readAuthorization(authorization)
  if (!given) return refused({ kind: 'notAuthenticated' })
  const now = clock.now()
  const row = await findApiKey(db, { merchantId, keyId: given.keyId })
  const isOver = row !== null && (row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= now))
  if (!isSecretOf(given.secret, row?.secretHash ?? null) || row === null || isOver)
    return refused({ kind: 'notAuthenticated' })
  const waitMs = limit.take(`${merchantId} ${row.keyId}`)
  if (waitMs > 0) return refused({ kind: 'tooMany', waitMs })
  const before = new Date(now.getTime() - usedEveryMs)
  if (row.lastUsedAt === null || row.lastUsedAt < before)
    await inTransaction(db, (tx) => markApiKeyUsed(tx, { merchantId, keyId: row.keyId, at: now, before }))
  if (!row.scopes.includes(scope)) return refused({ kind: 'outOfScope', scope })
  return accepted({ merchantId, keyId: row.keyId, scopes: row.scopes })
}

type Asking = Pick<AuditEntry, 'requestId' | 'sessionId' | 'network'>

export type NewApiKey = {
  merchantId: number
  name: string
  scopes: readonly ApiScope[]
  by: string
  /** Of the user's session. */
  audit?: Asking
  expiresAt?: Date | null
  /** Seeds name theirs; everybody else gets a random one. */
  named?: { keyId: string; secret: string }
}

const issueApiKey = ({ db, clock }: ApiKeyDeps, wish: NewApiKey): Promise<IssuedKey> =>
  inTransaction(db, (tx) => issueApiKeyIn(tx, wish, clock.now()))

export type IssuedKey = { keyId: string; key: string }

/** The only moment anybody sees the whole key. */
export async function issueApiKeyIn(
  tx: Tx,
  { merchantId, name, scopes, by, audit, expiresAt = null, named }: NewApiKey,
  now: Date,
): Promise<IssuedKey> {
  const { keyId, secret } = named ?? { keyId: newPublicId(), secret: newKeySecret() }
  await insertApiKey(tx, {
    merchantId,
    keyId,
    name,
    secretHash: hashOfKeySecret(secret),
    scopes: [...new Set(scopes)],
    createdBy: by,
    createdAt: now,
    expiresAt,
  })
  const detail = { name, scopes: [...scopes] }
  const entry = { ...audit, merchantId, actor: by, action: 'api_key.issued' as const, object: keyId, detail }
  await recordAudit(tx, entry, now)
  return { keyId, key: keyText({ keyId, secret }) }
}

export type RevokedKey = { merchantId: number; keyId: string; by: string; audit?: Asking }

async function revokeKey(
  { db, clock }: ApiKeyDeps,
  { merchantId, keyId, by, audit }: RevokedKey,
): Promise<Result<null, { kind: 'notFound' }>> {
  const at = clock.now()
  const isRevoked = await inTransaction(db, async (tx) => {
    const done = await revokeApiKey(tx, { merchantId, keyId, by, at })
    const entry = { ...audit, merchantId, actor: by, action: 'api_key.revoked' as const, object: keyId }
    if (done) await recordAudit(tx, entry, at)
    return done
  })
  return isRevoked ? accepted(null) : refused({ kind: 'notFound' })
}
