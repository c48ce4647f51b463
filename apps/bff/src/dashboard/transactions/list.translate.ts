import { filtersOf, offeredBy } from '@wasl/contracts/lists/list'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { ColumnSetup } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import type {
  CurrencyStatistics,
  TransactionList,
  TransactionRow as CoreRow,
} from '@wasl/contracts/core/dashboard/transactions/row.contract'
import type { ListConfig } from '@wasl/contracts/values/list-config'
import type {
  Column,
  ListSetup,
  Statistics,
  TransactionPage,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { z } from 'zod'
import { toRowAction } from '../../core/row-action.translate.ts'

export const toPage = (list: z.infer<typeof TransactionList>): TransactionPage => ({
  rows: list.results.map(toRow),
  count: list.count,
  isCountExact: list.count_is_exact,
  next: list.next_cursor,
  previous: list.previous_cursor,
  asOf: list.as_of,
})

const toRow = (row: z.infer<typeof CoreRow>): TransactionRow => ({
  id: row.id,
  plugin: row.plugin,
  state: row.state,
  moneyStates: row.money_states,
  gateway: named(row.gateway_name_en ?? row.gateway_name, row.gateway_name_ar),
  pgCodes: row.pg_codes,
  currency: row.currency_code,
  amount: row.amount,
  paidAmount: row.paid_amount,
  originalAmount: row.original_amount,
  refundedAmount: row.refunded_amount,
  remainingAmount: row.remaining_amount,
  fee: row.fee,
  paidAttemptFee: row.paid_attempt_fee,
  orderNo: row.order_no,
  trackId: row.track_id,
  customerName: named(row.customer_name_en ?? row.customer_name, row.customer_name_ar),
  customerEmail: row.customer_email,
  customerPhone: row.customer_phone,
  description: { en: row.description_en, ar: row.description_ar },
  remarks: row.remark_rows.map(({ label_en: en, label_ar: ar, value }) => ({ label: { en, ar }, value })),
  created: row.created,
  stateChanged: row.state_changed_at,
  expires: row.expires,
  seenAt: row.seen_at,
  emailSeenAt: row.email_seen_at,
  paidAt: row.paid_at,
  deletedAt: row.deleted_at,
  unit: { en: row.unit_title_en || row.unit, ar: row.unit_title_ar || row.unit },
  initiator: row.initiator?.username ?? null,
  location: row.delivery_location,
  extra: row.extra,
  actions: row.actions.map(toRowAction),
  children: row.txns.map(toChild),
  isSeen: row.seen,
  isEmailSeen: row.email_seen,
  isDisclosed: row.disclosed_to_merchant,
  needsReview: row.needs_review,
  unresolved: toUnresolved(row),
  productType: row.product_type,
  bulk: row.bulk?.name ?? null,
  language: row.language,
})

const toChild = (child: z.infer<typeof CoreRow>['txns'][number]): TransactionRow['children'][number] => ({
  id: child.id,
  operation: child.operation,
  state: child.state,
  amount: { amount: child.amount, currency: child.currency_code },
  created: child.created,
  message: child.message,
  initiator: child.initiator?.username ?? null,
})

/** One side may be missing; both missing is no name. */
function named(en: string | null, ar: string | null) {
  return en || ar ? { en: en || ar || '', ar: ar || en || '' } : null
}

type Config = z.infer<typeof ListConfig>

export const toSetup = (config: Config): ListSetup => ({
  choices: Object.fromEntries(
    choiceFilters.map((name) => [name, config.filters_data[offeredBy(transactionList, name)].map(toChoice)]),
    // One field a choice filter.
  ) as ListSetup['choices'],
  cut: choiceFilters.filter((name) => config.filters_cut.includes(offeredBy(transactionList, name))),
  columns: config.fields.map(toColumn),
  bulkActions: config.actions.map((action) => ({
    value: action.value,
    name: { en: action.display_name_en, ar: action.display_name_ar },
    icon: action.icon,
  })),
  exports: config.export,
  maySearch: config.may_search,
  mayViewStatistics: config.may_view_statistics,
  mayEditColumns: config.may_edit_fields,
  timeZone: config.timezone,
})

const choiceFilters = filtersOf(transactionList, 'choice')

const toChoice = (choice: Config['plugins'][number]) => ({
  value: choice.value,
  name: { en: choice.display_name_en, ar: choice.display_name_ar },
})

export const toColumns = (setup: z.infer<typeof ColumnSetup>): Column[] => setup.results.map(toColumn)

const toColumn = (column: Config['fields'][number]): Column => ({
  name: column.name,
  label: { en: column.label_en || column.verbose_name, ar: column.label_ar || column.verbose_name },
  isActive: column.is_active,
  order: column.order,
  isCustom: column.is_custom,
})

export const toStatistics = (sums: z.infer<typeof CurrencyStatistics>): Statistics => ({
  generated: sums.generated.map(toSum),
  received: sums.received.map(toSum),
  balance: sums.balance.map(toSum),
  unresolved: { count: sums.unresolved.count, sums: sums.unresolved.sums.map(toSum) },
  followsFilters: sums.follows_filters,
})

const toSum = <Value extends string | null>(sum: { currency_code: string; value: Value }) => ({
  amount: sum.value,
  currency: sum.currency_code,
})

export const toUnresolved = ({
  unresolved,
}: Pick<z.infer<typeof CoreRow>, 'unresolved'>): TransactionRow['unresolved'] =>
  unresolved && {
    amount: unresolved.amount === null ? null : { amount: unresolved.amount, currency: unresolved.currency },
    since: unresolved.since,
  }
