import type { OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { Link } from '@wasl/ui/actions/Link'
import { Card } from '@wasl/ui/layout/Card'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { isMissing } from '../../base/session/answer-of.ts'
import { useLocale } from '../../i18n/language.tsx'
import { CardHead } from '../object/CardHead.tsx'
import { StaffFailed } from '../StaffFailed.tsx'
import { staffPaths } from '../staff-paths.ts'
import css from './Order.module.css'
import { OrderBadges } from './OrderBadges.tsx'
import { HandoverFacts } from './HandoverFacts.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderReversals } from './OrderReversals.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { orderQuery } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'
import { useQuery } from '@tanstack/react-query'

/** The order that a transaction pays for, for any module that has orders (commerce.md D27). */
export function OrderOfPayment({ plugin, id }: { plugin: OrderPlugin; id: string }) {
  const t = useOrdersText()
  const { number } = useOrderWords()
  const locale = useLocale()
  const { data: order, error, refetch } = useQuery(orderQuery(plugin, id))
  // Whoever works for other places does not see it.
  if (isMissing(error)) return null
  return (
    <Card>
      <CardHead title={order ? t('orders.order', { number: number(order.number) }) : t('orders.orderCard')}>
        {order && (
          <Link isAlone href={staffPaths.order(locale, plugin, order.id)}>
            {t('orders.openPage')}
          </Link>
        )}
      </CardHead>
      {!order && error && <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />}
      {!order && !error && <SkeletonBlocks kind="details" label={t('orders.loading')} count={8} />}
      {order && (
        <div className={css.card}>
          <OrderBadges order={order} />
          <OrderProgress order={order} />
          <OrderSteps plugin={plugin} order={order} />
          <OrderLines order={order} />
          <section aria-label={t(`orders.fulfilment.${order.fulfilment}`)}>
            <h3>{t(`orders.fulfilment.${order.fulfilment}`)}</h3>
            <OrderAddress order={order} />
            <HandoverFacts order={order} />
          </section>
          <OrderReversals plugin={plugin} order={order} />
        </div>
      )}
    </Card>
  )
}
