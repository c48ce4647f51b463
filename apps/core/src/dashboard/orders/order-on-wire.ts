import type { ListedOrder, ManagedOrder } from '@wasl/contracts/core/dashboard/orders.contract'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import type { ShownOrder, ShownRow } from './orders.service.ts'

const mostLines = 3

type Summary = Omit<z.input<typeof ListedOrder>, 'lines' | 'more_lines'>

const summary = ({ order, moves }: ShownRow): Summary => ({
  id: order.publicId,
  number: order.number,
  state: order.state,
  payment_state: order.paymentState,
  refund_state: order.refundState,
  fulfilment: order.fulfilment,
  branch: order.branch,
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
  const { order, lines, payments, keptUntil, mayCancel, refundable } = shown
  const amount = (minor: number) => decimalText({ minor, currency: order.currency })
  return {
    ...summary(shown),
    language: order.language,
    customer_email: order.customerEmail,
    address: order.address === null ? null : texts(order.address),
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
  amount: null,
  quantity: null,
}

/** One history of the order, its payments and its stock, newest first. */
function happeningsOf(
  { events, attempts, stock }: ShownOrder,
  amount: (minor: number) => string,
): Happening[] {
  return [
    ...stock.map((move): Happening => ({
      ...nothing,
      of: 'stock',
      type: move.reason,
      actor: move.actor,
      quantity: move.quantity,
      at: move.at.toISOString(),
    })),
    ...attempts.map((one): Happening => ({
      ...nothing,
      of: 'payment',
      type: one.state,
      gateway_code: one.gatewayCode,
      amount: amount(one.amount),
      at: one.at.toISOString(),
    })),
    ...events.map((event): Happening => ({
      ...nothing,
      of: 'order',
      type: event.type,
      from_state: event.fromState,
      to_state: event.toState,
      by: event.by,
      actor: event.actor,
      reason: event.reason,
      at: event.at.toISOString(),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}

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
