import { isEmail } from '@wasl/domain/email'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { additionalPhone } from '../../kernel/checkout/additional-phone.ts'
import { payerPageUrl, payOrigin } from '../../kernel/checkout/pay-origin.ts'
import type { By } from '../../kernel/administered/by.ts'
import { findBookingsOf } from '../../kernel/events/bookings.store.ts'
import { readAnswers } from '../../kernel/events/event-answers.domain.ts'
import { problemOfWanted, shortOf, type KeepRefusal } from '../../kernel/events/keep-places.service.ts'
import { offerTickets, type TicketDeps, type TicketOffer } from '../../kernel/events/offer-tickets.service.ts'
import { findEventMerchant } from '../../kernel/events/show-events.service.ts'
import { namesOf, ticketOrder, wordsOfPayment, type Guest } from '../../kernel/events/ticket-order.ts'
import { wantedOf, type WantedOnWire } from '../../kernel/events/wanted-tickets.ts'
import { oncePerKey } from '../../kernel/ledger/pay/once-per-key.ts'
import { saveCustomer } from '../../kernel/merchants/merchants.store.ts'
import { OrderRefused, placeOrderIn, type PlaceRefusal } from '../../kernel/orders/place-order.service.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashOf } from '../../platform/hash-of.ts'

type Answers = Record<string, string>

export type CreateBooking = {
  merchantId: number
  by: By
  key: string
  origin: string
  language: Locale
  wish: WantedOnWire & {
    pg_codes?: string[] | undefined
    email: string
    tnc_accepted?: boolean | undefined
    customer_phone?: string | undefined
    customer_first_name: string
    customer_last_name?: string | undefined
    fields?: Answers | undefined
    places?: { holder_name?: string | undefined; fields?: Answers | undefined }[] | undefined
    language?: Locale | undefined
  }
}

type Placed = { booking: string; transactionId: string | null }
export type CreateTrouble = {
  field: string
  says: 'required' | 'invalid' | 'email' | 'phone' | 'gateway' | 'terms'
}
export type CreateRefusal =
  | Exclude<KeepRefusal, { kind: 'holds' }>
  | { kind: 'fields'; troubles: readonly CreateTrouble[] }

/** A request by staff stands for a day (commerce.md D66). */
const openMs = 24 * 3_600_000

/** Books for a guest: free at once, paid at the desk at once, else with a request that offers just those gateways. */
export async function createBooking(
  deps: TicketDeps,
  command: CreateBooking,
): Promise<Result<{ booking: string; paymentUrl: string | null }, CreateRefusal>> {
  const { merchantId, key, wish, origin } = command
  const claim = { merchantId, scope: 'booking:staff', key, requestHash: hashOf(wish), now: deps.clock.now() }
  const read: { offer?: TicketOffer } = {}
  try {
    const made = await inTransaction(deps.db, (tx) =>
      oncePerKey<Placed>(tx, claim, () => placeIn(tx, deps, { command, read })),
    )
    if (!made.ok) return refused({ kind: made.error })
    const { booking, transactionId } = made.value.answer
    const isDesk = isPaidAtDesk(command)
    if (transactionId !== null && isDesk) await payAtDesk(deps, command, transactionId)
    const language = wish.language ?? command.language
    const paymentUrl =
      transactionId === null || isDesk
        ? null
        : payerPageUrl({ origin, language }, { publicId: transactionId, plugin: 'event', sessionId: null })
    return accepted({ booking, paymentUrl })
  } catch (error) {
    if (error instanceof NotCreated) return refused(error.refusal)
    if (error instanceof OrderRefused) return refused(overtaken(error.refusal, read.offer ?? null))
    throw error
  }
}

const isPaidAtDesk = ({ wish: { pg_codes: codes = [] } }: CreateBooking): boolean =>
  codes.length === 1 && codes[0] === 'cod'

async function payAtDesk(
  deps: TicketDeps,
  { merchantId, key, language, origin }: CreateBooking,
  transactionId: string,
): Promise<void> {
  const paid = await deps.ledger.pay({
    merchantId,
    transactionId,
    gatewayCode: 'cod',
    amount: null,
    additionalPhone: null,
    termsVersion: null,
    payerNetwork: null,
    language,
    idempotencyKey: key,
    requestHash: hashOf(['cod']),
    origin: payOrigin(origin, language, { plugin: 'event' }),
  })
  if (!paid.ok) throw new Error(`a booking at the desk was not paid: ${paid.error.kind}`)
}

