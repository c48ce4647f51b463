import { Dots } from '@wasl/ui/text/Dots'
import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { OrderState } from './OrderState.tsx'
import { useOrdersText } from './orders.text.ts'

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
