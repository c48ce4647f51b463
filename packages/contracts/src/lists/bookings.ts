import { list, one, range, text } from './list.ts'

/** S2 §4. */
export const attendances = ['attended', 'not_attended', 'partial_attended'] as const

/** Bookings of S2 §2. `ticket` is used together with its event. */
export const bookingList = list({
  filters: {
    event: text(64),
    ticket: text(64),
    email: text(128),
    customerPhone: text(32),
    fullName: text(128),
    eventDate: text(10),
    created: range(),
    attendance: one(attendances),
  },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
