import { catalogueOrderStates, fulfilments, orderPaymentStates } from '@wasl/domain/order-states'
import { choice, list, one, range } from './list.ts'

/** What was ordered of one module. `show`: what still has to be done, what is over, or what was never paid. */
export const orderList = list({
  filters: {
    show: one(['open', 'done', 'unpaid']),
    state: one(catalogueOrderStates),
    payment: one(orderPaymentStates),
    fulfilment: one(fulfilments),
    branch: choice('branches'),
    created: range(),
  },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
