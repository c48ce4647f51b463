import { hourText, todayIn } from '@wasl/domain/events/offered-dates'
import { createHash } from 'node:crypto'
import { payOrigin } from '../kernel/checkout/pay-origin.ts'
import { findBookingsOf, findPlaces, type BookingRow } from '../kernel/events/bookings.store.ts'
import { codeOf } from '../kernel/events/code-of-place.ts'
import { cancelBooking } from '../kernel/events/cancel-booking.service.ts'
import { findEventOfSlug, type EventRow } from '../kernel/events/events.store.ts'
import { offerTickets, type TicketOffer } from '../kernel/events/offer-tickets.service.ts'
import { scanPlace } from '../kernel/events/scan-place.service.ts'
import { eventsNow } from '../kernel/events/show-events.service.ts'
import { createTicketSigner } from '../kernel/events/ticket-signer.ts'
import { namesOf, ticketOrder, wordsOfPayment, type Guest } from '../kernel/events/ticket-order.ts'
import { merchantOrigin } from '../kernel/merchants/merchant-origin.ts'
import { findMerchant, saveCustomer } from '../kernel/merchants/merchants.store.ts'
import { findOrder, type OrderRow } from '../kernel/orders/orders.store.ts'
import { placeOrderIn } from '../kernel/orders/place-order.service.ts'
import { orderKinds } from '../order-kinds.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

import { readDemoFiles, type DemoFiles } from './demo-files.ts'
import { pastLedger, type PastLedger } from './past-ledger.ts'
import type { SeedDeps } from './seed-demo.ts'
import { DemoBooking, demoDay, demoEvents, demoLines } from './seed-events.ts'

type Seeding = Omit<SeedDeps, 'files'> & { key: string }
type Merchant = DemoFiles['merchants'][number]

/** The bookings of the demo, made and paid as guests do, and scanned at their doors. Those that are there stay as they are. */
export async function seedBookings(deps: Seeding): Promise<void> {
  const { db, clock, gateways, bank, publicUrl } = deps
  const [files, lines] = await Promise.all([readDemoFiles(), demoLines('bookings', DemoBooking)])
  const now = clock.now()
  const past = pastLedger({ db, gateways, bank, publicUrl, now })
  for (const line of lines) {
    const merchant = files.merchants.find(({ key }) => key === line.merchant)
    const customer = files.customers.find(({ key }) => key === line.customer)
    if (!merchant || !customer) throw new Error(`the booking ${line.id} is of nobody`)
    if (await findOrder(db, { merchantId: merchant.id, publicId: idOf(line) })) continue
    await seedBooking({ ...deps, past, now, merchant }, line, guestOf(line, customer))
  }
  await past.ledger.idle()
}

const idOf = ({ id }: DemoBooking): string => `EVB-${id}`

function guestOf(line: DemoBooking, { en, ar, email, phone }: DemoFiles['customers'][number]): Guest {
  const [firstName = '', ...others] = (line.language === 'ar' ? ar : en).split(' ')
  return {
    firstName,
    lastName: others.join(' ') || null,
    reach: { email: email ?? '', phone: phone ?? null },
    data: {},
    places: [line.places.map((data) => ({ holderName: null, data }))],
    source: 'web',
    createdBy: null,
  }
}

type One = Seeding & { past: PastLedger; now: Date; merchant: Merchant }

async function seedBooking(one: One, line: DemoBooking, guest: Guest): Promise<void> {
  const { db, gateways, past, now, merchant } = one
  const merchantId = merchant.id
  const event = await findEventOfSlug(db, { merchantId, slug: line.event })
  const offer = event && (await offerOf(one, { event, line }))
  if (!offer) return
  const days = Number(/^([+-]\d+)d$/.exec(line.on)?.[1])
  const madeAt = new Date(now.getTime() - (Math.max(0, -days) + 2) * 86_400_000 - line.id * 60_000)
  past.at(madeAt)
  const clock = { now: () => madeAt }
  const deps = { db, clock, gateways, ledger: past.ledger, kinds: orderKinds }
  const order = await inTransaction(db, async (tx) => {
    const customerId = await saveCustomer(tx, {
      merchantId,
      key: null,
      secondPhone: null,
      ...namesOf(guest),
      ...guest.reach,
    })
    const placed = await placeOrderIn(deps)(tx, {
      ...ticketOrder(offer, { guest, language: line.language, customerId }),
      publicId: idOf(line),
      payment: {
        publicId: idOf(line),
        pgCodes: ['knet', 'card'],
        expiresAt: new Date(madeAt.getTime() + 900_000),
        ...wordsOfPayment(offer),
        notifications: {},
      },
    })
    return placed.order
  })
  if (order.grandTotal > 0) await pay(one, line, madeAt)
  await play(one, { line, order, event, madeAt })
}

