import type { CellKind } from '../../../platform/xlsx/cells.ts'

export type ExportFieldName = (typeof builtinFields)[number] | (typeof otherFields)[number]

/** In the order of the file. */
export const builtinFields = [
  'id',
  'created',
  'state',
  'money_state',
  'plugin',
  'order_no',
  'amount',
  'currency_code',
  'paid_amount',
  'original_amount',
  'fee',
  'paid_attempt_fee',
  'refunded_amount',
  'remaining_amount',
  'unresolved',
  'gateway_code',
  'gateway_name',
  'pg_codes',
  'track_id',
  'customer_name',
  'customer_email',
  'customer_phone',
  'unit',
  'initiator',
  'description',
  'remarks',
  'product_type',
  'bulk',
  'state_changed_at',
  'paid_at',
  'expires',
  'seen',
  'seen_at',
  'email_seen',
  'email_seen_at',
  'disclosed_to_merchant',
  'delivery_location',
  'language',
] as const

/** Of the gateway's answer, and what was asked of the payer; `gateway_response` is always offered (S2 §3). */
export const otherFields = ['auth_code', 'card_type', 'gateway_response', 'extra'] as const

/** A field of the merchant's own, by the name it has in the list. */
export const customName = (name: string): `custom.${string}` => `custom.${name}`

const numbers: ReadonlySet<string> = new Set([
  'amount',
  'paid_amount',
  'original_amount',
  'fee',
  'paid_attempt_fee',
  'refunded_amount',
  'remaining_amount',
])
const instants: ReadonlySet<string> = new Set([
  'created',
  'state_changed_at',
  'paid_at',
  'expires',
  'seen_at',
  'email_seen_at',
])

export const kindOf = (name: string): CellKind =>
  numbers.has(name) ? 'number' : instants.has(name) ? 'instant' : 'text'

export const isOurs = (name: string): name is ExportFieldName =>
  [...builtinFields, ...otherFields].some((field) => field === name)
