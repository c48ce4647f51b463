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

/** An operation that waits for colleagues, or did (payments B8). `answers` are this user's. */
export const OperationRequest = z.object({
  id: z.string(),
  status: z.enum(operationRequestStatuses),
  operation: z.enum(['refund', 'capture', 'void']),
  amount: MoneyValue,
  /** What its payment was made with, fee included. */
  paid: MoneyValue,
  gateway: LocalisedText,
  customer: z.nullable(LocalisedText),
  /** In the words of whoever asked. */
  why: z.nullable(z.string()),
  /** The transaction it is about. */
  object: z.string(),
  username: z.string(),
  name: LocalisedText,
  /** A merchant's own server asked. */
  isByKey: z.boolean(),
  checkers: z.int(),
  checkedBy: z.array(z.string()),
  askedAt: z.string(),
  /** Until when somebody has to answer, or to try again. */
  until: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why it could not be done. */
  problem: z.nullable(z.string()),
  answers: z.array(z.enum(operationAnswers)),
  /** Why this user may not approve what waits. */
  hindrance: z.nullable(z.string()),
})
export type OperationRequest = z.infer<typeof OperationRequest>
