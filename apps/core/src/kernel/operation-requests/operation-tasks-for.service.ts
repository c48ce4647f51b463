import type { OperationTask } from '@wasl/contracts/values/operation-task'
import type { Locale } from '@wasl/domain/locale'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { operationKinds } from '../ledger/operations/operation.domain.ts'
import { withGrants } from '../permission-requests/granted.service.ts'
import type { Staff } from '../people/staff.ts'
import { operationTaskOnWire } from './operation-task-on-wire.ts'
import type { ListedRequest } from './operation-requests.store.ts'

/** Requests as their reader sees them, with what the reader was allowed for single transactions. */
export async function operationTasksFor(
  { db, clock }: { db: Db; clock: Clock },
  requests: readonly ListedRequest[],
  { staff, language }: { staff: Staff; language: Locale },
): Promise<OperationTask[]> {
  const granted = await withGrants({ db, clock }, staff, {
    objects: requests.map(({ transaction }) => transaction),
    keys: requests.map(({ idempotencyKey }) => idempotencyKey),
    permissions: operationKinds.map((kind) => `payment.${kind}`),
  })
  const now = clock.now()
  return requests.map((request) =>
    operationTaskOnWire(request, { staff: granted(request.transaction), language, now }),
  )
}
