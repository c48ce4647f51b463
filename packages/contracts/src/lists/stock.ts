import { list, one } from './list.ts'

/** What a pool counts: pieces of a product, uses of a voucher, the money a voucher gives, or something else. */
export const stockSorts = ['product', 'voucher_uses', 'voucher_budget', 'other'] as const
export type StockSort = (typeof stockSorts)[number]

/** Whatever is limited, newest first. `differs`: its numbers do not agree. */
export const stockList = list({
  filters: { of: one(stockSorts), differs: one(['true']) },
  sorts: { created: 'instant' },
  ordering: '-created',
  search: true,
})
