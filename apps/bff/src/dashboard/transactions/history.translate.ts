import type {
  AttemptRow,
  AuditRow,
  NotificationRow,
  TimelineEntry,
  TransactionDetail,
  WebhookRow,
} from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import type * as web from '@wasl/contracts/web/dashboard/transactions/history.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'
import { toldOf } from '@wasl/domain/audit-entry'
import type { z } from 'zod'

type InMoney = (amount: string) => MoneyValue
type Child = z.infer<typeof TransactionDetail>['txns'][number]

export function toAttempt(attempt: z.infer<typeof AttemptRow>, money: InMoney): web.AttemptShown {
  return {
    id: attempt.id,
    state: attempt.state,
    gateway: { en: attempt.gateway_name_en, ar: attempt.gateway_name_ar },
    isWinner: attempt.is_winner,
    isSurplus: attempt.is_surplus,
    total: money(attempt.total),
    fee: money(attempt.fee),
    captured: money(attempt.captured),
    refunded: money(attempt.refunded),
    quarantined: attempt.quarantined.map(({ amount, currency_code: currency }) => ({ amount, currency })),
    trackId: attempt.track_id,
    paymentId: attempt.gateway_payment_id,
    message:
      attempt.message_en === null && attempt.message_ar === null
        ? null
        : { en: attempt.message_en ?? '', ar: attempt.message_ar ?? '' },
    answer: Object.entries(attempt.gateway_response).map(([name, value]) => ({ name, value })),
    created: attempt.created,
    stateChanged: attempt.state_changed_at,
    checked: attempt.checked_at,
  }
}

export const toChild = (child: Child): web.ChildShown => ({
  id: child.id,
  operation: child.operation,
  state: child.state,
  amount: { amount: child.amount, currency: child.currency_code },
  gateway: child.gateway_code,
  message: child.message,
  initiator: child.initiator?.username ?? null,
  created: child.created,
  stateChanged: child.state_changed_at,
})

export const toEvent = (entry: z.infer<typeof TimelineEntry>): web.EventShown => ({
  kind: entry.kind,
  code: entry.code,
  toState: entry.to_state,
  actor: entry.actor,
  amount:
    entry.amount === null || entry.currency_code === null
      ? null
      : { amount: entry.amount, currency: entry.currency_code },
  attemptId: entry.attempt_id,
  callback: entry.callback,
  at: entry.at,
})

export const toMessage = (row: z.infer<typeof NotificationRow>): web.MessageShown => ({
  id: row.id,
  occasion: row.occasion,
  channel: row.channel,
  recipient: row.recipient,
  state: row.state,
  problem: row.problem,
  at: row.sent_at ?? row.created,
})

export const toWebhook = (row: z.infer<typeof WebhookRow>): web.WebhookShown => ({
  id: row.event_id,
  type: row.type,
  url: row.url,
  state: row.state,
  tries: row.tries,
  status: row.last_status,
  problem: row.last_problem,
  at: row.delivered_at ?? row.created,
})

export const toAudit = (row: z.infer<typeof AuditRow>): web.AuditShown => ({
  actor: row.actor,
  action: row.action,
  ...toldOf(row.detail),
  at: row.at,
})
