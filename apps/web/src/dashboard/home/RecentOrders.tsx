import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RecentOrder } from '@wasl/contracts/web/dashboard/home.contract'
import { dayIn } from '@wasl/domain/wall-clock'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { Link } from '@wasl/ui/actions/Link'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { Suspense, useMemo, useState } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import type { OrderMenu as Menu } from './HomePage.tsx'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'
import { orderColumns } from './order-columns.tsx'
import { PartFailed } from './PartFailed.tsx'

type Props = { found: UseQueryResult<{ orders: RecentOrder[] }>; OrderMenu: Menu }

const noOrders: readonly RecentOrder[] = []
const rowId = ({ id }: RecentOrder) => id
const kind = { name: rowId }

/** The newest of every module the user may see, with what can be done to them. */
export function RecentOrders({ found: { data, error, refetch }, OrderMenu }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  const { history } = useRouter()
  const [look, setLook] = useState(plainLook)
  const [menu, setMenu] = useState<{ order: RecentOrder; button: HTMLElement } | null>(null)
  const [hasMenu, setHasMenu] = useState(false)
  const { timeZone } = usePageFacts().merchant
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const columns = useMemo(
    () => orderColumns({ t, locale, isToday: (at) => dayIn(timeZone, new Date(at)) === today }),
    [t, locale, timeZone, today],
  )
  const model = useTableModel({
    columns,
    rows: data?.orders ?? noOrders,
    rowId,
    look,
    onLookChange: setLook,
    isSortedByServer: true,
  })
  const n = data?.orders.length ?? 0
  const words = useMemo<TableWords>(() => {
    const plain = (name: string) => name
    return {
      caption: t('home.orders.caption'),
      arrived: t('home.orders.arrived', { n }),
      loading: t('home.orders.loading'),
      rowMenu: (name) => t('home.orders.menu', { name }),
      resize: (label) => t('home.orders.resize', { name: label }),
      width: (px) => t('home.orders.width', { n: px }),
      // Nothing is sorted, ticked or opened up here.
      sorted: plain,
      selected: () => '',
      selectPage: '',
      selectRow: plain,
      expandRow: plain,
      isNew: '',
    }
  }, [t, n])

  return (
    <section className={css.card} aria-labelledby="home-orders" data-box="card">
      <div className={css.cardHead}>
        <h2 id="home-orders">{t('home.orders')}</h2>
        <Link href={staffPaths.allTransactions(locale)}>{t('home.orders.all')}</Link>
      </div>
      <DataTable
        model={model}
        kind={kind}
        words={words}
        view={view()}
        actions={{
          open: ({ id }) => history.push(orderPath(id)),
          menu: (order, button) => {
            setHasMenu(true)
            setMenu({ order, button })
          },
        }}
      />
      {hasMenu && (
        <ChunkBoundary>
          <Suspense>
            <OrderMenu at={menu} onClose={() => setMenu(null)} />
          </Suspense>
        </ChunkBoundary>
      )}
    </section>
  )

  function orderPath(id: string) {
    return `${staffPaths.allTransactions(locale)}/${encodeURIComponent(id)}`
  }

  function view(): TableView {
    if (!data)
      return error
        ? { kind: 'instead', show: <PartFailed onRetry={() => void refetch()} /> }
        : { kind: 'loading', rows: 5 }
    if (n > 0) return { kind: 'ready', total: n }
    return {
      kind: 'instead',
      show: (
        <EmptyState kind="no-data" heading="h3" title={t('home.orders.none')}>
          {t('home.orders.noneText')}
        </EmptyState>
      ),
    }
  }
}
