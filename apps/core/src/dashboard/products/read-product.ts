import type { ProductWish as Wish } from '@wasl/contracts/core/dashboard/products.contract'
import { latinDigits } from '@wasl/domain/digits'
import { decimalsOf, parseAmount } from '@wasl/domain/money'
import type { FieldProblem } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import type { ProductWish } from '../../kernel/products/save-product.service.ts'
import type { ProductString } from './products.strings.ts'

export type ProductProblem = FieldProblem<ProductString | AdministeredString>

/** What no form of a product says: it stays. */
type Kept = Pick<ProductWish, 'sellableFrom' | 'sellableUntil' | 'position' | 'seo' | 'prereqs'>
type KnownPictures = ReadonlyMap<string, { width: number | null; height: number | null }>

type Reading = {
  currency: string
  kept: Kept
  /** By their address. */
  pictures: KnownPictures
  problems: ProductProblem[]
}

/** The form as a product; what is wrong is added to `problems`. */
export function readProduct(wish: Wish, { currency, kept, pictures, problems }: Reading): ProductWish {
  const wrong = (problem: ProductProblem) => void problems.push(problem)
  for (const field of ['name_en', 'name_ar'] as const)
    if (wish.state !== 'draft' && wish[field] === '') wrong({ field, says: 'administered.required' })
  if (wish.sku === '') wrong({ field: 'sku', says: 'administered.required' })
  const price = readAmount('price', wish.price, { currency, problems })
  if (wish.price === '') wrong({ field: 'price', says: 'administered.required' })
  const discounted = readAmount('price_with_discount', wish.price_with_discount ?? '', { currency, problems })
  const [discountFrom, discountUntil] = [instant(wish.discount_from), instant(wish.discount_until)]
  if (discountFrom && discountUntil && discountUntil <= discountFrom)
    wrong({ field: 'discount_until', says: 'product.discountDates' })
  if (wish.pictures.some(({ url }) => !pictures.has(url)))
    wrong({ field: 'pictures', says: 'product.picture' })
  return {
    ...kept,
    slug: wish.slug || null,
    sku: wish.sku,
    state: wish.state,
    nameEn: wish.name_en,
    nameAr: wish.name_ar,
    descriptionEn: wish.description_en,
    descriptionAr: wish.description_ar,
    price: price ?? 0,
    discountedPrice: discounted,
    discountFrom,
    discountUntil,
    soldOutUntil: instant(wish.sold_out_until),
    minPerOrder: wish.min_per_order,
    maxPerOrder: wish.max_per_order,
    shipped: wish.shipped,
    storeKey: wish.store,
    categorySlugs: wish.categories,
    pictures: wish.pictures.map(({ url, alt_en: altEn, alt_ar: altAr }) => {
      const { width = null, height = null } = pictures.get(url) ?? {}
      return { url, altEn, altAr, width, height }
    }),
  }
}

type Amount = { currency: string; problems: ProductProblem[] }

/** Null where nothing is typed, or something wrong. */
export function readAmount(field: string, typed: string, { currency, problems }: Amount): number | null {
  const text = latinDigits(typed.trim())
  if (text === '') return null
  const read = parseAmount(text, currency)
  if (read.ok && read.value.minor <= mostMinor) return read.value.minor
  if (!read.ok && read.error === 'tooManyDecimals')
    problems.push({
      field,
      says: 'product.amountDecimals',
      values: { decimals: decimalsOf(currency) },
    })
  else
    problems.push({
      field,
      says: read.ok || read.error === 'tooLarge' ? 'product.amountTooLarge' : 'product.amountMalformed',
    })
  return null
}

/** As the database has it. */
const mostMinor = 99_999_999_999

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))
