import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'
import { addToCart, type Buyable } from '@wasl/domain/cart/cart'
import { nameOf } from '@wasl/domain/locale'
import { useShowNotice } from '../base/notices.tsx'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { useChangeCart } from './cart-context.tsx'
import { useShopText } from './shop.text.ts'

export const buyable = ({
  slug,
  nameEn,
  nameAr,
  price,
  priceWithDiscount,
  inventory,
}: ProductCard): Buyable => ({
  slug,
  details: { name: { en: nameEn, ar: nameAr }, price: priceWithDiscount ?? price, inventory },
})

/** Adds a product and says so. One that is there already opens the cart (S1 §4). */
export function useAdd() {
  const t = useShopText()
  const locale = useLocale()
  const change = useChangeCart()
  const show = useShowNotice()
  const go = { label: t('shop.viewCart'), href: paths.cart(locale) }
  return (product: ProductCard, quantity: number, cut: string | null = null) =>
    change((cart, at) => {
      const added = addToCart(cart, buyable(product), { quantity, at })
      switch (added.kind) {
        case 'added':
          show({
            tone: 'success',
            text: cut
              ? t('shop.addedFewer', { name: nameOf(product, locale), quantity, reason: cut })
              : t('shop.added', { name: nameOf(product, locale) }),
            go,
          })
          return added.cart
        case 'inCart':
          location.assign(go.href)
          return cart
        case 'full':
          show({ tone: 'error', text: t('shop.full'), go })
          return cart
        case 'soldOut':
          return cart
      }
    })
}