class NotCreated extends Error {
  readonly refusal: CreateRefusal
  constructor(refusal: CreateRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

const notCreated = (refusal: CreateRefusal): never => {
  throw new NotCreated(refusal)
}

async function placeIn(
  tx: Tx,
  deps: TicketDeps,
  { command, read }: { command: CreateBooking; read: { offer?: TicketOffer } },
): Promise<Placed> {
  const { merchantId, wish, by } = command
  const merchant = (await findEventMerchant(tx, merchantId)) ?? notCreated({ kind: 'notFound' })
  const wanted = [wantedOf(wish)]
  const asked = await offerTickets(tx, deps, { merchantId, merchant, wanted })
  const offer = asked.ok ? asked.value : notCreated(asked.error)
  read.offer = offer
  const problem = problemOfWanted(offer, wanted)
  if (problem && problem.kind !== 'holds') return notCreated(problem)
  const guest = readGuest(command, offer)
  if (!guest.ok) return notCreated({ kind: 'fields', troubles: guest.error })
  const customerId = await saveCustomer(tx, {
    merchantId,
    key: null,
    secondPhone: null,
    ...namesOf(guest.value),
    ...guest.value.reach,
  })
  const { order, transaction } = await placeOrderIn(deps)(tx, {
    ...ticketOrder(offer, { guest: guest.value, language: wish.language ?? command.language, customerId }),
    by: 'staff',
    payment: {
      pgCodes: wish.pg_codes ?? [],
      expiresAt: new Date(deps.clock.now().getTime() + openMs),
      ...wordsOfPayment(offer),
      source: 'staff',
      initiator: by.staff.username,
      notifications: { email: ['created', 'paid'] },
    },
  })
  const [row] = await findBookingsOf(tx, { merchantId, orderId: order.id })
  return { booking: row?.publicId ?? '', transactionId: transaction?.publicId ?? null }
}

function readGuest(
  { wish, by }: CreateBooking,
  { event, merchant, offers, bill }: TicketOffer,
): Result<Guest, CreateTrouble[]> {
  const troubles: CreateTrouble[] = []
  const [firstName, lastName, email] = [
    wish.customer_first_name.trim(),
    wish.customer_last_name?.trim() || null,
    wish.email.trim(),
  ]
  const hasPhone = (wish.customer_phone?.trim() ?? '') !== ''
  const phone = additionalPhone(wish.customer_phone, { asked: hasPhone, country: merchant.countryCode })
  if (firstName === '') troubles.push({ field: 'customer_first_name', says: 'required' })
  if (email === '') troubles.push({ field: 'email', says: 'required' })
  else if (!isEmail(email)) troubles.push({ field: 'email', says: 'email' })
  if (!phone.ok) troubles.push({ field: 'customer_phone', says: 'phone' })
  if (wish.tnc_accepted === false) troubles.push({ field: 'tnc_accepted', says: 'terms' })
  const codes = wish.pg_codes ?? []
  const offered = offers.map(({ gateway }) => gateway.code)
  const isFree = bill.totals.grandTotalMinor === 0
  if (!isFree && (codes.length === 0 || codes.some((code) => !offered.includes(code))))
    troubles.push({ field: 'pg_codes', says: 'gateway' })
  const ofBooking = readAnswers(
    event.fields.filter(({ scope }) => scope === 'booking'),
    wish.fields ?? {},
  )
  troubles.push(
    ...ofBooking.problems.map(({ field, problem }) => ({ field: `fields.${field}`, says: problem })),
  )
  const ofPlace = event.fields.filter(({ scope }) => scope === 'place')
  const places = Array.from({ length: wantedOf(wish).quantity }, (_, at) => {
    const given = wish.places?.[at]
    const read = readAnswers(ofPlace, given?.fields ?? {})
    troubles.push(
      ...read.problems.map(({ field, problem }) => ({
        field: `places.${at}.fields.${field}`,
        says: problem,
      })),
    )
    return { holderName: given?.holder_name?.trim() || null, data: read.values }
  })
  if (troubles.length > 0 || !phone.ok) return refused(troubles)
  return accepted({
    firstName,
    lastName,
    reach: { email, phone: phone.value },
    data: ofBooking.values,
    places: [places],
    source: 'staff',
    createdBy: by.staff.username,
  })
}

function overtaken(refusal: PlaceRefusal, offer: TicketOffer | null): CreateRefusal {
  if (refusal.kind === 'short' && offer)
    return { kind: 'line', problem: shortOf(offer.lines, refusal.shortages) }
  return { kind: 'fields', troubles: [{ field: 'pg_codes', says: 'gateway' }] }
}
