import { useQuery } from '@tanstack/react-query'
import { orderList } from '@wasl/contracts/lists/orders'
import type { ListedOrder, OrderPage } from '@wasl/contracts/web/dashboard/orders.contract'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { nameOf } from '@wasl/domain/locale'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { useLocation } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { staffClient } from '../../base/session/staff-client.ts'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { readPaged, usePagedList } from '../../desk/list/usePagedList.ts'
import type { Field } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderState } from './OrderState.tsx'
import css from './Orders.module.css'
import { ordersKey, ordersQuery } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'

const { list } = staffClient.orders
/** Nothing of an order is typed: it is moved, canceled or refunded. */
const noFields: readonly Field<never, never, OrderPage>[] = []

/** commerce.md D27: what was bought in the shop, and what is to be done with it. */
export const OrdersPage = resource({
  client: { list },
  key: ordersKey,
  prefix: 'orders',
  words: useOrdersText,
  empty: {},
  fields: noFields,
  name: ({ number }: ListedOrder) => shownOrderNumber(number),
  listed: useOrders,
  note: ({ customerName }) => <bdi>{customerName}</bdi>,
  columns: ({ t, locale }) => [
    {
      id: 'bought',
      label: t('orders.bought'),
      cell: ({ lines, moreLines }) => (
        <span className={css.bought}>
          {lines
            .map((line) => `${line.quantity} × ${nameOf(line, locale)}`)
            .join(locale === 'ar' ? '، ' : ', ')}
          {moreLines > 0 && ` ${t('orders.and', { n: moreLines })}`}
        </span>
      ),
      width: 260,
      card: 'note',
    },
    {
      id: 'total',
      label: t('orders.total'),
      cell: ({ total, currencyCode }) => <Amount of={{ amount: total, currency: currencyCode }} />,
      width: 120,
      card: 'amount',
    },
    {
      id: 'placed',
      label: t('orders.placed'),
      cell: ({ created }) => <Instant at={created} />,
      width: 170,
    },
    {
      id: 'state',
      label: t('orders.state'),
      cell: ({ state }) => <OrderState state={state} />,
      width: 170,
      card: 'badge',
    },
  ],
  Head: ({ actions }) => <OrdersHead actions={actions} />,
  Details: ({ row }) => <OrderCard id={row.id} />,
})

function OrdersHead({ actions }: { actions: ReactNode }) {
  const t = useOrdersText()
  return <SectionHead title={t('orders.title')} note={t('orders.note')} actions={actions} />
}

const tabs = ['open', 'done', 'unpaid'] as const

/** First opened: what is to be done. */
function useOrders() {
  const t = useOrdersText()
  const { searchStr } = useLocation()
  const { go } = usePagedList(orderList)
  const asked = useMemo(() => {
    const read = readPaged(orderList, searchStr)
    return { ...read, filters: { show: 'open' as const, ...read.filters } }
  }, [searchStr])
  const found = useQuery(ordersQuery(asked))
  const { data } = found
  const { results = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: results.length, count }, found)
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <SearchField
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        clearLabel={t('orders.clear')}
        hasSlashKey
        start={asked.q}
        onSearch={(q) => q !== asked.q && go({ q, filters: asked.filters, page: 1 })}
        isPending={found.isFetching && data !== undefined}
      />
      <Tabs
        label={t('orders.tabs')}
        moreLabel={t('orders.more')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`orders.show.${id}`),
          ...(data && { count: String(data.counts[id]) }),
        }))}
        selected={asked.filters.show}
        onSelect={(id) => go({ filters: { show: tabs.find((one) => one === id) }, page: 1 })}
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
    isNarrowed: true,
  }
}
