import type { Db, Tx } from '../../platform/db/db.ts'
import type { OperationKind } from '../ledger/operations/operation.domain.ts'
import { findStaffUserByName } from '../people/people.store.ts'
import { staffNow } from '../people/rights-now.service.ts'
import { may, sees } from '../people/staff.ts'
import { findApiKey } from '../api-keys/api-keys.store.ts'

type KeyRef = { merchantId: number; keyId: string }

/**
 * Whether a key may move this money now: it is open, and its maker could move it themselves. A key that no user made
 * is the installation's own.
 */
export async function mayKeyOperate(
  db: Db | Tx,
  ref: KeyRef,
  { kind, plugin, now }: { kind: OperationKind; plugin: string; now: Date },
): Promise<boolean> {
  const { merchantId } = ref
  const key = await findApiKey(db, ref)
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) return false
  const madeBy = await findStaffUserByName(db, { merchantId, username: key.createdBy })
  if (!madeBy) return true
  const maker = await staffNow(db, { merchantId, userId: madeBy.id })
  return maker !== null && may(maker, `payment.${kind}`) && sees(maker, plugin)
}
