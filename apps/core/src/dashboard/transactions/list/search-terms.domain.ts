import { latinDigits } from '@wasl/domain/digits'

/** What may stand before the colon, in the list's own words and in those people type. */
const names = new Map<string, TermField>([
  ['id', 'id'],
  ['order', 'order'],
  ['order_no', 'order'],
  ['email', 'email'],
  ['customer_email', 'email'],
  ['phone', 'phone'],
  ['customer_phone', 'phone'],
  ['name', 'name'],
  ['customer_name', 'name'],
  ['amount', 'amount'],
  ['track', 'track'],
  ['track_id', 'track'],
  ['payment', 'track'],
  ['payment_id', 'track'],
  ['state', 'state'],
  ['status', 'state'],
  ['gateway', 'gateway'],
  ['gateway_code', 'gateway'],
  ['currency', 'currency'],
  ['currency_code', 'currency'],
  ['unit', 'unit'],
  ['initiator', 'initiator'],
  ['by', 'initiator'],
  ['product', 'product'],
  ['product_type', 'product'],
  ['bulk', 'bulk'],
  ['expires', 'expires'],
])

export type TermField =
  | 'id'
  | 'order'
  | 'email'
  | 'phone'
  | 'name'
  | 'amount'
  | 'track'
  | 'state'
  | 'gateway'
  | 'currency'
  | 'unit'
  | 'initiator'
  | 'product'
  | 'bulk'
  | 'expires'

export type Term = { field: TermField; value: string }

export type Search = {
  /** What is searched for everywhere; null: nothing. */
  words: string | null
  terms: Term[]
}

/** One press of keys cannot ask for hundreds of questions. */
const mostTerms = 8

/** `state:paid name:"Dana Al-Sabti" 12` is two terms and a word. What stands before an unknown colon is a word as well. */
export function readSearch(typed: string): Search {
  const terms: Term[] = []
  const words = latinDigits(typed).replaceAll(
    /(?<=^|\s)([a-z_]+):(?:"([^"]*)"|(\S+))/gi,
    (whole: string, name: string, quoted: string | undefined, plain: string | undefined) => {
      const field = names.get(name.toLowerCase())
      const value = (quoted ?? plain ?? '').trim()
      if (!field || value === '' || terms.length === mostTerms) return whole
      terms.push({ field, value })
      return ' '
    },
  )
  return { words: words.replaceAll(/\s+/g, ' ').trim() || null, terms }
}
