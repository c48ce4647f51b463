import {
  addToCart,
  quantityOf,
  readCount,
  withDetails,
  withQuantity,
  type Cart,
} from '@wasl/domain/cart/cart'
import { cartOfShared } from '@wasl/domain/cart/kept-cart'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { ownProblem } from '../answer/problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'
import type { BffEnv, Clock } from '../bff-env.ts'
import { mostWithCart, readPlainForm } from '../pages/read-plain-form.ts'
import { cartOf, sendCart } from './cart-cookie.ts'

type Changed = { cart: Cart; leadsTo: string }

/** `POST /bff/catalogue/cart/form`: what a press changes where no script answers it. The cart is in the browser's cookie. */
export const cartForm =
  ({ clock }: { clock: Clock }) =>
  async (c: Context<BffEnv>): Promise<Response> => {
    const to = speakingTo(c)
    const given = await readPlainForm(c, [], mostWithCart)
    const changed = given && change(cartOf(c), given, { at: clock.now().getTime(), locale: to.language })
    if (!changed) return c.json(ownProblem('badRequest', to), 400)
    sendCart(c, changed.cart)
    return c.redirect(changed.leadsTo, 303)
  }

/** `GET` of the same address: a reload. */
export const cartFormAddress = (c: Context<BffEnv>) => c.redirect(cartPath(c.get('language')), 303)

export const cartPath = (locale: Locale): string => `/${locale}/catalogue/cart`

type Moment = { at: number; locale: Locale }

function change(cart: Cart, given: URLSearchParams, { at, locale }: Moment): Changed | null {
  const said = (name: string) => given.get(name) ?? ''
  const slug = said('slug')
  const quantity = readCount(said('quantity'))
  const here = { leadsTo: cartPath(locale) }
  switch (said('act')) {
    case 'add': {
      if (!isSlug(slug) || !isPrice(said('price'))) return null
      const details = { name: { en: '', ar: '' }, price: said('price'), inventory: null }
      const added = addToCart(cart, { slug, details }, { quantity: quantity || 1, at })
      return added.kind === 'added'
        ? { cart: added.cart, leadsTo: backTo(said('back'), locale) }
        : { cart, ...here }
    }
    case 'set':
      if (quantity === null) return { cart, ...here }
      return { cart: withQuantity(cart, { slug, quantity, at }), ...here }
    case 'remove':
      return { cart: withQuantity(cart, { slug, quantity: 0, at }), ...here }
    case 'accept': {
      const line = cart.lines.find((each) => each.slug === slug)
      if (!line || !isPrice(said('price'))) return { cart, ...here }
      const seen = new Map([[slug, { ...line.details, price: said('price') }]])
      return { cart: withDetails(cart, seen, at), ...here }
    }
    case 'take': {
      const shared = cartOfShared(said('items'))
      return shared && { cart: withShared(cart, shared, at), ...here }
    }
    default:
      return null
  }
}

/** Of a product that both have, the larger number. */
function withShared(cart: Cart, shared: Cart, at: number): Cart {
  return shared.lines.reduce((now, { slug, quantity, details }) => {
    const own = quantityOf(now, slug)
    if (own > 0) return withQuantity(now, { slug, quantity: Math.max(own, quantity), at })
    const added = addToCart(now, { slug, details }, { quantity, at })
    return added.kind === 'added' ? added.cart : now
  }, cart)
}

const isSlug = (text: string): boolean => text.length > 0 && text.length <= 160
const isPrice = (text: string): boolean => /^\d{1,15}(\.\d{1,4})?$/.test(text)

/** The page of the shop where it was pressed; no other address. */
const backTo = (path: string, locale: Locale): string =>
  /^\/(en|ar)\/catalogue\/[\w%.~/-]{0,400}$/.test(path) ? path : cartPath(locale)
