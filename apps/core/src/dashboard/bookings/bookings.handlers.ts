import type { coreContract } from '@wasl/contracts/core'
import type { bookingsContract } from '@wasl/contracts/core/dashboard/bookings.contract'
import type { Handlers } from '@wasl/contracts/server'
import { latinDigits } from '@wasl/domain/digits'
import { hourText } from '@wasl/domain/events/offered-dates'
import { decimalText, money } from '@wasl/domain/money'
import { refused } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { z } from 'zod'
import { payerPageUrl } from '../../kernel/checkout/pay-origin.ts'
import type { LineProblem } from '../../kernel/events/wanted-tickets.ts'
import { byOf, type By } from '../../kernel/administered/by.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import { wordsOf } from '../../platform/http/words.ts'
import {
  bookingForm,
  contactsThatBegin,
  eventsToChoose,
  eventToChoose,
  listChoices,
  type BookingField,
} from './booking-choices.service.ts'
import { bookingOnWire, listedOnWire } from './booking-on-wire.ts'
import {
  bookingsPage,
  bookingStatistics,
  cancelBookingAs,
  changeEmail,
  moveBookingAs,
  resendTickets,
  showBooking,
  type BookingDeps,
  type BookingRefusal,
} from './bookings.service.ts'
import { bookingStringsAr } from './bookings.strings.ar.ts'
import { bookingStrings } from './bookings.strings.ts'
import { createBooking, type CreateRefusal } from './create-booking.service.ts'
import { eventChoice, staffTicket } from './event-choice.ts'

const words = wordsOf({ en: bookingStrings, ar: bookingStringsAr })

type C = Context<CoreEnv>
type BookingsHandlers = Handlers<typeof coreContract, CoreEnv>['bookings']

