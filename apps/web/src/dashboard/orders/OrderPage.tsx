import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ManagedOrder, OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { Card } from '@wasl/ui/layout/Card'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Dots } from '@wasl/ui/text/Dots'
import { isMissing } from '../../base/session/answer-of.ts'
import { CardHead } from '../../desk/object/CardHead.tsx'
import { ObjectPage } from '../../desk/object/ObjectPage.tsx'
import { ObjectSkeleton } from '../../desk/object/ObjectSkeleton.tsx'
import { OrderReversals } from '../../desk/order/OrderReversals.tsx'
import { OrderSteps } from '../../desk/order/OrderSteps.tsx'
import { OrderAddress } from '../../desk/order/OrderAddress.tsx'
import { CustomerFacts } from '../../desk/order/CustomerFacts.tsx'
import { HandoverFacts } from '../../desk/order/HandoverFacts.tsx'
import { OrderBadges } from '../../desk/order/OrderBadges.tsx'
import { PaymentLinks } from '../../desk/order/PaymentLinks.tsx'
import { OrderHistory } from '../../desk/order/OrderHistory.tsx'
import { OrderLines } from '../../desk/order/OrderLines.tsx'
import { OrderProgress } from '../../desk/order/OrderProgress.tsx'
import css from '../../desk/order/Order.module.css'
import { orderQuery } from '../../desk/order/orders.queries.ts'
import { useOrdersText } from '../../desk/order/orders.text.ts'
import { useOrderWords } from '../../desk/order/use-order-words.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'

const plugin: OrderPlugin = 'catalogue'

/** One order by its own address: what a scan, a notice and the list lead to. */
export function OrderPage() {
  const t = useOrdersText()
  const { id = '' } = useParams({ strict: false })
  const { data: order, error, refetch } = useQuery(orderQuery(plugin, id))
  const place = usePlace(order ?? null, id)
  if (order) return <Shown order={order} />
  if (error)
    return (
      <StaffFailed kind={isMissing(error) ? 'page' : 'panel'} error={error} onRetry={() => void refetch()} />
    )
  return (
    <ObjectSkeleton
      place={place}
      title={t('orders.title')}
      heading={t('orders.orderCard')}
      label={t('orders.loading')}
    />
  )
}

function usePlace(order: ManagedOrder | null, id: string) {
  const locale = useLocale()
  const { number } = useOrderWords()
  return {
    crumb: { id: 'order', label: order ? number(order.number) : id },
    back: { href: staffPaths.orders(locale), onClick: () => {} },
  }
}

function Shown({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { number } = useOrderWords()
  const title = t('orders.order', { number: number(order.number) })
  const of = { plugin, order }
  const goes = order.fulfilment !== 'none'
  return (
    <ObjectPage
      place={usePlace(order, order.id)}
      head={{
        title,
        heading: title,
        badges: (
          <span className={css.badges}>
            <OrderBadges order={order} />
          </span>
        ),
        note: (
          <Dots>
            {order.customerName && <bdi>{order.customerName}</bdi>}
            <span>{t(`orders.fulfilment.${order.fulfilment}`)}</span>
            <Amount of={{ amount: order.totals.total, currency: order.currencyCode }} />
          </Dots>
        ),
        actions: <OrderSteps {...of} />,
      }}
      rail={
        <>
          <Card>
            <CardHead title={t('orders.customer')} />
            <CustomerFacts order={order} />
          </Card>
          <Card>
            <CardHead title={t('orders.paymentCard')} />
            <KeyValueList
              rows={[
                { key: 'state', label: t('orders.state'), value: t(`orders.pay.${order.paymentState}`) },
                { key: 'transaction', label: t('orders.payment'), value: <PaymentLinks {...of} /> },
                {
                  key: 'refundable',
                  label: t('orders.refundable'),
                  value: <Amount of={{ amount: order.refundable, currency: order.currencyCode }} />,
                },
              ]}
            />
          </Card>
          <Card>
            <CardHead title={t('orders.orderCard')} />
            <KeyValueList
              rows={[{ key: 'placed', label: t('orders.placed'), value: <Instant at={order.created} /> }]}
            />
            <HandoverFacts order={order} />
            <OrderReversals {...of} />
          </Card>
        </>
      }
    >
      <Card label={t('orders.lines')}>
        <div className={css.card}>
          <OrderProgress order={order} />
          <OrderLines order={order} />
        </div>
      </Card>
      {goes && (
        <Card>
          <CardHead title={t(`orders.fulfilment.${order.fulfilment}`)} />
          <OrderAddress order={order} />
        </Card>
      )}
      <Card>
        <CardHead title={t('orders.history')} />
        <OrderHistory order={order} />
      </Card>
    </ObjectPage>
  )
}
