import type { PageOf, PublicPage } from '../base/public-page.ts'
import { CartProvider } from './cart-context.tsx'
import { CartPage } from './cart/CartPage.tsx'
import { CheckoutPage } from './checkout/CheckoutPage.tsx'
import { PausedCheckout } from './checkout/PausedCheckout.tsx'
import { OrderPage } from './order/OrderPage.tsx'
import { ProductPage } from './product/ProductPage.tsx'
import { ProductsPage } from './list/ProductsPage.tsx'
import { shopTitle } from './shop-title.ts'

/** All screens of the shop are one piece of code: who buys sees most of them. */
export const page: PublicPage<'catalogue'> = {
  component: () => Shop,
  title: (text, { screen }, { locale }) => {
    const { key, values } = shopTitle(screen, locale)
    return text(key, values)
  },
  words: () => ['shop', 'order', 'phone'],
  unit: ({ unit }) => unit,
}

function Shop({ page: { screen, shop, cart } }: { page: PageOf<'catalogue'> }) {
  return (
    <CartProvider first={cart}>
      {screen.kind === 'products' && <ProductsPage shop={shop} {...screen} />}
      {screen.kind === 'product' && (
        <ProductPage shop={shop} product={screen.product} related={screen.related ?? []} />
      )}
      {screen.kind === 'cart' && <CartPage shop={shop} screen={screen} />}
      {screen.kind === 'checkout' && <CheckoutPage shop={shop} screen={screen} />}
      {screen.kind === 'paused' && <PausedCheckout screen={screen} />}
      {screen.kind === 'order' && <OrderPage order={screen.order} />}
    </CartProvider>
  )
}
