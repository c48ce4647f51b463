import type { QueryClient } from '@tanstack/react-query'
import { listName, transactionList } from '@wasl/contracts/lists/transactions'
import type {
  Column,
  ListSetup,
  Statistics,
  TransactionPage,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { SavedView } from '@wasl/contracts/lists/saved-view'
import type { Locale } from '@wasl/domain/locale'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { askedOf, askedSearch } from '@wasl/web/desk/list/asked-query.ts'
import { placeOf } from '@wasl/web/dashboard/transactions/list/list-place.ts'
import { viewsQuery } from '@wasl/web/desk/list/useSavedViews.ts'
import { readListQuery } from '@wasl/web/desk/list/list-query.ts'
import { listQueries } from '@wasl/web/dashboard/transactions/list/list.queries.ts'
import { merchant } from '@wasl/web/pay/pay.fixtures.ts'
import { useState, type ReactNode } from 'react'
import { DashboardPart } from '../DashboardPart.tsx'

/** What the server would have answered; what is missing is awaited. */
export type ListAnswers = {
  setup?: ListSetup
  page?: TransactionPage
  statistics?: Statistics
  views?: SavedView[]
  columns?: Column[]
  /** The first rows, as the headers show them. */
  preview?: TransactionRow[]
}

type Props = { path: string; locale: Locale; answers: ListAnswers; component: () => ReactNode }

/** A list of transactions, or its table headers. */
export function ListScreen({ path, locale, answers, component }: Props) {
  const [queries] = useState(() => answered(`/${locale}/dashboard/${path}`, answers))
  return <DashboardPart path={path} locale={locale} component={component} queries={queries} />
}

function answered(address: string, answers: ListAnswers): QueryClient {
  const queries = createQueries()
  const [pathname = '', search = ''] = address.split('?')
  const place = placeOf(pathname)
  if (!place) return queries
  const query = readListQuery(transactionList, search)
  const asked = askedOf(transactionList, query, merchant.timeZone)
  const { setup, page, statistics, views = [], columns, preview } = answers
  queries.setQueryData(viewsQuery(listName(place)).queryKey, { results: views })
  if (setup) queries.setQueryData(listQueries.setup(place).queryKey, setup)
  if (statistics)
    queries.setQueryData(
      listQueries.statistics(place, askedSearch(transactionList, query, merchant.timeZone)).queryKey,
      statistics,
    )
  if (columns) queries.setQueryData(listQueries.columns(place).queryKey, { columns })
  if (preview) {
    const first = {
      rows: preview,
      count: 2,
      isCountExact: true,
      next: null,
      previous: null,
      asOf: '2026-11-20T15:04:00.000Z',
    }
    queries.setQueryData(listQueries.page(place, { pageSize: '2' }).queryKey, first)
  }
  if (page && query.rows === 'all') {
    const pages = { pages: [page], pageParams: [null] }
    queries.setQueryData(listQueries.all(place, asked).queryKey, pages)
  } else if (page) {
    queries.setQueryData(listQueries.page(place, asked).queryKey, page)
  }
  return queries
}
