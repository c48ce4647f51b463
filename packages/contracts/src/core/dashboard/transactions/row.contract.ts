import { moneyStates } from '@wasl/domain/money-states'
import { z } from 'zod'
import { Remark } from '../../../values/bill.ts'
import { CurrencyCode, DecimalText, Instant, PublicId, SumText, Unresolved } from '../../../values/core.ts'
import { Plugin } from '../../../values/plugin.ts'
import { OfferedAction } from './operation-values.contract.ts'

/** Result of a capture, refund or void. */
export const ChildRow = z.object({
  id: PublicId,
  operation: z.enum(['capture', 'void', 'refund']),
  /** paid, voided, refunded, refund_queued or refund_rejected (product.md 4). */
  state: z.string(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  gateway_code: z.string(),
  attempt_id: PublicId,
  /** The gateway's reference. */
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
  /** State of the money of an authorized, paid or cod row; empty if the state says everything. */
  money_states: z.array(z.enum(moneyStates)),
  /** Gateway of the paid attempt, else of the last one; null if none was chosen. */
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
  /** True if the payer opened the page after the request was mailed. */
  email_seen: z.boolean(),
  disclosed_to_merchant: z.boolean(),
  product_type: z.string().nullable(),
  bulk: z.object({ id: z.string(), name: z.string() }).nullable(),
  plugin: Plugin,
  /** Names in both languages for the codes of the row. */
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
  /** `~` between rows and `:` between key and value (S2 §2); null if empty. */
  remarks: z.string().nullable(),
  /** The remarks as written, in both languages. */
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
  /** Money that counts in no sum, or null. */
  unresolved: Unresolved.nullable(),
  track_id: z.string().nullable(),
})

/** S2 §3 "List response". */
export const TransactionList = z.object({
  results: z.array(TransactionRow),
  count: z.number().int(),
  /** False if more than `count` match; counting stops at 1,000. */
  count_is_exact: z.boolean(),
  page_size: z.number().int(),
  /** Send it with other page numbers. */
  as_of: Instant,
  /** For `cursor`; null on the last page. */
  next_cursor: z.string().nullable(),
  /** Null on the first page. */
  previous_cursor: z.string().nullable(),
})

const sums = z.array(z.object({ currency_code: CurrencyCode, value: SumText }))

/** S2 §3 "Statistics" as product.md 4 defines them. `received` excludes the payers' fees. */
export const CurrencyStatistics = z.object({
  generated: sums,
  received: sums,
  balance: sums,
  /**
   * Transactions with money that counts in no sum, and the amounts by currency; null if an amount could not
   * be read.
   */
  unresolved: z.object({
    count: z.number().int(),
    sums: z.array(z.object({ currency_code: CurrencyCode, value: SumText.nullable() })),
  }),
  /** False: too many rows match the filters, so these are the sums of the whole list. */
  follows_filters: z.boolean(),
})
