import type { OperationTask } from '@wasl/contracts/values/operation-task'
import type { OperationRequest } from '@wasl/contracts/values/operation-request'
import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELED: 'canceled',
  DONE: 'done',
  MANUAL: 'manual',
  EXPIRED: 'expired',
} as const

export const toOperationRequest = (task: OperationTask): OperationRequest => ({
  id: task.id,
  status: statuses[task.status],
  operation: task.operation,
  amount: { amount: task.amount, currency: task.currency_code },
  paid: { amount: task.paid_amount, currency: task.paid_currency_code },
  gateway: { en: task.gateway_name_en, ar: task.gateway_name_ar },
  customer:
    task.customer_name_en === null && task.customer_name_ar === null
      ? null
      : { en: task.customer_name_en ?? '', ar: task.customer_name_ar ?? '' },
  why: task.why,
  object: task.object,
  username: task.username,
  name: { en: task.name_en, ar: task.name_ar },
  isByKey: task.is_by_key,
  checkers: task.checkers,
  checkedBy: task.checked_by,
  askedAt: task.created,
  until: task.expires,
  decidedAt: task.decided,
  decidedBy: task.decided_by,
  reason: task.reason,
  problem: task.problem,
  answers: task.actions.map(({ value }) => value),
  hindrance: task.hindrance,
})

type CoreRules = {
  thresholds: { currency_code: string; one_above: string | null; two_above: string | null }[]
  users: { id: number; username: string; name_en: string; name_ar: string; is_maker: boolean }[]
  may_change: boolean
  revision: string
}

export const toRules = ({
  thresholds,
  users,
  may_change: mayChange,
  revision,
}: CoreRules): OperationRules => ({
  thresholds: thresholds.map((one) => ({
    currency: one.currency_code,
    oneAbove: one.one_above,
    twoAbove: one.two_above,
  })),
  users: users.map(({ id, username, name_en: en, name_ar: ar, is_maker: isMaker }) => ({
    id,
    username,
    name: { en, ar },
    isMaker,
  })),
  mayChange,
  revision,
})
