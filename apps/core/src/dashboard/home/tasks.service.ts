import { permissionRequestList } from '@wasl/contracts/lists/tickets'
import { operationKinds } from '../../kernel/ledger/operations/operation.domain.ts'
import { operationAnswerProblem } from '../../kernel/operation-requests/operation-request.domain.ts'
import { newestOperationRequests } from '../../kernel/operation-requests/operation-requests.list.ts'
import { readFilters } from '../../kernel/lists/filters.domain.ts'
import { numberedPage } from '../../kernel/lists/page.domain.ts'
import { withGrants } from '../../kernel/permission-requests/granted.service.ts'
import { answerProblem } from '../../kernel/permission-requests/permission-requests.domain.ts'
import { permissionRequests } from '../../kernel/permission-requests/permission-requests.list.ts'
import { findPermissionRequests } from '../../kernel/permission-requests/permission-requests.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { momentIn } from './calendar.domain.ts'
import { placeOf, type HomeDeps } from './statistics.service.ts'

type Counted = { count: number; isExact: boolean }

/** What the list of transactions finds for a search; null for whoever may not search. */
export type CountListed = (staff: Staff, q: string) => Promise<Counted | null>

export type HomeTask = Counted & {
  kind: 'expiring_today' | 'permission_requests' | 'operation_requests'
  /** What the list is searched for to show them. */
  q: string | null
}

/** HOME-04: what waits for this user, and nothing that does not. */
export async function tasksOf(deps: HomeDeps, staff: Staff, countListed: CountListed): Promise<HomeTask[]> {
  const all = await Promise.all([
    expiringToday(deps, staff, countListed),
    permissionsToAnswer(deps, staff),
    operationsToAnswer(deps, staff),
  ])
  return all.filter((task) => task !== null).filter(({ count }) => count > 0)
}

/** On the merchant's day: the list counts, so that it shows as many as are told. */
async function expiringToday({ db, clock }: HomeDeps, staff: Staff, countListed: CountListed) {
  const { timezone } = await placeOf(db, staff.merchantId)
  const q = `expires:${momentIn(clock.now(), timezone).day}`
  const found = await countListed(staff, q)
  return found && { ...found, kind: 'expiring_today' as const, q }
}

/** More waiting than this are looked through no further. */
const mostLookedAt = 100

async function permissionsToAnswer({ db, clock }: HomeDeps, staff: Staff): Promise<HomeTask | null> {
  if (!staff.sections.has('ticket')) return null
  const now = clock.now()
  const { ids } = await permissionRequests.readPart(db, {
    scope: staff,
    filters: readFilters(permissionRequestList, { task_list: 'ACTIVE' }),
    page: numberedPage(permissionRequestList, { page_size: mostLookedAt }),
  })
  const waiting = await findPermissionRequests(db, { merchantId: staff.merchantId, ids })
  const mine = waiting.filter((request) => answerProblem(request, { staff, now }) === null)
  return toldOf('permission_requests', { mine: mine.length, looked: waiting.length })
}

async function operationsToAnswer({ db, clock }: HomeDeps, staff: Staff): Promise<HomeTask | null> {
  if (!staff.sections.has('ticket')) return null
  const now = clock.now()
  const waiting = await newestOperationRequests(db, staff, {
    statuses: ['PENDING', 'MANUAL'],
    most: mostLookedAt,
  })
  const granted = await withGrants({ db, clock }, staff, {
    objects: waiting.map(({ transaction }) => transaction),
    keys: waiting.map(({ idempotencyKey }) => idempotencyKey),
    permissions: operationKinds.map((kind) => `payment.${kind}`),
  })
  const mine = waiting.filter((request) => {
    const facts = { ...request, checkedBy: request.checkedBy.map(({ id }) => id) }
    const answer = request.status === 'PENDING' ? 'approve' : 'retry'
    return operationAnswerProblem(facts, answer, { staff: granted(request.transaction), now }) === null
  })
  return toldOf('operation_requests', { mine: mine.length, looked: waiting.length })
}

const toldOf = (kind: HomeTask['kind'], { mine, looked }: { mine: number; looked: number }): HomeTask => ({
  kind,
  count: mine,
  isExact: looked < mostLookedAt,
  q: null,
})
