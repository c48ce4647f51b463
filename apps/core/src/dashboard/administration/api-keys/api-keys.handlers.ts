import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { ApiKeys } from '../../../kernel/api-keys/api-keys.service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { addApiKey, mostOpenKeys, scopesOf, type KeyRefusal } from './api-keys.service.ts'
import { keyAdministrationStrings } from './api-keys.strings.ts'
import { keyAdministrationStringsAr } from './api-keys.strings.ar.ts'

const words = wordsOf({ en: keyAdministrationStrings, ar: keyAdministrationStringsAr })

export type KeyAdministrationDeps = { db: Db; clock: Clock; apiKeys: ApiKeys }

type KeyHandlers = Handlers<typeof coreContract, CoreEnv>['administration']['apiKeys']

export const keyAdministrationHandlers = (deps: KeyAdministrationDeps): KeyHandlers => ({
  list: async (_request, c) => {
    const rows = await deps.apiKeys.list(c.var.merchantId)
    const now = deps.clock.now()
    return {
      status: 200,
      body: { results: rows.map((row) => onWire(row, now)), scopes: scopesOf(byOf(c).staff) },
    }
  },

  create: async ({ body }, c) => {
    const { language, merchantId } = c.var
    const added = await addApiKey(deps, byOf(c), body)
    if (!added.ok) return answerTo(added.error, language)
    const { keyId, key } = added.value
    const row = (await deps.apiKeys.list(merchantId)).find((one) => one.keyId === keyId)
    if (!row) throw new Error('the key was not stored')
    return { status: 201, body: { key, api_key: onWire(row, deps.clock.now()) } }
  },

  revoke: async ({ params: { id: keyId } }, c) => {
    const { merchantId, language } = c.var
    const { staff, requestId, network } = byOf(c)
    const audit = { requestId, network, sessionId: staff.sessionId }
    const revoked = await deps.apiKeys.revoke({ merchantId, keyId, by: staff.username, audit })
    return revoked.ok
      ? { status: 200, body: { id: keyId } }
      : { status: 404, body: { detail: words('keySetup.notFound', language), code: 'not_found' } }
  },
})

function answerTo(refusal: KeyRefusal, language: Locale) {
  switch (refusal.kind) {
    case 'tooMany':
      return {
        status: 409,
        body: { detail: words('keySetup.tooMany', language, { limit: mostOpenKeys }), code: 'too_many' },
      } as const
    case 'fields':
      return {
        status: 400,
        body: Object.fromEntries(refusal.problems.map(({ field, says }) => [field, [words(says, language)]])),
      } as const
  }
}

type Row = Awaited<ReturnType<ApiKeys['list']>>[number]

function onWire(row: Row, now: Date) {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now
  return {
    id: row.keyId,
    prefix: `wasl_${row.keyId.slice(0, 6)}`,
    name: row.name,
    scopes: row.scopes,
    state: row.revokedAt ? ('revoked' as const) : isExpired ? ('expired' as const) : ('active' as const),
    created_by: row.createdBy,
    created: row.createdAt.toISOString(),
    expires: row.expiresAt?.toISOString() ?? null,
    last_used: row.lastUsedAt?.toISOString() ?? null,
    revoked: row.revokedAt?.toISOString() ?? null,
    revoked_by: row.revokedBy,
  }
}
