import { operationRequestList, type TaskList } from '@wasl/contracts/lists/tickets'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { among } from '../lists/conditions.ts'
import { inOrder, listOf } from '../lists/list-of.store.ts'
import { numberedPage } from '../lists/page.domain.ts'
import type { Staff } from '../people/staff.ts'
import type { OperationRequestStatus } from './operation-request.domain.ts'
import { operationRequest } from './operation-requests.schema.ts'
import { findOperationRequests, isTransaction } from './operation-requests.store.ts'

type Scope = Pick<Staff, 'merchantId' | 'sections'>

const statusesOf: Readonly<Record<TaskList, readonly OperationRequestStatus[]>> = {
  ACTIVE: ['PENDING', 'APPROVED', 'MANUAL'],
  DONE: ['DONE', 'REJECTED', 'CANCELED', 'EXPIRED'],
}

export const operationRequests = listOf(operationRequestList, operationRequest, {
  id: operationRequest.id,
  createdAt: operationRequest.createdAt,
  columns: {
    taskList: (tasks) => among(operationRequest.status)(statusesOf[tasks]),
    status: among(operationRequest.status),
  },
  sorts: { created: [operationRequest.createdAt] },
  // Of modules that are closed to a user they see nothing.
  scope: ({ merchantId, sections }: Scope) =>
    and(
      eq(operationRequest.merchantId, merchantId),
      sql`exists (select from ${paymentTransaction}
        where ${isTransaction} and ${inArray(paymentTransaction.plugin, [...sections])})`,
    ),
  mostCounted: 100_000,
})

/** The newest; the others are not counted. */
export async function newestOperationRequests(
  db: Db,
  scope: Scope,
  { statuses, most }: { statuses: readonly OperationRequestStatus[]; most: number },
) {
  const filters = { taskList: null, status: statuses }
  const page = numberedPage(operationRequestList, { page_size: most })
  const { ids } = await operationRequests.readPart(db, { scope, filters, page })
  return inOrder(ids, await findOperationRequests(db, { merchantId: scope.merchantId, ids }))
}
