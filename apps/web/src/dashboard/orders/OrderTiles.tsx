import { useQuery } from '@tanstack/react-query'
import type { orderList } from '@wasl/contracts/lists/orders'
import type { OrderPlugin, OrderStatistics } from '@wasl/contracts/web/dashboard/orders.contract'
import { StatTile } from '@wasl/ui/data/StatTile'
import type { PagedAsked } from '../../desk/list/usePagedList.ts'
import css from '../../desk/order/Order.module.css'
import { orderStatisticsQuery } from '../../desk/order/orders.queries.ts'
import { useOrdersText } from '../../desk/order/orders.text.ts'
import { Amount } from '../../parts/Amount.tsx'

type Money = OrderStatistics['money'][number]

/** What the orders of the list come to, whichever of its tabs is open. */
export function OrderTiles({ plugin, asked }: { plugin: OrderPlugin; asked: PagedAsked<typeof orderList> }) {
  const t = useOrdersText()
  const { data } = useQuery(orderStatisticsQuery(plugin, asked))
  const money = (name: 'sales' | 'average' | 'refunded') =>
    data
      ? data.money.map((one: Money) => (
          <span key={one.currencyCode} className={css.sum}>
            <Amount of={{ amount: one[name], currency: one.currencyCode }} />
          </span>
        ))
      : null
  const tiles = [
    { id: 'orders' as const, value: data ? String(data.orders) : null },
    { id: 'open' as const, value: data ? String(data.open) : null },
    { id: 'sales' as const, value: money('sales') },
    { id: 'average' as const, value: money('average') },
    { id: 'refunded' as const, value: money('refunded') },
  ]
  if (data && data.money.length === 0) return null
  return (
    <section className={css.tiles} aria-label={t('orders.stats')}>
      {tiles.map(({ id, value }) => (
        <StatTile
          key={id}
          label={t(`orders.stat.${id}`)}
          value={value}
          loadingLabel={t('orders.loadingStats')}
        />
      ))}
    </section>
  )
}
