import type { eventBookingContract } from '@wasl/contracts/core/events/booking.contract'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText, money } from '@wasl/domain/money'
import type { Context } from 'hono'
import { findEventMerchant } from '../kernel/events/show-events.service.ts'
import { payChoice } from '../kernel/ledger/pay/pay-choice-on-wire.ts'
import { pauseAt, pausedBy } from '../kernel/ledger/pay/pay.domain.ts'
import { pausedAnswer } from '../kernel/requests/paused-answer.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import { answerToKeep, answerToRegister, eventWords, fieldTexts } from './answer-refusals.ts'
import { guestBookings } from './event-on-wire.ts'
import { feedbackForm, leaveFeedback } from './feedback.service.ts'
import {
  extendKept,
  type HeldPlacesNow,
  keepPlaces,
  problemOfWanted,
  releaseKept,
  showKept,
} from '../kernel/events/keep-places.service.ts'
import { offerTickets, type TicketDeps } from '../kernel/events/offer-tickets.service.ts'
import { register } from './register.service.ts'
import { ticketAddresses, type TicketFileDeps } from './ticket-files.service.ts'
import { guestOrder, ticketsState } from './tickets-of-booking.service.ts'
import { wantedOf } from '../kernel/events/wanted-tickets.ts'

type Here = Context<CoreEnv>

