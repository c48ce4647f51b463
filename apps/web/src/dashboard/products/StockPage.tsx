import { useQuery } from '@tanstack/react-query'
import { stockList, stockSorts } from '@wasl/contracts/lists/stock'
import type { StockPage as Page, StockPool } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { Alert } from '@wasl/ui/notices/Alert'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { ReactNode } from 'react'
import { staffClient } from '../../base/session/staff-client.ts'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import type { Field } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { PoolDetails } from './PoolDetails.tsx'
import { StockCount } from './StockCount.tsx'
import { stockCheckQuery, stockKey, stockQuery } from './products.queries.ts'
import { useStockText } from './stock.text.ts'
import css from './Vouchers.module.css'

const { list } = staffClient.products.stock
/** Nothing of a pool is typed in a form of its own. */
const noFields: readonly Field<never, never, Page>[] = []

/** SHOP-★2, commerce.md D5: capacity = free + in checkouts + sold, recounted from orders and log. */
export const StockPage = resource({
  client: { list },
  key: stockKey,
  prefix: 'shopStock',
  words: useStockText,
  empty: {},
  fields: noFields,
  name: (pool, { t, locale }) => nameOf(pool, locale) || pool.note || t('shopStock.deleted'),
  listed: useStock,
  note: ({ of, note }, { t }) => (
    <Dots>
      {t(`shopStock.of.${of}`)}
      {note && <Ltr>{note}</Ltr>}
    </Dots>
  ),
  columns: ({ t }) =>
    (['limit', 'sold', 'kept', 'free', 'check'] as const).map((id) => ({
      id,
      label: t(`shopStock.${id}`),
      cell: (pool: StockPool) => <Cell of={id} pool={pool} />,
      width: id === 'check' ? 160 : 110,
      ...(id === 'check' && { card: 'badge' as const }),
      ...(id === 'free' && { card: 'amount' as const }),
    })),
  Head: () => <Head />,
  Notice: () => <Verdict />,
  Details: ({ row }) => <PoolDetails pool={row} />,
})

function Head() {
  const t = useStockText()
  const { isFetching, refetch } = useQuery(stockCheckQuery)
  return (
    <SectionHead
      title={t('shopStock.title')}
      note={t('shopStock.note')}
      actions={
        <Button
          variant="primary"
          size="row"
          icon={<RefreshCwIcon size={16} />}
          isPending={isFetching}
          onClick={() => void refetch()}
        >
          {t('shopStock.checkNow')}
        </Button>
      }
    />
  )
}

/** One sentence that says whether the numbers agree, and when that was. */
function Verdict() {
  const t = useStockText()
  const { data, error, refetch } = useQuery(stockCheckQuery)
  const { go } = usePagedList(stockList)
  if (!data) return error ? <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} /> : null
  const { pools, differ, checkedAt, holders } = data
  return (
    <div aria-live="polite">
      <Alert
        tone={differ === 0 ? 'success' : 'danger'}
        title={
          differ === 0 ? t('shopStock.allAgree', { n: pools }) : t('shopStock.someDiffer', { n: differ })
        }
        action={
          differ > 0 && (
            <Button size="row" onClick={() => go({ filters: { differs: 'true' }, page: 1 })}>
              {t('shopStock.showDiffering')}
            </Button>
          )
        }
      >
        <Dots>
          <span>
            {t('shopStock.checkedAt')} <Instant at={checkedAt} show="time" />
          </span>
          {t('shopStock.holders', { n: holders })}
        </Dots>
        <p>{t('shopStock.explain')}</p>
      </Alert>
    </div>
  )
}

function Cell({ of, pool }: { of: 'limit' | 'sold' | 'kept' | 'free' | 'check'; pool: StockPool }) {
  const t = useStockText()
  switch (of) {
    case 'limit':
      return <StockCount of={pool.capacity} currency={pool.currencyCode} />
    case 'sold':
      return <StockCount of={pool.sold.counter} currency={pool.currencyCode} />
    case 'kept':
      return <StockCount of={pool.kept.counter} currency={pool.currencyCode} />
    case 'free':
      return <StockCount of={pool.free} currency={pool.currencyCode} />
    case 'check':
      if (!pool.agrees)
        return (
          <StatusBadge tone="danger" icon={<TriangleAlertIcon size={14} />}>
            {t('shopStock.differs')}
          </StatusBadge>
        )
      return pool.isClosed ? (
        <StatusBadge tone="neutral" icon={<PauseIcon size={14} />}>
          {t('shopStock.closed')}
        </StatusBadge>
      ) : (
        <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
          {t('shopStock.agrees')}
        </StatusBadge>
      )
  }
}

const tabs = ['all', 'differs', ...stockSorts] as const

/** Searched, and narrowed by kind or by what does not agree. */
function useStock() {
  const t = useStockText()
  const { asked, go } = usePagedList(stockList)
  const found = useQuery(stockQuery(asked))
  const { data } = found
  const { results = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: results.length, count }, found)
  const { filters, q } = asked
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <SearchField
        label={t('shopStock.search')}
        placeholder={t('shopStock.searchHint')}
        clearLabel={t('shopStock.clear')}
        hasSlashKey
        start={q}
        onSearch={(text) => text !== q && go({ q: text, page: 1 })}
        isPending={found.isFetching && data !== undefined}
      />
      <Tabs
        label={t('shopStock.tabs')}
        moreLabel={t('shopStock.more')}
        tabs={tabs.map((id) => ({ id, label: t(`shopStock.tab.${id}`) }))}
        selected={filters.differs === 'true' ? 'differs' : (filters.of ?? 'all')}
        onSelect={(id) =>
          go({
            filters: id === 'differs' ? { differs: 'true' } : { of: stockSorts.find((one) => one === id) },
            page: 1,
          })
        }
      >
        {table}
        {data && results.length > 0 && (
          <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={results.length} onGo={go} />
        )}
      </Tabs>
    </div>
  )
  return {
    found: isBehindEnd ? { ...found, data: undefined, error: null } : found,
    around,
    isNarrowed: filters.differs === 'true' || filters.of !== undefined || q !== '',
  }
}
