import type { Notice } from '../notices/notices.store.ts'
import type { OrderRow } from './orders.store.ts'

export const orderAggregate = (id: number): string => `order:${id}`

/** `order.created`: it is secured, and somebody must act. `order.unfulfillable`: its money goes back. */
export type OrderTopic = 'order.created' | 'order.changed' | 'order.unfulfillable'

/** Ids and states only: who hears it reads the rest. */
export const orderNotice = (topic: OrderTopic, order: OrderRow): Notice => ({
  merchantId: order.merchantId,
  topic,
  aggregate: orderAggregate(order.id),
  dedupeKey: topic === 'order.created' ? `${topic}:${order.id}` : `${topic}:${order.id}:${order.events}`,
  payload: {
    order: order.publicId,
    number: order.number,
    plugin: order.plugin,
    branch: order.branch,
    state: order.state,
    payment_state: order.paymentState,
    refund_state: order.refundState,
    event: order.events,
  },
})
