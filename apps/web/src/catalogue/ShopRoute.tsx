import { usePageFacts } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { CartProvider } from './cart-context.tsx'
import { CartPage } from './cart/CartPage.tsx'
import { CheckoutPage } from './checkout/CheckoutPage.tsx'
import { OrderPage } from './order/OrderPage.tsx'
import { ProductPage } from './product/ProductPage.tsx'
import { ProductsPage } from './list/ProductsPage.tsx'

export function ShopRoute() {
  const { page } = usePageFacts()
  if (page.kind !== 'catalogue') return <PageNotFound />
  const { screen, shop } = page
  return (
    <CartProvider first={page.cart}>
      {screen.kind === 'products' && <ProductsPage shop={shop} {...screen} />}
      {screen.kind === 'product' && <ProductPage shop={shop} product={screen.product} />}
      {screen.kind === 'cart' && <CartPage shop={shop} screen={screen} />}
      {screen.kind === 'checkout' && <CheckoutPage shop={shop} screen={screen} />}
      {screen.kind === 'order' && <OrderPage order={screen.order} />}
    </CartProvider>
  )
}
