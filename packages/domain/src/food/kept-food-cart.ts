import {
  emptyFoodCart,
  foodCartLimits,
  noPlace,
  type CateringEntry,
  type DeliveryType,
  type FoodCart,
  type FoodDetails,
  type FoodLine,
  type Place,
} from './food-cart.ts'

/** Keys of S1 §4 that the food cart uses, beside `cart` of the shop and `unread_notifications` of staff. */
export const foodKeys = [
  'food_cart',
  'category_cart',
  'branch',
  'delivery_area',
  'location',
  'delivery_type',
  'voucher',
  'isCatering',
  'pinned',
] as const

export type FoodKey = (typeof foodKeys)[number]

/** The cart with what belongs to this browser: the code that was typed, and whether the cart stays open beside the menu. */
export type KeptFood = { readonly cart: FoodCart; readonly voucher: string | null; readonly pinned: boolean }

export const emptyKeptFood: KeptFood = { cart: emptyFoodCart, voucher: null, pinned: false }

/** Reads each key alone: what is not ours is dropped without a word, and the other keys stay (commerce.md D44). */
export function readFood(read: (key: FoodKey) => string | null): KeptFood {
  const value = (key: FoodKey): unknown => parsed(read(key))
  const type = value('delivery_type')
  const catering = value('isCatering') === true
  const deliveryType: DeliveryType = isDeliveryType(type) ? type : catering ? 'catering' : 'delivery'
  const voucher = value('voucher')
  return {
    cart: {
      deliveryType,
      place: placeOf(value('branch'), value('delivery_area'), value('location')),
      lines: linesOf(value('food_cart')),
      categories: categoriesOf(value('category_cart')),
    },
    voucher: isText(voucher, 64) && voucher !== '' ? voucher : null,
    pinned: value('pinned') === true,
  }
}

/** What each key keeps; null removes it. */
export function writeFood({ cart, voucher, pinned }: KeptFood): Record<FoodKey, string | null> {
  const { deliveryType, place, lines, categories } = cart
  const text = (data: unknown) => JSON.stringify({ v: 1, data })
  return {
    food_cart: lines.length > 0 ? text(lines) : null,
    category_cart: categories.length > 0 ? text(categories) : null,
    branch: place.branch === null ? null : text(place.branch),
    delivery_area: place.area === null ? null : text(place.area),
    location: place.pin === null ? null : text(place.pin),
    delivery_type: text(deliveryType),
    voucher: voucher === null ? null : text(voucher),
    isCatering: text(deliveryType === 'catering'),
    pinned: text(pinned),
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isObject(kept) && kept['v'] === 1 ? kept['data'] : null
  } catch {
    return null
  }
}

function placeOf(branch: unknown, area: unknown, pin: unknown): Place {
  return {
    branch: isKey(branch) ? branch : null,
    area: isKey(area) ? area : null,
    pin: isPin(pin) ? pin : noPlace.pin,
  }
}

/** Lines that cannot be read are dropped one by one. */
function linesOf(value: unknown): readonly FoodLine[] {
  if (!Array.isArray(value)) return []
  const seen = new Set<string>()
  return value.slice(0, foodCartLimits.lines).flatMap((one: unknown) => {
    if (!isLine(one) || seen.has(one.uId)) return []
    seen.add(one.uId)
    return [one]
  })
}

function categoriesOf(value: unknown): readonly CateringEntry[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, foodCartLimits.categories).flatMap((one: unknown) => {
    if (!isEntry(one)) return []
    const items = linesOf(one.items)
    return items.length > 0 ? [{ ...one, items }] : []
  })
}

type Unknown = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isKey = (value: unknown): value is string => isText(value, 64) && /^[\w-]+$/.test(value)

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= most

const isDeliveryType = (value: unknown): value is DeliveryType =>
  value === 'pickup' || value === 'delivery' || value === 'catering'

const isPin = (value: unknown): value is { lat: number; lng: number } =>
  isObject(value) && isDegree(value['lat'], 90) && isDegree(value['lng'], 180)

const isDegree = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

const isNames = (value: unknown): value is { en: string; ar: string } =>
  isObject(value) && isText(value['en'], 256) && isText(value['ar'], 256)

const isAmount = (value: unknown): boolean => isText(value, 20) && /^\d{1,15}(\.\d{1,4})?$/.test(value)

function isLine(value: unknown): value is FoodLine {
  if (!isObject(value)) return false
  const { uId, id, size, options, addOns, quantity, instruction, details } = value
  return (
    isText(uId, 64) &&
    uId !== '' &&
    isKey(id) &&
    (size === null || isKey(size)) &&
    isObject(options) &&
    Object.entries(options).every(([group, ids]) => isKey(group) && isKeys(ids)) &&
    isKeys(addOns) &&
    isCount(quantity, foodCartLimits.quantity) &&
    isText(instruction, foodCartLimits.instruction) &&
    isDetails(details)
  )
}

const isKeys = (value: unknown): boolean => Array.isArray(value) && value.length <= 20 && value.every(isKey)

function isDetails(value: unknown): value is FoodDetails {
  if (!isObject(value)) return false
  const { product, price, price_with_discount, product_images, chosen, inventory } = value
  return (
    isNames(product) &&
    isAmount(price) &&
    (price_with_discount === null || isAmount(price_with_discount)) &&
    Array.isArray(product_images) &&
    product_images.every((image) => isText(image, 512)) &&
    Array.isArray(chosen) &&
    chosen.every(isNames) &&
    (inventory === null || inventory === 0 || isCount(inventory, Number.MAX_SAFE_INTEGER))
  )
}

function isEntry(value: unknown): value is CateringEntry {
  if (!isObject(value)) return false
  const { id, name, minimumPlates, plates, serviceCharges, items } = value
  return (
    isKey(id) &&
    isNames(name) &&
    isCount(minimumPlates, foodCartLimits.plates) &&
    isCount(plates, foodCartLimits.plates) &&
    isAmount(serviceCharges) &&
    Array.isArray(items)
  )
}
