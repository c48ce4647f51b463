import {
  answerProblem,
  type AnswerRefusal,
} from '../../kernel/permission-requests/permission-requests.domain.ts'
import {
  countPermissionRequests,
  listPermissionRequests,
  type PermissionRequestStatus,
} from '../../kernel/permission-requests/permission-requests.store.ts'
import type { OperationRequestStatus } from '../../kernel/operation-requests/operation-request.domain.ts'
import {
  countOperationRequests,
  listOperationRequests,
} from '../../kernel/operation-requests/operation-requests.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'

export type TicketsDeps = { db: Db; clock: Clock }
export type TaskList = 'ACTIVE' | 'DONE'
export type Listed = Awaited<ReturnType<typeof listPermissionRequests>>[number]

const mostRequests = 100

const statusesOf: Readonly<Record<TaskList, readonly PermissionRequestStatus[]>> = {
  ACTIVE: ['NEW'],
  DONE: ['APPROVED', 'DECLINED', 'EXPIRED'],
}

/** What needs somebody, and what is over. */
const operationStatusesOf: Readonly<Record<TaskList, readonly OperationRequestStatus[]>> = {
  ACTIVE: ['PENDING', 'APPROVED', 'MANUAL'],
  DONE: ['DONE', 'REJECTED', 'CANCELED', 'EXPIRED'],
}

/** Who asked for what; `count` says how many there are beyond the limit. */
export async function permissionRequests(
  { db }: TicketsDeps,
  { merchantId, sections }: Staff,
  { status, limit }: { status: PermissionRequestStatus | null; limit: number | null },
) {
  const asked = { merchantId, sections, statuses: status && [status] }
  const [requests, count] = await Promise.all([
    listPermissionRequests(db, { ...asked, limit: Math.min(limit ?? mostRequests, mostRequests) }),
    countPermissionRequests(db, asked),
  ])
  return { requests, count }
}

export async function taskCounts({ db }: TicketsDeps, { merchantId, sections }: Staff) {
  const permissions = (list: TaskList) =>
    countPermissionRequests(db, { merchantId, sections, statuses: statusesOf[list] })
  const operations = (list: TaskList) =>
    countOperationRequests(db, { merchantId, sections, statuses: operationStatusesOf[list] })
  const [active, done, operationsActive, operationsDone] = await Promise.all([
    permissions('ACTIVE'),
    permissions('DONE'),
    operations('ACTIVE'),
    operations('DONE'),
  ])
  return {
    permission_request: { active, done },
    operation_request: { active: operationsActive, done: operationsDone },
  }
}

type TaskPage = { list: TaskList; page: number; pageSize: number; asOf: Date | null }

/** A page of operations that wait, or did. */
export async function operationTasks(
  { db }: TicketsDeps,
  { merchantId, sections }: Staff,
  { list, page, pageSize, asOf }: TaskPage,
) {
  const asked = { merchantId, sections, statuses: operationStatusesOf[list], asOf }
  const [requests, count] = await Promise.all([
    listOperationRequests(db, { ...asked, limit: pageSize, offset: (page - 1) * pageSize }),
    countOperationRequests(db, asked),
  ])
  return { requests, count }
}

/** A page of tasks, each with what keeps this user from answering it. */
export async function tasks(
  { db, clock }: TicketsDeps,
  staff: Staff,
  { list, page, pageSize, asOf }: TaskPage,
): Promise<{ count: number; tasks: { request: Listed; problem: AnswerRefusal | null }[] }> {
  const asked = { merchantId: staff.merchantId, sections: staff.sections, statuses: statusesOf[list], asOf }
  const [requests, count] = await Promise.all([
    listPermissionRequests(db, { ...asked, limit: pageSize, offset: (page - 1) * pageSize }),
    countPermissionRequests(db, asked),
  ])
  const now = clock.now()
  return {
    count,
    tasks: requests.map((request) => ({ request, problem: answerProblem(request, { staff, now }) })),
  }
}
