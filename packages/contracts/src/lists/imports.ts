import { list, one } from './list.ts'

/** Rows of a file of products; `all`: without those that change nothing. */
export const importRowList = list({
  filters: { show: one(['all', 'create', 'change', 'same', 'wrong']) },
  sorts: { number: 'text' },
  ordering: 'number',
})
