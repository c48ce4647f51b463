import { emptyCart, mostLines, mostOfOne, type Cart, type CartLine } from './cart.ts'

/**
 * The value of `cart` in the browser's storage. What is not of ours is dropped silently (S1 §4): a line alone, or all of it.
 */
export function readCart(text: string | null): Cart {
  if (text === null) return emptyCart
  try {
    const kept: unknown = JSON.parse(text)
    if (!isObject(kept) || !Array.isArray(kept['lines'])) return emptyCart
    const cart = { ...kept, lines: soundLines(kept['lines']) }
    return isCart(cart) ? cart : emptyCart
  } catch {
    return emptyCart
  }
}

/** Lines of ours, each product once, as many as a cart holds. */
function soundLines(lines: readonly unknown[]): CartLine[] {
  const bySlug = new Map<string, CartLine>()
  for (const line of lines) if (isLine(line) && !bySlug.has(line.slug)) bySlug.set(line.slug, line)
  return [...bySlug.values()].slice(0, mostLines)
}

export const writeCart = (cart: Cart): string => JSON.stringify(cart)

/** One cookie holds 4 KB at most: a long cart goes on in the next one. */
export const cartCookies = ['cart', 'cart2', 'cart3', 'cart4'] as const
export type CartCookie = (typeof cartCookies)[number]

/**
 * The cart in cookies: slugs, numbers and the prices seen, for the server's pages and for browsers without script. A cookie
 * that is not needed has no text. Null if it is too long for all of them.
 */
export function cartInCookies(cart: Cart): { name: CartCookie; text: string }[] | null {
  const text = cartText(cart)
  if (text.length > mostOfCookie * cartCookies.length) return null
  return cartCookies.map((name, at) => ({
    name,
    text: text.slice(at * mostOfCookie, (at + 1) * mostOfCookie),
  }))
}

export const cartFromCookies = (read: (name: CartCookie) => string | undefined): Cart =>
  cartOfCookie(cartCookies.map((name) => read(name) ?? '').join(''))

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

const mostOfCookie = 3_500

/** The marks between lines and numbers are left alone by `encodeURIComponent`. */
const percentText = (slug: string): string =>
  encodeURIComponent(slug).replace(/[*~!'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

/** Arabic is half as long in base64, which begins with a `$`. */
function slugText(slug: string): string {
  const percent = percentText(slug)
  if (!percent.includes('%')) return percent
  const bytes = Array.from(new TextEncoder().encode(slug), (byte) => String.fromCharCode(byte)).join('')
  const packed = `$${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return packed.length < percent.length ? packed : percent
}

function slugOf(text: string): string {
  if (!text.startsWith('$')) return decodeURIComponent(text)
  const bytes = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
  )
}

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
    return slugOf(text)
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
