import type { BulkColumn } from '@wasl/domain/bulk'
import {
  isLostNumber,
  readAmountCell,
  readChoice,
  readCurrency,
  readEmail,
  readExpiry,
  readGateways,
  readLanguage,
  readPhone,
  type Read,
} from './read-cells.ts'
import type { CellProblem, Cells, Channel, ReadRow, RowFacts } from './row.domain.ts'

/** Everything the cells of a row say, for whoever makes the request of it. */
export type RowWish = {
  amountMinor: number
  currency: string
  email: string | null
  phone: string | null
  language: 'en' | 'ar' | null
  pgCodes: string[]
  expiresAt: Date | null
  channels: Channel[]
}

const longest: Partial<Record<BulkColumn, number>> = {
  customer_first_name: 64,
  customer_last_name: 64,
  order_no: 128,
  description_en: 512,
  description_ar: 512,
  unit_code: 64,
}

/** What is wrong with each cell, all at once, and what the row asks for where nothing is. */
export function readRow(cells: Cells, facts: RowFacts): ReadRow & { wish: RowWish | null } {
  const problems: CellProblem[] = []
  const keep = <Value>(read: Read<Value>, otherwise: Value): Value => {
    if ('value' in read) return read.value
    problems.push(read.problem)
    return otherwise
  }
  const currency = keep<string | null>(readCurrency(cells.currency_code, facts), null)
  const amount = currency === null ? null : keep(asAmount(cells.amount, currency), null)
  if (currency === null && !cells.amount) problems.push({ column: 'amount', code: 'amount.missing' })
  const email = keep(readEmail(cells.customer_email), null)
  const phone = keep(readPhone(cells.customer_phone, facts), null)
  const channels = channelsOf(cells, { email, phone, keep, problems })
  const language = keep(readLanguage(cells.language), null)
  const named = keep(readGateways(cells.pg_codes, currency, facts), null)
  const expiresAt = keep(readExpiry(cells.expiration_time, facts), null)
  if (cells.unit_code && !facts.units.includes(cells.unit_code))
    problems.push({ column: 'unit_code', code: 'unit.unknown' })
  if (cells.order_no && isLostNumber(cells.order_no))
    problems.push({ column: 'order_no', code: 'number.lost' })
  for (const [column, most] of Object.entries(longest) as [BulkColumn, number][])
    if ((cells[column]?.length ?? 0) > most) problems.push({ column, code: 'text.tooLong', values: { most } })
  const read = {
    amount,
    currency,
    orderNo: cells.order_no ?? null,
    likeness: likenessOf(cells, { amount, currency, email, phone }),
    channels,
    problems,
  }
  if (problems.length > 0 || amount === null || currency === null) return { ...read, wish: null }
  const pgCodes = named ?? gatewaysFor(currency, facts)
  return {
    ...read,
    wish: { amountMinor: amount, currency, email, phone, language, pgCodes, expiresAt, channels },
  }
}

function asAmount(typed: string | undefined, currency: string): Read<number | null> {
  const read = readAmountCell(typed, currency)
  return 'value' in read ? { value: read.value.minor } : read
}

type Addresses = {
  email: string | null
  phone: string | null
  keep: <Value>(read: Read<Value>, otherwise: Value) => Value
  problems: CellProblem[]
}

/** By mail where there is an address, else by SMS; a row may ask for more, or for less, but not for silence. */
function channelsOf(cells: Cells, { email, phone, keep, problems }: Addresses): Channel[] {
  const has = { email: Boolean(cells.customer_email), phone: Boolean(cells.customer_phone) }
  const byMail = keep(readChoice(cells.email_notification, 'email_notification'), null) ?? has.email
  const bySms =
    keep(readChoice(cells.sms_notification, 'sms_notification'), null) ?? (!has.email && has.phone)
  const byWhatsapp = keep(readChoice(cells.whatsapp_notification, 'whatsapp_notification'), null) ?? false
  if (!has.email && !has.phone) {
    problems.push({ column: 'customer_email', code: 'address.missing' })
    return []
  }
  if (byMail && !has.email) problems.push({ column: 'customer_email', code: 'email.missing' })
  if ((bySms || byWhatsapp) && !has.phone) problems.push({ column: 'customer_phone', code: 'phone.missing' })
  if (!byMail && !bySms && !byWhatsapp) problems.push({ column: 'email_notification', code: 'channel.none' })
  return [
    ...(byMail && email !== null ? (['email'] as const) : []),
    ...(bySms && phone !== null ? (['sms'] as const) : []),
    ...(byWhatsapp && phone !== null ? (['whatsapp'] as const) : []),
  ]
}

/** Wallets stand beside the card they belong to; the ledger says which of them are offered in the end. */
const gatewaysFor = (wanted: string, { gateways }: RowFacts): string[] =>
  gateways.filter(({ currencies }) => currencies.includes(wanted)).map(({ code }) => code)

type Asked = { amount: number | null; currency: string | null; email: string | null; phone: string | null }

const likenessOf = (cells: Cells, { amount, currency, email, phone }: Asked): string =>
  [
    amount ?? cells.amount ?? '',
    currency ?? '',
    email ?? '',
    phone ?? '',
    cells.description_en ?? '',
    cells.description_ar ?? '',
  ].join('\u001f')

export const customerName = (cells: Cells): string =>
  [cells.customer_first_name, cells.customer_last_name].filter(Boolean).join(' ')
