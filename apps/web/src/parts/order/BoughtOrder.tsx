import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import { useEffect } from 'react'
import { forgetOrdered } from '../../base/cart/forget-ordered.ts'
import { OrderCard } from './OrderCard.tsx'

type Props = { order: ShownOrder; transactionId: string; isPaid: boolean }

/** The order of a result page. Its success, and nothing else, takes what was bought out of the cart. */
export function BoughtOrder({ order, transactionId, isPaid }: Props) {
  useEffect(() => {
    if (isPaid) forgetOrdered(transactionId)
  }, [isPaid, transactionId])
  // The page learns of the payment before it is loaded anew.
  const isLate = isPaid && order.state === 'pending_payment'
  return <OrderCard order={isLate ? { ...order, state: 'confirmed', keptUntil: null } : order} />
}
