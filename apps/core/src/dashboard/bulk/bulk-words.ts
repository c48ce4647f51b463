import { bulkColumns } from '@wasl/domain/bulk'
import type { Locale } from '@wasl/domain/locale'
import { wordsOf, type Values } from '../../platform/http/words.ts'
import { bulkStrings, type BulkString } from './bulk.strings.ts'
import { bulkStringsAr } from './bulk.strings.ar.ts'
import { headOf } from './rows/heads.domain.ts'
import type { CellProblem } from './rows/row.domain.ts'
import type { RowMaker } from './rows/row-maker.ts'

export const words = wordsOf({ en: bulkStrings, ar: bulkStringsAr })

const isOurs = (key: string): key is BulkString => Object.hasOwn(bulkStrings, key)

export type Says = (code: string, values?: Values) => string

/** Our own words, else those of whoever makes requests. */
export const sayingIn =
  (maker: Pick<RowMaker, 'textOf'>, language: Locale): Says =>
  (code, values = {}) =>
    isOurs(code)
      ? words(code, language, withHeads(values, language))
      : maker.textOf({ says: code, values }, language)

/** Columns a file lacks, or has twice, by the heads of the reader's language; `|` stands between those of which one is enough. */
function withHeads(values: Values, language: Locale): Values {
  const named = (code: string) => {
    const column = bulkColumns.find((known) => known === code)
    return column ? headOf(column, language) : code
  }
  const either = (code: string) => {
    const [one = '', other] = code.split('|').map(named)
    return other === undefined ? one : words('file.or', language, { one, other })
  }
  const { column, columns } = values
  return {
    ...values,
    ...(column !== undefined && { column: named(String(column)) }),
    ...(columns !== undefined && {
      columns: String(columns)
        .split(/[\s,]+/)
        .map(either)
        .join(language === 'ar' ? '، ' : ', '),
    }),
  }
}

/** What is wrong in a cell, and how to mend it. */
export function problemWords({ code, values = {} }: CellProblem, says: Says): { text: string; hint: string } {
  if (code !== 'refused') return { text: says(code, values), hint: says(`${code}.fix`, values) }
  const { says: reason = 'refused', ...rest } = values
  return { text: says('refused'), hint: says(String(reason), rest) }
}
