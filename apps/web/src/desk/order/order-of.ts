import type { ManagedOrder, OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'

/** An order, and the module whose it is. */
export type OrderOf = { plugin: OrderPlugin; order: ManagedOrder }
