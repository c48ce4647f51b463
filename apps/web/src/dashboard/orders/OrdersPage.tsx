import { useQuery } from '@tanstack/react-query'
import { orderList } from '@wasl/contracts/lists/orders'
import type { ListedOrder, OrderPage, OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { nameOf, pick } from '@wasl/domain/locale'
import { fulfilments } from '@wasl/domain/order-states'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Select } from '@wasl/ui/fields/choices/Select'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Dots } from '@wasl/ui/text/Dots'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { useLocation } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { readPaged, usePagedList } from '../../desk/list/usePagedList.ts'
import type { Field } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { askedSearch } from '../../desk/list/asked-query.ts'
import { OrderCard } from '../../desk/order/OrderCard.tsx'
import { OrderState } from '../../desk/order/OrderState.tsx'
import css from '../../desk/order/Order.module.css'
import { branchesQuery, ordersKey, ordersQuery } from '../../desk/order/orders.queries.ts'
import { useOrdersText } from '../../desk/order/orders.text.ts'
import { useStaff } from '../../desk/staff.ts'
import { useLocale } from '../../i18n/language.tsx'
import { OrderTiles } from './OrderTiles.tsx'

const plugin: OrderPlugin = 'catalogue'
const { orders: client } = staffClient
/** The kit asks for a list without saying whose it is. */
const list = (asked: object) => client.list({ ...asked, params: { plugin } })
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
  one: async (id) => ({
    ...answerOf(await client.order({ params: { plugin, id } })),
    moreLines: 0,
  }),
  note: ({ customerName, fulfilment, branchNameEn, branchNameAr }, { t, locale }) => (
    <Dots>
      {customerName && <bdi>{customerName}</bdi>}
      <span>{t(`orders.fulfilment.${fulfilment}`)}</span>
      {branchNameEn && <bdi>{pick({ en: branchNameEn, ar: branchNameAr ?? '' }, locale)}</bdi>}
    </Dots>
  ),
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
  Details: ({ row }) => <OrderCard plugin={plugin} id={row.id} />,
})

function OrdersHead({ actions }: { actions: ReactNode }) {
  const t = useOrdersText()
  const { may } = useStaff()
  const { searchStr } = useLocation()
  const { q, filters } = readPaged(orderList, searchStr)
  const wish = new URLSearchParams(askedSearch(orderList, { q, filters }, 'UTC') as Record<string, string>)
  return (
    <SectionHead
      title={t('orders.title')}
      note={t('orders.note')}
      actions={
        <>
          {may('view_export_settings') && (
            <ButtonLink
              size="row"
              href={`/bff/dashboard/plugins/${plugin}/dashboard/orders/file?${wish}`}
              icon={<DownloadIcon size={16} />}
              download
            >
              {t('orders.export')}
            </ButtonLink>
          )}
          {actions}
        </>
      }
    />
  )
}

const tabs = ['open', 'done', 'unpaid'] as const

/** First opened: what is to be done. */
function useOrders() {
  const t = useOrdersText()
  const locale = useLocale()
  const { searchStr } = useLocation()
  const { go } = usePagedList(orderList)
  const asked = useMemo(() => {
    const read = readPaged(orderList, searchStr)
    return { ...read, filters: { show: 'open' as const, ...read.filters } }
  }, [searchStr])
  const found = useQuery(ordersQuery(plugin, asked))
  const branches = useQuery(branchesQuery(plugin)).data?.results ?? []
  const { data } = found
  const { results = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: results.length, count }, found)
  const narrow = (key: 'branch' | 'fulfilment', choices: { value: string; label: string }[]) => (
    <Select
      label={t(key === 'branch' ? 'orders.ofBranch' : 'orders.ofFulfilment')}
      placeholder={t('orders.any')}
      choices={[{ value: '', label: t('orders.any') }, ...choices]}
      value={asked.filters[key] ?? ''}
      onChange={(value) => {
        const { [key]: _, ...others } = asked.filters
        const chosen =
          key === 'branch' ? { branch: value } : { fulfilment: fulfilments.find((one) => one === value) }
        go({ filters: { ...others, ...(value && chosen) }, page: 1 })
      }}
    />
  )
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <OrderTiles plugin={plugin} asked={asked} />
      <SearchField
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        clearLabel={t('orders.clear')}
        hasSlashKey
        start={asked.q}
        onSearch={(q) => q !== asked.q && go({ q, filters: asked.filters, page: 1 })}
        isPending={found.isFetching && data !== undefined}
      />
      {branches.length > 1 && (
        <div className={css.narrow}>
          {narrow(
            'branch',
            branches.map((one) => ({ value: one.id, label: nameOf(one, locale) })),
          )}
          {narrow(
            'fulfilment',
            fulfilments.map((value) => ({ value, label: t(`orders.fulfilment.${value}`) })),
          )}
        </div>
      )}
      <Tabs
        label={t('orders.tabs')}
        moreLabel={t('orders.more')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`orders.show.${id}`),
          ...(data && { count: String(data.counts[id]) }),
        }))}
        selected={asked.filters.show}
        onSelect={(id) =>
          go({ filters: { ...asked.filters, show: tabs.find((one) => one === id) }, page: 1 })
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
    isNarrowed: true,
  }
}
