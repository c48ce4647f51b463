import { Button } from '@wasl/ui/actions/Button'
import { useState } from 'react'
import { useStaff } from '../staff.ts'
import { CancelOrder } from './CancelOrder.tsx'
import css from './Order.module.css'
import type { OrderOf } from './order-of.ts'
import { useOrdersText } from './orders.text.ts'
import { RefundLines } from './RefundLines.tsx'

/** What gives money or goods back. */
export function OrderReversals({ plugin, order }: OrderOf) {
  const t = useOrdersText()
  const { may } = useStaff()
  const [asks, setAsks] = useState<'cancel' | 'refund' | null>(null)
  const isRefundable =
    Number(order.refundable) > 0 &&
    may('payment.refund') &&
    order.lines.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  if (!isRefundable && !order.mayCancel) return null
  const question = { plugin, order, onClosed: () => setAsks(null) }
  return (
    <div className={css.steps}>
      {isRefundable && (
        <Button size="row" variant="quiet" onClick={() => setAsks('refund')}>
          {t('orders.refundLines')}
        </Button>
      )}
      {order.mayCancel && (
        <Button size="row" variant="quiet" onClick={() => setAsks('cancel')}>
          {t('orders.cancel')}
        </Button>
      )}
      {asks === 'cancel' && <CancelOrder {...question} />}
      {asks === 'refund' && <RefundLines {...question} />}
    </div>
  )
}
