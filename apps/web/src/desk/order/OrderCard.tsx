import { useQuery } from '@tanstack/react-query'
import type { ManagedOrder, OrderPlugin } from '@wasl/contracts/web/dashboard/orders.contract'
import { Link } from '@wasl/ui/actions/Link'
import { Card } from '@wasl/ui/layout/Card'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dots } from '@wasl/ui/text/Dots'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { isMissing } from '../../base/session/answer-of.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { phoneText } from '../../parts/phone-text.ts'
import { CardHead } from '../object/CardHead.tsx'
import { StaffFailed } from '../StaffFailed.tsx'
import { staffPaths } from '../staff-paths.ts'
import { OrderReversals, OrderSteps, type OrderOf } from './OrderActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import css from './Order.module.css'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderState } from './OrderState.tsx'
import { orderQuery } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

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

export function OrderBadges({ order: { state, paymentState, refundState } }: { order: ManagedOrder }) {
  const t = useOrdersText()
  return (
    <Dots>
      <OrderState state={state} />
      <span>{t(`orders.pay.${paymentState}`)}</span>
      {refundState !== 'none' && <span>{t(`orders.refund.${refundState}`)}</span>}
    </Dots>
  )
}

export function CustomerFacts({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { customerName, customerPhone, customerEmail, language } = order
  const rows: KeyValue[] = [
    { key: 'name', label: t('orders.customerName'), value: customerName && <bdi>{customerName}</bdi> },
    { key: 'phone', label: t('orders.phone'), value: customerPhone && <Ltr>{phoneText(customerPhone)}</Ltr> },
    { key: 'email', label: t('orders.email'), value: customerEmail && <Ltr>{customerEmail}</Ltr> },
    { key: 'language', label: t('orders.language'), value: t(`orders.language.${language}`) },
  ]
  return <KeyValueList rows={rows.filter(({ value }) => Boolean(value))} />
}

/** Who prepares it, and until when its goods are kept. */
export function HandoverFacts({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { branchNameEn, branchNameAr, branch, fulfilment, keptUntil } = order
  const place = (locale === 'ar' ? branchNameAr : branchNameEn) ?? branch
  const rows = [
    ...(fulfilment !== 'pickup' && branch
      ? [{ key: 'store', label: t('orders.packsAt'), value: <bdi>{place}</bdi> }]
      : []),
    ...(keptUntil ? [{ key: 'kept', label: t('orders.keptUntil'), value: <Instant at={keptUntil} /> }] : []),
  ]
  return rows.length > 0 && <KeyValueList rows={rows} />
}

export function PaymentLinks({ plugin, order }: OrderOf) {
  const t = useOrdersText()
  const locale = useLocale()
  if (order.payments.length === 0) return t('orders.pay.none_due')
  return (
    <Dots>
      {order.payments.map(({ transactionId }) => (
        <Link
          key={transactionId}
          href={`${staffPaths.transactions(locale, plugin.replaceAll('_', '-'))}/${transactionId}`}
        >
          <Ltr>{transactionId}</Ltr>
        </Link>
      ))}
    </Dots>
  )
}

/** The order that a transaction pays for, for any module that has orders (commerce.md D27). */
export function OrderOfPayment({ plugin, id }: Asked) {
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
