import { pick } from '@wasl/domain/locale'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { FootNote } from '@wasl/ui/text/FootNote'
import { Alert } from '@wasl/ui/notices/Alert'
import { PayChoices } from '@wasl/ui/money/PayChoices'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { isNothing } from '../amounts.ts'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import type { ProblemOf } from './ContactCard.tsx'
import type { Checkout } from './use-checkout.ts'

/** X11: fees show only where any choice has one; what costs nothing has no choice to make. */
export function PaymentCard({ checkout, problemOf }: { checkout: Checkout; problemOf: ProblemOf }) {
  const t = useShopText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const { offer, choice, setGateway, isAsking } = checkout
  const { totals } = offer.cart
  if (isNothing({ amount: totals.total, currency: totals.currencyCode }))
    return <Alert tone="success">{t('shop.nothingToPay')}</Alert>
  const showsFees = offer.choices.some(({ fee }) => !isNothing(fee))
  return (
    <>
      <PayChoices
        name="gatewayCode"
        choices={offer.choices.map(({ gatewayCode, gateway, logoUrl, fee }) => ({
          code: gatewayCode,
          name: pick(gateway, locale),
          logoUrl,
          fee: showsFees
            ? isNothing(fee)
              ? t('shop.noFee')
              : t.rich('shop.plusFee', { fee: <Amount of={fee} /> })
            : undefined,
        }))}
        selected={choice?.gatewayCode ?? ''}
        onSelect={setGateway}
        isUpdating={isAsking}
        problem={problemOf('gatewayCode')}
        words={{
          legend: t('shop.choosePayment'),
          none: t('shop.noChoices', { merchant }),
          showAll: t('shop.showAllChoices', { count: offer.choices.length }),
          showFewer: t('shop.showFewer'),
          updating: t('shop.updating'),
        }}
      />
      {choice?.nextStep && <p className={css.next}>{pick(choice.nextStep, locale)}</p>}
      <div className={css.next}>
        <FootNote icon={<LockKeyholeIcon size={16} />} size="small">
          {t('shop.secure')}
        </FootNote>
      </div>
    </>
  )
}
