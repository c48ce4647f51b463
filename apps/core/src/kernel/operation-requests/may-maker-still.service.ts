import type { Tx } from '../../platform/db/db.ts'
import { mayKeyOperate } from './key-rights.service.ts'
import { withGrants } from '../permission-requests/granted.service.ts'
import { staffNow } from '../people/rights-now.service.ts'
import { may, sees } from '../people/staff.ts'
import type { OperationRequestRow } from './operation-requests.store.ts'

/** Whether whoever asked might do it themselves by now: a colleague checks what they may do, and gives them nothing. */
export async function mayMakerStill(
  tx: Tx,
  { merchantId, userId, keyId, kind, idempotencyKey, createdAt }: OperationRequestRow,
  { publicId, plugin, now }: { publicId: string; plugin: string; now: Date },
): Promise<boolean> {
  if (userId === null) return mayKeyOperate(tx, { merchantId, keyId: keyId ?? '' }, { kind, plugin, now })
  const maker = await staffNow(tx, { merchantId, userId })
  if (!maker) return false
  const permission = `payment.${kind}`
  // What was allowed for this transaction was used by asking: it need not last until the answer.
  const asked = { db: tx, clock: { now: () => createdAt } }
  const granted = await withGrants(asked, maker, {
    objects: [publicId],
    permissions: [permission],
    keys: [idempotencyKey],
  })
  return sees(maker, plugin) && may(granted(publicId), permission)
}
