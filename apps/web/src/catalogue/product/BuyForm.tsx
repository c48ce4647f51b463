import type { Product } from '@wasl/contracts/web/catalogue.contract'
import { quantityOf } from '@wasl/domain/cart/cart'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { AddButton } from '@wasl/ui/commerce/cart/AddButton'
import { BuyBar } from '@wasl/ui/commerce/cart/BuyBar'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { ShoppingCartIcon } from '@wasl/ui/icons/ShoppingCartIcon'
import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { AddForm } from '../AddForm.tsx'
import { times } from '../amounts.ts'
import { useCart } from '../cart-context.tsx'
import { useShopText } from '../shop.text.ts'
import { mostOf } from '../stock-words.ts'
import { useStockReasons } from '../use-stock-reasons.ts'
import css from './ProductPage.module.css'

/** How many, with their total in the button; in the cart already, the way there (D3b), which takes the focus. */
export function BuyForm({ product }: { product: Product }) {
  const box = useSurvivingFocus<HTMLDivElement>((own) => own.querySelector<HTMLElement>('a, button'))
  return (
    <div ref={box} className={css.buy}>
      <Buying product={product} />
    </div>
  )
}

function Buying({ product }: { product: Product }) {
  const t = useShopText()
  const locale = useLocale()
  const cart = useCart()
  const [quantity, setQuantity] = useState(product.minPerOrder)
  const [cut, setCut] = useState<number | null>(null)
  const reasons = useStockReasons(product)
  const name = nameOf(product, locale)
  const one = { amount: product.priceWithDiscount ?? product.price, currency: product.currencyCode }
  if (reasons.unavailable)
    return <AddButton label={t('shop.add')} of={name} unavailable={reasons.unavailable} />
  if (quantityOf(cart, product.slug) > 0)
    return (
      <BuyBar>
        <ButtonLink href={paths.cart(locale)} variant="primary" size="pay" icon={<ShoppingCartIcon />} isWide>
          {t('shop.viewCart')}
        </ButtonLink>
      </BuyBar>
    )
  return (
    <AddForm
      product={product}
      quantity={quantity}
      cut={cut === null ? null : reasons.atMost}
      hasQuantityField
    >
      <BuyBar
        stepper={
          <QuantityStepper
            name="quantity"
            label={t('shop.quantity')}
            value={quantity}
            onChange={setQuantity}
            onCut={setCut}
            range={{ min: product.minPerOrder, max: mostOf(product) }}
            words={{ decrease: t('shop.less'), increase: t('shop.more'), atMax: reasons.atMost }}
          />
        }
      >
        <Button type="submit" variant="primary" size="pay" icon={<ShoppingCartIcon />} isWide sends={false}>
          {t.rich('shop.addTotal', { amount: <Amount of={times(one, quantity)} /> })}
        </Button>
      </BuyBar>
    </AddForm>
  )
}
