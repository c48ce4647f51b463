import type { EventField, FeedbackField, FieldScope } from './event.domain.ts'
import type { EventState } from './events.schema.ts'

/** All that can be said of an event. Money in minor units of the merchant's currency, hours in minutes of the day. */
export type EventWish = {
  /** Null: made from the title. */
  slug: string | null
  state: EventState
  titleEn: string
  titleAr: string
  descriptionEn: string
  descriptionAr: string
  placeEn: string
  placeAr: string
  addressEn: string
  addressAr: string
  lat: number | null
  lng: number | null
  timezone: string
  isFree: boolean
  salesFrom: Date | null
  salesUntil: Date | null
  termsEn: string
  termsAr: string
  maxPerBooking: number
  maxBookingsPerContact: number | null
  changeUntilHours: number | null
  cancelUntilHours: number | null
  refundPercent: number
  keptMinutes: number
  waitingZone: boolean
  contactEmail: string | null
  contactPhone: string | null
  feedbackFields: FeedbackField[]
  position: number
  pictures: readonly {
    url: string
    altEn: string
    altAr: string
    width: number | null
    height: number | null
  }[]
  /** How many the place holds on each day; null: only its tickets limit it. */
  days: readonly { date: string; capacity: number | null; isCanceled: boolean }[]
  tickets: readonly TicketWish[]
  fields: readonly (EventField & { scope: FieldScope; shownAtDoor: boolean })[]
}

export type TicketWish = {
  /** Null: a new one. */
  publicId: string | null
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  price: number
  startMinute: number
  endMinute: number
  minPerBooking: number
  maxPerBooking: number
  salesFrom: Date | null
  salesUntil: Date | null
  unlockCode: string | null
  /** The place in the list of the ticket that it is an add-on of. */
  requires: number | null
  dates: readonly {
    date: string
    slotStart: number | null
    slotEnd: number | null
    price: number | null
    /** How many are sold in all; null without a limit. */
    capacity: number | null
  }[]
}

export type EventProblem =
  | { field: 'slug'; says: 'slugInvalid' | 'slugTaken' | 'slugReserved' }
  | { field: 'title_en'; says: 'titleMissing' }
  | { field: 'timezone'; says: 'timezoneUnknown' }
  | { field: 'dates'; says: 'dateInvalid' | 'dateTwice' }
  | { field: 'tickets'; says: 'ticketsMissing' }
  | { field: 'sales_until'; says: 'salesEndBeforeStart' }
  | { field: 'fields'; says: 'fieldTwice' }
  | { field: `tickets.${number}.name_en`; says: 'titleMissing' }
  | { field: `tickets.${number}.dates`; says: 'dateInvalid' | 'dateTwice' | 'dateUnknown' }
  | { field: `tickets.${number}.max_per_booking`; says: 'maxBelowMin' }
  | { field: `tickets.${number}.requires`; says: 'requiresUnknown' }
  | { field: `tickets.${number}.id`; says: 'ticketUnknown' }
  /** More are sold and kept already: the largest of those days. */
  | { field: `tickets.${number}.dates` | 'dates'; says: 'capacityTooLow'; taken: number }
