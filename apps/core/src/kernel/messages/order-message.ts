import { money } from '@wasl/domain/money'
import { shownOrderNumber } from '@wasl/domain/order-number'
import type { Db } from '../../platform/db/db.ts'
import { merchantOrigin } from '../merchants/merchant-origin.ts'
import { defaultSettings } from '../notices/notification-settings.ts'
import type { DueNotice } from '../notices/notices.store.ts'
import type { OrderPlugin } from '../orders/order-kind.ts'
import {
  findOrder,
  findOrderEvent,
  findOrderLines,
  findPaymentsOf,
  type OrderEventRow,
  type OrderRow,
} from '../orders/orders.store.ts'
import { addressesOf, type OrderOccasion } from './messages.domain.ts'
import { findOrderParties } from './messages.store.ts'
import type { Draft, MessageDeps } from './write-messages.service.ts'

/** Where the buyer sees the order. A module that is not here tells its buyers in its own way. */
const pages: Readonly<Partial<Record<OrderPlugin, (id: string) => string>>> = {
  catalogue: (id) => `catalogue/order/${id}`,
  food_ordering: (id) => `new-menu/order-confirmation/${id}`,
}

type Told = { occasion: OrderOccasion; about: string }

/** What the buyer is told of an order, in the language in which it was placed: once for each step. */
export async function ofOrderStep(
  { db, publicUrl }: Pick<MessageDeps, 'db' | 'publicUrl'>,
  notice: DueNotice,
): Promise<Draft | null> {
  const { merchantId, payload } = notice
  const order = await orderOf(db, notice)
  const page = order && pages[order.plugin]
  const told = order && (await occasionOf(db, notice, order))
  if (!order || !page || !told) return null
  const ref = { merchantId, orderId: order.id }
  const [parties, lines, [payment]] = await Promise.all([
    findOrderParties(db, ref),
    findOrderLines(db, ref),
    findPaymentsOf(db, ref),
  ])
  if (!parties) return null
  const { merchant, customer, notifications } = parties
  const { occasion, about } = told
  const settings = notifications ?? merchant.notifications ?? defaultSettings(order.plugin)
  const contact = {
    email: customer?.email ?? order.customerEmail,
    phone: customer?.phone ?? order.customerPhone,
  }
  const addresses = addressesOf(occasion === 'order_canceled' ? 'refunded' : 'paid', {
    settings,
    customer: contact,
  })
  // The receipt went by every channel at the same moment.
  const wanted =
    occasion === 'order_placed' ? addresses.filter(({ channel }) => channel === 'email') : addresses
  if (wanted.length === 0) return null
  const said = (nameOf: (names: { nameEn: string; nameAr: string }) => string, comma: string) =>
    lines.map(({ quantity, snapshot }) => `${quantity} × ${nameOf(snapshot)}`).join(comma)
  const { language } = order
  return {
    about,
    addresses: wanted,
    transactionId: payment?.publicId ?? order.publicId,
    customer,
    language,
    facts: {
      occasion,
      merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
      customer: { en: customer?.nameEn ?? '', ar: customer?.nameAr ?? '' },
      description: {
        en: said(({ nameEn, nameAr }) => nameEn || nameAr, ', '),
        ar: said(({ nameEn, nameAr }) => nameAr || nameEn, '، '),
      },
      amount: money(order.grandTotal, order.currency),
      reference: shownOrderNumber(String(payload['number'] ?? order.number)),
      link: `${merchantOrigin(publicUrl, merchant.hosts)}/${language}/${page(order.publicId)}`,
    },
  }
}

const orderOf = async (db: Db, { merchantId, topic, payload }: DueNotice): Promise<OrderRow | null> =>
  topic === 'order.created' || topic === 'order.changed'
    ? findOrder(db, { merchantId, publicId: String(payload['order']) })
    : null

async function occasionOf(
  db: Db,
  { topic, payload, merchantId }: DueNotice,
  order: OrderRow,
): Promise<Told | null> {
  if (topic === 'order.created') return { occasion: 'order_placed', about: order.publicId }
  const seq = payload['event']
  if (typeof seq !== 'number') return null
  const event = await findOrderEvent(db, { merchantId, orderId: order.id, seq })
  const occasion = event && occasionOfEvent(event)
  return occasion ? { occasion, about: `${order.publicId}:${seq}` } : null
}

/** Steps a buyer waits for, and what takes one back. Whoever cancels an order themselves knows it. */
function occasionOfEvent({ type, by, fromState, toState }: OrderEventRow): OrderOccasion | null {
  if (type === 'canceled') return by === 'staff' || by === 'system' ? 'order_canceled' : null
  if (type === 'moved_back') return fromState && toldStates[fromState] ? 'order_corrected' : null
  return type === 'moved' ? (toldStates[toState] ?? null) : null
}

const toldStates: Readonly<Partial<Record<string, OrderOccasion>>> = {
  ready_for_pickup: 'order_ready',
  ready: 'order_ready',
  shipped: 'order_shipped',
  out_for_delivery: 'order_shipped',
}
