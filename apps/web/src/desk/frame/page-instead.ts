import type { RowsChoice } from '@wasl/ui/table/page-links.ts'

export type PageOfList = {
  page: number
  rows: RowsChoice
  /** How many rows the page has. */
  shown: number
  /** Of all pages; null where nobody knows how many there are. */
  count: number | null
}

/** The last page of a list that no longer has this one, the first where that is not known; null where nothing is amiss. */
export function pageInstead({ page, rows, shown, count }: PageOfList): number | null {
  if (rows === 'all' || page === 1 || shown > 0 || count === 0) return null
  const last = count === null ? 1 : Math.ceil(count / rows)
  return last < page ? last : 1
}