export const bookingsHandlers = (deps: BookingDeps): BookingsHandlers => {
  const { clock } = deps
  const missing = (c: C) => ({ status: 404, body: notFoundBody(c) }) as const

  return {
    list: async ({ query }, c) => {
      const { count, asOf: as_of, rows } = await bookingsPage(deps, c.var.merchantId, query)
      const now = clock.now()
      return { status: 200, body: { count, as_of, results: rows.map((row) => listedOnWire(row, now)) } }
    },

    listConfig: async ({ query: { event: publicId } }, c) => {
      const choices = await listChoices(deps, { merchantId: c.var.merchantId, publicId })
      if (!choices) return missing(c)
      const shown = {
        all_event_dates: choices.days,
        email_choices: [],
        customer_phone_choices: [],
        config_fields: choices.fields.map(fieldOnWire),
      }
      return { status: 200, body: { actions: { GET: shown } } }
    },

    filterChoices: async ({ query: { field_name: name, field_value: typed } }, c) => {
      const { merchantId } = c.var
      const isEmail = name === 'email'
      const column = isEmail ? 'email' : 'phone'
      const found = await contactsThatBegin(deps, { merchantId, column, typed })
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
      const { merchantId, language, origin } = c.var
      const done = await changed(byOf(c), { merchantId, publicId }, { ...body, language })
      if (!done.ok) return refusedAs(c, done.error)
      const { booking, money: given, transaction } = done.value
      const paying = transaction && { publicId: transaction, plugin: 'event', sessionId: null }
      return {
        status: 200,
        body: {
          booking: bookingOnWire(booking, clock.now()),
          money: given.map(({ transactionId, result, message }) => ({
            transaction_id: transactionId,
            result,
            message,
          })),
          payment_url: paying && payerPageUrl({ origin, language: booking.row.language }, paying),
        },
      }
    },

    create: async ({ body: wish, headers }, c) => {
      const { merchantId, language, origin } = c.var
      const key = headers['idempotency-key']
      const done = await createBooking(deps, { merchantId, by: byOf(c), key, origin, language, wish })
      if (!done.ok) return notCreated(c, done.error)
      const { booking: publicId, paymentUrl } = done.value
      const shown = await showBooking(deps, { merchantId, publicId })
      return shown
        ? { status: 201, body: { booking: bookingOnWire(shown, clock.now()), payment_url: paymentUrl } }
        : missing(c)
    },

    createConfig: async ({ query: { 'event-slug': slug } }, c) => {
      const form = await bookingForm(deps, { merchantId: c.var.merchantId, slug })
      if (!form) return missing(c)
      const shown = {
        gateways: form.gateways.map(({ code, nameEn, nameAr }) => ({
          code,
          name_en: nameEn,
          name_ar: nameAr,
        })),
        country_code: form.merchant.countryCode,
        fields: form.fields.map(fieldOnWire),
      }
      return { status: 200, body: { actions: { POST: shown } } }
    },

    resend: async ({ body: { booking_id: publicId } }, c) => {
      const { merchantId, language } = c.var
      const sent = await resendTickets(deps, byOf(c), { merchantId, publicId })
      if (!sent.ok && sent.error === 'notFound') return missing(c)
      if (!sent.ok)
        return { status: 409, body: { detail: words('booking.notSent', language), code: 'not_sent' } }
      const detail = words('booking.sent', language, { email: sent.value.email })
      return { status: 200, body: { detail, code: 'sent' } }
    },

    events: async ({ query: { available, q = '' } }, c) => {
      const { merchantId } = c.var
      const found = await eventsToChoose(deps, { merchantId, isAvailable: available === 'true', q })
      if (!found) return missing(c)
      const results = found.rows.map((row) => eventChoice(row, found.merchant.currency))
      return { status: 200, body: { results } }
    },

    event: async ({ params: { id: publicId } }, c) => {
      const found = await eventToChoose(deps, { merchantId: c.var.merchantId, publicId })
      if (!found) return missing(c)
      const { event, merchant } = found
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

  function changed(by: By, at: { merchantId: number; publicId: string }, wish: UpdateWish) {
    const { status, reason = null, refund = 'full', new_email: email, language } = wish
    if (status === 'cancel') return cancelBookingAs(deps, by, { at, reason, refund, language })
    if (email !== undefined) return changeEmail(deps, by, { at, email: email.trim() })
    const { event_date: date, slot, ticket, quantity } = wish
    const names = {
      ...(date !== undefined && { date }),
      ...(slot !== undefined && { slot }),
      ...(ticket !== undefined && { ticket }),
      ...(quantity !== undefined && { quantity: Number(latinDigits(String(quantity))) }),
    }
    if (Object.keys(names).length === 0) return Promise.resolve(refused({ kind: 'nothing' } as const))
    const { pg_codes: pgCodes = [], waive_difference: waives = false } = wish
    return moveBookingAs(deps, by, { at, wish: names, pgCodes, waives, refund, language })
  }
}

type UpdateWish = z.infer<(typeof bookingsContract)['update']['body']> & { language: Locale }

const fieldOnWire = ({ name, labelEn, labelAr, type, scope, required, options }: BookingField) => ({
  name,
  label_en: labelEn,
  label_ar: labelAr,
  type,
  scope,
  required,
  options,
})

function lineTexts(problem: LineProblem, language: Locale): Record<string, string[]> {
  if (problem.kind === 'reduced')
    return { quantity: [words('booking.line', language, { left: problem.left })] }
  const field = problem.kind === 'tooFew' || problem.kind === 'tooMany' ? 'quantity' : 'event_date'
  return { [field]: [words('booking.notOffered', language)] }
}

const invalid = (body: Record<string, string[]>) => ({ status: 400, body }) as const

function notCreated(c: C, refusal: CreateRefusal) {
  const { language } = c.var
  const conflict = (detail: string, code: string) => ({ status: 409, body: { detail, code } }) as const
  switch (refusal.kind) {
    case 'notFound':
      return { status: 404, body: notFoundBody(c) } as const
    case 'fields':
      return invalid(
        Object.fromEntries(
          refusal.troubles.map(({ field, says }) => [field, [words(`booking.${says}`, language)]]),
        ),
      )
    case 'line':
      return invalid(lineTexts(refusal.problem, language))
    case 'tooManyPlaces':
      return invalid({ quantity: [words('booking.line', language, { left: refusal.most })] })
    case 'otherEvent':
      return invalid({ ticket: [words('booking.notOffered', language)] })
    case 'inFlight':
      return conflict(words('booking.inFlight', language), 'in_flight')
    case 'keyReused':
      return {
        status: 422,
        body: { detail: words('booking.keyReused', language), code: 'key_reused' },
      } as const
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
    case 'pending':
    case 'tooFewLeft':
      return {
        status: 409,
        body: { detail: words(`booking.${refusal.kind}`, language), code: refusal.kind },
      } as const
    case 'payment':
      return invalid({ pg_codes: [words('booking.gateway', language)] })
    case 'line':
      return invalid(lineTexts(refusal.problem, language))
    case 'needsRefund':
      return {
        status: 403,
        body: { detail: words('booking.needsRefund', language), code: 'forbidden' },
      } as const
    case 'nothing':
      return invalid({ non_field_errors: [words('booking.nothing', language)] })
    case 'fields':
      return invalid({ [refusal.field]: [words('booking.email', language)] })
  }
}
