import { emptyCart, withoutOrdered } from '@wasl/domain/cart/cart'
import { cartOfCookie } from '@wasl/domain/cart/kept-cart'
import { browserPlace, createCartStore } from './cart-store.ts'

/** S1 §4, D44: the success of an order takes what was ordered out of this browser's cart. */
export function forgetOrdered(order: string): void {
  const cookie = /(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1]
  const store = createCartStore(browserPlace(), cookie ? cartOfCookie(cookie) : emptyCart)
  store.change((cart, at) => withoutOrdered(cart, order, at))
}
