import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import { withoutOrdered } from '@wasl/domain/cart/cart'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { useEffect } from 'react'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { OrderCard } from '../../parts/order/OrderCard.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useChangeCart } from '../cart-context.tsx'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'
import css from './OrderPage.module.css'

/** An order, for whoever has its link: also one that nothing was to be paid for. */
export function OrderPage({ order }: { order: ShownOrder }) {
  const t = useShopText()
  const locale = useLocale()
  const change = useChangeCart()
  const title = t('shop.order', { number: order.number })
  useDocumentTitle(title)
  const { id, transactionId, state } = order
  // What nothing was to be paid for is bought already (S1 §4).
  useEffect(() => {
    if (transactionId === null && state === 'confirmed') change((cart, at) => withoutOrdered(cart, id, at))
  }, [change, id, state, transactionId])
  return (
    <ShopFrame>
      <div className={css.column}>
        <h1 className={css.title} tabIndex={-1}>
          {state === 'confirmed' ? t('shop.thanks') : title}
        </h1>
        <OrderCard order={order} />
        {state === 'pending_payment' && transactionId && (
          <ButtonLink href={paths.pay(locale, transactionId)} variant="primary" size="pay" isWide>
            {t('shop.goToPay')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.shop(locale)} isWide>
          {t('shop.backToShop')}
        </ButtonLink>
      </div>
    </ShopFrame>
  )
}
