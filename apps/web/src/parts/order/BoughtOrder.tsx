import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { useEffect } from 'react'
import { forgetOrdered } from '../../base/cart/forget-ordered.ts'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useOrderText } from './order.text.ts'
import { OrderCard } from './OrderCard.tsx'

type Props = { order: ShownOrder; transactionId: string; isPaid: boolean }

/** The order of a result page, and the way back to the shop. Its success, and nothing else, takes what was bought out of the cart. */
export function BoughtOrder({ order, transactionId, isPaid }: Props) {
  const t = useOrderText()
  const locale = useLocale()
  useEffect(() => {
    if (isPaid) forgetOrdered(transactionId)
  }, [isPaid, transactionId])
  // The page learns of the payment before it is loaded anew.
  const isLate = isPaid && order.state === 'pending_payment'
  return (
    <>
      <OrderCard order={isLate ? { ...order, state: 'confirmed', keptUntil: null } : order} />
      <ButtonLink href={paths.shop(locale)} isWide>
        {t('order.toShop')}
      </ButtonLink>
    </>
  )
}
