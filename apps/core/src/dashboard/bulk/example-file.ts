import { bulkColumns, requiredBulkColumns, type BulkColumn } from '@wasl/domain/bulk'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money, decimalsOf } from '@wasl/domain/money'
import type { Merchant } from '../../kernel/merchants/merchants.store.ts'
import { csvFile, csvLine } from '../../platform/csv/csv.ts'
import { workbookOf } from '../../platform/xlsx/workbook.ts'
import { words } from './bulk-words.ts'
import { arabicHeads } from './rows/heads.domain.ts'
import type { Cells, RowFacts } from './rows/row.domain.ts'

export type ExampleWish = { kind: 'required' | 'all'; format: 'csv' | 'xlsx'; language: Locale }
type Facts = { merchant: Pick<Merchant, 'currency'>; facts: RowFacts }

/** A file that could be sent as it is: the merchant's own currency, gateways and unit. */
export function exampleFile(wish: ExampleWish, about: Facts): AsyncGenerator<Uint8Array> {
  const columns = wish.kind === 'all' ? bulkColumns : requiredBulkColumns
  const heads = columns.map((column) => (wish.language === 'ar' ? arabicHeads[column] : column))
  const rows = exampleRows(about).map((cells) => columns.map((column) => cells[column] ?? ''))
  if (wish.format === 'csv') return csvFile([heads, ...rows].map(csvLine))
  return workbookOf({
    name: words('example.sheet', wish.language),
    language: wish.language,
    columns: columns.map((column, at) => ({
      title: heads[at] ?? column,
      kind: column === 'amount' ? 'number' : 'text',
    })),
    pages: onePage(rows),
  })
}

async function* onePage(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}

const dayMs = 86_400_000

function exampleRows({ merchant: { currency }, facts }: Facts): Cells[] {
  const amountOf = (whole: number) => decimalText(money(whole * 10 ** decimalsOf(currency), currency))
  const codes = facts.gateways.filter(({ currencies }) => currencies.includes(currency)).slice(0, 2)
  const expires = new Date(facts.now.getTime() + 30 * dayMs).toISOString().slice(0, 10)
  const shared: Partial<Record<BulkColumn, string>> = {
    currency_code: currency,
    pg_codes: codes.map(({ code }) => code).join('|'),
    unit_code: facts.units[0] ?? '',
    expiration_time: `${expires} 21:00`,
  }
  return [
    {
      ...shared,
      amount: amountOf(15),
      customer_first_name: 'Noura',
      customer_last_name: 'Al-Mutawa',
      customer_email: 'noura@example.com',
      customer_phone: '+965 5001 2345',
      order_no: 'EXAMPLE-1',
      description_en: 'Membership, November',
      description_ar: 'اشتراك نوفمبر',
      language: 'en',
      email_notification: 'TRUE',
      sms_notification: 'FALSE',
      whatsapp_notification: 'FALSE',
    },
    {
      ...shared,
      amount: amountOf(22),
      customer_first_name: 'فيصل',
      customer_last_name: 'الراشد',
      customer_email: 'faisal@example.com',
      customer_phone: '+965 6600 1122',
      order_no: 'EXAMPLE-2',
      description_en: 'Membership, November',
      description_ar: 'اشتراك نوفمبر',
      language: 'ar',
      email_notification: 'TRUE',
      sms_notification: 'TRUE',
      whatsapp_notification: 'FALSE',
    },
  ]
}
