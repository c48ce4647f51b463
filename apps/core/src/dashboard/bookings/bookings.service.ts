import { bookingList } from '@wasl/contracts/lists/bookings'
import type { CoreFilters } from '@wasl/contracts/lists/query'
import { isEmail } from '@wasl/domain/email'
import { decimalText, money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { audited, type By } from '../../kernel/administered/by.ts'
import { bookingNotice } from '../../kernel/events/booking-notice.ts'
import {
  findBooking,
  findItems,
  findOrderOfBooking,
  findPlaces,
  lockBooking,
  updateBooking,
  type BookingItemRow,
  type PlaceRow,
} from '../../kernel/events/bookings.store.ts'
import { changeBooking, type ChangeBooking } from '../../kernel/events/change-booking.service.ts'
import type { LineProblem } from '../../kernel/events/wanted-tickets.ts'
import { cancelBooking } from '../../kernel/events/cancel-booking.service.ts'
import { findTickets, type TicketRow } from '../../kernel/events/events.store.ts'
import { countPlacesOf, findListedBookings, type ListedRow } from '../../kernel/events/list-bookings.store.ts'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import { writeNotice } from '../../kernel/notices/notices.store.ts'
import { findOrderMoney, lockOrder, type OrderRow } from '../../kernel/orders/orders.store.ts'
import type { TicketDeps } from '../../kernel/events/offer-tickets.service.ts'
import { may } from '../../kernel/people/staff.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bookings } from './bookings.list.ts'

/** Money of one payment that goes back, with every check that refunds have. */
export type GiveBack = (wish: {
  by: By
  language: 'en' | 'ar'
  plugin: string
  transactionId: string
  operation: 'refund' | 'void'
  /** Decimal text; null for all of it. */
  amount: string | null
  reason: string | null
  idempotencyKey: string
}) => Promise<{ result: 'done' | 'queued' | 'requested' | 'refused'; message: string }>

export type BookingDeps = TicketDeps & { giveBack: GiveBack }

const usualSize = 10

export async function bookingsPage(
  { db, clock }: BookingDeps,
  merchantId: number,
  query: CoreFilters<typeof bookingList> & Numbered,
): Promise<{ count: number; asOf: string; rows: ListedRow[] }> {
  const asked = { scope: { merchantId }, filters: readAsked(bookingList, query) }
  const page = numberedPage(bookingList, { page_size: usualSize, ...query })
  const { ids, count } = await bookings.readPage(db, { ...asked, page })
  const rows = inOrder(ids, await findListedBookings(db, { merchantId, ids }))
  return { count, asOf: asOfPage(page, clock.now()), rows }
}

export async function bookingStatistics(
  { db }: BookingDeps,
  merchantId: number,
  query: CoreFilters<typeof bookingList>,
): Promise<{ booked: number; attended: number; not_attended: number }> {
  const asked = { scope: { merchantId }, filters: readAsked(bookingList, query) }
  const { condition } = await bookings.findCondition(db, asked)
  const { booked, attended } = await countPlacesOf(db, condition)
  return { booked, attended, not_attended: booked - attended }
}

export type ShownBooking = ListedRow & {
  order: OrderRow
  items: { row: BookingItemRow; ticket: TicketRow }[]
  members: PlaceRow[]
  refundable: number
}

export async function showBooking(
  { db }: Pick<BookingDeps, 'db'>,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<ShownBooking | null> {
  const row = await findBooking(db, { merchantId, publicId })
  if (!row) return null
  const bookingIds = [row.id]
  const [[listed], order, items, members, tickets] = await Promise.all([
    findListedBookings(db, { merchantId, ids: bookingIds }),
    findOrderOfBooking(db, { merchantId, orderId: row.orderId }),
    findItems(db, { merchantId, bookingIds }),
    findPlaces(db, { merchantId, bookingIds }),
    findTickets(db, { merchantId, eventIds: [row.eventId] }),
  ])
  if (!listed) return null
  const sums = await inTransaction(db, (tx) => findOrderMoney(tx, { merchantId, orderId: row.orderId }))
  return {
    ...listed,
    order,
    items: items.flatMap((item) => {
      const ticket = tickets.find(({ id }) => id === item.ticketId)
      return ticket ? [{ row: item, ticket }] : []
    }),
    members,
    refundable: sums.captured - sums.refunded - sums.underWay,
  }
}

export type BookingRefusal =
  | { kind: 'notFound' | 'notPossible' | 'needsRefund' | 'nothing' | 'pending' | 'tooFewLeft' | 'payment' }
  | { kind: 'line'; problem: LineProblem }
  | { kind: 'fields'; field: 'new_email' }

export type MoneyBack = { transactionId: string } & Awaited<ReturnType<GiveBack>>
type Changed = Result<
  { booking: ShownBooking; money: MoneyBack[]; transaction: string | null },
  BookingRefusal
>
type At = { merchantId: number; publicId: string }

/** commerce.md D11: the money half needs its own permission and goes through the checks of refunds. */
export async function cancelBookingAs(
  deps: BookingDeps,
  by: By,
  {
    at,
    reason,
    refund,
    language,
  }: { at: At; reason: string | null; refund: 'full' | 'none'; language: 'en' | 'ar' },
): Promise<Changed> {
  const before = await showBooking(deps, at)
  if (!before) return refused({ kind: 'notFound' })
  const { staff } = by
  if (refund === 'full' && before.refundable > 0 && !may(staff, 'payment.refund'))
    return refused({ kind: 'needsRefund' })
  const canceled = await cancelBooking(deps, {
    ...at,
    reason,
    by: 'staff',
    actor: staff.username,
    refunds: refund === 'full',
  })
  if (!canceled.ok) return canceled
  const { currency } = before.order
  const given: MoneyBack[] = []
  for (const { publicId, state, minor } of canceled.value.toGiveBack)
    given.push({
      transactionId: publicId,
      ...(await deps.giveBack({
        by,
        language,
        reason,
        plugin: 'event',
        transactionId: publicId,
        operation: state === 'authorized' ? 'void' : 'refund',
        amount: minor === null ? null : decimalText(money(minor, currency)),
        idempotencyKey: `cancel:${at.publicId}:${publicId}`,
      })),
    })
  const booking = await showBooking(deps, at)
  return booking ? accepted({ booking, money: given, transaction: null }) : refused({ kind: 'notFound' })
}

export type Moving = {
  at: At
  wish: ChangeBooking['wish']
  pgCodes: readonly string[]
  waives: boolean
  refund: 'full' | 'none'
  language: 'en' | 'ar'
}

/** commerce.md D31: what costs less goes back if staff say so, what costs more is asked for. */
export async function moveBookingAs(
  deps: BookingDeps,
  by: By,
  { at, wish, pgCodes, waives, refund, language }: Moving,
): Promise<Changed> {
  const { staff } = by
  const actor = staff.username
  const done = await changeBooking(deps, { ...at, by: 'staff', actor, wish, pgCodes, waives })
  if (!done.ok) return done
  const { less, transaction } = done.value
  await inTransaction(deps.db, (tx) =>
    audited(tx, by, { action: 'booking.moved', object: `booking:${at.publicId}`, now: deps.clock.now() }),
  )
  const given: MoneyBack[] = []
  if (less && refund === 'full' && may(staff, 'payment.refund')) {
    const order = await showBooking(deps, at)
    const amount = order && decimalText(money(less.minor, order.order.currency))
    given.push({
      transactionId: less.payment,
      ...(await deps.giveBack({
        by,
        language,
        reason: null,
        plugin: 'event',
        transactionId: less.payment,
        operation: 'refund',
        amount,
        idempotencyKey: `change:${at.publicId}:${order?.row.revision}`,
      })),
    })
  }
  const booking = await showBooking(deps, at)
  return booking
    ? accepted({ booking, money: given, transaction: transaction?.publicId ?? null })
    : refused({ kind: 'notFound' })
}

export async function changeEmail(
  deps: BookingDeps,
  by: By,
  { at, email }: { at: At; email: string },
): Promise<Changed> {
  const { db, clock } = deps
  const found = await findBooking(db, at)
  if (!found) return refused({ kind: 'notFound' })
  if (!isEmail(email)) return refused({ kind: 'fields', field: 'new_email' })
  await inTransaction(db, async (tx) => {
    const { merchantId } = at
    await lockOrder(tx, { merchantId, orderId: found.orderId })
    const row = await lockBooking(tx, { merchantId, bookingId: found.id })
    const now = clock.now()
    await updateBooking(tx, row, { email })
    await audited(tx, by, { action: 'booking.email', object: `booking:${row.publicId}`, now })
    await writeNotice(tx, bookingNotice({ ...row, revision: row.revision + 1 }), now)
  })
  const booking = await showBooking(deps, at)
  return booking ? accepted({ booking, money: [], transaction: null }) : refused({ kind: 'notFound' })
}

/** Once more to whoever booked: a press a minute, however often it is pressed. */
export async function resendTickets(
  { db, clock }: BookingDeps,
  by: By,
  at: At,
): Promise<Result<{ email: string }, 'notFound' | 'nothing'>> {
  const row = await findBooking(db, at)
  if (!row) return refused('notFound')
  if (row.state !== 'booked' || row.email === null) return refused('nothing')
  const { merchantId } = at
  const order = await findOrderOfBooking(db, { merchantId, orderId: row.orderId })
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await writeNotice(
      tx,
      {
        merchantId,
        topic: 'tickets.asked',
        aggregate: `order:${order.id}`,
        dedupeKey: `tickets.asked:${row.id}:${Math.floor(now.getTime() / 60_000)}`,
        payload: { order: order.publicId, booking: row.publicId },
      },
      now,
    )
    await audited(tx, by, { action: 'booking.mailed', object: `booking:${row.publicId}`, now })
  })
  return accepted({ email: row.email })
}
