import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Column } from '../../../../kernel/lists/column.domain.ts'
import { nameOf } from '../list-words.ts'

const shown = ['id', 'state', 'amount', 'fee', 'gateway_name', 'customer_name', 'created']

const hidden = [
  'order_no',
  'currency_code',
  'unit',
  'customer_email',
  'customer_phone',
  'money_state',
  'paid_amount',
  'paid_attempt_fee',
  'original_amount',
  'refunded_amount',
  'remaining_amount',
  'pg_codes',
  'state_changed_at',
  'paid_at',
  'expires',
  'initiator',
  'product_type',
  'bulk',
  'description',
  'remarks',
  'delivery_location',
  'seen',
  'seen_at',
  'email_seen',
  'email_seen_at',
  'disclosed_to_merchant',
  'track_id',
  'language',
]

/** What a list has before anybody arranged it: customer payments name their initiator (S2 §2), all transactions their module. */
export function defaultColumns(module: string): Column[] {
  const first =
    module === 'customer_payment' ? [...shown, 'initiator'] : module === 'all' ? ['plugin', ...shown] : shown
  const ordered = module === 'all' ? ['id', ...first.filter((name) => name !== 'id')] : first
  return [...ordered, ...hidden.filter((name) => !ordered.includes(name))].map((name, position) => {
    const { en, ar } = nameOf('column', name)
    return { name, labelEn: en, labelAr: ar, isActive: ordered.includes(name), position, isCustom: false }
  })
}

/**
 * The merchant's arrangement over the default; columns nobody arranged keep their place behind the others. Where only
 * fields of the merchant's own are known, the default stands as it is, and they follow.
 */
export function columnsOf(module: string, arranged: readonly Column[]): Column[] {
  const known = new Set(arranged.map(({ name }) => name))
  const placed = arranged.toSorted((one, two) => one.position - two.position)
  const left = defaultColumns(module).filter(({ name }) => !known.has(name))
  const isDefault = arranged.every(({ isCustom }) => isCustom)
  return numbered(isDefault ? [...left, ...placed] : [...placed, ...left.map(hide)])
}

const hide = (column: Column): Column => ({ ...column, isActive: false })

const numbered = (columns: readonly Column[]): Column[] =>
  columns.map((column, position) => ({ ...column, position }))

export type ColumnRefusal = {
  problem: 'twice' | 'labels' | 'none' | 'tooMany' | 'builtIn'
  column: string | null
}

export const mostOwnColumns = 20

/** What was asked for, as it is stored: every column once, new names as fields of the merchant's own. */
export function arrange(
  module: string,
  { fields, reset = false, removed = [] }: ColumnWish,
  arranged: readonly Column[],
): Result<Column[], ColumnRefusal> {
  const builtIn = new Set(defaultColumns(module).map(({ name }) => name))
  const fixed = removed.find((name) => builtIn.has(name))
  if (fixed !== undefined) return refused({ problem: 'builtIn', column: fixed })
  const before = columnsOf(module, arranged).filter(({ name }) => !removed.includes(name))
  if (reset) return accepted(numbered(before.filter(({ isCustom }) => isCustom).map(hide)))
  const names = [...fields.map(({ name }) => name), ...removed]
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return refused({ problem: 'twice', column: twice })
  const known = new Map(before.map((column) => [column.name, column]))
  const named: Column[] = []
  for (const { name, order, is_active: isActive, ...labels } of fields) {
    const labelEn = labels.label_en ?? known.get(name)?.labelEn
    const labelAr = labels.label_ar ?? known.get(name)?.labelAr
    if (labelEn === undefined || labelAr === undefined) return refused({ problem: 'labels', column: name })
    named.push({ name, labelEn, labelAr, isActive, position: order, isCustom: !builtIn.has(name) })
  }
  const left = before.filter(({ name }) => !names.includes(name))
  const columns = [
    ...named.toSorted((one, two) => one.position - two.position),
    ...left.map((column) => (column.isCustom ? column : hide(column))),
  ]
  if (!columns.some(({ isActive }) => isActive)) return refused({ problem: 'none', column: null })
  if (columns.filter(({ isCustom }) => isCustom).length > mostOwnColumns) {
    return refused({ problem: 'tooMany', column: null })
  }
  return accepted(numbered(columns))
}

/** An arrangement as the history tells it: what is shown, in its order, and what is not called as it comes. */
export function arrangementOf(
  module: string,
  columns: readonly Column[],
): { columns: string[]; labels: string[] } {
  const usual = new Map(defaultColumns(module).map((column) => [column.name, column]))
  const isRenamed = ({ name, labelEn, labelAr }: Column) =>
    usual.get(name)?.labelEn !== labelEn || usual.get(name)?.labelAr !== labelAr
  return {
    columns: columns.filter(({ isActive }) => isActive).map(({ name }) => name),
    labels: columns
      .filter(isRenamed)
      .map(({ name, labelEn, labelAr }) => `${name}: ${labelEn} / ${labelAr}`)
      .toSorted(),
  }
}
