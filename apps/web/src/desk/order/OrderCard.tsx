import type { OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { Link } from '@wasl/ui/actions/Link'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { useLocale } from '../../i18n/language.tsx'
import { StaffFailed } from '../StaffFailed.tsx'
import { staffPaths } from '../staff-paths.ts'
import css from './Order.module.css'
import type { OrderOf } from './order-of.ts'
import { OrderBadges } from './OrderBadges.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { HandoverFacts } from './HandoverFacts.tsx'
import { PaymentLinks } from './PaymentLinks.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderReversals } from './OrderReversals.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { orderQuery } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { useQuery } from '@tanstack/react-query'

type Asked = { plugin: OrderPlugin; id: string }

/** An order beside its list: what is to be done first, then what was bought, where it goes, and what happened to it. */
export function OrderCard({ plugin, id }: Asked) {
  const t = useOrdersText()
  const locale = useLocale()
  const { data: order, error, refetch } = useQuery(orderQuery(plugin, id))
  if (!order && error) return <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
  if (!order) return <SkeletonBlocks kind="details" label={t('orders.loading')} />
  const of: OrderOf = { plugin, order }
  return (
    <div className={css.card}>
      <div className={css.head}>
        <OrderBadges order={order} />
        <Link isAlone href={staffPaths.order(locale, plugin, order.id)}>
          {t('orders.openPage')}
        </Link>
      </div>
      <OrderProgress order={order} />
      <OrderSteps {...of} />
      <OrderLines order={order} />
      <section aria-label={t('orders.customer')}>
        <h3>{t('orders.customer')}</h3>
        <CustomerFacts order={order} />
      </section>
      <section aria-label={t(`orders.fulfilment.${order.fulfilment}`)}>
        <h3>{t(`orders.fulfilment.${order.fulfilment}`)}</h3>
        <OrderAddress order={order} />
        <HandoverFacts order={order} />
      </section>
      <section aria-label={t('orders.payment')}>
        <KeyValueList
          rows={[{ key: 'payment', label: t('orders.payment'), value: <PaymentLinks {...of} /> }]}
        />
      </section>
      <OrderReversals {...of} />
      <section>
        <h3>{t('orders.history')}</h3>
        <OrderHistory order={order} />
      </section>
    </div>
  )
}
