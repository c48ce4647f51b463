import type { Registration } from '@wasl/contracts/values/events'
import { isEmail } from '@wasl/domain/email'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { additionalPhone } from '../kernel/checkout/additional-phone.ts'
import { insertCheckoutSession } from '../kernel/checkout/checkout.store.ts'
import { payerPageUrl, payOrigin } from '../kernel/checkout/pay-origin.ts'
import { countBookingsOfContact, findBookingsOf } from '../kernel/events/bookings.store.ts'
import { namesOf, ticketOrder, wordsOfPayment, type Guest } from '../kernel/events/ticket-order.ts'
import { findEventOfSlug } from '../kernel/events/events.store.ts'
import { findEventMerchant } from '../kernel/events/show-events.service.ts'
import { oncePerKey } from '../kernel/ledger/pay/once-per-key.ts'
import { pauseAt, pausedBy, type PayRefusal } from '../kernel/ledger/pay/pay.domain.ts'
import { saveCustomer } from '../kernel/merchants/merchants.store.ts'
import { OrderRefused, placeOrderIn, type PlaceRefusal } from '../kernel/orders/place-order.service.ts'
import type { Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { hashOf } from '../platform/hash-of.ts'
import { newPublicId } from '../platform/ids.ts'
import { readAnswers } from '../kernel/events/event-answers.domain.ts'
import {
  problemOfWanted,
  shortOf,
  wantedNow,
  type KeepRefusal,
  type WantedRefusal,
} from '../kernel/events/keep-places.service.ts'
import { offerTickets, type TicketDeps, type TicketOffer } from '../kernel/events/offer-tickets.service.ts'
import { wantedOf } from '../kernel/events/wanted-tickets.ts'

export type Register = {
  merchantId: number
  slug: string
  wish: Registration
  idempotencyKey: string
  language: Locale
  origin: string
  payerNetwork: string | null
}

/** What is kept under the key, and answered to everybody who sends it again. */
type Placed = {
  orderId: string
  number: string
  transactionId: string | null
  sessionId: string | null
  bookings: { id: string; uuid: string }[]
}

export type Registered = Placed & { redirectUrl: string; replayed: boolean }

export type FieldTrouble = { field: string; problem: 'required' | 'invalid' }

export type RegisterRefusal =
  | Exclude<KeepRefusal, { kind: 'holds' }>
  | { kind: 'closed' | 'priceChanged' | 'termsChanged' | 'voucher' | 'contactLimit' }
  | { kind: 'fields'; fields: readonly FieldTrouble[] }
  | Extract<PayRefusal, { kind: 'paused' }>

/**
 * The order of the tickets with its bookings and its payment request, in one database transaction, once per key. Free tickets
 * are booked at once. The payment begins after that; where its gateway does not answer, the guest goes on from our pay page.
 */
export async function register(
  deps: TicketDeps,
  command: Register,
): Promise<Result<Registered, RegisterRefusal>> {
  const placed = await place(deps, command)
  if (!placed.ok) return placed
  const { answer, replayed } = placed.value
  return accepted({ ...answer, replayed, redirectUrl: await nextStep(deps, command, answer) })
}

async function place(deps: TicketDeps, command: Register) {
  const { merchantId, slug, wish, idempotencyKey: key } = command
  const claim = {
    merchantId,
    scope: 'registration:event',
    key,
    requestHash: hashOf([slug, wish]),
    now: deps.clock.now(),
  }
  try {
    const made = await inTransaction(deps.db, (tx) =>
      oncePerKey<Placed>(tx, claim, () => placeIn(tx, deps, command)),
    )
    return made.ok ? made : refused({ kind: made.error })
  } catch (error) {
    if (error instanceof NotBooked) return refused(error.refusal)
    if (!(error instanceof OrderRefused)) throw error
    return refused(await overtaken(deps, command, error.refusal))
  }
}

/** Takes back everything that was written under the key. */
class NotBooked extends Error {
  readonly refusal: RegisterRefusal
  constructor(refusal: RegisterRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

const notBooked = (refusal: RegisterRefusal): never => {
  throw new NotBooked(refusal)
}

async function placeIn(tx: Tx, deps: TicketDeps, command: Register): Promise<Placed> {
  const { merchantId, slug, wish } = command
  const now = deps.clock.now()
  const merchant = (await findEventMerchant(tx, merchantId)) ?? notBooked({ kind: 'notFound' })
  const named = await findEventOfSlug(tx, { merchantId, slug })
  if (!named || named.state === 'draft' || named.state === 'archived') return notBooked({ kind: 'notFound' })
  const wanted = wish.lines.map(wantedOf)
  const asked = {
    merchantId,
    merchant,
    wanted,
    code: wish.code,
    hold: wish.hold,
    voucherCode: wish.voucher_code,
  }
  const read = await offerTickets(tx, deps, asked)
  const offer = read.ok ? read.value : notBooked(goneOr(read.error))
  const { event, unit, offers, bill } = offer
  if (event.row.slug !== slug) return notBooked({ kind: 'otherEvent' })
  const problem = problemOfWanted(offer, wanted)
  if (problem && problem.kind !== 'holds') return notBooked(problem)
  if (!unit) return notBooked({ kind: 'closed' })
  const guest = readGuest(wish, offer)
  if (!guest.ok) return notBooked({ kind: 'fields', fields: guest.error })
  if (wish.terms_version !== event.row.termsVersion) return notBooked({ kind: 'termsChanged' })
  if (offer.voucherProblem) return notBooked({ kind: 'voucher' })
  if (wish.price_hash !== undefined && wish.price_hash !== offer.hash)
    return notBooked({ kind: 'priceChanged' })
  const isFree = bill.totals.grandTotalMinor === 0
  const pause = isFree ? null : pauseAt([merchant, unit], now)
  if (pause) return notBooked(pausedBy(pause))
  if (!isFree && offers.length === 0) return notBooked({ kind: 'closed' })
  const { maxBookingsPerContact: most, id: eventId } = event.row
  const { reach } = guest.value
  if (
    most !== null &&
    (await countBookingsOfContact(tx, { merchantId, eventId, ...reach })) + wanted.length > most
  )
    return notBooked({ kind: 'contactLimit' })
  const customerId = await saveCustomer(tx, {
    merchantId,
    key: null,
    secondPhone: null,
    ...namesOf(guest.value),
    ...reach,
  })
  const { order, transaction } = await placeOrderIn(deps)(tx, {
    ...ticketOrder(offer, { guest: guest.value, language: wish.language ?? command.language, customerId }),
    payment: {
      pgCodes: offers.map(({ gateway }) => gateway.code),
      expiresAt: new Date(now.getTime() + event.row.keptMinutes * 60_000),
      ...wordsOfPayment(offer),
      madeFrom: command.payerNetwork,
    },
  })
  const sessionId = transaction && newPublicId()
  if (transaction && sessionId)
    await insertCheckoutSession(tx, {
      merchantId,
      publicId: sessionId,
      transactionId: transaction.id,
      createdAt: now,
    })
  const rows = await findBookingsOf(tx, { merchantId, orderId: order.id })
  return {
    orderId: order.publicId,
    number: order.number,
    transactionId: transaction?.publicId ?? null,
    sessionId,
    bookings: rows.map(({ publicId: id, uuid }) => ({ id, uuid })),
  }
}

/** The event is there: its ticket is not. */
const goneOr = (refusal: WantedRefusal): RegisterRefusal =>
  refusal.kind === 'notFound' ? { kind: 'line', problem: { kind: 'gone' } } : refusal

function readGuest(
  wish: Registration,
  { event, merchant, offers }: TicketOffer,
): Result<Guest, FieldTrouble[]> {
  const troubles: FieldTrouble[] = []
  const firstName = wish.customer_first_name.trim()
  const lastName = wish.customer_last_name?.trim() || null
  const email = wish.email.trim()
  const phone = additionalPhone(wish.customer_phone, { asked: true, country: merchant.countryCode })
  if (firstName === '') troubles.push({ field: 'customer_first_name', problem: 'required' })
  if (email === '') troubles.push({ field: 'email', problem: 'required' })
  else if (!isEmail(email)) troubles.push({ field: 'email', problem: 'invalid' })
  if (!phone.ok)
    troubles.push({
      field: 'customer_phone',
      problem: phone.error.kind === 'phoneRequired' ? 'required' : 'invalid',
    })
  const { gateway_code: code } = wish
  if (code !== undefined && offers.length > 0 && !offers.some(({ gateway }) => gateway.code === code))
    troubles.push({ field: 'gateway_code', problem: 'invalid' })
  const ofBooking = event.fields.filter(({ scope }) => scope === 'booking')
  const ofPlace = event.fields.filter(({ scope }) => scope === 'place')
  const answers = readAnswers(ofBooking, wish.fields ?? {})
  troubles.push(...answers.problems.map(({ field, problem }) => ({ field: `fields.${field}`, problem })))
  const places = wish.lines.map((line, at) =>
    Array.from({ length: wantedOf(line).quantity }, (_, number) => {
      const given = line.places?.[number]
      const read = readAnswers(ofPlace, given?.fields ?? {})
      troubles.push(
        ...read.problems.map(({ field, problem }) => ({
          field: `lines.${at}.places.${number}.fields.${field}`,
          problem,
        })),
      )
      return { holderName: given?.holder_name?.trim() || null, data: read.values }
    }),
  )
  if (troubles.length > 0 || !phone.ok) return refused(troubles)
  const reach = { email, phone: phone.value }
  return accepted({
    firstName,
    lastName,
    reach,
    data: answers.values,
    places,
    source: 'web',
    createdBy: null,
  })
}

/** A second answer under the key leads to the same payment. */
async function nextStep(deps: TicketDeps, command: Register, placed: Placed): Promise<string> {
  const { merchantId, wish, origin, payerNetwork, idempotencyKey } = command
  const language = wish.language ?? command.language
  const { transactionId, sessionId } = placed
  const [first] = placed.bookings
  if (transactionId === null)
    return `${origin}/${language}/events/thanks-for-register?booking=${first?.id}&uuid=${first?.uuid}`
  const ownPage = payerPageUrl({ origin, language }, { publicId: transactionId, plugin: 'event', sessionId })
  if (wish.gateway_code === undefined) return ownPage
  const paid = await deps.ledger.pay({
    merchantId,
    transactionId,
    gatewayCode: wish.gateway_code,
    amount: null,
    additionalPhone: null,
    termsVersion: null,
    payerNetwork,
    language,
    idempotencyKey,
    requestHash: hashOf([wish.gateway_code]),
    origin: payOrigin(origin, language, { plugin: 'event' }),
  })
  return paid.ok ? paid.value.redirectUrl : ownPage
}

/** Somebody was faster: what is left by now is told at the line. */
async function overtaken(
  { db, clock }: TicketDeps,
  { merchantId, wish }: Register,
  refusal: PlaceRefusal,
): Promise<RegisterRefusal> {
  if (refusal.kind === 'payment') return { kind: 'closed' }
  if (refusal.kind === 'voucher') return { kind: 'voucher' }
  const wanted = wish.lines.map(wantedOf)
  const read = await wantedNow(db, { merchantId, wanted, code: wish.code, hold: wish.hold, now: clock.now() })
  return read.ok ? { kind: 'line', problem: shortOf(read.value.lines, refusal.shortages) } : read.error
}
