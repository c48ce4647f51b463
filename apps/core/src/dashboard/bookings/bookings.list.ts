import { bookingList } from '@wasl/contracts/lists/bookings'
import { latinDigits } from '@wasl/domain/digits'
import { readOrderNumber } from '@wasl/domain/order-number'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { booking } from '../../kernel/events/bookings.schema.ts'
import { within } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { saysWords } from '../../platform/db/said-words.ts'

const { firstName, lastName, email, phone } = booking
const name = sql`concat_ws(' ', ${firstName}, ${lastName})`

const places = sql`(select count(*) from booking_place p where p.booking_id = ${booking.id}
  and p.merchant_id = ${booking.merchantId} and p.state = 'active')`
const came = sql`(select count(*) from booking_place p where p.booking_id = ${booking.id}
  and p.merchant_id = ${booking.merchantId} and p.first_in_at is not null)`

/** commerce.md D33: not attended is whoever did not come yet, whether it is over or not. */
const attended = {
  attended: sql`${booking.state} = 'booked' and ${came} > 0 and ${came} >= ${places}`,
  partial_attended: sql`${booking.state} = 'booked' and ${came} > 0 and ${came} < ${places}`,
  not_attended: sql`${booking.state} = 'booked' and ${came} = 0`,
}

function says(q: string): SQL | undefined {
  const number = readOrderNumber(q)
  const who = sql`search_fold(concat_ws(' ', ${name}, ${email}, ${phone}))`
  const ofOrder = sql`${booking.orderId} = (select o.id from shop_order o
    where o.merchant_id = ${booking.merchantId} and o.number = ${number})`
  return or(number ? ofOrder : undefined, saysWords(who, latinDigits(q)))
}

export const bookings = listOf(bookingList, booking, {
  id: booking.id,
  publicId: booking.publicId,
  createdAt: booking.createdAt,
  columns: {
    event: (id) =>
      sql`${booking.eventId} = (select e.id from event e where e.merchant_id = ${booking.merchantId} and e.public_id = ${id})`,
    ticket: (id) =>
      sql`${booking.ticketId} = (select t.id from event_ticket t where t.merchant_id = ${booking.merchantId} and t.public_id = ${id})`,
    email: (value) => sql`lower(${email}) = lower(${value.trim()})`,
    customerPhone: (value) => sql`${phone} = ${latinDigits(value).replaceAll(/[\s-]/g, '')}`,
    fullName: (value) => saysWords(sql`search_fold(${name})`, value),
    eventDate: (value) => sql`${booking.eventDate}::text = ${value}`,
    created: within(booking.createdAt),
    attendance: (value) => attended[value],
  },
  sorts: { created: [booking.createdAt] },
  scope: ({ merchantId }: { merchantId: number }) => and(eq(booking.merchantId, merchantId)),
  says,
})
