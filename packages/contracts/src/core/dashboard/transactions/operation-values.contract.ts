import { z } from 'zod'
import { CurrencyCode, DecimalText, PublicId } from '../../../values/core.ts'
import { ActionNow } from '../../../values/list-config.ts'

/** Operations of staff on a transaction; `delete` uses DELETE. */
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

/** S2 §3 Row action, with its attempt and whether the user may use it. */
export const OfferedAction = ActionNow.safeExtend({ value: Operation })
export type OfferedAction = z.infer<typeof OfferedAction>

/** 200: done, or accepted and not finished (`queued`). 202: waits for approval (`requested`). */
export const OperationDone = z.object({
  message: z.string(),
  result: z.enum(['done', 'queued', 'requested']),
  /** The transaction's state now. */
  state: z.string(),
  /** The child that it made, or null. */
  child_id: PublicId.nullable(),
  /** The operation request that waits for approval, or null. */
  request_id: PublicId.nullable(),
})
export type OperationDone = z.infer<typeof OperationDone>

/** 400, 403, 409: nothing was done. S2 §8 shows `message`. */
export const OperationRefused = z.object({
  message: z.string(),
  detail: z.string(),
  code: z.string(),
  /** The amount available now, if the amount was refused. */
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

/** One result per id, in the order of the request. */
export const BulkAnswer = z.object({ message: z.string(), results: z.array(BulkResult) })
export type BulkAnswer = z.infer<typeof BulkAnswer>
