import type { OperationTask } from '@wasl/contracts/values/operation-task'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import { isSecured } from '@wasl/domain/states'
import { findGatewaysOf, type GatewayRow } from '../../../../kernel/merchants/gateways.store.ts'
import { isLive } from '../../../../kernel/ledger/attempt.domain.ts'
import { findSessionOf } from '../../../../kernel/checkout/checkout.store.ts'
import { findRequestsOf } from '../../../../kernel/operation-requests/operation-requests.store.ts'
import { operationTasksFor } from '../../../../kernel/operation-requests/operation-tasks-for.service.ts'
import { findOwnRequests } from '../../../../kernel/permission-requests/permission-requests.store.ts'
import { may, type Staff } from '../../../../kernel/people/staff.ts'
import { findRows } from '../../operations/rows.store.ts'
import { callbackSteps } from './callbacks.domain.ts'
import type { Column } from '../../../../kernel/lists/column.domain.ts'
import { columnsHere } from '../setup/columns.service.ts'
import {
  findAttempts,
  findAttemptSteps,
  findAudit,
  findCallbacks,
  findDeliveries,
  findDetail,
  findMessages,
  findMoneySteps,
  findTransactionSteps,
  type AttemptRow,
  type DetailRow,
} from './detail.store.ts'
import { editableFieldsOf, isEditable } from '../edit/edit.domain.ts'
import type { Scope } from '../filters.domain.ts'
import { rowsOf, type ListDeps } from '../list.service.ts'
import type { Row } from '../row-on-wire.ts'
import { unresolvedMoney } from '../unresolved-money.domain.ts'
import { newestFirst, type Happening } from './timeline.domain.ts'

export type Asked = { scope: Scope; publicId: string; staff: Staff; language: Locale }

export type Detail = {
  row: Row
  detail: DetailRow
  sessionId: string | null
  /** `apart`: minor units its gateway took and nothing counts. */
  attempts: readonly (AttemptRow & { apart: { minor: number; currency: string }[] })[]
  timeline: readonly Happening[]
  messages: Awaited<ReturnType<typeof findMessages>>
  deliveries: Awaited<ReturnType<typeof findDeliveries>>
  audit: Awaited<ReturnType<typeof findAudit>>
  editable: readonly string[]
  /** Of the merchant's own, in the order of the columns. */
  ownFields: readonly Column[]
  /** Operations that wait for colleagues, or could not be done. */
  requests: readonly OperationTask[]
  /** What this user asked to be allowed lately: it waits, or was not given. */
  asked: Awaited<ReturnType<typeof findOwnRequests>>
  /** All of the merchant's. */
  gateways: readonly Pick<GatewayRow, 'code' | 'nameEn' | 'nameAr'>[]
}

const editPermission = 'payment.edit'
/** A month later a no is no news. */
const declinedShownMs = 30 * 24 * 60 * 60_000

/** Everything of one transaction. One of another list is answered like one that does not exist. */
export async function showTransaction(
  deps: ListDeps,
  { scope, publicId, staff, language }: Asked,
): Promise<Result<Detail, 'notFound'>> {
  const { merchantId } = scope
  const detail = await findDetail(deps.db, { merchantId, publicId })
  if (!detail || !isIn(scope, detail)) return refused('notFound')
  const ref = { merchantId, id: detail.id, publicId }
  const { db } = deps
  const since = new Date(deps.clock.now().getTime() - declinedShownMs)
  const [
    rows,
    attempts,
    steps,
    attemptSteps,
    moneySteps,
    callbacks,
    messages,
    deliveries,
    audit,
    sessionId,
    requests,
    asked,
    columns,
    gateways,
  ] = await Promise.all([
    findRows(db, { merchantId, transactionIds: [detail.id] }).then((found) =>
      rowsOf(deps, { merchantId, found, staff, language }),
    ),
    findAttempts(db, ref),
    findTransactionSteps(db, ref),
    findAttemptSteps(db, ref),
    findMoneySteps(db, ref),
    findCallbacks(db, ref),
    findMessages(db, ref),
    findDeliveries(db, ref),
    findAudit(db, ref),
    findSessionOf(db, { merchantId, transactionId: detail.id }),
    findRequestsOf(db, { merchantId, transactionIds: [detail.id] }).then((found) =>
      operationTasksFor(deps, found, { staff, language }),
    ),
    findOwnRequests(db, { merchantId, userId: staff.userId, object: publicId, since }),
    columnsHere({ db }, { merchantId, list: detail.plugin }),
    findGatewaysOf(db, merchantId),
  ])
  const [row] = rows
  if (!row) return refused('notFound')
  const isOpen = isEditable({
    state: detail.state,
    isDeleted: detail.deletedAt !== null,
    hasLiveAttempt: attempts.some(({ attempt }) => isLive(attempt.state)),
  })
  return accepted({
    row,
    detail,
    sessionId,
    attempts: attempts.map(({ attempt, gateway }) => {
      const money = moneySteps
        .filter(({ attemptId }) => attemptId === attempt.publicId)
        .map(({ step }) => step)
      return { gateway, attempt, apart: unresolvedMoney(money) }
    }),
    timeline: newestFirst([
      ...steps.map((step) => happened('transaction', step)),
      ...attemptSteps.map(({ step, attemptId }) => ({ ...happened('attempt', step), attemptId })),
      ...moneySteps.map(({ step, attemptId }) => ({ ...moved(step), attemptId })),
      ...callbacks.flatMap(callbackSteps),
      ...audit.map((entry) => done(entry)),
    ]),
    messages,
    deliveries,
    audit,
    gateways,
    asked,
    requests,
    ownFields: columns.filter(({ isCustom }) => isCustom),
    editable: isOpen && may(staff, editPermission) ? editableFieldsOf(detail.plugin) : [],
  })
}

function isIn(scope: Scope, { plugin, state, deletedAt }: DetailRow): boolean {
  if (!scope.plugins.includes(plugin)) return false
  if (!scope.isDeleted) return deletedAt === null
  return deletedAt !== null && isSecured(state)
}

type Step = { id: number; event: string; fromState: string | null; toState: string; source: string; at: Date }

const nothing = { from: null, to: null, minor: null, currency: null, attemptId: null, callback: null }

const happened = (kind: 'transaction' | 'attempt', step: Step): Happening => ({
  ...nothing,
  kind,
  code: step.event,
  from: step.fromState,
  to: step.toState,
  actor: step.source,
  at: step.at,
  order: step.id,
})

type Money = Awaited<ReturnType<typeof findMoneySteps>>[number]['step']

const moved = ({ id, kind, disposition, source, amount, currency, at }: Money): Happening => ({
  ...nothing,
  kind: 'money',
  code: disposition === 'counted' ? `money.${kind}` : `money.${kind}.${disposition}`,
  actor: source,
  minor: amount,
  currency,
  at,
  order: id,
})

const done = ({ action, actor, at }: Detail['audit'][number]): Happening => ({
  ...nothing,
  kind: 'audit',
  code: action,
  actor,
  at,
  order: 0,
})
