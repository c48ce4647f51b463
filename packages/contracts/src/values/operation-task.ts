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

/** An operation that waits for colleagues, or did (payments B8). `actions` are this user's. */
export const OperationTask = z.object({
  id: PublicId,
  process_id: z.literal('operation_request'),
  status: OperationRequestStatus,
  operation: z.enum(['refund', 'capture', 'void']),
  amount: DecimalText,
  currency_code: CurrencyCode,
  /** What the attempt was paid with, fee included. */
  paid_amount: DecimalText,
  paid_currency_code: CurrencyCode,
  gateway_name_en: z.string(),
  gateway_name_ar: z.string(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  /** In the words of whoever asked. */
  why: z.string().nullable(),
  /** The transaction it is about. */
  object: PublicId,
  plugin: z.string(),
  /** Who asked; the key's name where a merchant's server did. */
  username: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  is_by_key: z.boolean(),
  /** How many colleagues have to say yes, and who has. */
  checkers: z.int(),
  checked_by: z.array(z.string()),
  created: Instant,
  /** Until when somebody has to answer, or to try again; null once that is over. */
  expires: Instant.nullable(),
  decided: Instant.nullable(),
  decided_by: z.string().nullable(),
  /** Of a no. */
  reason: z.string().nullable(),
  /** Manual action required: why it could not be done, in the language of the request. */
  problem: z.string().nullable(),
  /** The child it made; null until it is done. */
  child_id: PublicId.nullable(),
  actions: z.array(
    z.object({
      value: OperationAnswer,
      verbose_name: z.string(),
      url: z.string(),
      method: z.literal('POST'),
    }),
  ),
  /** Why this user may not approve what waits; null where they may, or nothing waits. */
  hindrance: z.string().nullable(),
})
export type OperationTask = z.infer<typeof OperationTask>
