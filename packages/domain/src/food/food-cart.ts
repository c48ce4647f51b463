import type { Chosen } from './choices.ts'

export type DeliveryType = 'pickup' | 'delivery' | 'catering'

/** What the guest saw of a dish when it was added (S1 §3); prices are decimal text and decide nothing. */
export type FoodDetails = {
  readonly product: { readonly en: string; readonly ar: string }
  readonly price: string
  readonly price_with_discount: string | null
  readonly product_images: readonly string[]
  /** Names of what was chosen, for the cart. */
  readonly chosen: readonly { readonly en: string; readonly ar: string }[]
  readonly inventory: number | null
}

export type FoodLine = Chosen & {
  readonly uId: string
  readonly id: string
  readonly details: FoodDetails
  readonly quantity: number
  readonly instruction: string
}

/** A catering category with what is on each plate. */
export type CateringEntry = {
  readonly id: string
  readonly name: { readonly en: string; readonly ar: string }
  readonly minimumPlates: number
  readonly plates: number
  readonly serviceCharges: string
  readonly items: readonly FoodLine[]
}

export type Place = {
  readonly branch: string | null
  readonly area: string | null
  readonly pin: { readonly lat: number; readonly lng: number } | null
}

export type FoodCart = {
  readonly deliveryType: DeliveryType
  readonly place: Place
  readonly lines: readonly FoodLine[]
  readonly categories: readonly CateringEntry[]
}

export const noPlace: Place = { branch: null, area: null, pin: null }

/** S1 §4: cleared, the type of delivery is `delivery`. */
export const emptyFoodCart: FoodCart = { deliveryType: 'delivery', place: noPlace, lines: [], categories: [] }

export const foodCartLimits = { lines: 50, quantity: 999, instruction: 256, categories: 10, plates: 9_999 }

export const hasItems = ({ lines, categories }: FoodCart): boolean => lines.length + categories.length > 0

/**
 * Two lines are one if dish, size, options, add-ons and instruction are equal; lists are compared as sets (commerce.md
 * D16). An instruction is compared without space around it and with single spaces, but as it is written.
 */
export function lineKey({
  id,
  size,
  options,
  addOns,
  instruction,
}: Omit<FoodLine, 'uId' | 'details' | 'quantity'>): string {
  const groups = Object.keys(options)
    .toSorted()
    .flatMap((group) => {
      const ids = [...new Set(options[group])].toSorted()
      return ids.length > 0 ? [[group, ids]] : []
    })
  return JSON.stringify([id, size, groups, [...new Set(addOns)].toSorted(), foldInstruction(instruction)])
}

export const foldInstruction = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Whether one more dish can be kept: a line that is there grows, a new one needs room. */
export function hasRoomFor(cart: FoodCart, line: FoodLine, category: string | null): boolean {
  const entry = cart.categories.find(({ id }) => id === category)
  if (category !== null && !entry) return cart.categories.length < foodCartLimits.categories
  const lines = entry?.items ?? cart.lines
  return lines.length < foodCartLimits.lines || lines.some((one) => lineKey(one) === lineKey(line))
}

/** Adds a dish: an equal line grows, else it is a new line, with its own `uId`. */
export function withFood(cart: FoodCart, line: FoodLine): FoodCart {
  return { ...cart, lines: merged(cart.lines, line) }
}

/** Adds a dish to the plates of a category, which begin at its minimum. */
export function withCateringFood(
  cart: FoodCart,
  category: Omit<CateringEntry, 'plates' | 'items'>,
  line: FoodLine,
): FoodCart {
  const known = cart.categories.find(({ id }) => id === category.id)
  const entry = known ?? { ...category, plates: category.minimumPlates, items: [] }
  const next = { ...entry, items: merged(entry.items, line) }
  const categories = known
    ? cart.categories.map((one) => (one.id === category.id ? next : one))
    : [...cart.categories, next]
  return { ...cart, categories }
}

function merged(lines: readonly FoodLine[], line: FoodLine): readonly FoodLine[] {
  const key = lineKey(line)
  const same = lines.find((one) => lineKey(one) === key)
  const quantity = Math.min((same?.quantity ?? 0) + line.quantity, foodCartLimits.quantity)
  if (!same) return [...lines, { ...line, quantity }]
  return lines.map((one) => (one.uId === same.uId ? { ...one, details: line.details, quantity } : one))
}

/** Sets how many there are of a line; 0 removes it, and a category leaves with its last dish (S1 §4). */
export function withFoodQuantity(cart: FoodCart, uId: string, quantity: number): FoodCart {
  const lines = (all: readonly FoodLine[]) =>
    all.flatMap((line) => {
      if (line.uId !== uId) return [line]
      return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, foodCartLimits.quantity) }] : []
    })
  return {
    ...cart,
    lines: lines(cart.lines),
    categories: cart.categories
      .map((entry) => ({ ...entry, items: lines(entry.items) }))
      .filter(({ items }) => items.length > 0),
  }
}

/** Sets the plates of a category, from 1 to the limit; what is no such number changes nothing. */
export function withPlates(cart: FoodCart, category: string, plates: number): FoodCart {
  if (!Number.isSafeInteger(plates) || plates < 1 || plates > foodCartLimits.plates) return cart
  const categories = cart.categories.map((entry) => (entry.id === category ? { ...entry, plates } : entry))
  return { ...cart, categories }
}

/** A guest wants it another way or at another place. */
export type CartChange =
  | { readonly kind: 'deliveryType'; readonly deliveryType: DeliveryType }
  | { readonly kind: 'place'; readonly place: Place }

/** Whether a change is another one than what the cart has. */
export function isChange({ deliveryType, place }: FoodCart, change: CartChange): boolean {
  if (change.kind === 'deliveryType') return change.deliveryType !== deliveryType
  return !isSameKitchen(change.place, place) || change.place.pin !== place.pin
}

/** Whether a change empties the cart: another type, branch or area does; a pin that moved within its area does not. */
export function emptiesCart(cart: FoodCart, change: CartChange): boolean {
  return (
    isChange(cart, change) && (change.kind === 'deliveryType' || !isSameKitchen(change.place, cart.place))
  )
}

const isSameKitchen = (one: Place, other: Place): boolean =>
  one.branch === other.branch && one.area === other.area

/** The cart after a change. Another type of delivery also asks for the place again (product.md 9.3). */
export function afterChange(cart: FoodCart, change: CartChange): FoodCart {
  if (change.kind === 'place' && !emptiesCart(cart, change)) return { ...cart, place: change.place }
  const empty = { ...cart, lines: [], categories: [] }
  return change.kind === 'place'
    ? { ...empty, place: change.place }
    : { ...empty, deliveryType: change.deliveryType, place: noPlace }
}
