import { catalogueOrderMoves, catalogueOrderWay } from '@wasl/domain/order-states'
import type { OrderKind } from '../kernel/orders/order-kind.ts'

/** Orders of goods: packed, then shipped or picked up. Nothing hangs on them but their stock. */
export const catalogueOrders: OrderKind = {
  plugin: 'catalogue',
  securedState: 'confirmed',
  movesOf: catalogueOrderMoves,
  wayOf: ({ fulfilment }) => catalogueOrderWay[fulfilment],
  cancelableIn: ['confirmed', 'packed', 'ready_for_pickup', 'shipped'],
  place: async () => {},
  secured: async () => {},
  lost: async () => {},
}
