import type { Tx } from '../../platform/db/db.ts'
import { tellChanged } from '../ledger/changed-notice.ts'
import type { LockedTransaction } from '../ledger/transaction.store.ts'
import { writeNotice } from '../notices/notices.store.ts'
import type { OperationRequestStatus } from './operation-request.domain.ts'

type Told = {
  publicId: string
  userId: number | null
  kind: string
  status: OperationRequestStatus
  /** How often it was begun. */
  tries: number
  transaction: LockedTransaction
  /** The user who did it, who needs no notice; null if it was not one of the staff. */
  by: number | null
}

/** Informs open dashboards: of those who answer, of the user who asked, and those that show the transaction. */
export async function tellRequest(
  tx: Tx,
  { publicId, userId, kind, status, tries, transaction, by }: Told,
  { what, now }: { what: 'created' | 'changed'; now: Date },
): Promise<void> {
  const key = `${publicId}:${status}:${now.toISOString()}`
  await writeNotice(
    tx,
    {
      merchantId: transaction.merchantId,
      topic: `operation_request.${what}`,
      aggregate: `operation_request:${publicId}`,
      dedupeKey: `operation_request.${what}:${key}`,
      payload: {
        request: publicId,
        user: userId,
        by,
        kind,
        status,
        tries,
        object: transaction.publicId,
        plugin: transaction.plugin,
      },
    },
    now,
  )
  await tellChanged(tx, transaction, { what: `request ${key}`, now })
}
