import { bulkColumns, type BulkColumn } from '@wasl/domain/bulk'
import type { Locale } from '@wasl/domain/locale'
import { bulkStrings } from '../bulk.strings.ts'
import { bulkStringsAr } from '../bulk.strings.ar.ts'
import { headReader, type ImportKind } from '../../../kernel/imports/read-heads.ts'

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

/** As the column is called in a file of this language. */
export const headOf = (column: BulkColumn, language: Locale): string =>
  language === 'ar' ? arabicHeads[column] : column

/** A file of payment requests: an amount, a currency and somebody's address are needed. */
const requestFile: ImportKind<BulkColumn> = {
  columns: bulkColumns,
  namesOf: (column) => [column, arabicHeads[column]],
  synonymsOf: (column) => otherNames[column],
  missing: (columns) => {
    const needed = (['amount', 'currency_code'] as const).filter((column) => !columns.includes(column))
    const hasAddress = columns.includes('customer_email') || columns.includes('customer_phone')
    return [...needed, ...(hasAddress ? [] : ['customer_email|customer_phone'])]
  },
  // Our own error file has these two more: it comes back without a word about them.
  passedOver: [bulkStrings, bulkStringsAr].flatMap((said) => [said['heads.row'], said['heads.problem']]),
}

export const readHeads = headReader(requestFile)
