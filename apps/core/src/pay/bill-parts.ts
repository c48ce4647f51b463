import { pick, type Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import { dayIn } from '@wasl/domain/wall-clock'
import type { BillRow } from './pay.store.ts'

type Labels = Record<string, string>

/** S1 §3 `customer_details`. A merchant may have what says who the payer is masked (product.md 6). */
export function customerDetails(bill: BillRow, language: Locale): Labels {
  const { customer, merchant, transaction } = bill
  const names = customerNames(bill)
  const hide = merchant.maskCustomer
  const email = customer?.email && (hide ? maskedEmail(customer.email) : customer.email)
  const phone = customer?.phone && (hide ? maskedPhone(customer.phone) : customer.phone)
  return withoutEmpty({
    'Customer name': pick({ en: names.customer_name_en ?? '', ar: names.customer_name_ar ?? '' }, language),
    email,
    'Customer email': email,
    'Customer phone': phone,
    'Promotional price': transaction.promotionalPrice,
  })
}

/** S1 §3 `merchant_details`: the fixed fields, then the merchant's own, by the names they had when it was made. */
export function merchantFields({ transaction, merchant }: BillRow, language: Locale): Labels {
  const own = Object.entries(transaction.merchantFields).map(([name, value]): [string, string] => {
    const label = transaction.fieldLabels[name]
    return [label ? pick(label, language) : name, value]
  })
  return {
    'Internal ID': transaction.publicId,
    Date: dayIn(merchant.timezone, transaction.createdAt),
    ...(transaction.dueAt && { 'Due date': dayIn(merchant.timezone, transaction.dueAt) }),
    ...Object.fromEntries(own),
  }
}

export const attachmentUrl = ({ attachment, transaction }: BillRow): string | null =>
  attachment && `/api/v1/attachment/${transaction.publicId}`

export const attachmentOf = ({ attachment }: BillRow) =>
  attachment && {
    name_en: attachment.nameEn,
    name_ar: attachment.nameAr,
    content_type: attachment.contentType,
    bytes: attachment.bytes,
  }

export function customerNames({ customer, merchant }: BillRow) {
  const shown = (name: string | null | undefined) =>
    (name && merchant.maskCustomer ? maskedName(name) : name) ?? null
  return { customer_name_en: shown(customer?.nameEn), customer_name_ar: shown(customer?.nameAr) }
}

/** Minor units of the request's currency as exact text. */
export const textOf = (minor: number, currency: string): string => decimalText(money(minor, currency))

/** "N••• A•••": enough to recognise a known name. */
const maskedName = (name: string): string => name.replace(/(\S)\S*/gu, '$1•••')

const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

const maskedPhone = (phone: string): string => `${phone.slice(0, 4)}••••${phone.slice(-2)}`

const withoutEmpty = (labels: Record<string, string | null | undefined>): Labels =>
  Object.fromEntries(Object.entries(labels).filter((entry): entry is [string, string] => Boolean(entry[1])))
