import { latinDigits } from '@wasl/domain/digits'
import { foldText } from '@wasl/domain/match-text'
import { soundsOf } from '@wasl/domain/word-sounds'

export type PricedProduct = {
  price: number
  discountedPrice: number | null
  discountFrom: Date | null
  discountUntil: Date | null
}

/** How the buyers of a product answer a question about it. */
export type PrereqType = 'text' | 'textarea' | 'number' | 'email' | 'phone' | 'date' | 'select' | 'checkbox'

/** What an order asks of a product. */
export type SoldProduct = PricedProduct & {
  id: number
  publicId: string
  slug: string
  nameEn: string
  nameAr: string
  poolId: number
  storeId: number | null
  shipped: boolean
  minPerOrder: number
  maxPerOrder: number | null
}

/** What one costs at `now`, and its reduced price if it has one now (S1 §9). */
export function priceNow(
  { price, discountedPrice, discountFrom, discountUntil }: PricedProduct,
  now: Date,
): { price: number; discounted: number | null } {
  const isOn =
    (discountFrom === null || discountFrom <= now) && (discountUntil === null || discountUntil > now)
  return { price, discounted: isOn ? discountedPrice : null }
}

/** How many can be bought at `now`; null without a limit. `free` is what the pool has left. */
export const inventoryNow = (
  { soldOutUntil }: { soldOutUntil: Date | null },
  free: number | null,
  now: Date,
): number | null => (soldOutUntil !== null && soldOutUntil > now ? 0 : free)

/** Up to five are few: a page says their number (commerce.md D60). */
export function stockStateOf(inventory: number | null): 'many' | 'few' | 'sold_out' {
  if (inventory === null || inventory > 5) return 'many'
  return inventory > 0 ? 'few' : 'sold_out'
}

type Worded = {
  sku: string
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
}

/** What a product is found by. */
export function foundBy({ sku, nameEn, nameAr, descriptionEn, descriptionAr }: Worded): {
  words: string
  sounds: string
} {
  const names = `${nameEn} ${nameAr}`
  const all = [names, sku, withoutTags(descriptionEn), withoutTags(descriptionAr)].join(' ')
  return { words: foldText(latinDigits(all)), sounds: ` ${soundsOf(names).join(' ')} ` }
}

export type WantedWord = { words: readonly string[]; sounds: readonly string[] }

/** Each word that is looked for, in the ways it may stand in `foundBy`. */
export const wantedWords = (typed: string): WantedWord[] =>
  foldText(latinDigits(typed))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      words: [...new Set([word, word.replace(/^ال(?=..)/, '')])],
      sounds: word.length < 3 ? [] : soundsOf(word).map(asInSounds),
    }))

/** A short sound is a whole word's, a longer one begins a word's. */
const asInSounds = (sound: string): string => (sound.length > 2 ? ` ${sound}` : ` ${sound} `)

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ')
