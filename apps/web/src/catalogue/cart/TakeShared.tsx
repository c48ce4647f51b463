import type { Cart } from '@wasl/domain/cart/cart'
import { sharedText } from '@wasl/domain/cart/kept-cart'
import { Button } from '@wasl/ui/actions/Button'
import { useShopText } from '../shop.text.ts'
import { CartPress } from './CartPress.tsx'

/** Looking at a shared cart changes nothing: who opened the link decides. */
export function TakeShared({ cart, hasOwn }: { cart: Cart; hasOwn: boolean }) {
  const t = useShopText()
  return (
    <CartPress act="take" fields={{ items: sharedText(cart) }}>
      <Button type="submit" variant="primary">
        {t(hasOwn ? 'shop.addShared' : 'shop.takeShared')}
      </Button>
    </CartPress>
  )
}
