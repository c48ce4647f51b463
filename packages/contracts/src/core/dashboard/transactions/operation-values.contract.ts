import { z } from 'zod'
import { CurrencyCode, DecimalText, PublicId } from '../../../values/core.ts'
import { ActionNow } from '../../../values/list-config.ts'

/** What staff may do with a transaction; `delete` is asked for by DELETE. */
export const operations = [
  'refund',
  'capture',
  'void',
  'cancel',
  'expire',
  'delete',
  'restore',
  'email',
  'sms',
  'disclose',
  'inquiry',
  'count',
  'release',
] as const
export const Operation = z.enum(operations)
export type Operation = z.infer<typeof Operation>

/** S2 §3 Row action, with whose money it is about and whether the user may press it. */
export const OfferedAction = ActionNow.safeExtend({ value: Operation })
export type OfferedAction = z.infer<typeof OfferedAction>

/** 200: it was done, or it was taken on and its end is still to come (`queued`). 202: colleagues check it first (`requested`). */
export const OperationDone = z.object({
  message: z.string(),
  result: z.enum(['done', 'queued', 'requested']),
  /** Of the transaction, now. */
  state: z.string(),
  /** The child it made; null where it makes none. */
  child_id: PublicId.nullable(),
  /** The operation request that waits for colleagues; null elsewhere. */
  request_id: PublicId.nullable(),
})
export type OperationDone = z.infer<typeof OperationDone>

/** 400, 403, 409: nothing was done. S2 §8 shows `message`. */
export const OperationRefused = z.object({
  message: z.string(),
  detail: z.string(),
  code: z.string(),
  /** What is available now, and of which currency, where the amount was refused. */
  available_amount: DecimalText.optional(),
  currency_code: CurrencyCode.optional(),
})
export type OperationRefused = z.infer<typeof OperationRefused>

export const BulkResult = z.object({
  id: PublicId,
  status: z.int(),
  code: z.string(),
  message: z.string(),
})

/** One result per id, in the order they were sent. */
export const BulkAnswer = z.object({ message: z.string(), results: z.array(BulkResult) })
export type BulkAnswer = z.infer<typeof BulkAnswer>
