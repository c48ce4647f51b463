import { accepted, refused, type Result } from '@wasl/domain/result'
import { issueApiKeyIn, type IssuedKey } from '../../../kernel/api-keys/api-keys.service.ts'
import { countOpenKeys } from '../../../kernel/api-keys/api-keys.store.ts'
import { apiScopes, isApiScope, type ApiScope } from '../../../kernel/api-keys/scopes.ts'
import { lockMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { By } from '../../../kernel/administered/by.ts'
import type { KeyAdministrationString } from './api-keys.strings.ts'

export type KeyWish = { name: string; scopes: readonly string[]; days: number | null }

export type KeyProblem = { field: 'name' | 'scopes'; says: KeyAdministrationString }
export type KeyRefusal = { kind: 'fields'; problems: readonly KeyProblem[] } | { kind: 'tooMany' }

export const mostOpenKeys = 50
const dayMs = 86_400_000

/** What gives money back: whoever may not do it themselves gives it to no key either. */
const operating = ['payment.refund', 'payment.capture', 'payment.void']

const isTheirs = (staff: Staff, scope: ApiScope): boolean =>
  scope !== 'transactions:operate' || operating.every((permission) => may(staff, permission))

/** What a key that this user makes may do. */
export const scopesOf = (staff: Staff): ApiScope[] => apiScopes.filter((scope) => isTheirs(staff, scope))

export async function addApiKey(
  { db, clock }: { db: Db; clock: Clock },
  { staff, requestId, network }: By,
  { name, scopes, days }: KeyWish,
): Promise<Result<IssuedKey, KeyRefusal>> {
  const problems: KeyProblem[] = []
  const known = scopes.filter(isApiScope)
  if (name === '') problems.push({ field: 'name', says: 'keySetup.required' })
  if (scopes.length === 0) problems.push({ field: 'scopes', says: 'keySetup.scopeRequired' })
  else if (known.length < scopes.length) problems.push({ field: 'scopes', says: 'keySetup.scopeUnknown' })
  else if (!known.every((scope) => isTheirs(staff, scope)))
    problems.push({ field: 'scopes', says: 'keySetup.scopeNotYours' })
  if (problems.length > 0) return refused({ kind: 'fields', problems })
  const { merchantId, username, sessionId } = staff
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    if ((await countOpenKeys(tx, merchantId, now)) >= mostOpenKeys)
      return refused({ kind: 'tooMany' as const })
    const wish = {
      merchantId,
      name,
      scopes: known,
      by: username,
      audit: { requestId, network, sessionId },
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    }
    return accepted(await issueApiKeyIn(tx, wish, now))
  })
}
