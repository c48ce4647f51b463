import type { OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'

const plugins: readonly OrderPlugin[] = ['catalogue', 'event', 'food_ordering']

/** Whether a module sells by orders. */
export const isOrderPlugin = (plugin: string): plugin is OrderPlugin => plugins.some((one) => one === plugin)
