import { shownOrderNumber } from '@wasl/domain/order-number'
import { isEmail } from '@wasl/domain/email'
import { findBookingsOf } from '../events/bookings.store.ts'
import { findEventsOfIds } from '../events/events.store.ts'
import { merchantOrigin } from '../merchants/merchant-origin.ts'
import type { DueNotice } from '../notices/notices.store.ts'
import { findOrder } from '../orders/orders.store.ts'
import { findSender } from './messages.store.ts'
import type { Draft, MessageDeps } from './write-messages.service.ts'

/**
 * Tickets are what was bought: their mail goes out once they are booked, whatever the settings say of mails, and again when
 * staff ask for it. Its link opens the tickets, which are made when they are fetched.
 */
export async function ofTickets({ db, publicUrl }: MessageDeps, notice: DueNotice): Promise<Draft | null> {
  const { merchantId, topic, payload } = notice
  if (topic !== 'tickets.asked' && (topic !== 'order.created' || payload['plugin'] !== 'event')) return null
  const order = await findOrder(db, { merchantId, publicId: String(payload['order']) })
  const merchant = order && (await findSender(db, merchantId))
  if (order?.state !== 'booked' || !merchant) return null
  const rows = await findBookingsOf(db, { merchantId, orderId: order.id })
  const booked = rows.filter(({ state }) => state === 'booked')
  const asked = booked.find(({ publicId }) => publicId === payload['booking'])
  const row = asked ?? booked[0]
  const [event] = row ? await findEventsOfIds(db, { merchantId, ids: [row.eventId] }) : []
  if (!row || !event) return null
  const to = row.email?.trim().toLowerCase() ?? ''
  if (!isEmail(to)) return null
  const origin = merchantOrigin(publicUrl, merchant.hosts)
  const page = row.isFree ? 'thanks-for-register' : 'thankyou'
  const name = row.lastName === null ? row.firstName : `${row.firstName} ${row.lastName}`
  return {
    about: topic === 'order.created' ? order.publicId : notice.dedupeKey,
    addresses: [{ channel: 'email', recipient: to }],
    transactionId: null,
    customer: null,
    language: row.language,
    facts: {
      occasion: 'tickets_ready',
      merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
      customer: { en: name, ar: name },
      description: { en: event.titleEn, ar: event.titleAr },
      amount: null,
      reference: shownOrderNumber(order.number),
      link: `${origin}/${row.language}/events/${page}?booking=${row.publicId}&uuid=${row.uuid}`,
    },
  }
}
