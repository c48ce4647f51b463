import type { BookingRow, PlaceRow } from './bookings.store.ts'
import type { TicketSigner } from './ticket-signer.ts'

type OfPlace = {
  event: { publicId: string }
  row: BookingRow
  place: PlaceRow
  /** Of the ticket in the list of its event. */
  position: number
}

/** What the code of a place says, on paper, on a phone and at the door. */
export const codeOf = (signer: TicketSigner, { event, row, place, position }: OfPlace): string =>
  signer.codeOf({
    event: event.publicId,
    key: place.key,
    date: row.eventDate,
    startMinute: row.slotStart ?? 0,
    version: place.version,
    ticket: position,
  })
