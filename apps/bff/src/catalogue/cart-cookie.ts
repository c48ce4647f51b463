import { emptyCart, type Cart } from '@wasl/domain/cart/cart'
import { cartFromCookies, cartInCookies } from '@wasl/domain/cart/kept-cart'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { BffEnv } from '../bff-env.ts'

const keptSeconds = 30 * 24 * 60 * 60

/** The cart that the browser sent along: products, numbers and prices seen. Nothing of it is believed but that it is wanted. */
export function cartOf(c: Context<BffEnv>): Cart {
  try {
    return cartFromCookies((name) => getCookie(c, name))
  } catch {
    return emptyCart
  }
}

/** False if it is too long for cookies: the browser then keeps the cart it had. Scripts read them too. */
export function sendCart(c: Context<BffEnv>, cart: Cart): boolean {
  const parts = cartInCookies(cart)
  if (parts === null) return false
  for (const { name, text } of parts) {
    if (text === '' && getCookie(c, name) === undefined) continue
    const seconds = text === '' ? 0 : keptSeconds
    c.header('set-cookie', `${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secureOf(c)}`, {
      append: true,
    })
  }
  return true
}

const secureOf = (c: Context<BffEnv>): string => (c.get('origin').startsWith('https:') ? '; Secure' : '')
