import { catalogueOrderStates, orderPaymentStates } from '@wasl/domain/order-states'
import { list, one, range } from './list.ts'

/** What was ordered of one module. `show`: what still has to be done, what is over, or what was never paid. */
export const orderList = list({
  filters: {
    show: one(['open', 'done', 'unpaid']),
    state: one(catalogueOrderStates),
    payment: one(orderPaymentStates),
    created: range(),
  },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
