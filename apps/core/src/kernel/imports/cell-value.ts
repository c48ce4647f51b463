import type { CellValue } from 'hucre/xlsx'
import { isFormula } from '../../platform/csv/formula.ts'
import { plainText } from './cell-text.ts'

/** More than is kept of any cell: a million cells of a workbook may share one text of a hundred million signs. */
const longestCell = 4_000

/** What a cell says as somebody would type it: a spreadsheet's numbers and dates have lost their own writing. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
  if (typeof value === 'number') return numberText(value)
  const text = withoutFormula(plainText(String(value).slice(0, longestCell)))
  // A guard against formulas, as our own exports and examples write it.
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text
}

/** `="96550012345"`: how a text is kept from becoming a number. */
const withoutFormula = (text: string): string => {
  const [, kept] = /^="((?:[^"]|"")*)"$/.exec(text) ?? []
  return kept === undefined ? text : kept.replaceAll('""', '"')
}

/** At the 15 digits a spreadsheet shows: what it computed is stored with more, 0.1 + 0.2 as 0.30000000000000004. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const shown = Number(value.toPrecision(15))
  return Number.isInteger(shown) ? shown.toFixed(0) : String(shown)
}
