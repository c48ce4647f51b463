import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { nameOf } from './list-words.ts'

export type Column = {
  name: string
  labelEn: string
  labelAr: string
  isActive: boolean
  position: number
  isCustom: boolean
}

const shown = ['id', 'state', 'amount', 'fee', 'gateway_name', 'customer_name', 'created']

const hidden = [
  'order_no',
  'currency_code',
  'unit',
  'customer_email',
  'customer_phone',
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

/** The merchant's arrangement over the default; columns nobody arranged keep their place behind the others. */
export function columnsOf(module: string, arranged: readonly Column[]): Column[] {
  const known = new Map(arranged.map((column) => [column.name, column]))
  const left = defaultColumns(module)
    .filter(({ name }) => !known.has(name))
    .map((column) => (arranged.length > 0 ? { ...column, isActive: false } : column))
  const all = [...arranged.toSorted((one, two) => one.position - two.position), ...left]
  return all.map((column, position) => ({ ...column, position }))
}

export type ColumnRefusal = { problem: 'twice' | 'labels' | 'none' | 'tooMany'; column: string | null }

export const mostOwnColumns = 20

/** What was asked for, as it is stored: every built-in column once, new names as fields of the merchant's own. */
export function arrange(
  module: string,
  { fields, reset = false }: ColumnWish,
  arranged: readonly Column[],
): Result<Column[], ColumnRefusal> {
  if (reset) return accepted([])
  const before = new Map(columnsOf(module, arranged).map((column) => [column.name, column]))
  const builtIn = new Set(defaultColumns(module).map(({ name }) => name))
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return refused({ problem: 'twice', column: twice })
  if (!fields.some((field) => field.is_active)) return refused({ problem: 'none', column: null })
  const columns: Column[] = []
  for (const field of fields) {
    const known = before.get(field.name)
    const labelEn = field.label_en ?? known?.labelEn
    const labelAr = field.label_ar ?? known?.labelAr
    if (labelEn === undefined || labelAr === undefined) {
      return refused({ problem: 'labels', column: field.name })
    }
    const isCustom = !builtIn.has(field.name)
    columns.push({
      name: field.name,
      labelEn,
      labelAr,
      isActive: field.is_active,
      position: field.order,
      isCustom,
    })
  }
  if (columns.filter(({ isCustom }) => isCustom).length > mostOwnColumns) {
    return refused({ problem: 'tooMany', column: null })
  }
  return accepted(columns.toSorted((one, two) => one.position - two.position))
}
