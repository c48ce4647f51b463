import { deliveryStates } from '../values/states.ts'
import { choice, list, one } from './list.ts'

/** What was sent to which server; the search finds an event or a transaction by its id. */
export const deliveryList = list({
  filters: { endpoint: choice('endpoints'), state: one(deliveryStates), type: choice('event_types') },
  sorts: { created: 'written' },
  ordering: '-created',
  search: true,
})
