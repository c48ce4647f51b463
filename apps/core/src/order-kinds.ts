import { catalogueOrders } from './catalogue/catalogue-orders.ts'
import { eventOrders } from './events/event-orders.ts'
import type { OrderKinds } from './kernel/orders/order-kind.ts'

/** What is sold here, one kind for each plugin. Each slice that sells adds its own. */
export const orderKinds: OrderKinds = [catalogueOrders, eventOrders]
