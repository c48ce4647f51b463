import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useSaving } from '../form/use-saving.ts'
import css from './Order.module.css'
import type { OrderOf } from './order-of.ts'
import { OrderQuestion } from './OrderQuestion.tsx'
import { ordersKey } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

/** Goods that came back can be sold again, or are broken. */
export function ReturnOrder({ plugin, order, onClosed }: OrderOf & { onClosed: () => void }) {
  const t = useOrdersText()
  const { number, stateName } = useOrderWords()
  const notices = useNotices()
  const saving = useSaving(ordersKey)
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(true)
  const send = async () => {
    const done = await saving.save(() =>
      staffClient.orders.move({
        params: { plugin, id: order.id },
        body: { to: 'returned', restock, ...(reason && { reason }) },
      }),
    )
    if (done === null) return
    notices.success(t('orders.moved', { number: number(done.number), state: stateName(done.state) }))
    onClosed()
  }
  return (
    <OrderQuestion
      title={t('orders.returnTitle', { number: number(order.number) })}
      yes={t('orders.move.returned')}
      no={t('orders.keep')}
      saving={saving}
      onYes={() => void send()}
      onClosed={onClosed}
    >
      <TextField
        label={t('orders.reason')}
        data-first-focus=""
        maxLength={280}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        problem={saving.problemOf('reason') ?? null}
      />
      <div className={css.check}>
        <Checkbox label={t('orders.restock')} checked={restock} onChange={() => setRestock((now) => !now)} />
      </div>
    </OrderQuestion>
  )
}
