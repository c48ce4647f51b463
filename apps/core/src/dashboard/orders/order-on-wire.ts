import type {
  ListedOrder,
  ManagedOrder,
  OrderStatistics,
} from '@wasl/contracts/core/dashboard/orders.contract'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { kuwaitAreas } from '../../kernel/checkout/kuwait-areas.ts'
import type { ShownOrder, ShownRow } from './orders.service.ts'
import type { OrderSums } from './orders.store.ts'

const mostLines = 3

type Summary = Omit<z.input<typeof ListedOrder>, 'lines' | 'more_lines'>

const summary = ({ order, place, moves }: ShownRow): Summary => ({
  id: order.publicId,
  number: order.number,
  state: order.state,
  payment_state: order.paymentState,
  refund_state: order.refundState,
  fulfilment: order.fulfilment,
  branch: order.branch,
  branch_name_en: place?.nameEn ?? null,
  branch_name_ar: place?.nameAr ?? null,
  customer_name: order.customerName,
  customer_phone: order.customerPhone,
  currency_code: order.currency,
  total: decimalText({ minor: order.grandTotal, currency: order.currency }),
  created: order.createdAt.toISOString(),
  moves: [...moves],
})

export const rowOnWire = (row: ShownRow): z.input<typeof ListedOrder> => ({
  ...summary(row),
  lines: row.lines.slice(0, mostLines).map(({ snapshot, quantity }) => ({
    name_en: snapshot.nameEn,
    name_ar: snapshot.nameAr,
    quantity,
  })),
  more_lines: Math.max(0, row.lines.length - mostLines),
})

export function orderOnWire(shown: ShownOrder): z.input<typeof ManagedOrder> {
  const { order, lines, payments, keptUntil, stepBackUntil, mayCancel, refundable } = shown
  const amount = (minor: number) => decimalText({ minor, currency: order.currency })
  return {
    ...summary(shown),
    language: order.language,
    customer_email: order.customerEmail,
    address: order.address === null ? null : texts(order.address),
    ...areaOf(order),
    location: locationOf(order),
    note: order.note,
    voucher_code: order.voucherCode,
    lines: lines.map((line) => ({
      position: line.position,
      name_en: line.snapshot.nameEn,
      name_ar: line.snapshot.nameAr,
      image_url: imageOf(line.snapshot),
      quantity: line.quantity,
      unit_price: amount(line.unitPrice),
      discount: amount(line.discount),
      total: amount(line.lineTotal),
      refunded_quantity: line.refundedQuantity,
      refunded_amount: amount(line.refundedAmount),
      answers: texts(line.answers),
    })),
    totals: {
      subtotal: amount(order.subtotal),
      voucher_discount: amount(order.voucherDiscount),
      delivery_fee: amount(order.deliveryFee),
      service_charge: amount(order.serviceCharge),
      gateway_fee: amount(order.gatewayFee),
      tax: amount(order.tax),
      total: amount(order.grandTotal),
    },
    payments: payments.map(({ publicId, purpose, state }) => ({ transaction_id: publicId, purpose, state })),
    kept_until: keptUntil?.toISOString() ?? null,
    may_cancel: mayCancel,
    step_back_until: stepBackUntil?.toISOString() ?? null,
    way: wayOf(shown),
    refundable: amount(Math.max(0, refundable)),
    happenings: happeningsOf(shown, amount),
  }
}

type Happening = z.input<typeof ManagedOrder>['happenings'][number]

const nothing = {
  from_state: null,
  to_state: null,
  by: null,
  actor: null,
  reason: null,
  gateway_code: null,
  gateway_name_en: null,
  gateway_name_ar: null,
  recipient: null,
  outcome: null,
  amount: null,
  quantity: null,
}

/** One history of the order, its payments, goods, voucher and messages, newest first. */
function happeningsOf({ story }: ShownOrder, amount: (minor: number) => string): Happening[] {
  const { events, attempts, money, stock, voucher, messages, webhooks } = story
  const told = (of: Happening['of'], type: string, at: Date): Happening => ({
    ...nothing,
    of,
    type,
    at: at.toISOString(),
  })
  const paid = (one: (typeof attempts)[number] | (typeof money)[number]) => ({
    gateway_code: one.gatewayCode,
    gateway_name_en: one.gateway.nameEn,
    gateway_name_ar: one.gateway.nameAr,
    amount: amount(one.amount),
  })
  const ofVoucher = voucher
    ? [
        { ...told('voucher', 'reserved', voucher.at), amount: amount(voucher.discount) },
        ...(voucher.state === 'reserved'
          ? []
          : [
              { ...told('voucher', voucher.state, voucher.stateChangedAt), amount: amount(voucher.discount) },
            ]),
      ]
    : []
  // Of one moment, what is later in the way of an order stands above.
  return [
    ...ofVoucher,
    ...stock.map((move) => ({
      ...told('stock', move.reason, move.at),
      actor: move.actor,
      quantity: move.quantity,
    })),
    ...attempts.map((one) => ({ ...told('payment', one.state, one.at), ...paid(one) })),
    ...money.map((one) => ({ ...told('payment', one.kind, one.at), ...paid(one) })),
    ...events.map((event) => ({
      ...told('order', event.type, event.at),
      from_state: event.fromState,
      to_state: event.toState,
      by: event.by,
      actor: event.actor,
      reason: event.reason,
    })),
    ...messages.map((one) => ({
      ...told('message', one.occasion, one.at),
      recipient: one.recipient,
      outcome: one.state,
    })),
    ...webhooks.map((one) => ({
      ...told('webhook', one.type, one.at),
      recipient: hostOf(one.url),
      outcome: one.state,
    })),
  ]
    .toReversed()
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** When each state of its way was reached. One that was taken back is not. */
function wayOf({ order, way, story }: ShownOrder): z.input<typeof ManagedOrder>['way'] {
  const here = way.indexOf(order.state)
  const reachedAt = (state: string) => story.events.findLast(({ toState }) => toState === state)?.at
  return way.map((state, at) => ({
    state,
    at: at <= here ? (reachedAt(state)?.toISOString() ?? null) : null,
  }))
}

/** The area in both languages: the buyer's form keeps its English name. */
function areaOf({ address }: ShownOrder['order']) {
  const area = kuwaitAreas.find(({ en, ar }) => en === address?.['area'] || ar === address?.['area'])
  return { area_en: area?.en ?? null, area_ar: area?.ar ?? null }
}

function locationOf({ address }: ShownOrder['order']): { lat: number; lng: number } | null {
  const at = address?.['delivery_location']
  if (typeof at !== 'object' || at === null || !('lat' in at) || !('lng' in at)) return null
  const { lat, lng } = at
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}

export const statisticsOnWire = ({ money, ...counts }: OrderSums): z.input<typeof OrderStatistics> => ({
  ...counts,
  money: money.map(({ currency, orders, sales, refunded }) => {
    const amount = (minor: number) => decimalText({ minor, currency })
    return {
      currency_code: currency,
      sales: amount(sales),
      refunded: amount(refunded),
      average: amount(orders === 0 ? 0 : Math.round(sales / orders)),
    }
  }),
})

/** What is text of what a form kept; the rest is for programs. */
const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )

function imageOf(snapshot: Readonly<Record<string, unknown>>): string | null {
  const { imageUrl } = snapshot
  return typeof imageUrl === 'string' ? imageUrl : null
}
