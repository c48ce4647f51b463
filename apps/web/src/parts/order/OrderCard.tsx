import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import { nameOf, pick } from '@wasl/domain/locale'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { OrderSummary } from '@wasl/ui/commerce/cart/OrderSummary'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../Amount.tsx'
import { Instant } from '../Instant.tsx'
import css from './OrderCard.module.css'
import { orderSteps } from './order-steps.ts'
import { useOrderText } from './order.text.ts'

/** What was ordered, where it is, and what it came to. */
export function OrderCard({ order }: { order: ShownOrder }) {
  const t = useOrderText()
  const locale = useLocale()
  const { totals, lines, store, fulfilment } = order
  const money = (amount: string) => ({ amount, currency: totals.currencyCode })
  const isZero = (amount: string) => Number(amount) === 0
  return (
    <OrderSummary
      title={t('order.title')}
      note={t.rich('order.number', { number: <Ltr>{order.number}</Ltr> })}
      costs={[
        { key: 'subtotal', label: t('order.subtotal'), value: <Amount of={money(totals.subtotal)} /> },
        ...(isZero(totals.voucherDiscount)
          ? []
          : [
              {
                key: 'voucher',
                label: t('order.voucher'),
                value: <Amount of={money(`-${totals.voucherDiscount}`)} />,
                isSaving: true,
              },
            ]),
        ...(fulfilment === 'none'
          ? []
          : [
              {
                key: 'delivery',
                label: t(fulfilment === 'pickup' ? 'order.pickup' : 'order.delivery'),
                value: isZero(totals.deliveryFee) ? (
                  t('order.free')
                ) : (
                  <Amount of={money(totals.deliveryFee)} />
                ),
              },
            ]),
      ]}
      total={{ label: t('order.total'), value: <Amount of={money(totals.total)} /> }}
    >
      <OrderState order={order} />
      {store && (
        <p className={css.store}>
          {t('order.at', { store: nameOf(store, locale) })}
          {(store.addressEn || store.addressAr) && (
            <span>{pick({ en: store.addressEn ?? '', ar: store.addressAr ?? '' }, locale)}</span>
          )}
        </p>
      )}
      <CartLines label={t('order.lines')}>
        {lines.map((line) => (
          <CartLine
            key={line.slug}
            name={nameOf(line, locale)}
            picture={<Picture url={line.imageUrl} shape="square" />}
            price={<Amount of={money(line.total)} />}
            details={t('order.pieces', { count: line.quantity })}
          />
        ))}
      </CartLines>
    </OrderSummary>
  )
}

function OrderState({ order }: { order: ShownOrder }) {
  const t = useOrderText()
  const steps = orderSteps(order)
  const { state, keptUntil } = order
  if (!steps)
    return (
      <p className={css.state}>
        <b>{t(`order.${state}`)}</b>
        {keptUntil && (
          <span>{t.rich('order.keptUntil', { time: <Instant at={keptUntil} show="time" /> })}</span>
        )}
      </p>
    )
  const reached = steps.indexOf(state)
  return (
    <ol className={css.steps} aria-label={t('order.status')}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-reached={place <= reached ? '' : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {t(`order.${step}`)}
        </li>
      ))}
    </ol>
  )
}
