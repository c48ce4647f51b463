import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from './web.ts'

/** What the server would do with a row now (S2 §3 "Row action"). */
export const RowAction = z.object({
  /** refund, capture, void, cancel, expire, delete, restore, email, sms, disclose, inquiry. */
  value: z.string(),
  name: LocalisedText,
  icon: z.string(),
  /** What may still be refunded or captured; null where no amount is asked for. */
  available: z.nullable(MoneyValue),
  /** The attempt whose money it is about; null where it is about the transaction. */
  attemptId: z.nullable(z.string()),
  /** Mismatched money of that attempt, which goes back whole; null elsewhere. */
  claim: z.nullable(z.string()),
  /** Cash, a hold that is given up and mismatched money move as a whole: no amount is asked for. */
  movesWhole: z.boolean(),
  /** False: pressing it asks for the permission. */
  isPermitted: z.boolean(),
  /** Why pressing it is no use now; null: it is of use. */
  hindrance: z.nullable(z.string()),
})
export type RowAction = z.infer<typeof RowAction>
