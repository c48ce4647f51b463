/**
 * CSV as Excel opens it in both languages: UTF-8 with its mark, CRLF, every field quoted when it must be.
 * A field that a spreadsheet would run as a formula is kept as text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}

function field(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Also behind marks that nobody sees. A negative amount begins with a minus and is no formula. */
const isFormula = (text: string) =>
  /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
