import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bookingFeedback } from './bookings.schema.ts'

export type FeedbackRow = typeof bookingFeedback.$inferSelect

export async function findFeedback(
  db: Db | Tx,
  { merchantId, bookingId }: { merchantId: number; bookingId: number },
): Promise<FeedbackRow | null> {
  const [row] = await db
    .select()
    .from(bookingFeedback)
    .where(and(eq(bookingFeedback.bookingId, bookingId), eq(bookingFeedback.merchantId, merchantId)))
  return row ?? null
}

/** One answer for a booking: a second one takes the place of the first, which keeps its moment. */
export async function saveFeedback(tx: Tx, values: typeof bookingFeedback.$inferInsert): Promise<void> {
  const { values: answers, language, changedAt } = values
  await tx
    .insert(bookingFeedback)
    .values(values)
    .onConflictDoUpdate({
      target: bookingFeedback.bookingId,
      set: { values: answers, language, changedAt },
    })
}
