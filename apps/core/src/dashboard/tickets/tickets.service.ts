import {
  operationRequestList,
  permissionRequestList,
  type TaskList,
  type taskList,
} from '@wasl/contracts/lists/tickets'
import { operationRequests } from '../../kernel/operation-requests/operation-requests.list.ts'
import { findOperationRequests } from '../../kernel/operation-requests/operation-requests.store.ts'
import { readFilters } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { numberedPage, type Page } from '../../kernel/lists/page.domain.ts'
import {
  answerProblem,
  type AnswerRefusal,
} from '../../kernel/permission-requests/permission-requests.domain.ts'
import { permissionRequests } from '../../kernel/permission-requests/permission-requests.list.ts'
import {
  findPermissionRequests,
  type ListedPermission,
  type PermissionRequestStatus,
} from '../../kernel/permission-requests/permission-requests.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'

export type TicketsDeps = { db: Db; clock: Clock }

const mostRequests = 100

/** Who asked for what; `count` says how many there are beyond the limit. */
export function permissionRequestsOf(
  { db }: TicketsDeps,
  staff: Staff,
  { limit, ...asked }: { status?: PermissionRequestStatus | undefined; limit: number | null },
) {
  const page = numberedPage(permissionRequestList, {
    page_size: Math.min(limit ?? mostRequests, mostRequests),
  })
  return permissionPage(db, staff, { filters: readFilters(permissionRequestList, asked), page })
}

type PermissionPage = Omit<Parameters<typeof permissionRequests.readPage>[1], 'scope'>

async function permissionPage(db: Db, staff: Staff, asked: PermissionPage) {
  const { ids, count } = await permissionRequests.readPage(db, { scope: staff, ...asked })
  const found = await findPermissionRequests(db, { merchantId: staff.merchantId, ids })
  return { count, requests: inOrder(ids, found) }
}

/** How many of each kind wait, and are over. */
export async function taskCounts({ db }: TicketsDeps, scope: Staff) {
  const [permissions, operations] = await Promise.all([
    permissionRequests.countBy(db, { scope, filters: readFilters(permissionRequestList, {}) }, 'taskList'),
    operationRequests.countBy(db, { scope, filters: readFilters(operationRequestList, {}) }, 'taskList'),
  ])
  const counted = ({ ACTIVE: active, DONE: done }: Record<TaskList, number>) => ({ active, done })
  return { permission_request: counted(permissions), operation_request: counted(operations) }
}

type TaskPage = { list: TaskList; page: Page<typeof taskList> }

/** A page of operations that wait, or did. */
export async function operationTasks({ db }: TicketsDeps, scope: Staff, { list, page }: TaskPage) {
  const filters = readFilters(operationRequestList, { task_list: list })
  const { ids, count } = await operationRequests.readPage(db, { scope, filters, page })
  const found = await findOperationRequests(db, { merchantId: scope.merchantId, ids })
  return { count, requests: inOrder(ids, found) }
}

/** A page of tasks, each with what keeps this user from answering it. */
export async function tasks(
  { db, clock }: TicketsDeps,
  staff: Staff,
  { list, page }: TaskPage,
): Promise<{ count: number; tasks: { request: ListedPermission; problem: AnswerRefusal | null }[] }> {
  const filters = readFilters(permissionRequestList, { task_list: list })
  const { count, requests } = await permissionPage(db, staff, { filters, page })
  const now = clock.now()
  return {
    count,
    tasks: requests.map((request) => ({ request, problem: answerProblem(request, { staff, now }) })),
  }
}
