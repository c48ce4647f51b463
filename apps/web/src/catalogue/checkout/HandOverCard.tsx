import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import { nameOf, pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TruckIcon } from '@wasl/ui/icons/TruckIcon'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { isNothing } from '../amounts.ts'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import type { ProblemOf } from './ContactCard.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = { shop: CatalogueConfig; checkout: Checkout; problemOf: ProblemOf }

/** D27: delivery or pickup, where both are there; for pickup the stores that hold all of it. */
export function HandOverCard({ shop, checkout, problemOf }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const { fulfilment, setFulfilment, store, setStore, offer } = checkout
  const stores = offer.cart.pickupStores
  const canPickUp = stores.length > 0
  const fee = { amount: shop.deliveryFee, currency: shop.currency }
  const choices = [
    ...(shop.deliveryEnabled
      ? [
          {
            value: 'delivery',
            label: t('shop.delivery'),
            icon: <TruckIcon />,
            note: isNothing(fee) ? t('shop.deliveryFree') : <Amount of={fee} />,
          },
        ]
      : []),
    ...(shop.pickupEnabled
      ? [
          {
            value: 'pickup',
            label: t('shop.pickup'),
            icon: <StoreIcon />,
            note: t('shop.pickupFree'),
            disabledReason: canPickUp ? undefined : t('shop.noPickup'),
          },
        ]
      : []),
  ]
  return (
    <>
      <RadioCards
        name="fulfilment"
        label={t('shop.deliveryOrPickup')}
        choices={choices}
        value={fulfilment}
        onChange={(value) => setFulfilment(value === 'pickup' ? 'pickup' : 'delivery')}
        problem={problemOf('fulfilment')}
      />
      {choices.length > 1 && canPickUp && (
        <noscript>
          <Button type="submit" name="act" value="price" size="row">
            {t('shop.update')}
          </Button>
        </noscript>
      )}
      {fulfilment === 'pickup' && (
        <div className={css.part}>
          <RadioCards
            name="store"
            label={t('shop.pickupAt')}
            choices={stores.map((each) => ({
              value: each.key,
              label: nameOf(each, locale),
              note: pick({ en: each.addressEn ?? '', ar: each.addressAr ?? '' }, locale),
            }))}
            value={store}
            onChange={setStore}
            problem={problemOf('store')}
          />
        </div>
      )}
    </>
  )
}
