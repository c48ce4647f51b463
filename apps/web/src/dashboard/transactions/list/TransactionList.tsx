import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import { DataTable } from '@wasl/ui/table/DataTable'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { useAppearance } from '../../../desk/frame/appearance.ts'
import { ListFoot } from '../../../desk/list/ListFoot.tsx'
import { numbered, pagesOf, placeIn, turnPage } from '../../../desk/list/list-pages.ts'
import { ListViews } from '../../../desk/list/ListViews.tsx'
import { useAskedQuery, type useListQuery } from '../../../desk/list/useListQuery.ts'
import { askedAnew, isSameKept, keptOf, plainQuery } from '../../../desk/list/list-query.ts'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import { pageTitle } from '../../../desk/frame/use-title-focus.ts'
import { useOnline } from '../../../base/use-online.ts'
import { useLocale } from '../../../i18n/language.tsx'
import type { Offered } from '../actions/many/BulkActions.tsx'
import { listColumns } from './views/list-columns.ts'
import type { TransactionQuery } from './transaction-query.ts'
import { listQueries } from './list.queries.ts'
import { useListText } from './list.text.ts'
import { ListFilterBar } from './ListFilterBar.tsx'
import { ListInstead } from './ListInstead.tsx'
import { ListNews } from './ListNews.tsx'
import { ListOver, type Over } from './ListOver.tsx'
import { ListTools } from './ListTools.tsx'
import { viewName } from './views/list-views.ts'
import { PrintedQuery } from './PrintedQuery.tsx'
import { rowId, rowKinds } from './rows/row-kinds.tsx'
import { startColumns } from './views/start-columns.ts'
import { shownOf } from './views/table-view.ts'
import css from './TransactionList.module.css'
import { useListKeys } from './useListKeys.ts'
import { useListLook } from './useListLook.ts'
import { useListSelection } from './useListSelection.ts'
import { useListWords } from './useListWords.ts'
import { useRows, type Rows } from './useRows.ts'
import { useListViews } from './useListViews.ts'
import { useIsPrinted } from '../../../desk/use-is-printed.ts'
import { useToday } from '../../../desk/range/useToday.ts'

type Props = ReturnType<typeof useListQuery<typeof transactionList>> & {
  place: ListPlace
  title: string
  maySearch: boolean
  over: Over | null
  onOver: (over: Over | null) => void
  /** Somebody wants to see the rows asked for again. */
  isAskedAgain: boolean
  onRefresh: () => void
  onOffered: (offered: Offered | null) => void
}

