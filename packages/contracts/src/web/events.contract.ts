import type { z } from 'zod'
import { eventsContract as reads } from '../core/events.contract.ts'
import { eventBookingContract as sales } from '../core/events/booking.contract.ts'
import { webOf, type Web } from '../web-of.ts'

/** Events below `/bff`: what is only read. An event answers at the slugs it had before, with its slug of today. */
export const eventsContract = webOf(reads, '')
/** From the places that are kept to the tickets. */
export const eventBookingContract = webOf(sales, '')

type Answer<Route extends { responses: { 200: unknown } }> = Route['responses'][200] extends z.ZodType
  ? Web<z.infer<Route['responses'][200]>>
  : never

export type EventCard = Answer<(typeof reads)['list']>['results'][number]
export type EventPage = Answer<(typeof reads)['event']>
export type EventTicket = EventPage['tickets'][number]
export type EventTerms = Answer<(typeof reads)['terms']>
export type RegistrationForm = Answer<(typeof reads)['registrationForm']>
export type EventField = RegistrationForm['fields'][number]
export type EventOffer = Answer<(typeof sales)['payChoices']>
export type KeptPlaces = Answer<(typeof sales)['kept']>
export type BookedTickets = Answer<(typeof sales)['ticketsOfBooking']>
