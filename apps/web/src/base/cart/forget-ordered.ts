import { withoutOrdered } from '@wasl/domain/cart/cart'
import { cartFromCookies } from '@wasl/domain/cart/kept-cart'
import { browserPlace, createCartStore } from './cart-store.ts'

/** S1 §4, D44: the success of an order takes what was ordered out of this browser's cart. */
export function forgetOrdered(order: string): void {
  const cookies = new Map(
    document.cookie.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  const store = createCartStore(
    browserPlace(),
    cartFromCookies((name) => cookies.get(name)),
  )
  store.change((cart, at) => withoutOrdered(cart, order, at))
}
