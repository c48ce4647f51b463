import { choice, list, one } from './list.ts'

/** `active`: it can be bought. `hidden`: the shop does not show it. `archived`: kept for the orders that have it. */
export const productStates = ['active', 'hidden', 'draft', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** What the merchant's shop sells, archived products only by their state. `stock`: up to five left, or nothing. */
export const productList = list({
  filters: {
    state: one(productStates),
    stock: one(['few', 'sold_out']),
    category: choice('categories'),
    store: choice('stores'),
  },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
