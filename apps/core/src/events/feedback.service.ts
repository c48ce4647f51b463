import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findBooking, lockBooking, type BookingRow } from '../kernel/events/bookings.store.ts'
import { findEventsOfIds, type EventRow } from '../kernel/events/events.store.ts'
import { findFeedback, saveFeedback, type FeedbackRow } from '../kernel/events/feedback.store.ts'
import type { EventDeps } from '../kernel/events/show-events.service.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { LinkSigner } from '../platform/sealing/signed-link.ts'
import { readAnswers, type AnswerProblem } from '../kernel/events/event-answers.domain.ts'

export type FeedbackDeps = EventDeps & { links: LinkSigner }

const day = 86_400_000
/** An answer can be changed for a day; the form closes 30 days after the event. */
export const openDays = 30

/** The link of a booking's mail. */
export const feedbackToken = (links: LinkSigner, row: Pick<BookingRow, 'publicId' | 'endsAt'>): string =>
  links.sign('feedback', row.publicId, new Date(row.endsAt.getTime() + openDays * day))

export type FeedbackAsked = { merchantId: number; slug: string; token: string }
export type FeedbackForm = { event: EventRow; booking: BookingRow; before: FeedbackRow | null }
export type FeedbackRefusal = 'notFound' | 'early' | 'late'

export async function feedbackForm(
  db: Db | Tx,
  { links, clock }: Pick<FeedbackDeps, 'links' | 'clock'>,
  { merchantId, slug, token }: FeedbackAsked,
): Promise<Result<FeedbackForm, FeedbackRefusal>> {
  const now = clock.now()
  const publicId = links.read('feedback', token, now)
  const booking = publicId === null ? null : await findBooking(db, { merchantId, publicId })
  if (booking?.state !== 'booked') return refused('notFound')
  const [event] = await findEventsOfIds(db, { merchantId, ids: [booking.eventId] })
  if (event?.slug !== slug || event.feedbackFields.length === 0) return refused('notFound')
  if (booking.endsAt > now) return refused('early')
  const before = await findFeedback(db, { merchantId, bookingId: booking.id })
  if (before && before.createdAt.getTime() + day <= now.getTime()) return refused('late')
  return accepted({ event, booking, before })
}

export async function leaveFeedback(
  deps: FeedbackDeps,
  { values, language, ...asked }: FeedbackAsked & { values: Record<string, string>; language: Locale },
): Promise<Result<null, FeedbackRefusal | AnswerProblem[]>> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const form = await feedbackForm(tx, deps, asked)
    if (!form.ok) return form
    const { event, booking } = form.value
    const read = readAnswers(event.feedbackFields, values)
    if (read.problems.length > 0) return refused(read.problems)
    const { merchantId } = asked
    await lockBooking(tx, { merchantId, bookingId: booking.id })
    await saveFeedback(tx, {
      merchantId,
      bookingId: booking.id,
      eventId: event.id,
      values: read.values,
      language,
      createdAt: now,
      changedAt: now,
    })
    return accepted(null)
  })
}
