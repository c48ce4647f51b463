import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { Alert } from '@wasl/ui/notices/Alert'
import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { Card } from '@wasl/ui/layout/Card'
import { paths } from '../../base/paths.ts'
import { useSendOnce } from '../../base/useSendOnce.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'
import { AddressCard } from './AddressCard.tsx'
import { checkoutFormId } from './checkout-form-id.ts'
import css from './CheckoutPage.module.css'
import { ContactCard } from './ContactCard.tsx'
import { HandOverCard } from './HandOverCard.tsx'
import { OrderColumn } from './OrderColumn.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { QuestionsCard } from './QuestionsCard.tsx'
import { useCheckout } from './use-checkout.ts'
import { useFieldProblems } from './use-field-problems.ts'

type Props = { shop: CatalogueConfig; screen: Extract<ShopScreen, { kind: 'checkout' }> }

/** SHOP-04: contact, hand-over, payment and review on one page; one plain form, one press. */
export function CheckoutPage({ shop, screen }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const checkout = useCheckout(screen)
  const { isSending, once } = useSendOnce()
  const { key, typed, isPriceNew } = screen.form
  const { problemOf, message, listeners } = useFieldProblems(screen.form)
  useDocumentTitle(t('shop.checkout'))
  const { offer } = checkout
  return (
    <ShopFrame isQuiet hasBar>
      <a href={paths.cart(locale)} className={css.back}>
        <ArrowLeftIcon size={18} />
        {t('shop.backToCart')}
      </a>
      <h1 className={css.title} tabIndex={-1}>
        {t('shop.checkout')}
      </h1>
      <div className={css.columns}>
        <form
          id={checkoutFormId}
          method="post"
          action={paths.shopCheckoutForm()}
          noValidate
          onSubmit={once}
          {...listeners}
          className={css.form}
        >
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="hash" value={offer.cart.priceHash} />
          <input type="hidden" name="cart" value={checkout.cartText} />
          {message && (
            <Alert tone={isPriceNew ? 'warning' : 'danger'} isUrgent>
              {message}
            </Alert>
          )}
          <Card title={t('shop.contact')}>
            <p className={css.note}>{t('shop.noAccount')}</p>
            <ContactCard country={shop.countryCode} typed={typed} problemOf={problemOf} />
          </Card>
          {offer.cart.fulfilment !== 'none' && (
            <Card title={t('shop.handOver')}>
              <HandOverCard shop={shop} checkout={checkout} problemOf={problemOf} />
              {offer.cart.asksAddress && checkout.fulfilment === 'delivery' && (
                <AddressCard typed={typed} problemOf={problemOf} />
              )}
            </Card>
          )}
          {screen.prereqs.length > 0 && (
            <Card title={t('shop.questions')}>
              <QuestionsCard fields={screen.prereqs} typed={typed} problemOf={problemOf} offer={offer} />
            </Card>
          )}
          <Card title={t('shop.payment')}>
            <PaymentCard checkout={checkout} problemOf={problemOf} />
          </Card>
        </form>
        <OrderColumn shop={shop} checkout={checkout} isPriceNew={isPriceNew} isSending={isSending} />
      </div>
    </ShopFrame>
  )
}
