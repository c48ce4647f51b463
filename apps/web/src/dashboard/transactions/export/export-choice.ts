import { transactionList, type ListPlace, type ExportFormat } from '@wasl/contracts/lists/transactions'
import type { ExportField, ExportWish } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { ExportKind } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { Locale } from '@wasl/domain/locale'
import { askedSearch } from '../../../desk/list/asked-query.ts'
import type { TransactionQuery } from '../list/transaction-query.ts'

/** What somebody has chosen in the dialog; `fields` null: the columns they see. */
export type ExportChoice = {
  isChosen: boolean
  fields: readonly string[]
  fileFormat: ExportFormat
  language: Locale
}

let last: Omit<ExportChoice, 'fields'> | null = null

type Offered = { fields: readonly ExportField[]; kinds: readonly ExportKind[]; locale: Locale }

/** As it was chosen last, until the page is loaded anew (EXP-01; product.md 9.10 keeps it out of the browser's storage). */
export function startChoice({ fields, kinds, locale }: Offered): ExportChoice {
  const start = last ?? { isChosen: false, fileFormat: 'csv', language: locale }
  return {
    ...start,
    isChosen: kinds.includes(start.isChosen ? 'selected' : 'default') ? start.isChosen : !start.isChosen,
    fields: fields.filter(({ isDefault }) => isDefault).map(({ name }) => name),
  }
}

export const rememberChoice = ({ isChosen, fileFormat, language }: ExportChoice): void => {
  last = { isChosen, fileFormat, language }
}

/** S2 §7: the current query without its page, and how the file shall be. */
export function wishOf(choice: ExportChoice, query: TransactionQuery, timeZone: string): ExportWish {
  const { q, ...filters } = askedSearch(transactionList, query, timeZone)
  return {
    filters,
    ...(q !== undefined && { q }),
    ...(query.ordering && { ordering: query.ordering }),
    fileFormat: choice.fileFormat,
    language: choice.language,
    ...(choice.isChosen && { fields: [...choice.fields] }),
  }
}

/** S2 §7's direct link, which no token is in: the cookie says who asks. */
export function directHref({ module, list }: ListPlace, { filters, fields, ...wish }: ExportWish): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, ...wish })) if (value) query.set(name, value)
  if (fields) query.set('fields', fields.join(','))
  return `/bff/dashboard/transactions/${module}/${list}/export/file?${query}`
}
