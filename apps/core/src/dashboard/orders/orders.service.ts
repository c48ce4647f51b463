import type { CoreFilters } from '@wasl/contracts/lists/query'
import { orderList } from '@wasl/contracts/lists/orders'
import { includesPlace } from '@wasl/domain/places'
import { readAsked } from '../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../kernel/lists/page.domain.ts'
import { kindOf } from '../../kernel/orders/order-kind.ts'
import {
  findOrder,
  findOrderLines,
  findOrderPaidBy,
  findPaymentsOf,
  type OrderRow,
} from '../../kernel/orders/orders.store.ts'
import type { OrderDeps } from '../../kernel/orders/place-order.service.ts'
import { findPlaces, type Place } from '../../kernel/orders/places.store.ts'
import { stepBackUntil } from '../../kernel/orders/step-back.service.ts'
import { findOrderStory, type OrderStory } from './order-story.store.ts'
import { orders, type OrderScope } from './orders.list.ts'
import {
  findKeptUntil,
  findLinesOf,
  findOrdersById,
  moneyOf,
  sumsOf,
  type LineRow,
  type OrderSums,
} from './orders.store.ts'

/** `id`: the order's own, or that of its payment. */
export type At = OrderScope & { id: string }

export type ShownRow = {
  order: OrderRow
  lines: LineRow[]
  place: Place | null
  moves: readonly string[]
}
export type ShownOrder = ShownRow & {
  payments: Awaited<ReturnType<typeof findPaymentsOf>>
  story: OrderStory
  way: readonly string[]
  keptUntil: Date | null
  stepBackUntil: Date | null
  mayCancel: boolean
  refundable: number
}

type Query = CoreFilters<typeof orderList>
const usualSize = 10

export async function ordersPage(deps: OrderDeps, scope: OrderScope, query: Query & Numbered) {
  const { db, clock } = deps
  const asked = { scope, filters: readAsked(orderList, query) }
  const page = numberedPage(orderList, { page_size: usualSize, ...query })
  const [{ ids, count }, counts] = await Promise.all([
    orders.readPage(db, { ...asked, page }),
    orders.countBy(db, asked, 'show'),
  ])
  return { count, counts, asOf: asOfPage(page, clock.now()), orders: await rowsOf(deps, scope, ids) }
}

/** Rows of a page or of a file, in its order. */
export async function rowsOf(
  { db, kinds }: OrderDeps,
  { merchantId }: OrderScope,
  ids: readonly number[],
): Promise<ShownRow[]> {
  const [found, lines, places] = await Promise.all([
    findOrdersById(db, { merchantId, ids }),
    findLinesOf(db, { merchantId, orderIds: ids }),
    findPlaces(db, merchantId),
  ])
  return inOrder(ids, found).map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    place: placeIn(places, order),
    moves: kindOf(kinds, order.plugin).movesOf(order),
  }))
}

const placeIn = (places: readonly Place[], { plugin, branch }: OrderRow): Place | null =>
  places.find((place) => place.plugin === plugin && place.key === branch) ?? null

/** What the orders of a list come to. */
export async function orderStatistics(
  { db }: OrderDeps,
  scope: OrderScope,
  query: Query,
): Promise<OrderSums> {
  const filters = { ...readAsked(orderList, query), show: null }
  const { condition } = await orders.findCondition(db, { scope, filters })
  return sumsOf(db, condition)
}

/** Those the caller sees orders of. */
export async function branchesOf({ db }: OrderDeps, scope: OrderScope): Promise<Place[]> {
  const { merchantId, plugin, places } = scope
  return (await findPlaces(db, merchantId)).filter(
    (place) => place.plugin === plugin && includesPlace(places, { plugin, branch: place.key }),
  )
}

export async function orderAt(
  { db, kinds }: OrderDeps,
  { merchantId, plugin, places, id }: At,
): Promise<OrderRow | null> {
  if (!kinds.some((kind) => kind.plugin === plugin)) return null
  const named = { merchantId, publicId: id }
  const order = (await findOrder(db, named)) ?? (await findOrderPaidBy(db, named))
  return order?.plugin === plugin && includesPlace(places, order) ? order : null
}

export async function showOrder(deps: OrderDeps, at: At): Promise<ShownOrder | null> {
  const { db, kinds, clock } = deps
  const order = await orderAt(deps, at)
  if (!order) return null
  const { merchantId, id: orderId } = order
  const ref = { merchantId, orderId }
  const payments = await findPaymentsOf(db, ref)
  const [lines, story, places, keptUntil, sums] = await Promise.all([
    findOrderLines(db, ref),
    findOrderStory(db, order, payments),
    findPlaces(db, merchantId),
    findKeptUntil(db, ref),
    moneyOf(db, ref),
  ])
  const { cancelableIn, movesOf, wayOf } = kindOf(kinds, order.plugin)
  const until = stepBackUntil(story.events.at(-1) ?? null)
  return {
    order,
    lines,
    payments,
    story,
    place: placeIn(places, order),
    moves: movesOf(order),
    way: wayOf(order),
    keptUntil: order.state === 'pending_payment' ? keptUntil : null,
    stepBackUntil: until && until >= clock.now() ? until : null,
    mayCancel: order.state === 'pending_payment' || cancelableIn.includes(order.state),
    refundable: sums.captured - sums.refunded - sums.underWay,
  }
}
