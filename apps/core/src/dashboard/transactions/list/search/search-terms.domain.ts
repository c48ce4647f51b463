import type { TransactionChoice } from '@wasl/contracts/lists/transactions'
import { latinDigits } from '@wasl/domain/digits'

/** Filters of the list whose values can be typed as well: they count and page like them. */
const typedAs = {
  state: ['state', 'status'],
  gatewayCode: ['gateway', 'gateway_code'],
  currencyCode: ['currency', 'currency_code'],
  unit: ['unit'],
  initiator: ['initiator', 'by'],
  productType: ['product', 'product_type'],
  bulk: ['bulk'],
} as const satisfies Partial<Record<TransactionChoice, readonly string[]>>

export type TypedFilter = keyof typeof typedAs

/** What else may stand before the colon, in the list's own words and in those people type. */
const termsAs = {
  id: ['id'],
  order: ['order', 'order_no'],
  email: ['email', 'customer_email'],
  phone: ['phone', 'customer_phone'],
  name: ['name', 'customer_name'],
  amount: ['amount'],
  track: ['track', 'track_id', 'payment', 'payment_id'],
  expires: ['expires'],
} as const

type TermField = keyof typeof termsAs

const namesOf = <Of extends string>(
  words: Readonly<Record<Of, readonly string[]>>,
): ReadonlyMap<string, Of> =>
  // `entries` forgets the names of keys.
  new Map(
    (Object.entries(words) as [Of, readonly string[]][]).flatMap(([of, all]) =>
      all.map((word) => [word, of]),
    ),
  )

const filters = namesOf(typedAs)
const fields = namesOf(termsAs)

export type Term = { field: TermField; value: string }
export type Typed = { filter: TypedFilter; value: string }

export type Search = {
  /** What is searched for everywhere; null: nothing. */
  words: string | null
  /** Values of the list's own filters. */
  typed: Typed[]
  terms: Term[]
}

/** One press of keys cannot ask for hundreds of questions. */
const mostTerms = 8

/** `state:paid name:"Dana Al-Sabti" 12` is two terms and a word. What stands before an unknown colon is a word as well. */
export function readSearch(text: string): Search {
  const terms: Term[] = []
  const typed: Typed[] = []
  const words = latinDigits(text).replaceAll(
    /(?<=^|\s)([a-z_]+):(?:"([^"]*)"|(\S+))/gi,
    (whole: string, word: string, quoted: string | undefined, plain: string | undefined) => {
      const name = word.toLowerCase()
      const value = (quoted ?? plain ?? '').trim()
      const [filter, field] = [filters.get(name), fields.get(name)]
      if (value === '' || terms.length + typed.length === mostTerms) return whole
      if (filter) typed.push({ filter, value: asStored(filter, value) })
      else if (field) terms.push({ field, value })
      else return whole
      return ' '
    },
  )
  return { words: words.replaceAll(/\s+/g, ' ').trim() || null, typed, terms }
}

function asStored(filter: TypedFilter, value: string): string {
  if (filter === 'state') return value.toLowerCase()
  return filter === 'currencyCode' ? value.toUpperCase() : value
}