/** As it is sold, though its day may be over. */
async function offerOf(
  one: One,
  { event, line }: { event: EventRow; line: DemoBooking },
): Promise<TicketOffer | null> {
  const { db, clock, gateways, past, merchant, now } = one
  const { id: merchantId } = merchant
  const [shown] = await eventsNow(db, { merchantId, rows: [event], now })
  const names = await ticketNames(line)
  const date = demoDay(line.on, now)
  const sale = shown?.sales.find(({ ticket, row }) => ticket.nameEn === names && row.date === date)
  const found = await findMerchant(db, merchantId)
  if (!sale || !found) return null
  const { slotStart } = sale.row
  const read = await offerTickets(
    db,
    { clock, gateways, ledger: past.ledger, kinds: orderKinds },
    {
      merchantId,
      merchant: found,
      wanted: [
        {
          ticket: sale.ticket.publicId,
          date,
          slot: slotStart === null ? null : hourText(slotStart),
          quantity: line.quantity,
        },
      ],
    },
  )
  return read.ok ? read.value : null
}

const ticketNames = async ({ event, ticket }: DemoBooking): Promise<string | undefined> =>
  (await demoEvents()).find(({ slug }) => slug === event)?.tickets.find(({ key }) => key === ticket)?.name_en

async function pay({ past, merchant, publicUrl }: One, line: DemoBooking, madeAt: Date): Promise<void> {
  const number = digitsOf(idOf(line))
  const at = new Date(madeAt.getTime() + 60_000)
  const attemptId = `AT-${idOf(line)}`
  past.next({
    attemptId,
    gatewayCode: 'knet',
    trackId: `9${number}`,
    paymentId: `SB9${number}`,
    state: 'success',
    createdAt: at,
    message: null,
    details: { Result: 'CAPTURED', 'Reference No': `R${number}`, 'Payment ID': `P${number}` },
  })
  past.at(at)
  const paid = await past.ledger.pay({
    merchantId: merchant.id,
    transactionId: idOf(line),
    gatewayCode: 'knet',
    amount: null,
    additionalPhone: null,
    payerNetwork: null,
    termsVersion: null,
    language: line.language,
    idempotencyKey: null,
    requestHash: '',
    origin: payOrigin(merchantOrigin(publicUrl, merchant.hosts), line.language),
  })
  if (!paid.ok) throw new Error(`${idOf(line)} cannot be paid in the past: ${paid.error.kind}`)
  past.at(new Date(at.getTime() + 60_000))
  await past.ledger.checkAttempt({ merchantId: merchant.id, publicId: attemptId })
}

const digitsOf = (id: string): string =>
  String(createHash('sha256').update(id).digest().readUInt32BE(0)).padStart(10, '0').slice(0, 9)

type Playing = { line: DemoBooking; order: OrderRow; event: EventRow; madeAt: Date }

/** Who came, and who called it off. */
async function play(one: One, { line, order, event, madeAt }: Playing): Promise<void> {
  const { db, merchant, past } = one
  const merchantId = merchant.id
  const [row] = await findBookingsOf(db, { merchantId, orderId: order.id })
  if (!row) throw new Error(`${idOf(line)} was not booked`)
  if (line.came === 'canceled') {
    const at = new Date(madeAt.getTime() + 3_600_000)
    past.at(at)
    const deps = { db, clock: { now: () => at }, ledger: past.ledger, kinds: orderKinds }
    const done = await cancelBooking(deps, {
      merchantId,
      publicId: row.publicId,
      by: 'customer',
      actor: null,
      reason: null,
      refunds: true,
    })
    if (!done.ok) throw new Error(`${idOf(line)} cannot be canceled: ${done.error.kind}`)
    await refund(one, line)
  }
  if (line.came === 'attended' || line.came === 'partial') await scan(one, { line, event, row })
}

async function refund({ past, merchant }: One, line: DemoBooking): Promise<void> {
  const name = `RF-${idOf(line)}`
  past.nameOperation(name)
  const done = await past.ledger.operate({
    merchantId: merchant.id,
    publicId: idOf(line),
    kind: 'refund',
    amount: null,
    availableSeen: null,
    attemptId: null,
    claim: null,
    idempotencyKey: name,
    actor: 'demo',
    isConfirmed: () => true,
    admit: null,
  })
  if (!done.ok) throw new Error(`${idOf(line)} cannot be refunded in the past: ${done.error.kind}`)
}

/** All of them, or the first half, some minutes before it began. */
async function scan(
  { db, key, merchant, now }: One,
  { line, event, row }: { line: DemoBooking; event: EventRow; row: BookingRow },
): Promise<void> {
  const signer = createTicketSigner(key)
  const places = await findPlaces(db, { merchantId: merchant.id, bookingIds: [row.id] })
  const count = line.came === 'attended' ? places.length : Math.ceil(places.length / 2)
  const isToday = row.eventDate === todayIn(event.timezone, now)
  for (const [index, place] of places.slice(0, count).entries()) {
    const at = isToday ? now : new Date(row.startsAt.getTime() - (10 - index) * 60_000)
    const scanned = await scanPlace(
      { db, clock: { now: () => at }, signer },
      {
        merchantId: merchant.id,
        event: event.publicId,
        code: codeOf(signer, { event, row, place, position: 0 }),
        list: null,
        kind: 'entry',
        gate: 'A',
        nonce: null,
        by: { userId: null, username: 'sara' },
      },
    )
    if (scanned?.verdict !== 'ok') throw new Error(`${idOf(line)} was not let in: ${scanned?.verdict}`)
  }
}
