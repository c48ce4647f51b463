import { longestValues } from '@wasl/domain/listed-values'
import { z } from 'zod'

/** A list as one user likes to see it. The list has its name: `orders`, `payment_request`, `deleted.payment_request`. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()),
})
export type SavedView = z.infer<typeof SavedView>

export const SavedViewWish = z.strictObject({
  name: z.string().trim().min(1).max(64),
  /** Search, filters and sort, as in the address. */
  query: z.record(z.string().max(64), z.string().max(longestValues)),
  columns: z.array(z.string().max(64)).max(100),
})
export type SavedViewWish = z.infer<typeof SavedViewWish>
