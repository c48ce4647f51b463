import { currencies } from '@wasl/domain/currencies'
import { sql, type SQL } from 'drizzle-orm'
import type { FieldKind } from './export-fields.ts'

/**
 * What a spreadsheet would take for a formula (reliability D-20): a sign at the beginning, behind a quote, a separator or a
 * line's end, in full width too. The same in PostgreSQL's regular expressions and in JavaScript's.
 */
export const formulaPattern = String.raw`^[\t\r\n]|(^|["'${'`'},;|\t\r\n])[\s\u00a0\u200b-\u200f\u2028\u2029\u202a-\u202e\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]`

/** Only this passes as it is although it begins with a sign. */
export const numberPattern = String.raw`^-?\d+(\.\d+)?$`

/** One cell of a line: RFC 4180, text never a formula, numbers bare. */
export function csvCell(column: SQL, kind: FieldKind): SQL {
  if (kind !== 'text') return sql`coalesce(${column}, '')`
  const harmless = sql`case when ${column} ~ ${formulaPattern} and ${column} !~ ${numberPattern} then '''' || ${column} else ${column} end`
  return sql`coalesce('"' || replace(${harmless}, '"', '""') || '"', '')`
}

const isHarmless = (text: string): boolean =>
  new RegExp(numberPattern).test(text) || !new RegExp(formulaPattern).test(text)

/** The same for what stands in the program: the line of headers. */
export const csvText = (text: string): string =>
  `"${(isHarmless(text) ? text : `'${text}`).replaceAll('"', '""')}"`

/** Exact decimal text in the currency's digits. */
export const amountText = (minor: SQL, currency: SQL): SQL =>
  sql`((${minor})::numeric * ${unitOf(currency)})::text`

/** A statically known table, written into the statement: a KWD is a thousandth, a JPY is whole. */
function unitOf(currency: SQL): SQL {
  const others = [...currencies].filter(([, decimals]) => decimals !== 2)
  const cases = others.map(([code, decimals]) =>
    sql.raw(`when '${code}' then ${(10 ** -decimals).toFixed(decimals)}`),
  )
  return sql`case ${currency} ${sql.join(cases, sql` `)} else 0.01 end`
}
