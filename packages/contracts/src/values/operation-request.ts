import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from './web.ts'

export const operationRequestStatuses = [
  'pending',
  'approved',
  'rejected',
  'canceled',
  'done',
  'manual',
  'expired',
] as const
export const operationAnswers = ['approve', 'reject', 'cancel', 'retry'] as const
export type OperationAnswer = (typeof operationAnswers)[number]

/** An operation that waits, or waited, for approval (payments B8). `answers` are those of this user. */
export const OperationRequest = z.object({
  id: z.string(),
  status: z.enum(operationRequestStatuses),
  operation: z.enum(['refund', 'capture', 'void']),
  amount: MoneyValue,
  /** Amount of its payment, fee included. */
  paid: MoneyValue,
  gateway: LocalisedText,
  customer: z.nullable(LocalisedText),
  /** Reason in the words of the person who asked. */
  why: z.nullable(z.string()),
  /** The transaction it is about. */
  object: z.string(),
  username: z.string(),
  name: LocalisedText,
  /** True if a merchant's server asked. */
  isByKey: z.boolean(),
  checkers: z.int(),
  checkedBy: z.array(z.string()),
  askedAt: z.string(),
  /** Until when it can be approved or tried again. */
  until: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why it failed. */
  problem: z.nullable(z.string()),
  answers: z.array(z.enum(operationAnswers)),
  /** Why this user may not approve it. */
  hindrance: z.nullable(z.string()),
})
export type OperationRequest = z.infer<typeof OperationRequest>
