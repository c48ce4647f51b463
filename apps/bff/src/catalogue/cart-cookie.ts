import { emptyCart, type Cart } from '@wasl/domain/cart/cart'
import { cartCookie, cartOfCookie } from '@wasl/domain/cart/kept-cart'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { BffEnv } from '../bff-env.ts'

const name = 'cart'
const keptSeconds = 30 * 24 * 60 * 60

/** The cart that the browser sent along: products, numbers and prices seen. Nothing of it is believed but that it is wanted. */
export function cartOf(c: Context<BffEnv>): Cart {
  try {
    return cartOfCookie(getCookie(c, name))
  } catch {
    return emptyCart
  }
}

/** False if it is too long for a cookie: the browser then keeps the cart it had. Scripts read it too. */
export function sendCart(c: Context<BffEnv>, cart: Cart): boolean {
  const text = cartCookie(cart)
  if (text === null) return false
  c.header('set-cookie', `${name}=${text}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secureOf(c)}`, {
    append: true,
  })
  return true
}

const secureOf = (c: Context<BffEnv>): string => (c.get('origin').startsWith('https:') ? '; Secure' : '')
