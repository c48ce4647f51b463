import { OrderStep, type ShownOrder as OnWire } from '@wasl/contracts/core/catalogue/checkout.contract'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { totalsOnWire } from './cart-on-wire.ts'
import { storeOnWire } from './product-on-wire.ts'
import type { ShownOrder } from './show-order.service.ts'

export function shownOrder({
  order,
  lines,
  store,
  transactionId,
  keptUntil,
}: ShownOrder): z.input<typeof OnWire> {
  const { currency } = order
  return {
    id: order.publicId,
    number: order.number,
    state: OrderStep.parse(order.state),
    payment_state: order.paymentState,
    created: order.createdAt.toISOString(),
    kept_until: keptUntil?.toISOString() ?? null,
    transaction_id: transactionId,
    fulfilment: order.fulfilment,
    store: store && storeOnWire(store),
    lines: lines.map(({ snapshot, quantity, unitPrice, lineTotal }) => ({
      slug: textOf(snapshot['slug']) ?? '',
      name_en: snapshot.nameEn,
      name_ar: snapshot.nameAr,
      image_url: textOf(snapshot['imageUrl']),
      quantity,
      unit_price: decimalText(money(unitPrice, currency)),
      total: decimalText(money(lineTotal, currency)),
    })),
    totals: totalsOnWire({
      currency,
      subtotalMinor: order.subtotal,
      itemDiscountMinor: order.itemDiscount,
      voucherDiscountMinor: order.voucherDiscount,
      deliveryMinor: order.deliveryFee,
      serviceMinor: order.serviceCharge,
      taxMinor: order.tax,
      grandTotalMinor: order.grandTotal - order.gatewayFee,
    }),
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
