import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { hourText } from '@wasl/domain/events/offered-dates'
import { decimalText, money } from '@wasl/domain/money'
import type { Context } from 'hono'
import { byOf } from '../../kernel/administered/by.ts'
import { findEvent, findFields, findShownEvents, type EventRow } from '../../kernel/events/events.store.ts'
import { findBookedDays, findContacts } from '../../kernel/events/list-bookings.store.ts'
import { eventsNow, findEventMerchant, listedEvents } from '../../kernel/events/show-events.service.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { bookingOnWire, listedOnWire } from './booking-on-wire.ts'
import {
  bookingsPage,
  bookingStatistics,
  cancelBookingAs,
  changeEmail,
  showBooking,
  type BookingDeps,
  type BookingRefusal,
} from './bookings.service.ts'
import { bookingStringsAr } from './bookings.strings.ar.ts'
import { bookingStrings } from './bookings.strings.ts'
import { eventChoice, staffTicket } from './event-choice.ts'

const words = wordsOf({ en: bookingStrings, ar: bookingStringsAr })

type C = Context<CoreEnv>
type BookingsHandlers = Handlers<typeof coreContract, CoreEnv>['bookings']

/** Fewer characters would show the whole list of people (commerce.md D65). */
const leastTyped = 3

export const bookingsHandlers = (deps: BookingDeps): BookingsHandlers => {
  const { db, clock } = deps
  const missing = (c: C) => ({ status: 404, body: notFoundBody(c) }) as const
  const eventOf = (c: C, publicId: string) => findEvent(db, { merchantId: c.var.merchantId, publicId })

  return {
    list: async ({ query }, c) => {
      const { count, asOf: as_of, rows } = await bookingsPage(deps, c.var.merchantId, query)
      const now = clock.now()
      return { status: 200, body: { count, as_of, results: rows.map((row) => listedOnWire(row, now)) } }
    },

    listConfig: async ({ query: { event: publicId } }, c) => {
      const { merchantId } = c.var
      const event = publicId === undefined ? null : await eventOf(c, publicId)
      if (publicId !== undefined && !event) return missing(c)
      const events: EventRow[] = event ? [event] : await findShownEvents(db, merchantId)
      const [days, fields] = await Promise.all([
        findBookedDays(db, { merchantId, eventId: event?.id ?? null }),
        findFields(db, { merchantId, eventIds: events.map(({ id }) => id) }),
      ])
      const known = new Set<string>()
      const config = fields.filter(({ name }) => !known.has(name) && known.add(name))
      return {
        status: 200,
        body: {
          actions: {
            GET: {
              all_event_dates: days,
              email_choices: [],
              customer_phone_choices: [],
              config_fields: config.map(({ name, labelEn, labelAr, type, scope, required, options }) => ({
                name,
                label_en: labelEn,
                label_ar: labelAr,
                type,
                scope,
                required,
                options,
              })),
            },
          },
        },
      }
    },

    filterChoices: async ({ query: { field_name: name, field_value: typed } }, c) => {
      const begins = typed.trim()
      const column = name === 'email' ? 'email' : 'phone'
      const found =
        begins.length < leastTyped
          ? []
          : await findContacts(db, { merchantId: c.var.merchantId, column, begins })
      const isEmail = name === 'email'
      return { status: 200, body: { email: isEmail ? found : [], customer_phone: isEmail ? [] : found } }
    },

    statistics: async ({ query }, c) => ({
      status: 200,
      body: await bookingStatistics(deps, c.var.merchantId, query),
    }),

    booking: async ({ params: { id: publicId } }, c) => {
      const found = await showBooking(deps, { merchantId: c.var.merchantId, publicId })
      return found ? { status: 200, body: bookingOnWire(found, clock.now()) } : missing(c)
    },

    update: async ({ params: { id: publicId }, body }, c) => {
      const { merchantId, language } = c.var
      const at = { merchantId, publicId }
      const { status, reason, refund = 'full', new_email: email } = body
      const done =
        status === 'cancel'
          ? await cancelBookingAs(deps, byOf(c), { at, reason: reason ?? null, refund, language })
          : email === undefined
            ? ({ ok: false, error: { kind: 'nothing' } } as const)
            : await changeEmail(deps, byOf(c), { at, email: email.trim() })
      if (!done.ok) return refusedAs(c, done.error)
      const { booking, money: given } = done.value
      return {
        status: 200,
        body: {
          booking: bookingOnWire(booking, clock.now()),
          money: given.map(({ transactionId, result, message }) => ({
            transaction_id: transactionId,
            result,
            message,
          })),
        },
      }
    },

    events: async ({ query: { available, q = '' } }, c) => {
      const { merchantId } = c.var
      const merchant = await findEventMerchant(db, merchantId)
      if (!merchant) return missing(c)
      const rows = await findShownEvents(db, merchantId)
      const now = clock.now()
      const shown =
        available === 'true'
          ? listedEvents(await eventsNow(db, { merchantId, rows, now }), now).map(({ event }) => event.row)
          : rows
      const wanted = q.trim().toLowerCase()
      const results = shown
        .filter(({ titleEn, titleAr }) => `${titleEn} ${titleAr}`.toLowerCase().includes(wanted))
        .map((row) => eventChoice(row, merchant.currency))
      return { status: 200, body: { results } }
    },

    event: async ({ params: { id: publicId } }, c) => {
      const { merchantId } = c.var
      const [merchant, row] = [await findEventMerchant(db, merchantId), await eventOf(c, publicId)]
      const [event] =
        merchant && row ? await eventsNow(db, { merchantId, rows: [row], now: clock.now() }) : []
      if (!merchant || !event) return missing(c)
      const { currency } = merchant
      const price = (minor: number) => decimalText(money(minor, currency))
      return {
        status: 200,
        body: {
          ...eventChoice(event.row, currency),
          tickets: event.tickets
            .filter(({ state }) => state === 'active')
            .map((ticket) => ({
              ...staffTicket(event, ticket),
              price: price(event.row.isFree ? 0 : ticket.price),
              start_time: hourText(ticket.startMinute),
              end_time: hourText(ticket.endMinute),
            })),
        },
      }
    },
  }
}

function refusedAs(c: C, refusal: BookingRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notFound':
      return { status: 404, body: notFoundBody(c) } as const
    case 'notPossible':
      return {
        status: 409,
        body: { detail: words('booking.notPossible', language), code: 'not_possible' },
      } as const
    case 'needsRefund':
      return {
        status: 403,
        body: { detail: words('booking.needsRefund', language), code: 'forbidden' },
      } as const
    case 'nothing':
      return { status: 400, body: { non_field_errors: [words('booking.nothing', language)] } } as const
    case 'fields':
      return { status: 400, body: { [refusal.field]: [words('booking.email', language)] } } as const
  }
}