/** S2 §7 "Events", from the places that are kept to the tickets. */
export function eventBookingHandlers(
  deps: TicketDeps & TicketFileDeps,
): Handlers<typeof eventBookingContract, CoreEnv> {
  const merchantOf = (c: Here) => findEventMerchant(deps.db, c.var.merchantId)
  const missing = (c: Here) => ({ status: 404, body: notFoundBody(c) }) as const
  const ended = (c: Here) =>
    ({
      status: 404,
      body: { detail: eventWords('event.holdEnded', c.var.language), code: 'hold_ended' },
    }) as const
  const kept = ({ row, expiresAt, isExtended }: HeldPlacesNow) => ({
    hold: row.publicId,
    expires_at: expiresAt.toISOString(),
    extended: isExtended,
  })

  return {
    keep: async ({ body, headers }, c) => {
      const { merchantId, language } = c.var
      if (!(await merchantOf(c))) return missing(c)
      const { lines, code, replaces: hold, browser } = body
      const wanted = lines.map(wantedOf)
      const key = headers['idempotency-key']
      const done = await keepPlaces(deps, { merchantId, wanted, code, hold, browser, key })
      if (done.ok) {
        const { hold: made, expiresAt } = done.value
        return { status: 201, body: { hold: made, expires_at: expiresAt, extended: false } }
      }
      return done.error.kind === 'notFound' ? missing(c) : answerToKeep(done.error, language)
    },

    kept: async ({ params: { id: publicId } }, c) => {
      const held = (await merchantOf(c)) && (await showKept(deps, { merchantId: c.var.merchantId, publicId }))
      if (!held) return ended(c)
      const lines = held.row.lines.map(({ ticket, date, slot, quantity }) => ({
        ticket,
        event_date: date,
        ...(slot !== null && { slot }),
        quantity,
      }))
      return { status: 200, body: { ...kept(held), event: held.slug, lines } }
    },

    extend: async ({ params: { id: publicId } }, c) => {
      const { merchantId, language } = c.var
      if (!(await merchantOf(c))) return missing(c)
      const done = await extendKept(deps, { merchantId, publicId })
      if (done.ok) return { status: 200, body: kept(done.value) }
      if (done.error !== 'once') return ended(c)
      return { status: 409, body: { detail: eventWords('event.holdOnce', language), code: 'extended' } }
    },

    release: async ({ params: { id: publicId } }, c) => {
      const { merchantId, language } = c.var
      if (!(await merchantOf(c))) return missing(c)
      if (!(await releaseKept(deps, { merchantId, publicId }))) return ended(c)
      return { status: 200, body: { detail: eventWords('event.released', language), code: 'released' } }
    },

    payChoices: async ({ body }, c) => {
      const { merchantId, language } = c.var
      const merchant = await merchantOf(c)
      if (!merchant) return missing(c)
      const { code, hold, voucher_code: voucherCode } = body
      const wanted = body.lines.map(wantedOf)
      const read = await offerTickets(deps.db, deps, {
        merchantId,
        merchant,
        wanted,
        code,
        hold,
        voucherCode,
      })
      if (!read.ok)
        return read.error.kind === 'notFound' ? missing(c) : conflictOnly(answerToKeep(read.error, language))
      const offer = read.value
      const problem = problemOfWanted(offer, wanted)
      if (problem)
        return problem.kind === 'notFound' ? missing(c) : conflictOnly(answerToKeep(problem, language))
      const pause = offer.unit && pauseAt([merchant, offer.unit], deps.clock.now())
      const { totals, lines } = offer.bill
      if (pause && totals.grandTotalMinor > 0) return pausedAnswer(pausedBy(pause), language)
      const amount = (minor: number) => decimalText(money(minor, totals.currency))
      return {
        status: 200,
        body: {
          total: amount(totals.grandTotalMinor),
          subtotal: amount(totals.subtotalMinor),
          voucher_discount: amount(totals.voucherDiscountMinor),
          currency_code: totals.currency,
          price_hash: offer.hash,
          lines: wanted.map(({ ticket }, at) => ({
            ticket,
            unit_price: amount(lines[at]?.unitMinor ?? 0),
            total: amount(lines[at]?.totalMinor ?? 0),
          })),
          voucher_problem: offer.voucherProblem && {
            detail: eventWords('event.voucher', language),
            code: offer.voucherProblem.kind,
          },
          pay_choices: offer.offers.map((one) => payChoice(one, language)),
          preferred_gateway: merchant.preferredGateway,
        },
      }
    },

    register: async ({ params: { slug }, body: wish, headers }, c) => {
      const { merchantId, language, origin, network } = c.var
      const done = await register(deps, {
        merchantId,
        slug,
        wish,
        idempotencyKey: headers['idempotency-key'],
        language,
        origin,
        payerNetwork: network,
      })
      if (!done.ok)
        return done.error.kind === 'notFound' ? missing(c) : answerToRegister(done.error, language)
      const { orderId, number, transactionId, bookings, redirectUrl, replayed } = done.value
      if (replayed) c.header('idempotent-replayed', 'true')
      return {
        status: 201,
        body: {
          order_id: orderId,
          number,
          transaction_id: transactionId,
          bookings,
          redirect_url: redirectUrl,
        },
      }
    },

    feedbackForm: async ({ params: { slug }, query: { token = '' } }, c) => {
      const { merchantId, language } = c.var
      if (!(await merchantOf(c))) return missing(c)
      const read = await feedbackForm(deps.db, deps, { merchantId, slug, token })
      if (!read.ok) return feedbackAnswer(read.error, language)
      const { event, before } = read.value
      return {
        status: 200,
        body: {
          title_en: event.titleEn,
          title_ar: event.titleAr,
          fields: event.feedbackFields.map((field) => ({ ...field, scope: 'booking' as const })),
          values: before?.values ?? null,
        },
      }
    },

    feedback: async ({ params: { slug }, body: { token, fields } }, c) => {
      const { merchantId, language } = c.var
      if (!(await merchantOf(c))) return missing(c)
      const done = await leaveFeedback(deps, { merchantId, slug, token, values: fields, language })
      if (done.ok)
        return { status: 201, body: { detail: eventWords('event.feedback.saved', language), code: 'saved' } }
      if (typeof done.error === 'string') return feedbackAnswer(done.error, language)
      const troubles = done.error.map(({ field, problem }) => ({ field: `fields.${field}`, problem }))
      return { status: 400, body: fieldTexts(troubles, language) }
    },

    ticketsOfBooking: async ({ params: { id: publicId, uuid } }, c) => {
      const { merchantId, language } = c.var
      const found = (await merchantOf(c)) && (await guestOrder(deps, { merchantId, publicId, uuid }))
      if (!found) return missing(c)
      const state = ticketsState(found.order)
      const files = state === 'ready' ? ticketAddresses(deps, { order: found.order, language }) : null
      return {
        status: 200,
        body: {
          state,
          tickets_url: files?.tickets ?? null,
          calendar_url: files?.calendar ?? null,
          number: found.order.number,
          transaction_id: found.transactionId,
          bookings: guestBookings(found),
        },
      }
    },
  }
}

const conflictOnly = (answer: ReturnType<typeof answerToKeep>) =>
  ({ status: 409, body: answer.body }) as const

function feedbackAnswer(refusal: 'notFound' | 'early' | 'late', language: 'en' | 'ar') {
  if (refusal === 'notFound')
    return {
      status: 404,
      body: { detail: eventWords('event.feedback.link', language), code: 'not_found' },
    } as const
  return {
    status: 409,
    body: { detail: eventWords(`event.feedback.${refusal}`, language), code: refusal },
  } as const
}
