import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  transactionList,
  type TransactionFilters as Filters,
  type ListPlace,
} from '@wasl/contracts/lists/transactions'
import type {
  ListSetup,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { DataColumn, TableLook } from '@wasl/ui/table/columns/data-column.ts'
import type { SelectionModel } from '@wasl/ui/table/rows/useSelection.ts'
import { Suspense, useEffect, useState, useSyncExternalStore, lazy } from 'react'
import { ChunkBoundary } from '../../../base/ChunkBoundary.tsx'
import { usePageFacts } from '../../../base/page-context.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { mapAddress } from '../../../parts/map-address.ts'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import { askedFilters, askedOf } from '../../../desk/list/asked-query.ts'
import { askedAnew } from '../../../desk/list/list-query.ts'
import { useDrafts } from '../../../desk/form/use-draft.ts'
import type { Offered } from '../actions/many/BulkActions.tsx'
import { matchingJobName } from '../actions/many/matching-job.ts'
import { listQueries, listsKey } from './list.queries.ts'
import { useListText } from './list.text.ts'
import type { TransactionQuery } from './transaction-query.ts'
import { sumOf } from './sums/selected-sum.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import type { ActedOn } from '../actions/acted-on.ts'
import { loadChunk } from '../../../base/load-chunk.ts'
import { whenIdle } from '../../../base/when-idle.ts'

const load = {
  filters: () => loadChunk(() => import('./TransactionFilters.tsx')),
  columns: () => loadChunk(() => import('./views/ColumnsDialog.tsx')),
  row: () => loadChunk(() => import('../actions/RowActions.tsx')),
  bulk: () => loadChunk(() => import('../actions/many/BulkActions.tsx')),
}

/** The two that a press on the list itself opens: fetched while nothing else is under way. */
const warmListParts = (): (() => void) =>
  whenIdle(() => {
    for (const part of [load.row, load.bulk]) part().catch(() => {})
  })

/** What opens over the list is fetched when the list stands, never before it. */
const TransactionFilters = lazy(async () => ({ default: (await load.filters()).TransactionFilters }))

const ColumnsDialog = lazy(async () => ({ default: (await load.columns()).ColumnsDialog }))

const RowActions = lazy(async () => ({ default: (await load.row()).RowActions }))

const BulkActions = lazy(async () => ({ default: (await load.bulk()).BulkActions }))

/** What the actions need to know of a row. */
const actedOn = (row: TransactionRow): ActedOn => ({
  id: row.id,
  plugin: row.plugin,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  refunded: { amount: row.refundedAmount, currency: row.currency },
  customer: row.customerName,
  gateway: row.gateway,
})

export type Over =
  | { kind: 'filters'; startAt: string | null }
  | { kind: 'columns' }
  | { kind: 'shortcuts' }
  | { kind: 'menu'; row: TransactionRow; button: HTMLElement }

/** As many as one answer of the list holds and one bulk action takes. */
const mostAtOnce = 200
/** What the server works on in the background for one press. */
const mostInWork = 10_000

type Props = {
  over: Over | null
  onOver: (over: Over | null) => void
  place: ListPlace
  query: TransactionQuery
  setup: ListSetup | undefined
  selection: SelectionModel
  rows: readonly TransactionRow[]
  /** Null where nobody counted. */
  total: number | null
  table: {
    columns: readonly DataColumn<TransactionRow>[]
    look: TableLook
    plain: Pick<TableLook, 'hidden' | 'order'>
    onLook: (look: TableLook) => void
  }
  onFilters: (filters: Filters) => void
  onOffered: (offered: Offered | null) => void
}

/** What stands over the list: its panels, the menu of a row, the bar of the selected ones. */
export function ListOver(props: Props) {
  const { over, onOver, place, query, setup, selection, rows, total, table, onFilters, onOffered } = props
  const t = useListText()
  const queries = useQueryClient()
  const { history } = useRouter()
  const { timeZone } = usePageFacts().merchant
  const close = () => onOver(null)
  const changed = () => void queries.invalidateQueries({ queryKey: listsKey })
  const chosen = selection.selection
  const hasMenu = useOnce(over?.kind === 'menu')
  const isAtWork = useIsAtWork(place)
  const hasBulk = useOnce(selection.count !== 0 || isAtWork)
  const isListed = rows.length > 0
  useEffect(() => (isListed ? warmListParts() : undefined), [isListed])
  const ticked = chosen.kind === 'some' ? rows.filter(({ id }) => chosen.ids.has(id)) : []
  const sum = chosen.kind === 'some' && chosen.ids.size === ticked.length ? sumOf(ticked) : null

  const selectedIds = async () => {
    if (chosen.kind === 'some') return [...chosen.ids]
    const asked = {
      ...askedOf(transactionList, askedAnew(query, {}), timeZone),
      pageSize: String(mostAtOnce),
    }
    const page = await queries.fetchQuery(listQueries.page(place, asked))
    return page.rows.map(({ id }) => id)
  }

  return (
    <ChunkBoundary>
      <Suspense>
        {hasBulk && setup && setup.bulkActions.length > 0 && (
          <BulkActions
            matching={{ place, filters: askedFilters(transactionList, query.filters, timeZone), q: query.q }}
            actions={setup.bulkActions}
            selection={selection}
            selectedIds={selectedIds}
            sum={sum && <Amount of={sum} />}
            total={total !== null && total <= mostInWork ? total : null}
            onChanged={changed}
            onOffered={onOffered}
          />
        )}
        {hasMenu && (
          <RowActions
            at={
              over?.kind === 'menu'
                ? {
                    on: actedOn(over.row),
                    actions: over.row.actions,
                    button: over.button,
                    head: (
                      <>
                        <Ltr>{over.row.id}</Ltr> <TransactionBadge state={over.row.state} />
                      </>
                    ),
                  }
                : null
            }
            before={[
              {
                id: 'list',
                items: [
                  { id: 'open', label: t('list.open'), icon: <EyeIcon size={16} />, shortcut: 'Enter' },
                  ...(over?.kind === 'menu' && over.row.location
                    ? [
                        {
                          id: 'location',
                          label: t('list.location'),
                          icon: <MapPinIcon size={16} />,
                          href: mapAddress(over.row.location),
                          opensNewTab: true,
                        },
                      ]
                    : []),
                ],
              },
            ]}
            onBefore={(id) => {
              if (over?.kind === 'menu' && id === 'open')
                history.push(`${location.pathname}/${encodeURIComponent(over.row.id)}`)
            }}
            onClose={close}
            onChanged={changed}
          />
        )}
        {over?.kind === 'filters' && setup && (
          <TransactionFilters
            place={place}
            setup={setup}
            query={query}
            startAt={over.startAt}
            onShow={(filters) => {
              close()
              onFilters(filters)
            }}
            onClose={close}
          />
        )}
        {over?.kind === 'columns' && (
          <ColumnsDialog
            columns={table.columns}
            look={table.look}
            plain={table.plain}
            onDone={(look) => {
              close()
              table.onLook(look)
            }}
            onClose={close}
          />
        )}
        {over?.kind === 'shortcuts' && (
          <ShortcutsDialog maySearch={setup?.maySearch ?? false} onClose={close} />
        )}
      </Suspense>
    </ChunkBoundary>
  )
}

/** True from the first time on: what was opened once stays, with the dialogs it opened. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return is || was
}

/** Everything in this list was worked on when the page was left. */
function useIsAtWork(place: ListPlace): boolean {
  const drafts = useDrafts()
  const name = matchingJobName(place)
  return useSyncExternalStore(
    neverChanges,
    () => drafts.read<unknown>(name, null) !== null,
    () => false,
  )
}

const neverChanges = () => () => {}
