import { z } from 'zod'
import { CurrencyCode, DecimalText, PublicId } from '../../../values/core.ts'
import { RowAction } from '../../../values/list-config.ts'

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
] as const
export const Operation = z.enum(operations)
export type Operation = z.infer<typeof Operation>

/** S2 §3 Row action, with whose money it is about and whether the user may press it. */
export const OfferedAction = RowAction.extend({
  value: Operation,
  currency_code: CurrencyCode,
  /** The attempt whose money it is about; null where it is about the transaction. */
  attempt_id: PublicId.nullable(),
  /** Mismatched money of that attempt, by the gateway's name of the operation; null elsewhere. */
  claim: z.string().nullable(),
  /** Cash, a hold that is given up and mismatched money move as a whole: a part of it is refused. */
  moves_whole: z.boolean(),
  /** False: pressing it asks for the permission and answers 403 with words. */
  is_permitted: z.boolean(),
  /** Why pressing it is no use now: a request about the same money waits for colleagues. Null: it is of use. */
  hindrance: z.string().nullable(),
})
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
  /** What is available now, where the amount was refused. */
  available_amount: DecimalText.optional(),
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
