import { z } from 'zod'
import { CurrencyCode, DecimalText, Instant, PublicId } from './core.ts'

export const operationAnswers = ['approve', 'reject', 'cancel', 'retry'] as const
export const OperationAnswer = z.enum(operationAnswers)

export const OperationRequestStatus = z.enum([
  'PENDING',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'DONE',
  'MANUAL',
  'EXPIRED',
])

/** An operation that waits, or waited, for approval (payments B8). `actions` are those of this user. */
export const OperationTask = z.object({
  id: PublicId,
  process_id: z.literal('operation_request'),
  status: OperationRequestStatus,
  operation: z.enum(['refund', 'capture', 'void']),
  amount: DecimalText,
  currency_code: CurrencyCode,
  /** Amount of the paid attempt, fee included. */
  paid_amount: DecimalText,
  paid_currency_code: CurrencyCode,
  gateway_name_en: z.string(),
  gateway_name_ar: z.string(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  /** Reason in the words of the person who asked. */
  why: z.string().nullable(),
  /** The transaction it is about. */
  object: PublicId,
  plugin: z.string(),
  /** The person who asked, or the name of the API key. */
  username: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  is_by_key: z.boolean(),
  /** How many approvals are needed, and who has approved. */
  checkers: z.int(),
  checked_by: z.array(z.string()),
  created: Instant,
  /** Until when it can be approved or tried again; null afterwards. */
  expires: Instant.nullable(),
  decided: Instant.nullable(),
  decided_by: z.string().nullable(),
  /** Reason of a refusal. */
  reason: z.string().nullable(),
  /** Manual action required: why it failed, in the request's language. */
  problem: z.string().nullable(),
  /** The child that it made; null until it is done. */
  child_id: PublicId.nullable(),
  actions: z.array(
    z.object({
      value: OperationAnswer,
      verbose_name: z.string(),
      url: z.string(),
      method: z.literal('POST'),
    }),
  ),
  /** Why this user may not approve it; null if they may, or if nothing waits. */
  hindrance: z.string().nullable(),
})
export type OperationTask = z.infer<typeof OperationTask>
