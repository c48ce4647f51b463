import type { deliveryLimits } from '@wasl/domain/delivery'
import { addressFields, checkoutFields, valueField } from '@wasl/contracts/web/catalogue/checkout-fields'
import type { Cart as CoreCart, CheckoutWish } from '@wasl/contracts/core/catalogue/checkout.contract'
import { byName } from '@wasl/domain/by-name'
import type { Cart } from '@wasl/domain/cart/cart'
import { cartOfCookie } from '@wasl/domain/cart/kept-cart'
import type { Locale } from '@wasl/domain/locale'
import { fieldNames, type FieldName } from '../core/core-problem.ts'

export type Pressed = {
  act: 'pay' | 'price'
  key: string
  /** The price that the page showed. */
  hash: string
  cart: Cart
  typed: Record<string, string>
}

const valuePrefix = 'value:'
const mostOfValue = 500

/** What our form sent; null for what no form of ours sends. What is too long for its field was not typed into it. */
export function readPress(given: URLSearchParams): Pressed | null {
  const act = given.get('act') ?? 'pay'
  const key = given.get('key') ?? ''
  const hash = given.get('hash') ?? ''
  const cart = cartOfCookie(given.get('cart') ?? undefined)
  if (act !== 'pay' && act !== 'price') return null
  if (!/^[\w-]{8,64}$/.test(key) || hash.length > 64 || cart.lines.length === 0) return null
  const typed: Record<string, string> = byName()
  for (const [name, most] of Object.entries(checkoutFields)) {
    const text = given.get(name) ?? ''
    if (text.length > Math.max(most, tooMuch.get(name) ?? 0)) return null
    if (text !== '') typed[name] = text
  }
  for (const [name, text] of given) {
    if (!name.startsWith(valuePrefix)) continue
    if (text.length > mostOfValue || name.length > 260) return null
    if (text !== '') typed[name] = text
  }
  return { act, key, hash, cart, typed }
}

/** S1 §5 tells who writes too much here: nothing is cut. */
const tooMuch: ReadonlyMap<string, number> = new Map([['specialInstructions', 4_096]])

/** The cart as the core prices it. */
export function cartWish(cart: Cart, typed: Readonly<Record<string, string>> = byName()): CoreCart {
  const { fulfilment, store, voucher } = typed
  return {
    lines: cart.lines.map(({ slug, quantity, details }) => {
      const values = valuesOf(slug, typed)
      // A shared cart carries no price: nothing was seen.
      const price = Number(details.price) > 0 ? { price: details.price } : {}
      return { slug, quantity, ...price, ...(values && { values }) }
    }),
    ...((fulfilment === 'delivery' || fulfilment === 'pickup') && { fulfilment }),
    ...(fulfilment === 'pickup' && store && /^[a-z0-9][a-z0-9-]{0,63}$/.test(store) && { store }),
    ...(voucher && { voucher_code: voucher }),
  }
}

type ToWish = Pressed & { locale: Locale; asksAddress: boolean }

export function checkoutWish({ cart, typed, hash, locale, asksAddress }: ToWish): CheckoutWish {
  const { name = '', phone = '', email, gatewayCode } = typed
  return {
    ...cartWish(cart, typed),
    price_hash: hash,
    customer_name: name,
    customer_phone: phone,
    ...(email && { customer_email: email }),
    ...(gatewayCode && { gateway_code: gatewayCode }),
    ...(asksAddress && typed['fulfilment'] !== 'pickup' && { address: addressOf(typed) }),
    language: locale,
  }
}

const addressOf = (typed: Readonly<Record<string, string>>): CheckoutWish['address'] => ({
  address: 'Home',
  ...Object.fromEntries(addressFields.flatMap((name) => (typed[name] ? [[snake(name), typed[name]]] : []))),
})

const snake = (name: keyof typeof deliveryLimits): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function valuesOf(slug: string, typed: Readonly<Record<string, string>>): Record<string, string> | null {
  const prefix = valueField(slug, '')
  const values = Object.entries(typed).flatMap(([name, text]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), text] as const] : [],
  )
  return values.length > 0 ? Object.fromEntries(values) : null
}

const own = fieldNames({
  customer_name: 'name',
  customer_phone: 'phone',
  customer_email: 'email',
  voucher_code: 'voucher',
})

/** The form's name of a field of the core. */
export const formField: FieldName = (field) =>
  own(field.startsWith('address.') ? field.slice('address.'.length) : field)
