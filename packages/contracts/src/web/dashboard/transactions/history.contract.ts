import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from '../../../values/web.ts'

/** One try to pay, with what the gateway said. */
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
  /** Money that did not match what was asked for; null where there is none. */
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

/** Newest first. `code` is what happened, by the name of its `kind`. */
export const EventShown = z.object({
  kind: z.enum(['transaction', 'attempt', 'money', 'gateway', 'audit']),
  code: z.string(),
  toState: z.nullable(z.string()),
  actor: z.string(),
  amount: z.nullable(MoneyValue),
  attemptId: z.nullable(z.string()),
  /** What a gateway said, and how often it delivered it. */
  callback: z.nullable(z.object({ result: z.nullable(z.string()), times: z.number() })),
  at: z.string(),
})
export type EventShown = z.infer<typeof EventShown>

/** What a person was told. */
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

/** What a merchant's server was told. */
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

/** What a person did with it, and what it changed. */
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
