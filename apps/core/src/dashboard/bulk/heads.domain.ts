import { bulkColumns, type BulkColumn } from '@wasl/domain/bulk'
import { foldText } from '@wasl/domain/match-text'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import { bulkStrings } from './bulk.strings.ts'
import { bulkStringsAr } from './bulk.strings.ar.ts'
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

/** What people call the columns, in either language; case, accents, hamzas, articles and what parts words say nothing. */
const otherNames: Readonly<Record<BulkColumn, readonly string[]>> = {
  amount: ['total', 'total amount', 'amount due', 'القيمة', 'الإجمالي', 'المبلغ المطلوب', 'المبلغ الإجمالي'],
  currency_code: ['currency', 'رمز العملة'],
  customer_first_name: [
    'first name',
    'given name',
    'name',
    'full name',
    'customer name',
    'customer',
    'الاسم',
    'اسم العميل',
    'الاسم الكامل',
    'اسم الزبون',
  ],
  customer_last_name: ['last name', 'surname', 'family name', 'العائلة', 'الاسم الأخير', 'اللقب'],
  customer_email: [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'mail',
    'البريد',
    'الإيميل',
    'عنوان البريد الإلكتروني',
    'بريد العميل',
  ],
  customer_phone: [
    'phone',
    'phone no',
    'phone number',
    'mobile',
    'mobile no',
    'mobile number',
    'mobile phone',
    'telephone',
    'رقم الهاتف',
    'هاتف العميل',
    'الجوال',
    'رقم الجوال',
    'الموبايل',
    'رقم الموبايل',
    'النقال',
    'رقم النقال',
    'الهاتف النقال',
    'المحمول',
    'رقم المحمول',
    'التلفون',
    'رقم التلفون',
  ],
  order_no: ['order', 'order number', 'order id', 'invoice no', 'invoice number', 'رقم الفاتورة', 'الطلب'],
  description_en: ['description', 'english description'],
  description_ar: ['arabic description', 'الوصف', 'البيان'],
  language: ['lang'],
  email_notification: ['notify by email'],
  sms_notification: ['sms'],
  whatsapp_notification: ['whatsapp', 'واتساب'],
  pg_codes: ['gateways', 'payment methods', 'وسائل الدفع', 'طرق الدفع'],
  unit_code: ['unit', 'رمز الوحدة'],
  expiration_time: [
    'expires',
    'expiry',
    'expiry date',
    'expiration',
    'expiration date',
    'valid until',
    'موعد الانتهاء',
    'صالح حتى',
  ],
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
  const places = columnsOf(first)
  const columns = places.filter((column) => column !== null)
  const twice = columns.find((column, at) => columns.indexOf(column) !== at)
  if (twice) return refused({ code: 'file.twice', values: { column: twice } })
  const missing = (['amount', 'currency_code'] as const).filter((column) => !columns.includes(column))
  const hasAddress = columns.includes('customer_email') || columns.includes('customer_phone')
  const needed = [...missing, ...(hasAddress ? [] : ['customer_email|customer_phone'])]
  if (needed.length > 0) return refused({ code: 'file.columns', values: { columns: needed.join(' ') } })
  const ignored = first.filter((head, at) => places[at] === null && head.trim() !== '' && !isOurs(head))
  return accepted({ places, columns, ignored: ignored.map((head) => head.trim().slice(0, 64)).slice(0, 50) })
}

const named = (names: (column: BulkColumn) => readonly string[]): ReadonlyMap<string, BulkColumn> =>
  new Map(bulkColumns.flatMap((column) => names(column).map((name) => [plain(name), column] as const)))

/** What our own error file adds: it comes back without a word about it. */
const added = new Set(
  [bulkStrings, bulkStringsAr].flatMap((said) => [plain(said['heads.row']), plain(said['heads.problem'])]),
)
const isOurs = (head: string): boolean => added.has(plain(head))

const ownNames = named((column) => [column, arabicHeads[column]])
const synonyms = named((column) => otherNames[column])

/** A synonym beside the column's own name says something else: `name` beside `first_name` is nobody's first name. */
function columnsOf(heads: readonly string[]): (BulkColumn | null)[] {
  const own = heads.map((head) => ownNames.get(plain(head)) ?? null)
  return heads.map((head, at) => {
    const column = own[at] ?? synonyms.get(plain(head)) ?? null
    return own[at] || (column && !own.includes(column)) ? column : null
  })
}

function plain(head: string): string {
  const words = foldText(head).split(' ')
  return words.map((word) => word.replace(/^ال(?=..)/, '')).join(' ')
}
