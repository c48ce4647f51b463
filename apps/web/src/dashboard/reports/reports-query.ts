import { reportStates, type ReportState } from '@wasl/contracts/values/states'
import type { ReportQuery } from '@wasl/contracts/web/dashboard/reports.contract'
import { pageAsked } from '../../desk/list/page-asked.ts'

/** What the address says about the list of reports. */
export type ReportsAsked = {
  state: ReportState | null
  page: number
  rows: 10 | 50 | 100
  /** Highlighted; until somebody turns a page, its page is shown. */
  id: string | null
}

const rowsInAddress = [50, 100] as const

export function readReportsQuery(search: string): ReportsAsked {
  const given = new URLSearchParams(search)
  const id = given.get('id')
  return {
    state: reportStates.find((state) => state === given.get('state')) ?? null,
    page: pageAsked(given, 99_999),
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
    id: id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null,
  }
}

/** Only what differs from the list as it is first opened. */
export const writeReportsQuery = ({ state, page, rows, id }: ReportsAsked): Record<string, string> => ({
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
  ...(rows !== 10 && { rows: String(rows) }),
  ...(id && { id }),
})

/** The report leads to its own page only while the address names no other. */
export const askedOf = ({ state, page, rows, id }: ReportsAsked): ReportQuery => ({
  ...(state && { state }),
  ...(page > 1 ? { page } : id && { id }),
  pageSize: rows,
})
