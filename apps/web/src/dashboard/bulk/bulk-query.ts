import { pageAsked } from '../../desk/list/page-asked.ts'

/** What the address says about a list. */
export type ListAsked<Show extends string> = { show: Show; page: number; rows: 10 | 50 | 100 }

const rowsInAddress = [50, 100] as const

export function readListQuery<Show extends string>(
  search: string,
  shows: readonly [Show, ...Show[]],
): ListAsked<Show> {
  const given = new URLSearchParams(search)
  return {
    show: shows.find((show) => show === given.get('show')) ?? shows[0],
    page: pageAsked(given, 99_999),
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
  }
}

/** Only what differs from the list as it is first opened. */
export const writeListQuery = <Show extends string>(
  { show, page, rows }: ListAsked<Show>,
  first: Show,
): Record<string, string> => ({
  ...(show !== first && { show }),
  ...(page > 1 && { page: String(page) }),
  ...(rows !== 10 && { rows: String(rows) }),
})
