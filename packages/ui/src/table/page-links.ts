/** S2 §9: up to ten page links. */
const most = 10

/** The pages to link to, with the current one near the middle: 1…10 at first, 8…17 of 30 on page 13. */
export function pageLinks(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - most / 2, count - most + 1))
  return Array.from({ length: Math.min(most, count) }, (_, index) => first + index)
}

export type RowsChoice = number | 'all'

/** S2 §9: 10, 50 and 100, each only where the total is larger, and all. Unknown totals offer every number and not all. */
export function rowsChoices(total: number | null): RowsChoice[] {
  const numbers = [10, 50, 100]
  if (total === null) return numbers
  return [...numbers.filter((rows) => total > rows), 'all']
}
