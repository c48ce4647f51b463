import { permissionRequestList, type TaskList } from '@wasl/contracts/lists/tickets'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { among, is } from '../lists/conditions.ts'
import { listOf } from '../lists/list-of.store.ts'
import type { Staff } from '../people/staff.ts'
import { permissionRequest } from './permission-requests.schema.ts'
import { pluginOfRequest, type PermissionRequestStatus } from './permission-requests.store.ts'

const statusesOf: Readonly<Record<TaskList, readonly PermissionRequestStatus[]>> = {
  ACTIVE: ['NEW'],
  DONE: ['APPROVED', 'DECLINED', 'EXPIRED'],
}

export const permissionRequests = listOf(permissionRequestList, permissionRequest, {
  id: permissionRequest.id,
  createdAt: permissionRequest.createdAt,
  columns: {
    taskList: (tasks) => among(permissionRequest.status)(statusesOf[tasks]),
    status: is(permissionRequest.status),
  },
  sorts: { created: [permissionRequest.createdAt] },
  // Of modules that are closed to a user they see nothing.
  scope: ({ merchantId, sections }: Pick<Staff, 'merchantId' | 'sections'>) =>
    and(
      eq(permissionRequest.merchantId, merchantId),
      or(isNotNull(permissionRequest.forUserId), inArray(pluginOfRequest, [...sections])),
    ),
  mostCounted: 100_000,
})
