import { moneyStates } from '@wasl/domain/money-states'
import * as z from 'zod/mini'
import { filtersOf } from '../../../lists/list.ts'
import { transactionList } from '../../../lists/transactions.ts'
import { webChoices } from '../../../lists/query.ts'
import { LocalisedText, MoneyValue } from '../../../values/web.ts'
import { RowAction } from '../../../values/row-action.ts'

/** A refund, capture or void inside a row. */
export const ChildRow = z.object({
  id: z.string(),
  operation: z.enum(['capture', 'void', 'refund']),
  state: z.string(),
  amount: MoneyValue,
  created: z.string(),
  /** Why the gateway refused. */
  message: z.nullable(z.string()),
  initiator: z.nullable(z.string()),
})
export type ChildRow = z.infer<typeof ChildRow>

/** Amounts are decimal text in `currency`, times are instants. */
export const TransactionRow = z.object({
  id: z.string(),
  plugin: z.string(),
  state: z.string(),
  /** State of the money, beside the state of the transaction. */
  moneyStates: z.array(z.enum(moneyStates)),
  /** Null: none chosen yet. */
  gateway: z.nullable(LocalisedText),
  pgCodes: z.array(z.string()),
  currency: z.string(),
  amount: z.string(),
  paidAmount: z.string(),
  originalAmount: z.string(),
  refundedAmount: z.string(),
  remainingAmount: z.string(),
  fee: z.string(),
  paidAttemptFee: z.nullable(z.string()),
  orderNo: z.nullable(z.string()),
  trackId: z.nullable(z.string()),
  customerName: z.nullable(LocalisedText),
  customerEmail: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  description: LocalisedText,
  /** A value with `~` between rows and `:` between name and value is a table (S2 §2). */
  remarks: z.array(z.object({ label: LocalisedText, value: z.string() })),
  created: z.string(),
  stateChanged: z.string(),
  expires: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  emailSeenAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  deletedAt: z.nullable(z.string()),
  unit: LocalisedText,
  initiator: z.nullable(z.string()),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** Values of the merchant's own fields, by name. */
  extra: z.record(z.string(), z.string()),
  actions: z.array(RowAction),
  children: z.array(ChildRow),
  isSeen: z.boolean(),
  isEmailSeen: z.boolean(),
  isDisclosed: z.boolean(),
  needsReview: z.boolean(),
  /** Mismatched money; the amount is null if it could not be read. */
  unresolved: z.nullable(z.object({ amount: z.nullable(MoneyValue), since: z.string() })),
  productType: z.nullable(z.string()),
  bulk: z.nullable(z.string()),
  language: z.enum(['en', 'ar']),
})
export type TransactionRow = z.infer<typeof TransactionRow>

export const TransactionPage = z.object({
  rows: z.array(TransactionRow),
  /** If counting would take long, it stops, and more than `count` match. */
  count: z.number(),
  isCountExact: z.boolean(),
  /** Cursors of the next and previous page; null at the ends. */
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  /** When page 1 was read; send it with other page numbers. */
  asOf: z.string(),
})
export type TransactionPage = z.infer<typeof TransactionPage>

export const Choice = z.object({ value: z.string(), name: LocalisedText })
export type Choice = z.infer<typeof Choice>

/** A header of the table (S2 §3 "Configured column"). */
export const Column = z.object({
  name: z.string(),
  label: LocalisedText,
  isActive: z.boolean(),
  order: z.number(),
  /** True for a field of the merchant's own; values are in `extra`. */
  isCustom: z.boolean(),
})
export type Column = z.infer<typeof Column>

/** S2 §3: visible columns, or chosen fields. */
export const ExportKind = z.enum(['default', 'selected'])
export type ExportKind = z.infer<typeof ExportKind>

/** Everything around the rows: filter choices, headers, bulk actions, rights. */
export const ListSetup = z.object({
  choices: webChoices(transactionList, z.array(Choice)),
  /** Filters with more choices than are listed. */
  cut: z.array(z.enum(filtersOf(transactionList, 'choice'))),
  columns: z.array(Column),
  bulkActions: z.array(z.object({ value: z.string(), name: LocalisedText, icon: z.string() })),
  /** Empty if the user may not export. */
  exports: z.array(ExportKind),
  maySearch: z.boolean(),
  mayViewStatistics: z.boolean(),
  mayEditColumns: z.boolean(),
  timeZone: z.string(),
})
export type ListSetup = z.infer<typeof ListSetup>

export const Statistics = z.object({
  generated: z.array(MoneyValue),
  received: z.array(MoneyValue),
  balance: z.array(MoneyValue),
  /** Money of `count` transactions that counts in no sum. `amount` is null if it could not be read. */
  unresolved: z.object({
    count: z.number(),
    sums: z.array(z.object({ currency: z.string(), amount: z.nullable(z.string()) })),
  }),
  /** False: too many rows match the filters, so these are the sums of the whole list. */
  followsFilters: z.boolean(),
})
export type Statistics = z.infer<typeof Statistics>