/** The list of every module (S2 §2): its route's plugin decides what it shows. */
function List(props: Props) {
  const {
    place,
    title,
    maySearch,
    query,
    change,
    hrefOf,
    over,
    onOver: setOver,
    isAskedAgain,
    onRefresh: refresh,
    onOffered,
  } = props
  const t = useListText()
  const locale = useLocale()
  const { history } = useRouter()
  const { timeZone } = usePageFacts().merchant
  const today = useToday(timeZone)
  const setup = useQuery(listQueries.setup(place))
  const found = useRows(place, query, timeZone)
  const { rows: drawn, q: marked } = useCalmRows(found, query.q)
  const { views, saved } = useListViews(place, maySearch)
  const { rows: askedRows } = useAskedQuery(transactionList)
  const { appearance, change: changeAppearance } = useAppearance()
  const [isSelecting, setIsSelecting] = useState(false)

  const view = views.find(({ id }) => id === query.view) ?? views[0]
  const headers = useMemo(() => setup.data?.columns ?? startColumns(t), [setup.data, t])
  const pathOf = useMemo(() => {
    const path = hrefOf(plainQuery)
    return (row: { id: string }) => `${path}/${encodeURIComponent(row.id)}`
  }, [hrefOf])
  const columns = useMemo(
    () => listColumns(headers, { locale, t, q: marked, today, timeZone, hrefOf: pathOf }),
    [headers, locale, t, marked, today, timeZone, pathOf],
  )
  const orderBy = useCallback(
    (ordering: TransactionQuery['ordering']) => change((now) => askedAnew(now, { ordering })),
    [change],
  )
  const table = useListLook({
    place,
    columns: headers,
    view,
    ordering: query.ordering,
    onOrdering: orderBy,
  })
  const model = useTableModel({
    columns,
    rows: drawn,
    rowId,
    look: table.look,
    onLookChange: table.setLook,
    isSortedByServer: true,
  })
  const ids = useMemo(() => drawn.map(rowId), [drawn])
  const total = found.isCountExact ? found.count : null
  const selection = useListSelection(ids, total, query)
  const pages = pagesOf(query, found)
  const words = useListWords({ t, title, query, pages, count: found.count, isCountExact: found.isCountExact })
  const isBehindEnd = useListEnd(placeIn(query, found), { ...found, isPlaceholderData: found.isPrevious })
  const shown = shownOf({
    query,
    found,
    isBehindEnd,
    isSetUp: setup.data !== undefined || setup.isError,
    isDeleted: place.list === 'deleted',
    maySearch,
    isAskedAgain,
    isOnline: useOnline(),
  })
  const turn = (step: Parameters<typeof turnPage>[1]) => {
    change(turnPage(query, step, found))
    document.getElementById(model.captionId)?.focus()
  }
  const isChanged = table.isChanged || (view !== undefined && !isSameKept(transactionList, query, view))
  const isPrinted = useIsPrinted()
  const sorting = model.look.sort
  const sortedBy = model.columns.find(({ id }) => id === sorting?.id)?.label
  useListKeys((key) => {
    if (key === '?') setOver({ kind: 'shortcuts' })
    if (key === 'r') refresh()
    if (key === 'f' && maySearch) setOver({ kind: 'filters', startAt: null })
    if (key === 'n' && found.next !== null) turn('next')
    if (key === 'p' && query.page > 1) turn('previous')
  })
  const first = () => {
    pageTitle()?.focus()
    change((now) => askedAnew(now, {}), 'replace')
  }
  const retry = () => {
    pageTitle()?.focus()
    refresh()
  }
  const clear = () => {
    pageTitle()?.focus()
    change({ ...plainQuery, rows: query.rows })
  }

  return (
    <section className={css.card} aria-label={title} data-box="card">
      {isPrinted && (
        <PrintedQuery
          query={query}
          setup={setup.data}
          view={view && !isChanged ? viewName(view, t) : undefined}
          sorted={sorting && sortedBy ? words.sorted(sortedBy, sorting.isDescending) : null}
        />
      )}
      <ListViews
        views={views}
        nameOf={(one) => viewName(one, t)}
        saved={saved}
        selected={view?.id ?? 'all'}
        isChanged={isChanged}
        count={total === null ? undefined : t('list.number', { n: total })}
        now={{ query: keptOf(transactionList, query), columns: model.columns.map(({ id }) => id) }}
        onSelect={({ id, q, filters, ordering }) =>
          change({ ...plainQuery, rows: query.rows, view: id, q, filters, ordering })
        }
        onSaved={(id) => {
          table.forget()
          change((now) => ({ ...now, view: id }), 'replace')
        }}
        end={
          <ListTools
            density={appearance.density}
            onDensity={(density) => changeAppearance({ density })}
            onColumns={() => setOver({ kind: 'columns' })}
            onShortcuts={() => setOver({ kind: 'shortcuts' })}
          />
        }
      />
      {maySearch && (
        <ListFilterBar
          query={query}
          setup={setup.data}
          isSearching={found.isPrevious}
          selecting={{ isOn: isSelecting, toggle: () => setIsSelecting((isOn) => !isOn) }}
          onSearch={(q) => change((now) => askedAnew(now, { q }), query.q === '' ? 'push' : 'replace')}
          onFilters={(filters) => change((now) => askedAnew(now, { filters }))}
          onOpen={(startAt) => setOver({ kind: 'filters', startAt })}
        />
      )}
      {shown.kind === 'ready' && (
        <ListNews updatedAt={found.updatedAt} hasFailed={found.error !== null} onRefresh={refresh} />
      )}
      <DataTable
        model={model}
        kind={rowKinds[place.list]}
        words={words}
        view={
          shown.kind === 'instead'
            ? {
                kind: 'instead',
                show: (
                  <ListInstead
                    place={place}
                    instead={shown.instead}
                    onRetry={retry}
                    onClear={clear}
                    onFirst={first}
                  />
                ),
              }
            : shown
        }
        selection={selection}
        actions={{
          open: (row) => history.push(pathOf(row)),
          menu: (row, button) => setOver({ kind: 'menu', row, button }),
          hold: () => setIsSelecting(true),
        }}
        layout={{
          density: appearance.density,
          isSelecting,
          isVirtual: query.rows === 'all',
          ...(found.more && { onEnd: found.more }),
        }}
      />
      <ListOver
        over={over}
        onOver={setOver}
        place={place}
        query={query}
        setup={setup.data}
        selection={selection}
        rows={drawn}
        total={total}
        table={{ columns, look: table.look, plain: table.plain, onLook: table.setLook }}
        onFilters={(filters) => change((now) => askedAnew(now, { filters }))}
        onOffered={onOffered}
      />
      {shown.kind !== 'instead' && (
        <ListFoot
          query={query}
          asked={askedRows}
          found={found}
          pages={pages}
          hrefOfPage={(page) => hrefOf(numbered(query, page, found))}
          onRows={(rows) => change((now) => askedAnew(now, { rows }))}
          onPage={turn}
        />
      )}
    </section>
  )
}

export const TransactionList = memo(List)

/**
 * A hundred new rows are drawn in slices, so that a key pressed meanwhile is answered; the first ones at once. Marked in them is
 * what they were found by: rows that are about to leave are not drawn again.
 */
function useCalmRows({ rows, isPrevious }: Rows, q: string): Pick<Rows, 'rows'> & { q: string } {
  const [foundBy, setFoundBy] = useState(q)
  if (!isPrevious && foundBy !== q) setFoundBy(q)
  const latest = useMemo(() => ({ rows, q: foundBy }), [rows, foundBy])
  const calm = useDeferredValue(latest)
  return calm.rows.length === 0 ? latest : calm
}
