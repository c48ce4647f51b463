import type { BulkColumn } from '@wasl/domain/bulk'

/** What was typed in a row, by column; empty cells are left out. */
export type Cells = Partial<Record<BulkColumn, string>>

/** `taken`: a dispatch has it. `failed`: one had it, and it may be corrected and sent again. */
export type RowState = 'wrong' | 'ready' | 'taken' | 'failed'

const cellProblemCodes = [
  'amount.missing',
  'amount.malformed',
  /** A spreadsheet kept 9.65E+10 of it. */
  'number.lost',
  'amount.ambiguous',
  'amount.decimals',
  'amount.tooLarge',
  'amount.notPositive',
  'amount.negative',
  'currency.missing',
  'currency.unknown',
  'currency.notTaken',
  'email.malformed',
  'phone.malformed',
  'address.missing',
  'email.missing',
  'phone.missing',
  'text.tooLong',
  'language.unknown',
  'choice.unknown',
  'channel.none',
  'gateway.unknown',
  'gateway.currency',
  'unit.unknown',
  'expiry.malformed',
  'expiry.ambiguous',
  'expiry.past',
  'expiry.tooLate',
  'order.twice',
  'order.taken',
  'row.twice',
  /** Whoever makes requests said no while the row was sent; `says` is its own word for it. */
  'refused',
] as const
export type CellProblemCode = (typeof cellProblemCodes)[number]

export type CellProblem = {
  column: BulkColumn
  code: CellProblemCode
  values?: Record<string, string | number>
}

export type Channel = 'email' | 'sms' | 'whatsapp'

/** A row as its cells were read. Amount and currency are null where they could not be. */
export type ReadRow = {
  amount: number | null
  currency: string | null
  orderNo: string | null
  likeness: string
  channels: Channel[]
  problems: CellProblem[]
}

/** What a row is judged by: the merchant's own gateways, units and clock. */
export type RowFacts = {
  countryCode: string
  timeZone: string
  now: Date
  gateways: readonly { code: string; currencies: readonly string[] }[]
  units: readonly string[]
}
