import { isEmail } from '@wasl/domain/email'
import { latinDigits } from '@wasl/domain/digits'
import { parseAmount } from '@wasl/domain/money'
import { isPhoneShaped } from '@wasl/domain/phone'
import { priceBill, type PricedBill, type Reduction } from '@wasl/domain/pricing'
import { priceNow, type PrereqType, type SoldProduct } from '../kernel/products/product.domain.ts'

/** A line as its buyer wants it. */
export type WishedLine = {
  slug: string
  quantity: number
  /** What they saw that one costs, as they sent it. */
  seen: string | null
  values: Readonly<Record<string, string>>
}

type Question = {
  code: string
  type: PrereqType
  required: boolean
  options: readonly { value: string }[]
}

/** A product as it stands now. */
export type CartProduct = {
  row: SoldProduct
  inventory: number | null
  prereqs: readonly Question[]
}

/** What keeps a line from being bought as it is (SHOP-21). */
export type LineProblem =
  | { code: 'gone' }
  | { code: 'sold_out'; left: 0 }
  /** `most`: of one order; else it is what is left. */
  | { code: 'reduced'; left: number; because: 'stock' | 'most' }
  | { code: 'price_changed'; was: string }
  | { code: 'prereq_missing'; fields: string[] }

export type JudgedLine = {
  wish: WishedLine
  product: CartProduct | null
  /** How many the totals count: none of what is gone, at most what is left. */
  counted: number
  problems: LineProblem[]
}

export type Judging = { currency: string; now: Date }

/** Each line with what is wrong with it. Lines of one product share what is left of it. */
export function judgeLines(
  wishes: readonly WishedLine[],
  products: readonly CartProduct[],
  { currency, now }: Judging,
): JudgedLine[] {
  const taken = new Map<number, number>()
  const wantedOf = (id: number) =>
    wishes.reduce(
      (sum, { slug, quantity }) => sum + (bySlug(products, slug)?.row.id === id ? quantity : 0),
      0,
    )
  return wishes.map((wish): JudgedLine => {
    const product = bySlug(products, wish.slug)
    if (!product) return { wish, product: null, counted: 0, problems: [{ code: 'gone' }] }
    const { id, maxPerOrder } = product.row
    const before = taken.get(id) ?? 0
    const room = Math.max(0, (cap(product) ?? Number.MAX_SAFE_INTEGER) - before)
    const counted = Math.min(wish.quantity, room)
    taken.set(id, before + counted)
    return {
      wish,
      product,
      counted,
      problems: [
        ...stockProblems(product, wantedOf(id), maxPerOrder),
        ...priceProblems(wish, product, { currency, now }),
        ...prereqProblems(wish, product),
      ],
    }
  })
}

const bySlug = (products: readonly CartProduct[], slug: string): CartProduct | null =>
  products.find(({ row }) => row.slug === slug) ?? null

/** How many one order can have; null for any number. */
function cap({ inventory, row: { maxPerOrder } }: CartProduct): number | null {
  if (inventory === null) return maxPerOrder
  return maxPerOrder === null ? inventory : Math.min(inventory, maxPerOrder)
}

function stockProblems(product: CartProduct, wanted: number, most: number | null): LineProblem[] {
  const { inventory } = product
  if (inventory === 0) return [{ code: 'sold_out', left: 0 }]
  const left = cap(product)
  if (left === null || wanted <= left) return []
  return [{ code: 'reduced', left, because: left === most ? 'most' : 'stock' }]
}

function priceProblems(wish: WishedLine, { row }: CartProduct, { currency, now }: Judging): LineProblem[] {
  if (wish.seen === null) return []
  const { price, discounted } = priceNow(row, now)
  const seen = parseAmount(wish.seen, currency)
  return seen.ok && seen.value.minor === (discounted ?? price)
    ? []
    : [{ code: 'price_changed', was: wish.seen }]
}

function prereqProblems({ values }: WishedLine, { prereqs }: CartProduct): LineProblem[] {
  const fields = prereqs
    .filter((field) => {
      const value = (Object.hasOwn(values, field.code) ? values[field.code] : undefined)?.trim() ?? ''
      return value === '' ? field.required : !fits(value, field)
    })
    .map(({ code }) => code)
  return fields.length > 0 ? [{ code: 'prereq_missing', fields }] : []
}

function fits(value: string, { type, options }: Question): boolean {
  switch (type) {
    case 'email':
      return isEmail(value)
    case 'phone':
      return isPhoneShaped(value)
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(latinDigits(value))
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(latinDigits(value)) && !Number.isNaN(Date.parse(latinDigits(value)))
    case 'select':
      return options.some((option) => option.value === value)
    case 'checkbox':
      return value === 'true'
    case 'text':
    case 'textarea':
      return true
  }
}

export type Fulfilment = 'delivery' | 'pickup' | 'none'

export type HandingOver = {
  pickupEnabled: boolean
  deliveryEnabled: boolean
  deliveryFee: number
  freeDeliveryFrom: number | null
}

/** What the buyer asked for where the shop offers it; nothing is handed over of what is sent by e-mail. */
export function fulfilmentOf(
  lines: readonly JudgedLine[],
  asked: Exclude<Fulfilment, 'none'> | null,
  { pickupEnabled, deliveryEnabled }: HandingOver,
): Fulfilment {
  if (!lines.some(({ product }) => product?.row.shipped)) return 'none'
  if (asked === 'pickup' && pickupEnabled) return 'pickup'
  return deliveryEnabled ? 'delivery' : 'pickup'
}

export type PricingTerms = HandingOver & {
  currency: string
  now: Date
  fulfilment: Fulfilment
  taxBasisPoints: number
  voucher: { reduction: Reduction; isEligible: (product: SoldProduct) => boolean } | null
}

/** The bill of what can be had of the cart. Delivery is free by the goods' price before the voucher. */
export function billOf(lines: readonly JudgedLine[], terms: PricingTerms): PricedBill {
  const { currency, now, fulfilment, taxBasisPoints, voucher } = terms
  const bill = (deliveryMinor: number) =>
    priceBill({
      currency,
      lines: lines.map(({ product, counted }) => {
        const { price, discounted } = product ? priceNow(product.row, now) : { price: 0, discounted: null }
        return {
          priceMinor: price,
          discountedMinor: discounted,
          extrasMinor: [],
          quantity: counted,
          isEligible: product !== null && (voucher?.isEligible(product.row) ?? false),
        }
      }),
      reduction: voucher?.reduction ?? null,
      deliveryMinor,
      serviceMinor: 0,
      taxBasisPoints,
    })
  if (fulfilment !== 'delivery') return bill(0)
  const { subtotalMinor } = bill(0).totals
  const isFree = terms.freeDeliveryFrom !== null && subtotalMinor >= terms.freeDeliveryFrom
  return bill(subtotalMinor === 0 || isFree ? 0 : terms.deliveryFee)
}
