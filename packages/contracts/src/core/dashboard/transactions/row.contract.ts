import { moneyStates } from '@wasl/domain/money-states'
import { z } from 'zod'
import { Remark } from '../../../values/bill.ts'
import { CurrencyCode, DecimalText, Instant, PublicId, SumText, Unresolved } from '../../../values/core.ts'
import { Plugin } from '../../../values/plugin.ts'
import { OfferedAction } from './operation-values.contract.ts'

/** What a capture, refund or void made of a payment. */
export const ChildRow = z.object({
  id: PublicId,
  operation: z.enum(['capture', 'void', 'refund']),
  /** paid, voided, refunded, refund_queued or refund_rejected (product.md 4). */
  state: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  gateway_code: z.string(),
  attempt_id: PublicId,
  /** The gateway's own number of it. */
  reference: z.string().nullable(),
  initiator: z.object({ username: z.string() }).nullable(),
  created: Instant,
  state_changed_at: Instant,
  message: z.string().nullable(),
})

/** S2 §3 "Transaction row"; the names after `bulk` are Wasl's additions. */
export const TransactionRow = z.object({
  id: PublicId,
  state: z.string(),
  /** What has become of the money of an authorized, paid or cod row; empty where its state says all. */
  money_states: z.array(z.enum(moneyStates)),
  /** Of the attempt that paid, else of the last one; null: not selected. */
  gateway_code: z.string().nullable(),
  gateway_name: z.string().nullable(),
  pg_codes: z.array(z.string()),
  amount: DecimalText,
  paid_amount: DecimalText,
  original_amount: DecimalText,
  fee: DecimalText,
  paid_attempt_fee: DecimalText.nullable(),
  currency_code: CurrencyCode,
  customer_email: z.string().nullable(),
  created: Instant,
  state_changed_at: Instant,
  unit: z.string(),
  initiator: z.object({ username: z.string() }).nullable(),
  delivery_location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Values of the merchant's own fields, by name. */
  extra: z.record(z.string(), z.string()),
  actions: z.array(OfferedAction),
  txns: z.array(ChildRow),
  seen: z.boolean(),
  /** The payer opened the page after the request had been mailed. */
  email_seen: z.boolean(),
  disclosed_to_merchant: z.boolean(),
  product_type: z.string().nullable(),
  bulk: z.object({ id: z.string(), name: z.string() }).nullable(),
  plugin: Plugin,
  /** Names in both languages of what the row names by code. */
  gateway_name_en: z.string().nullable(),
  gateway_name_ar: z.string().nullable(),
  unit_title_en: z.string(),
  unit_title_ar: z.string(),
  order_no: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_name_en: z.string().nullable(),
  customer_name_ar: z.string().nullable(),
  customer_phone: z.string().nullable(),
  description_en: z.string(),
  description_ar: z.string(),
  /** `~` between rows and `:` between key and value (S2 §2); null where there are none. */
  remarks: z.string().nullable(),
  /** Each as it was written, in both languages. */
  remark_rows: z.array(Remark),
  refunded_amount: DecimalText,
  remaining_amount: DecimalText,
  expires: Instant.nullable(),
  seen_at: Instant.nullable(),
  email_seen_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  deleted_at: Instant.nullable(),
  language: z.enum(['en', 'ar']),
  needs_review: z.boolean(),
  /** Money that came and counts in none of the sums; null where there is none. */
  unresolved: Unresolved.nullable(),
  track_id: z.string().nullable(),
})

/** S2 §3 "List response". */
export const TransactionList = z.object({
  results: z.array(TransactionRow),
  count: z.number().int(),
  /** False: there are more than `count`; counting stopped at 1,000. */
  count_is_exact: z.boolean(),
  page_size: z.number().int(),
  /** Goes with a page of another number. */
  as_of: Instant,
  /** For `cursor`; null at the end. */
  next_cursor: z.string().nullable(),
  /** Null at the beginning. */
  previous_cursor: z.string().nullable(),
})

const sums = z.array(z.object({ currency_code: CurrencyCode, value: SumText }))

/** S2 §3 "Statistics", as product.md 4 defines them; `received` is without the payers' fees. */
export const CurrencyStatistics = z.object({
  generated: sums,
  received: sums,
  balance: sums,
  /**
   * Of how many transactions money came that counts in none of the sums, and how much, by its own currency; null where an
   * amount could not be read.
   */
  unresolved: z.object({
    count: z.number().int(),
    sums: z.array(z.object({ currency_code: CurrencyCode, value: SumText.nullable() })),
  }),
  /** False: the filters find too many rows to add up, and these are the sums of the whole list. */
  follows_filters: z.boolean(),
})
