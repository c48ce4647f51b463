import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportState } from '@wasl/contracts/values/states'
import type { ReportPage, ReportQuery } from '@wasl/contracts/web/dashboard/reports.contract'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** Everything that shows reports: a push says that one is ready. */
export const reportsKey = ['reports'] as const

/** While one is being made: soon enough to see it move, seldom enough to be no burden. */
const pollMs = 2_000

/** Waits its turn, or is being made. */
export const isOpen = (state: ReportState): boolean => state === 'queued' || state === 'preparing'

const isMoving = (page: ReportPage | undefined): boolean =>
  page?.results.some(({ state }) => isOpen(state)) ?? false

export const reportsQuery = (query: ReportQuery) =>
  queryOptions({
    ...readOf(reportsKey, staffClient.reports.list)({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollMs : false),
  })
