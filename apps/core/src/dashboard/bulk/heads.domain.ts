import { bulkColumns, type BulkColumn } from '@wasl/domain/bulk'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import type { FileProblem } from './row.domain.ts'

/** The head of each column in the Arabic example; both languages are read, whatever the reader's is. */
export const arabicHeads: Readonly<Record<BulkColumn, string>> = {
  amount: 'المبلغ',
  currency_code: 'العملة',
  customer_first_name: 'الاسم الأول',
  customer_last_name: 'اسم العائلة',
  customer_email: 'البريد الإلكتروني',
  customer_phone: 'الهاتف',
  order_no: 'رقم الطلب',
  description_en: 'الوصف بالإنجليزية',
  description_ar: 'الوصف بالعربية',
  language: 'اللغة',
  email_notification: 'إشعار بالبريد',
  sms_notification: 'إشعار برسالة نصية',
  whatsapp_notification: 'إشعار بواتساب',
  pg_codes: 'بوابات الدفع',
  unit_code: 'الوحدة',
  expiration_time: 'تاريخ الانتهاء',
}

const otherNames: Readonly<Record<string, BulkColumn>> = {
  currency: 'currency_code',
  first_name: 'customer_first_name',
  last_name: 'customer_last_name',
  name: 'customer_first_name',
  email: 'customer_email',
  phone: 'customer_phone',
  mobile: 'customer_phone',
  order_number: 'order_no',
  description: 'description_en',
  sms: 'sms_notification',
  whatsapp: 'whatsapp_notification',
  gateways: 'pg_codes',
  وسائل_الدفع: 'pg_codes',
  unit: 'unit_code',
  expires: 'expiration_time',
}

export type Heads = {
  /** For each place of a row, the column that stands there; null: nobody knows it. */
  places: readonly (BulkColumn | null)[]
  columns: BulkColumn[]
  ignored: string[]
}

/** As the column is called in a file of this language. */
export const headOf = (column: BulkColumn, language: Locale): string =>
  language === 'ar' ? arabicHeads[column] : column

/** Which column stands where. A column twice, or none for what every row needs, refuses the file. */
export function readHeads(first: readonly string[]): Result<Heads, FileProblem> {
  const places = first.map(columnOf)
  const columns = places.filter((column) => column !== null)
  const twice = columns.find((column, at) => columns.indexOf(column) !== at)
  if (twice) return refused({ code: 'file.twice', values: { column: twice } })
  const missing = (['amount', 'currency_code'] as const).filter((column) => !columns.includes(column))
  const hasAddress = columns.includes('customer_email') || columns.includes('customer_phone')
  const needed = [...missing, ...(hasAddress ? [] : ['customer_email|customer_phone'])]
  if (needed.length > 0) return refused({ code: 'file.columns', values: { columns: needed.join(' ') } })
  const ignored = first.filter((head, at) => places[at] === null && head.trim() !== '')
  return accepted({ places, columns, ignored: ignored.map((head) => head.trim().slice(0, 64)).slice(0, 50) })
}

const byName: ReadonlyMap<string, BulkColumn> = new Map([
  ...bulkColumns.map((column) => [column, column] as const),
  ...bulkColumns.map((column) => [plain(arabicHeads[column]), column] as const),
  ...Object.entries(otherNames),
])

const columnOf = (head: string): BulkColumn | null => byName.get(plain(head)) ?? null

function plain(head: string): string {
  return head
    .normalize('NFKC')
    .replace(/[\p{Cf}\u0640*]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s\-.]+/g, '_')
}
