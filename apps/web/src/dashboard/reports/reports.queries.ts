import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportState } from '@wasl/contracts/values/states'
import { reportList } from '@wasl/contracts/lists/reports'
import type { ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../../desk/list/usePagedList.ts'

/** Everything that shows reports: a push says that one is ready. */
export const reportsKey = ['reports'] as const

/** While one is being made: soon enough to see it move, seldom enough to be no burden. */
const pollMs = 2_000

/** Waits its turn, or is being made. */
export const isOpen = (state: ReportState): boolean => state === 'queued' || state === 'preparing'

const isMoving = (page: ReportPage | undefined): boolean =>
  page?.results.some(({ state }) => isOpen(state)) ?? false

/** What the address says about the list of reports. `id`: of the one that is marked. */
export type ReportsAsked = PagedAsked<typeof reportList> & { id: string | null }

export function readReports(search: string): ReportsAsked {
  const id = new URLSearchParams(search).get('id')
  return {
    ...readPaged(reportList, search),
    id: id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null,
  }
}

/** The marked report leads to its own page only while the address names no other. */
const askedOf = ({ id, ...asked }: ReportsAsked) => ({
  ...pagedQuery(reportList, asked),
  ...(id && asked.page === 1 && { id }),
})

export const reportsQuery = (asked: ReportsAsked) =>
  queryOptions({
    ...readOf(reportsKey, staffClient.reports.list)({ query: askedOf(asked) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollMs : false),
  })
