import type { ProductWish as Wish } from '@wasl/contracts/core/dashboard/products.contract'
import { latinDigits } from '@wasl/domain/digits'
import { decimalsOf, parseAmount } from '@wasl/domain/money'
import { slugOf } from '@wasl/domain/slug'
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
  const prereqs = wish.prereqs ? readPrereqs(wish.prereqs, wrong) : kept.prereqs
  return {
    ...kept,
    prereqs,
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

type Prereqs = NonNullable<Wish['prereqs']>

/** A new question gets a code of its own from its label, in the letters of a name in a form. */
function readPrereqs(asked: Prereqs, wrong: (problem: ProductProblem) => void): Kept['prereqs'] {
  const codeFor = namer(
    'question',
    asked.map(({ code }) => code.replaceAll('_', '-')),
  )
  return asked.map(({ label_en: labelEn, label_ar: labelAr, options, ...question }, at) => {
    const hasChoices = question.type === 'select'
    const field = `prereqs.${at}`
    if (labelEn === '' || labelAr === '') wrong({ field, says: 'product.prereqLabel' })
    else if (hasChoices && options.length === 0) wrong({ field, says: 'product.prereqOptions' })
    else if (hasChoices && options.some((one) => one.label_en === '' || one.label_ar === ''))
      wrong({ field, says: 'product.prereqOptionLabel' })
    const valueFor = namer(
      'choice',
      options.map(({ value }) => value),
    )
    return {
      ...question,
      code: question.code || codeFor(labelEn).replaceAll('-', '_'),
      labelEn,
      labelAr,
      options: hasChoices
        ? options.map((option) => ({ ...option, value: option.value || valueFor(option.label_en) }))
        : [],
    }
  })
}

/** Names of at most sixty letters, none of them twice. */
function namer(fallback: string, used: readonly string[]): (from: string) => string {
  const taken = new Set(used)
  return (from) => {
    const name = slugOf({ en: from.slice(0, 50), ar: '' }, { fallback, taken })
    taken.add(name)
    return name
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
