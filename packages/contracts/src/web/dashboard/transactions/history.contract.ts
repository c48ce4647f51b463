import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from '../../../values/web.ts'

/** One attempt, with the gateway's answer. */
export const AttemptShown = z.object({
  id: z.string(),
  state: z.string(),
  gateway: LocalisedText,
  isWinner: z.boolean(),
  /** A second payment of the same request. */
  isSurplus: z.boolean(),
  total: MoneyValue,
  fee: MoneyValue,
  captured: MoneyValue,
  refunded: MoneyValue,
  /** Mismatched money by currency. */
  quarantined: z.array(MoneyValue),
  trackId: z.string(),
  paymentId: z.nullable(z.string()),
  message: z.nullable(LocalisedText),
  answer: z.array(z.object({ name: z.string(), value: z.string() })),
  created: z.string(),
  stateChanged: z.string(),
  checked: z.nullable(z.string()),
})
export type AttemptShown = z.infer<typeof AttemptShown>

/** A refund, capture or void. */
export const ChildShown = z.object({
  id: z.string(),
  operation: z.enum(['refund', 'capture', 'void']),
  state: z.string(),
  amount: MoneyValue,
  gateway: z.nullable(z.string()),
  message: z.nullable(z.string()),
  initiator: z.nullable(z.string()),
  created: z.string(),
  stateChanged: z.string(),
})
export type ChildShown = z.infer<typeof ChildShown>

/** Newest first. `kind` says which kind of event `code` names. */
export const EventShown = z.object({
  kind: z.enum(['transaction', 'attempt', 'money', 'gateway', 'audit']),
  code: z.string(),
  toState: z.nullable(z.string()),
  actor: z.string(),
  amount: z.nullable(MoneyValue),
  attemptId: z.nullable(z.string()),
  /** The gateway's result, and the number of deliveries. */
  callback: z.nullable(z.object({ result: z.nullable(z.string()), times: z.number() })),
  at: z.string(),
})
export type EventShown = z.infer<typeof EventShown>

/** A message to a person. */
export const MessageShown = z.object({
  id: z.string(),
  occasion: z.string(),
  channel: z.string(),
  recipient: z.string(),
  state: z.string(),
  problem: z.nullable(z.string()),
  at: z.string(),
})
export type MessageShown = z.infer<typeof MessageShown>

/** An event sent to a merchant's server. */
export const WebhookShown = z.object({
  id: z.string(),
  type: z.string(),
  url: z.string(),
  state: z.string(),
  tries: z.number(),
  status: z.nullable(z.number()),
  problem: z.nullable(z.string()),
  at: z.string(),
})
export type WebhookShown = z.infer<typeof WebhookShown>

/** An action of a person, and its changes. */
export const AuditShown = z.object({
  actor: z.string(),
  action: z.string(),
  changes: z.array(
    z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  at: z.string(),
})
export type AuditShown = z.infer<typeof AuditShown>
