import { emptyCart, type Cart } from '@wasl/domain/cart/cart'
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { browserPlace, createCartStore, type CartStore } from '../base/cart/cart-store.ts'

/** On the server there is nobody to change it. */
const fixed = (cart: Cart): CartStore => ({
  current: () => cart,
  change: () => {},
  subscribe: () => () => {},
})

const CartContext = createContext<CartStore>(fixed(emptyCart))
const FirstContext = createContext<Cart>(emptyCart)

/** `first` is the cart that came with the page: drawn until the browser's own has been read. */
export function CartProvider({ first, children }: { first: Cart; children: ReactNode }) {
  const [store] = useState(() =>
    typeof window === 'undefined' ? fixed(first) : createCartStore(browserPlace(), first),
  )
  return (
    <CartContext value={store}>
      <FirstContext value={first}>{children}</FirstContext>
    </CartContext>
  )
}

export function useCart(): Cart {
  const { subscribe, current } = use(CartContext)
  const first = use(FirstContext)
  return useSyncExternalStore(subscribe, current, () => first)
}

export const useChangeCart = (): CartStore['change'] => use(CartContext).change
