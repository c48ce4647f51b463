import { emptyCart, mostLines, mostOfOne, type Cart, type CartLine } from './cart.ts'

/** The value of `cart` in the browser's storage. Anything that is not a cart of ours is dropped silently (S1 §4). */
export function readCart(text: string | null): Cart {
  if (text === null) return emptyCart
  try {
    const kept: unknown = JSON.parse(text)
    return isCart(kept) ? kept : emptyCart
  } catch {
    return emptyCart
  }
}

export const writeCart = (cart: Cart): string => JSON.stringify(cart)

/**
 * The cart in a cookie: slugs, numbers and the prices seen, for the server's pages and for browsers without script. Null if it
 * is too long for one.
 */
export function cartCookie(cart: Cart): string | null {
  const text = cartText(cart)
  return text.length <= mostCookie ? text : null
}

/** The same of any length, for a form. */
export function cartText({ at, order, lines }: Cart): string {
  const texts = lines.map(({ slug, quantity, ordered, details }) =>
    [slugText(slug), quantity, details.price, ordered].join('*'),
  )
  return ['1', at, order ?? '', ...texts].join('~')
}

export function cartOfCookie(text: string | undefined): Cart {
  const [version, at, order, ...lines] = (text ?? '').split('~')
  if (version !== '1' || !/^\d{1,15}$/.test(at ?? '') || lines.length > mostLines) return emptyCart
  if (!/^[\w-]{0,64}$/.test(order ?? '')) return emptyCart
  const read = lines.map(lineOfCookie)
  const cart = { v: 1, at: Number(at), order: order || null, lines: read }
  return isCart(cart) ? cart : emptyCart
}

/** To share: products and numbers, without prices and names. */
export const sharedText = (cart: Cart): string =>
  cart.lines.map(({ slug, quantity }) => `${slugText(slug)}*${quantity}`).join('~')

/** What a shared address names; null if it names nothing that is a cart. */
export function cartOfShared(text: string): Cart | null {
  const lines = text.split('~').map((line) => {
    const [slug, quantity] = line.split('*')
    return lineOf({ slug, quantity, price: '0', ordered: '0' })
  })
  const cart = { ...emptyCart, lines }
  return isCart(cart) && lines.length > 0 ? cart : null
}

const mostCookie = 3_500

/** The marks between lines and numbers are left alone by `encodeURIComponent`. */
const slugText = (slug: string): string =>
  encodeURIComponent(slug).replace(/[*~!'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

function lineOfCookie(text: string): CartLine | null {
  const [slug, quantity, price, ordered] = text.split('*')
  return lineOf({ slug, quantity, price, ordered })
}

type Texts = Record<'slug' | 'quantity' | 'price' | 'ordered', string | undefined>

function lineOf({ slug, quantity, price, ordered }: Texts): CartLine | null {
  const name = decoded(slug ?? '')
  if (name === null) return null
  return {
    slug: name,
    details: { name: { en: '', ar: '' }, price: price ?? '', inventory: null },
    quantity: Number(quantity),
    ordered: Number(ordered),
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

type Unknown = Readonly<Record<string, unknown>>

function isCart(value: unknown): value is Cart {
  if (!isObject(value) || value['v'] !== 1 || !isCount(value['at'], Number.MAX_SAFE_INTEGER)) return false
  const { order, lines } = value
  if (order !== null && typeof order !== 'string') return false
  if (!Array.isArray(lines) || lines.length > mostLines || !lines.every(isLine)) return false
  return new Set(lines.map(({ slug }) => slug)).size === lines.length
}

function isLine(value: unknown): value is CartLine {
  if (!isObject(value)) return false
  const { slug, quantity, ordered, details } = value
  if (typeof slug !== 'string' || slug.length < 1 || slug.length > 160) return false
  if (!isCount(quantity, mostOfOne) || quantity === 0 || !isCount(ordered, mostOfOne)) return false
  return isDetails(details)
}

function isDetails(value: unknown): boolean {
  if (!isObject(value)) return false
  const { name, price, inventory } = value
  return (
    isObject(name) &&
    typeof name['en'] === 'string' &&
    typeof name['ar'] === 'string' &&
    typeof price === 'string' &&
    /^\d{1,15}(\.\d{1,4})?$/.test(price) &&
    (inventory === null || isCount(inventory, Number.MAX_SAFE_INTEGER))
  )
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null
