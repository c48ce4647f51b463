import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'

type State = ShownOrder['state']

/** The way of an order that is handed over; null for one that ended otherwise. */
export function orderSteps({ fulfilment, state }: Pick<ShownOrder, 'fulfilment' | 'state'>): State[] | null {
  const way: State[] =
    fulfilment === 'delivery'
      ? ['confirmed', 'packed', 'shipped', 'completed']
      : fulfilment === 'pickup'
        ? ['confirmed', 'ready_for_pickup', 'completed']
        : ['confirmed', 'completed']
  return way.includes(state) ? way : null
}
