import { orderList } from '@wasl/contracts/lists/orders'
import { latinDigits } from '@wasl/domain/digits'
import { readOrderNumber } from '@wasl/domain/order-number'
import type { Places } from '@wasl/domain/places'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { among, is, within } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import type { OrderPlugin } from '../../kernel/orders/order-kind.ts'
import { shopOrder } from '../../kernel/orders/orders.schema.ts'
import { saysWords } from '../../platform/db/said-words.ts'

/** Whose orders are asked for: of one module, at the places of whoever asks. */
export type OrderScope = { merchantId: number; plugin: OrderPlugin; places: Places }

const { state, customerName, customerEmail, customerPhone } = shopOrder

/** What still has to be done, what is over, and what was never paid. */
const shows = {
  open: sql`${state} in ('confirmed','packed','ready_for_pickup','shipped')`,
  done: sql`${state} in ('completed','returned','canceled','late_unfulfillable')`,
  unpaid: sql`${state} in ('pending_payment','payment_failed','expired')`,
}

/** A number is found by all of it, a customer by words of what is known of them. */
function says(q: string): SQL | undefined {
  const number = readOrderNumber(q)
  const who = sql`search_fold(concat_ws(' ', ${customerName}, ${customerEmail}, ${customerPhone}, ${shopOrder.number}))`
  return or(number ? eq(shopOrder.number, number) : undefined, saysWords(who, latinDigits(q)))
}

export const orders = listOf(orderList, shopOrder, {
  id: shopOrder.id,
  publicId: shopOrder.publicId,
  createdAt: shopOrder.createdAt,
  columns: {
    show: (show) => shows[show],
    state: is(state),
    payment: is(shopOrder.paymentState),
    fulfilment: is(shopOrder.fulfilment),
    branch: among(shopOrder.branch),
    created: within(shopOrder.createdAt),
  },
  sorts: { created: [shopOrder.createdAt] },
  scope: ({ merchantId, plugin, places }: OrderScope) =>
    and(
      eq(shopOrder.merchantId, merchantId),
      eq(shopOrder.plugin, plugin),
      places === null
        ? undefined
        : sql`${shopOrder.plugin} || ':' || ${shopOrder.branch} = any(${sql.param([...places])}::text[])`,
    ),
  says,
})
