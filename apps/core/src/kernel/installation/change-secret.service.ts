import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { unwrapKey, wrapKey, type UnwrapRefusal } from '../../platform/sealing/wrapped-key.ts'
import { recordAudits } from '../audit/audit.store.ts'
import { installationKeyOf } from './installation-key.service.ts'
import { findSealedKey, lockSealedKey, updateSealedKey } from './installation-key.store.ts'
import { findMerchants } from './installation.store.ts'
import type { InstallationDeps } from './open-merchant.service.ts'

export type SecretChange = {
  /** What the installation starts with now. */
  present: string
  next: string
}

/**
 * Seals the installation's key with another secret: what the key sealed and hashed stays as it lies, and processes that run
 * have it already. The same again changes nothing. Throws where there is no key yet and `present` may not make one.
 */
export async function changeSecret(
  deps: InstallationDeps,
  { present, next }: SecretChange,
): Promise<Result<{ is: 'changed' | 'same' }, UnwrapRefusal>> {
  const { db, clock } = deps
  const { sealed } = await findSealedKey(db)
  if (sealed === null) await installationKeyOf(deps, present)
  return inTransaction(db, async (tx) => {
    const lying = await lockSealedKey(tx)
    if (unwrapKey(lying, next).ok) return accepted({ is: 'same' as const })
    const key = unwrapKey(lying, present)
    if (!key.ok) return refused(key.error)
    await updateSealedKey(tx, { sealed: wrapKey(key.value, next), sealedAt: clock.now() })
    await record(tx, clock.now())
    return accepted({ is: 'changed' as const })
  })
}

/** Every merchant's history tells it: the secret is behind what each of them has sealed. */
async function record(tx: Tx, now: Date): Promise<void> {
  const merchants = await findMerchants(tx)
  const owners = merchants.length > 0 ? merchants.map(({ id }) => id) : [null]
  const entry = {
    actor: 'installation',
    action: 'installation.secret_changed' as const,
    object: 'WASL_SECRET',
  }
  await recordAudits(
    tx,
    owners.map((merchantId) => ({ merchantId, ...entry })),
    now,
  )
}
