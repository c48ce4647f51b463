import type { Pool } from 'pg'
import { fresh, one, type Maker } from './maker.ts'

/** Events and bookings, by what their addresses name. */
export const eventMakers: readonly Maker[] = [
  {
    of: /\/plugins\/event\/tickets\/:token/,
    make: async (_pool, { merchantId }) => `link-of-${merchantId}`,
    ownIsMissing: 'a link is signed, not stored',
  },
  {
    of: /\/plugins\/event\/feedback\/:slug/,
    make: (pool, { merchantId }) => eventOf(pool, merchantId),
    ownIsMissing: 'a form opens by its signed link alone',
  },
  {
    of: /\/plugins\/event\/(events|registration)\/:slug/,
    make: (pool, { merchantId }) => eventOf(pool, merchantId),
  },
  {
    of: /\/plugins\/event\/hold\/:id/,
    make: async (pool, { merchantId }) => {
      const slug = await eventOf(pool, merchantId)
      return one(
        pool,
        `with kept as (
           insert into stock_hold (merchant_id, state, expires_at, created_at)
           values ($1, 'held', now() + interval '1 hour', now()) returning id)
         insert into event_hold (merchant_id, public_id, hold_id, event_id, lines, created_at)
         select $1, $2, kept.id, event.id, '[{"ticket": "x", "date": "2026-12-18", "slot": null, "quantity": 1}]', now()
         from kept, event where event.slug = $3 and event.merchant_id = $1 returning public_id as id`,
        [merchantId, fresh('hold'), slug],
      )
    },
  },
  {
    of: /\/plugins\/event\/booking\/(list|update)\/:id/,
    make: (pool, { merchantId }) => bookingOf(pool, merchantId),
  },
  {
    of: /\/plugins\/event\/dashboard\/events\/:id/,
    make: async (pool, { merchantId }) =>
      one(pool, `select public_id as id from event where slug = $1 and merchant_id = $2`, [
        await eventOf(pool, merchantId),
        merchantId,
      ]),
  },
  {
    of: /\/plugins\/event\/tickets_for_booking\/:id/,
    make: (pool, { merchantId }) => bookingOf(pool, merchantId),
    ownIsMissing: 'a booking opens with its secret alone',
  },
]

const eventOf = (pool: Pool, merchantId: number): Promise<string> =>
  one(
    pool,
    `insert into event (merchant_id, public_id, slug, state, title_en, title_ar, created_at, changed_at)
     values ($1, $2, $2, 'published', 'x', 'x', now(), now()) returning slug as id`,
    [merchantId, fresh('event')],
  )

async function bookingOf(pool: Pool, merchantId: number): Promise<string> {
  const slug = await eventOf(pool, merchantId)
  await pool.query(
    `insert into event_ticket (merchant_id, public_id, event_id, name_en, name_ar, price, start_minute, end_minute, created_at)
     select merchant_id, 'ticket-of-' || slug, id, 'x', 'x', 1000, 600, 660, now() from event where slug = $1 and merchant_id = $2`,
    [slug, merchantId],
  )
  return one(
    pool,
    `with sold as (
       insert into shop_order (merchant_id, public_id, number, plugin, unit_key, language, state, payment_state, fulfilment,
         currency, subtotal, grand_total, created_at, state_changed_at)
       select merchant_id, 'order-of-' || $2, lpad(regexp_replace($2, '[^0-9]', '', 'g'), 8, '5'), 'event', key, 'en', 'booked',
         'none_due', 'none', 'KWD', 0, 0, now(), now()
       from unit where merchant_id = $1 limit 1 returning id),
     booked as (
       insert into booking (merchant_id, public_id, uuid, order_id, position, event_id, ticket_id, event_date, starts_at, ends_at,
         quantity, state, is_free, email, first_name, phone, language, source, created_at, state_changed_at)
       select $1, $2, 'secret-of-' || $2, sold.id, 1, event.id, event_ticket.id, '2026-12-18', now(), now(), 1, 'booked', true,
         'noura@example.com', 'Noura', '+96550012345', 'en', 'web', now(), now()
       from sold, event join event_ticket on event_ticket.event_id = event.id
       where event.slug = $3 and event.merchant_id = $1 returning id, public_id, event_id, ticket_id),
     listed as (
       insert into booking_item (merchant_id, booking_id, seq, ticket_id, event_date, quantity, state, amount, created_at)
       select $1, id, 1, ticket_id, '2026-12-18', 1, 'paid', 0, now() from booked)
     insert into booking_place (merchant_id, booking_id, event_id, number, key, is_purchased, created_at)
     select $1, id, event_id, 1, 'key-of-' || public_id, true, now() from booked returning substr(key, 8) as id`,
    [merchantId, fresh('booking'), slug],
  )
}

/** Each hangs on what the makers have made of the same merchant. */
export const eventRows: readonly string[] = [
  `insert into event_slug (merchant_id, slug, event_id, at)
   select merchant_id, 'old-' || slug, id, now() from event where merchant_id = $1`,
  `insert into booking_feedback (merchant_id, booking_id, event_id, values, language, created_at, changed_at)
   select merchant_id, id, event_id, '{"stars": "5"}', 'en', now(), now() from booking where merchant_id = $1`,
  `insert into place_entry (merchant_id, list_id, place_id, is_inside, entries)
   select p.merchant_id, (select min(id) from checkin_list l where l.merchant_id = $1), p.id, true, 1
   from booking_place p where p.merchant_id = $1`,
  `insert into place_scan (merchant_id, event_id, place_id, code_hash, kind, verdict, scanned_at, received_at)
   select merchant_id, event_id, id, 'x', 'entry', 'ok', now(), now() from booking_place where merchant_id = $1`,
]

/** What its routes are sent before they look at their id. */
export const eventBodies: Readonly<Record<string, unknown>> = {
  'eventBooking.register': {
    lines: [{ ticket: 'nobody', event_date: '2026-12-18', quantity: 1 }],
    email: 'noura@example.com',
    customer_first_name: 'Noura',
    customer_phone: '+96550012345',
    terms_version: 0,
  },
  'bookings.update': { new_email: 'noura@example.com' },
  'fulfilment.validate': { event_id: 'nobody', qrcode: '1' },
  'eventBooking.feedback': { token: 'nobody', fields: {} },
}
