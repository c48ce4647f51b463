import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { useLocale } from '../i18n/language.tsx'
import { useShopText } from './shop.text.ts'

type Props = {
  /** The product's own page has more room than a card. */
  isLarge?: boolean
  product: Pick<ProductCard, 'price' | 'priceWithDiscount' | 'currencyCode'>
}

export function ProductPrice({ isLarge, product: { price, priceWithDiscount, currencyCode } }: Props) {
  const t = useShopText()
  return (
    <Price
      value={priceWithDiscount ?? price}
      was={priceWithDiscount === null ? null : price}
      currency={currencyCode}
      locale={useLocale()}
      size={isLarge ? 'normal' : 'large'}
      words={{ now: t('shop.now'), was: t('shop.was') }}
    />
  )
}
