import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from './web.ts'

/** An action that the server would accept for a row now (S2 §3 "Row action"). */
export const RowAction = z.object({
  /** refund, capture, void, cancel, expire, delete, restore, email, sms, disclose, inquiry. */
  value: z.string(),
  name: LocalisedText,
  icon: z.string(),
  /** Amount that can be refunded or captured; null if no amount is asked for. */
  available: z.nullable(MoneyValue),
  /** The attempt whose money it moves; null if it concerns the transaction. */
  attemptId: z.nullable(z.string()),
  /** Mismatched money of that attempt, refunded whole; otherwise null. */
  claim: z.nullable(z.string()),
  /** Cash, a released hold and mismatched money move as a whole, so no amount is asked for. */
  movesWhole: z.boolean(),
  /** False: pressing it asks for the permission. */
  isPermitted: z.boolean(),
  /** Why it cannot be used now, or null. */
  hindrance: z.nullable(z.string()),
})
export type RowAction = z.infer<typeof RowAction>
