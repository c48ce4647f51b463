import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'
import { quantityOf, withQuantity } from '@wasl/domain/cart/cart'
import { nameOf } from '@wasl/domain/locale'
import { AddButton } from '@wasl/ui/commerce/cart/AddButton'
import { InCart } from '@wasl/ui/commerce/cart/InCart'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { Link } from '@wasl/ui/actions/Link'
import { Scripted } from '@wasl/ui/page/Scripted'
import { paths } from '../base/paths.ts'
import { useSurvivingFocus } from '../base/use-surviving-focus.ts'
import { useLocale } from '../i18n/language.tsx'
import { AddForm } from './AddForm.tsx'
import { useCart, useChangeCart } from './cart-context.tsx'
import { useShopText } from './shop.text.ts'
import css from './CardAction.module.css'
import { mostOf } from './stock-words.ts'
import { useStockReasons } from './use-stock-reasons.ts'

/** Add, or the number of what is in the cart already (D3b). Each takes the focus of the other. */
export function CardAction({ product }: { product: ProductCard }) {
  // Drawn anew with the cart, so that the focus is looked after.
  const cart = useCart()
  const box = useSurvivingFocus<HTMLDivElement>((own) =>
    own.querySelector<HTMLElement>('[role=group], button'),
  )
  return (
    <div ref={box} className={css.action}>
      <Action product={product} cart={cart} />
    </div>
  )
}

function Action({ product, cart }: { product: ProductCard; cart: ReturnType<typeof useCart> }) {
  const t = useShopText()
  const locale = useLocale()
  const change = useChangeCart()
  const name = nameOf(product, locale)
  const quantity = quantityOf(cart, product.slug)
  const reasons = useStockReasons(product)
  if (quantity === 0 || product.stockState === 'sold_out')
    return (
      <AddForm product={product} quantity={product.minPerOrder}>
        <AddButton type="submit" label={t('shop.add')} of={name} unavailable={reasons.unavailable} />
      </AddForm>
    )
  return (
    <InCart
      label={`${t('shop.inCart')}: ${name}`}
      stepper={
        <Scripted>
          <QuantityStepper
            label={name}
            value={quantity}
            onChange={(wanted) =>
              change((now, at) => withQuantity(now, { slug: product.slug, quantity: wanted, at }))
            }
            range={{ min: 0, max: mostOf(product) }}
            words={{ decrease: t('shop.less'), increase: t('shop.more'), atMax: reasons.atMost }}
          />
        </Scripted>
      }
    >
      <Link href={paths.cart(locale)}>{t('shop.inCart')}</Link>
    </InCart>
  )
}
