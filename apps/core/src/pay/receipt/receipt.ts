import { pick, type Locale } from '@wasl/domain/locale'
import { money } from '@wasl/domain/money'
import { parseRemarks } from '@wasl/domain/remarks'
import { resultView } from '@wasl/domain/states'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { byName } from '@wasl/domain/by-name'
import { amountText } from '@wasl/domain/amount-text'
import { isCapturedInPart, paidOf } from '../attempt.domain.ts'
import { customerDetails, merchantFields } from '../bill-parts.ts'
import type { AttemptRow } from '../pay.store.ts'
import { gatewayLabels } from '../gateway-labels.ts'
import { fieldText, timeText } from './receipt-texts.ts'
import { receiptStrings, type ReceiptString } from './receipt.strings.ts'
import { receiptWords } from './receipt-words.ts'

export type ReceiptRow = {
  readonly label: string
  readonly value: string
  /** Numbers and codes keep their own direction in Arabic. */
  readonly isLatin?: boolean
  readonly isTotal?: boolean
}
export type ReceiptPart = { readonly title: string; readonly rows: readonly ReceiptRow[] }

/** Everything a receipt says, in one language. */
export type Receipt = {
  readonly language: Locale
  readonly merchant: {
    name: string
    legal: string | null
    website: string | null
    phone: string | null
    brand: string
  }
  readonly logoUrl: string | null
  readonly number: { label: string; value: string }
  readonly status: string
  readonly amount: string
  readonly time: string
  readonly settledAt: Date
  readonly parts: readonly ReceiptPart[]
  readonly address: string
}

/** Money that is secured has a receipt: paid, cash on delivery, authorized. */
export const hasReceipt = ({ attempt }: AttemptRow): boolean => resultView(attempt.state) === 'success'

export function receiptOf(
  row: AttemptRow,
  { language, address }: { language: Locale; address: string },
): Receipt {
  const { attempt, bill } = row
  const { merchant, unit } = bill
  const reference = attempt.details['Reference No']
  return {
    language,
    merchant: {
      name: pick({ en: merchant.titleEn, ar: merchant.titleAr }, language),
      legal: pick({ en: merchant.legalEn ?? '', ar: merchant.legalAr ?? '' }, language) || null,
      website: unit.website ?? merchant.website,
      phone:
        merchant.phone &&
        (parsePhoneNumberFromString(merchant.phone)?.formatInternational() ?? merchant.phone),
      brand: merchant.brand,
    },
    logoUrl: unit.logoUrl ?? merchant.logoUrl,
    number: {
      label: receiptWords(reference ? 'receiptFile.number' : 'receiptFile.attemptNumber', language),
      value: reference ?? attempt.publicId,
    },
    status: receiptWords(statusOf(row), language),
    amount: textOf(paidOf(attempt).charge, row, language),
    time: timeText(attempt.stateChangedAt, { language, timeZone: merchant.timezone }),
    settledAt: attempt.stateChangedAt,
    parts: [
      paymentPart(row, language),
      orderPart(row, language),
      ...remarkTables(bill.transaction.remarks, language),
    ],
    address,
  }
}

function statusOf({ attempt }: AttemptRow): ReceiptString {
  if (attempt.refunded > 0)
    return attempt.refunded >= attempt.captured - attempt.feeCaptured
      ? 'receiptFile.refunded'
      : 'receiptFile.partlyRefunded'
  if (attempt.state === 'cod') return 'receiptFile.cod'
  return attempt.state === 'success' || attempt.captured > 0 ? 'receiptFile.paid' : 'receiptFile.authorized'
}

const textOf = (minor: number, { attempt }: AttemptRow, language: Locale): string =>
  amountText(money(minor, attempt.currency), language)

function paymentPart(row: AttemptRow, language: Locale): ReceiptPart {
  const { attempt, gateway, bill } = row
  const paid = paidOf(attempt)
  const said: Record<string, string | null> = byName({
    ...attempt.details,
    'Order No': bill.transaction.orderNo,
    'Track ID': attempt.trackId,
  })
  const sums: [ReceiptString, number | null][] = [
    ['receiptFile.held', isCapturedInPart(attempt) ? attempt.charge : null],
    ['receiptFile.subtotal', paid.fee > 0 ? paid.amount : null],
    ['receiptFile.fee', paid.fee || null],
    ['receiptFile.total', paid.charge],
    ['receiptFile.back', attempt.refunded || null],
    ['receiptFile.kept', attempt.refunded > 0 ? paid.charge - attempt.refunded : null],
  ]
  return {
    title: receiptWords('receiptFile.payment', language),
    rows: [
      {
        label: receiptWords('receiptFile.paidWith', language),
        value: pick({ en: gateway.nameEn, ar: gateway.nameAr }, language),
      },
      ...['Result', 'Order No', 'Track ID', ...gatewayLabels].flatMap((label) => {
        const value = said[label]
        if (!value) return []
        const written = fieldText(value, language)
        return [{ label: labelText(label, language), value: written, isLatin: written === value }]
      }),
      ...sums.flatMap(([key, minor]) =>
        minor === null
          ? []
          : [
              {
                label: receiptWords(key, language),
                value: textOf(minor, row, language),
                ...(key === 'receiptFile.total' && { isTotal: true }),
              },
            ],
      ),
    ],
  }
}

function orderPart({ bill }: AttemptRow, language: Locale): ReceiptPart {
  const { transaction, unit } = bill
  const customer = customerDetails(bill, language)
  const lines: [string, string | undefined][] = [
    [
      receiptWords('receiptFile.description', language),
      pick({ en: transaction.descriptionEn, ar: transaction.descriptionAr }, language),
    ],
    [receiptWords('receiptFile.from', language), pick({ en: unit.titleEn, ar: unit.titleAr }, language)],
    [receiptWords('receiptFile.to', language), customer['Customer name']],
    ...Object.entries(merchantFields(bill, language)).map(([label, value]): [string, string] => [
      labelText(label, language),
      fieldText(value, language),
    ]),
  ]
  return {
    title: receiptWords('receiptFile.order', language),
    rows: [
      ...lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      ...plainRemarks(transaction.remarks, language),
    ],
  }
}

type Remarks = AttemptRow['bill']['transaction']['remarks']

/** S1 §3: a remark is a text, or a table of name:value pairs under its label. */
const plainRemarks = (remarks: Remarks, language: Locale): ReceiptRow[] =>
  remarks.flatMap((remark) =>
    parseRemarks(remark.value) ? [] : [{ label: titleOf(remark, language), value: remark.value }],
  )

const remarkTables = (remarks: Remarks, language: Locale): ReceiptPart[] =>
  remarks.flatMap((remark) => {
    const rows = parseRemarks(remark.value)
    if (!rows) return []
    return [
      { title: titleOf(remark, language), rows: rows.map(({ name, value }) => ({ label: name, value })) },
    ]
  })

const titleOf = (remark: Remarks[number], language: Locale): string =>
  pick({ en: remark.label_en, ar: remark.label_ar }, language)

function labelText(label: string, language: Locale): string {
  const key = `receiptFile.label.${label}`
  return isKnown(key) ? receiptWords(key, language) : label
}

const isKnown = (key: string): key is ReceiptString => Object.hasOwn(receiptStrings, key)
