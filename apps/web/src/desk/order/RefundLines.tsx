import { nameOf } from '@wasl/domain/locale'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { useState } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useSaving } from '../form/use-saving.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Order.module.css'
import { ordersKey } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import type { OrderOf } from './order-of.ts'
import { OrderQuestion } from './OrderQuestion.tsx'
import { tellMoney } from './tell-money.ts'
import { useOrderWords } from './use-order-words.ts'

/** Pieces of lines at what was paid for them. The same press twice refunds once. */
export function RefundLines({ plugin, order, onClosed }: OrderOf & { onClosed: () => void }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { number } = useOrderWords()
  const notices = useNotices()
  const saving = useSaving(ordersKey)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [restock, setRestock] = useState(true)
  const [key] = useState(() => crypto.randomUUID())
  const lines = Object.entries(pieces).flatMap(([position, quantity]) =>
    quantity > 0 ? [{ position: Number(position), quantity }] : [],
  )
  const send = async () => {
    if (lines.length === 0) return onClosed()
    const text = JSON.stringify({ lines, restock })
    const done = await saving.save(() =>
      staffClient.orders.refundLines({
        params: { plugin, id: order.id },
        headers: {
          'idempotency-key': `${key}:${text.length}:${lines.map((one) => Object.values(one).join('x')).join(',')}`,
        },
        body: { lines, restock },
      }),
    )
    if (done === null) return
    tellMoney(notices, done.money, t('orders.refundDone', { number: number(order.number) }))
    onClosed()
  }
  return (
    <OrderQuestion
      title={t('orders.refundTitle', { number: number(order.number) })}
      yes={t('orders.refundYes')}
      no={t('orders.keep')}
      saving={saving}
      onYes={() => void send()}
      onClosed={onClosed}
    >
      {order.lines
        .filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
        .map((line) => (
          <QuantityStepper
            key={line.position}
            isLabelShown
            label={t('orders.refundOf', { name: nameOf(line, locale) })}
            value={pieces[line.position] ?? 0}
            onChange={(count) => setPieces((now) => ({ ...now, [line.position]: count }))}
            range={{ min: 0, max: line.quantity - line.refundedQuantity }}
            words={{
              decrease: t('orders.less'),
              increase: t('orders.moreOf'),
              atMax: t('orders.atMost'),
            }}
          />
        ))}
      <div className={css.check}>
        <Checkbox label={t('orders.restock')} checked={restock} onChange={() => setRestock((now) => !now)} />
      </div>
    </OrderQuestion>
  )
}
