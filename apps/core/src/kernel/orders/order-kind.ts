import type { Tx } from '../../platform/db/db.ts'
import type { OrderRow } from './orders.store.ts'
import type { PaymentPurpose } from './orders.schema.ts'

export const orderPlugins = ['catalogue', 'event', 'food_ordering'] as const
export type OrderPlugin = (typeof orderPlugins)[number]

/**
 * What a slice says of the orders it sells. `app.ts` registers one for each plugin. Its functions run in the database
 * transaction that changes the order, under the order's lock and before its stock moves: they write rows of the slice,
 * speak to nobody outside, and touch no pool.
 */
export type OrderKind = {
  plugin: OrderPlugin
  /** The state of an order whose payment is secured. */
  securedState: string
  /** Where staff may move it from where it is, the usual step first. */
  movesOf(order: Pick<OrderRow, 'state' | 'fulfilment'>): readonly string[]
  /** The states it passes on its way, in their order. */
  wayOf(order: Pick<OrderRow, 'fulfilment'>): readonly string[]
  /** The states in which it may be canceled. */
  cancelableIn: readonly string[]
  /** It was written, with its lines. */
  place(tx: Tx, order: OrderRow): Promise<void>
  /** Its payment is secured: money, held money, promised cash, or nothing to pay. Late: its stock was taken again. */
  secured(
    tx: Tx,
    order: OrderRow,
    how: { when: 'inTime' | 'late'; purpose: PaymentPurpose; now: Date },
  ): Promise<'giveBack' | undefined | void>
  /** It will not be: its stock is given back in the same database transaction. */
  lost(tx: Tx, order: OrderRow, why: { reason: OrderLoss; purpose: PaymentPurpose; now: Date }): Promise<void>
  /** Holds that later changes took beside the order's own: they end with it. */
  alsoHolds?(tx: Tx, order: OrderRow): Promise<readonly number[]>
}

export type OrderLoss = 'payment_failed' | 'expired' | 'canceled' | 'late_unfulfillable'

export type OrderKinds = readonly OrderKind[]

export function kindOf(kinds: OrderKinds, plugin: string): OrderKind {
  const kind = kinds.find((one) => one.plugin === plugin)
  if (!kind) throw new Error(`no kind of order is registered for ${plugin}`)
  return kind
}

export const isOrderPlugin = (plugin: string): plugin is OrderPlugin =>
  orderPlugins.some((one) => one === plugin)
