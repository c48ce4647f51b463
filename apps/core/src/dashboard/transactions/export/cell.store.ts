import { currencies } from '@wasl/domain/currencies'
import { sql, type SQL } from 'drizzle-orm'
import { formulaPattern, numberPattern } from '../../../platform/csv/formula.ts'
import type { CellKind } from '../../../platform/xlsx/cells.ts'

/** One cell of a line: RFC 4180, text never a formula, numbers bare. */
export function csvCell(column: SQL, kind: CellKind): SQL {
  if (kind !== 'text') return sql`coalesce(${column}, '')`
  const harmless = sql`case when ${column} ~ ${formulaPattern} and ${column} !~ ${numberPattern} then '''' || ${column} else ${column} end`
  return sql`coalesce('"' || replace(${harmless}, '"', '""') || '"', '')`
}

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
