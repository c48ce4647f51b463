import { latinDigits } from '../digits.ts'

/** What S1 §3 keeps of a product in the cart: what its buyer saw of it. */
export type CartDetails = {
  readonly name: { readonly en: string; readonly ar: string }
  /** Decimal text of one. */
  readonly price: string
  /** How many could be bought then; null without a limit. */
  readonly inventory: number | null
}

export type CartLine = {
  readonly slug: string
  readonly details: CartDetails
  readonly quantity: number
  /** How many of them are in the order that is being paid: these leave the cart when it is paid. */
  readonly ordered: number
}

export type Cart = {
  readonly v: 1
  /** When it was changed last, in ms: of two copies the newer one is the cart. */
  readonly at: number
  /** The transaction of the order that is being paid. */
  readonly order: string | null
  readonly lines: readonly CartLine[]
}

export const mostLines = 50
export const mostOfOne = 999

export const emptyCart: Cart = { v: 1, at: 0, order: null, lines: [] }

/** What can be put into a cart. */
export type Buyable = { readonly slug: string; readonly details: CartDetails }

export type Added =
  | { kind: 'added'; cart: Cart }
  | { kind: 'inCart' }
  | { kind: 'soldOut' }
  | { kind: 'full' }

/** S1 §4: only what is there or unlimited; what is in the cart already stays as it is, and the cart is shown. */
export function addToCart(
  cart: Cart,
  product: Buyable,
  { quantity, at }: { quantity: number; at: number },
): Added {
  const { slug, details } = product
  if (quantityOf(cart, slug) > 0) return { kind: 'inCart' }
  if (details.inventory !== null && details.inventory <= 0) return { kind: 'soldOut' }
  if (cart.lines.length >= mostLines) return { kind: 'full' }
  const line = { slug, details, quantity: atMost(quantity, details.inventory), ordered: 0 }
  return { kind: 'added', cart: { ...cart, at, lines: [...cart.lines, line] } }
}

export const quantityOf = (cart: Cart, slug: string): number =>
  cart.lines.find((line) => line.slug === slug)?.quantity ?? 0

/** Of all lines together. */
export const countOf = (cart: Cart): number => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** 0 removes the line. */
export function withQuantity(
  cart: Cart,
  { slug, quantity, at }: { slug: string; quantity: number; at: number },
): Cart {
  const lines = cart.lines.flatMap((line) => {
    if (line.slug !== slug) return [line]
    return quantity > 0 ? [{ ...line, quantity: atMost(quantity, null) }] : []
  })
  return { ...cart, at, lines }
}

/** What was removed comes back to its place. */
export function withLineBack(
  cart: Cart,
  { line, index, at }: { line: CartLine; index: number; at: number },
): Cart {
  if (quantityOf(cart, line.slug) > 0) return cart
  return { ...cart, at, lines: cart.lines.toSpliced(index, 0, line) }
}

/** The price, name and stock of now: the buyer has seen them. */
export function withDetails(cart: Cart, seen: ReadonlyMap<string, CartDetails>, at: number): Cart {
  const lines = cart.lines.map((line) => ({ ...line, details: seen.get(line.slug) ?? line.details }))
  return { ...cart, at, lines }
}

/** The cart's order is being paid: its lines leave the cart by `withoutOrdered`. */
export const withOrder = (cart: Cart, order: string, at: number): Cart => ({
  ...cart,
  at,
  order,
  lines: cart.lines.map((line) => ({ ...line, ordered: line.quantity })),
})

/** Paid: what was ordered leaves. Another order's success changes nothing (D44), and what was added since stays. */
export function withoutOrdered(cart: Cart, order: string, at: number): Cart {
  if (cart.order !== order) return cart
  const lines = cart.lines.flatMap((line) => {
    const quantity = line.quantity - line.ordered
    return quantity > 0 ? [{ ...line, quantity, ordered: 0 }] : []
  })
  return { ...cart, at, order: null, lines }
}

/** Of two copies, the one that was changed last. */
export const newerCart = (one: Cart, other: Cart): Cart => (other.at > one.at ? other : one)

/** A whole number in the digits of any script; null for everything else. */
export function readCount(text: string): number | null {
  const typed = latinDigits(text).trim()
  if (!/^\d{1,3}$/.test(typed)) return null
  return Number(typed)
}

const atMost = (quantity: number, inventory: number | null): number =>
  Math.max(1, Math.min(quantity, inventory ?? mostOfOne, mostOfOne))
