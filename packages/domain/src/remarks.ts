export type RemarkRow = { readonly name: string; readonly value: string }

/** S1 §3: `~` between rows and `:` between name and value make a table. Null for plain text such as '10:30 at the gate'. */
export function parseRemarks(text: string): readonly RemarkRow[] | null {
  if (!text.includes('~')) return null
  const rows = text.split('~').filter((row) => row.trim() !== '')
  return rows.some((row) => row.includes(':')) ? rows.map(readRow) : null
}

/** Flattens remarks into one table. A value that is a table itself puts its rows below its name. */
export const remarkRows = (remarks: readonly RemarkRow[]): readonly RemarkRow[] =>
  remarks.flatMap((remark) => {
    const rows = parseRemarks(remark.value)
    return rows ? [{ name: remark.name, value: '' }, ...rows] : [remark]
  })

function readRow(row: string): RemarkRow {
  const colon = row.indexOf(':')
  if (colon < 0) return { name: row.trim(), value: '' }
  return { name: row.slice(0, colon).trim(), value: row.slice(colon + 1).trim() }
}
