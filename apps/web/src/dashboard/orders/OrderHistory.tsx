import type { ManagedOrder, OrderHappening } from '@wasl/contracts/web/dashboard/orders.contract'
import { Timeline } from '@wasl/ui/data/Timeline'
import { Dots } from '@wasl/ui/text/Dots'
import { CreditCardIcon } from '@wasl/ui/icons/CreditCardIcon'
import { LayersIcon } from '@wasl/ui/icons/LayersIcon'
import { ShoppingBagIcon } from '@wasl/ui/icons/ShoppingBagIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { ReactNode } from 'react'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './Orders.module.css'
import { ordersStrings } from './orders.strings.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

const icons: Readonly<Record<OrderHappening['of'], ReactNode>> = {
  order: <ShoppingBagIcon size={14} />,
  payment: <CreditCardIcon size={14} />,
  stock: <LayersIcon size={14} />,
}

type Key = keyof typeof ordersStrings
const isKey = (key: string): key is Key => Object.hasOwn(ordersStrings, key)

const paid = ['success', 'authorized', 'capturing', 'cod']
const waiting = ['created', 'submitting', 'pending', 'unknown']

/** commerce.md B: one history of the order, its payments and its stock. */
export function OrderHistory({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { stateName } = useOrderWords()
  const titleOf = ({ of, type, toState, quantity }: OrderHappening): string => {
    if (of === 'payment')
      return t(
        `orders.attempt.${paid.includes(type) ? 'paid' : waiting.includes(type) ? 'waiting' : 'failed'}`,
      )
    const key =
      of === 'stock' ? `orders.stock.${type === 'expired' ? 'released' : type}` : `orders.event.${type}`
    return isKey(key) ? t(key, { n: quantity ?? 0, state: stateName(toState ?? '') }) : type
  }
  return (
    <section className={css.history}>
      <h3>{t('orders.history')}</h3>
      <Timeline
        label={t('orders.historyLabel')}
        events={order.happenings.map((one, at) => ({
          key: `${one.at} ${one.of} ${one.type} ${at}`,
          icon: icons[one.of],
          title: titleOf(one),
          by: (
            <Dots>
              {one.by && <span>{one.actor ? <Ltr>{one.actor}</Ltr> : t(`orders.by.${one.by}`)}</span>}
              {one.gatewayCode && <Ltr>{one.gatewayCode}</Ltr>}
              {one.amount && <Amount of={{ amount: one.amount, currency: order.currencyCode }} />}
            </Dots>
          ),
          time: <Instant at={one.at} />,
          ...(one.reason && { text: one.reason }),
        }))}
      />
    </section>
  )
}
