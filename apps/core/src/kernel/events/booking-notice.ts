import type { Notice } from '../notices/notices.store.ts'
import type { BookingRow } from './bookings.store.ts'

/** Ids and states only: who hears it reads the rest. */
export const bookingNotice = (row: BookingRow): Notice => ({
  merchantId: row.merchantId,
  topic: 'booking.changed',
  aggregate: `booking:${row.id}`,
  dedupeKey: `booking.changed:${row.id}:${row.revision}`,
  payload: { booking: row.publicId, state: row.state },
})
