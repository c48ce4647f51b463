import { bulkLimits } from '@wasl/domain/bulk'
import type { CellValue } from 'hucre/xlsx'
import { setImmediate as otherWork } from 'node:timers/promises'
import { plainText } from './cell-text.ts'
import { isFormula } from '../../platform/csv/formula.ts'
import { separatorOf, textOf } from './file-text.ts'
import type { FileProblem } from './row.domain.ts'
import { strayQuoteLine } from './stray-quote.ts'
import { isReadableWorkbook } from './workbook-size.ts'

/** Thrown where a file cannot be read on: what was read before it counts for nothing. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export type FileRow = { number: number; cells: string[] }

/** Each row with its number as a spreadsheet counts: the heads are row 1. Empty rows are left out. */
export async function* fileRows(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'csv' | 'xlsx',
): AsyncGenerator<FileRow> {
  const rows = format === 'csv' ? csvRows(bytes) : xlsxRows(bytes)
  let read = 0
  let passed = 0
  try {
    for await (const row of rows) {
      // A sheet saved as it is has a million empty rows, and nobody pays while they are read in one go.
      passed += 1
      if (passed % rowsInOneGo === 0) await otherWork()
      if (row.cells.every((cell) => cell === '')) continue
      read += 1
      if (read > bulkLimits.rows + 1)
        throw new FileUnreadable({ code: 'file.tooManyRows', values: { most: bulkLimits.rows } })
      yield row
    }
  } catch (error) {
    if (error instanceof FileUnreadable) throw error
    // The readers throw errors of many kinds for a file that is broken; none of them says more than this.
    throw new FileUnreadable({ code: 'file.unreadable' })
  }
}

const rowsInOneGo = 500
/** Much longer than any row: a file without an end of line is no list, and would be read in one go. */
const longestLine = 1_000_000

async function* csvRows(bytes: Uint8Array): AsyncGenerator<FileRow> {
  const text = textOf(bytes)
  if (!text.ok) throw new FileUnreadable(text.error)
  if (longestLineOf(text.value) > longestLine) throw new FileUnreadable({ code: 'file.unreadable' })
  const delimiter = separatorOf(text.value)
  const line = strayQuoteLine(text.value, delimiter)
  if (line !== null) throw new FileUnreadable({ code: 'file.quote', values: { line } })
  const { streamCsvRows } = await import('hucre/csv')
  let number = 0
  for (const cells of streamCsvRows(text.value, { delimiter }))
    yield { number: (number += 1), cells: cells.map(cellText) }
}

function longestLineOf(text: string): number {
  let longest = 0
  for (const { 0: line } of text.matchAll(/[^\r\n]+/g)) longest = Math.max(longest, line.length)
  return longest
}

async function* xlsxRows(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<FileRow> {
  if (!(await isReadableWorkbook(bytes))) throw new FileUnreadable({ code: 'file.unreadable' })
  const { streamXlsxRows } = await import('hucre/xlsx')
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 }))
    yield { number: index + 1, cells: values.map(cellText) }
}

/** What a cell says as somebody would type it: a spreadsheet's numbers and dates have lost their own writing. */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
  if (typeof value === 'number') return numberText(value)
  const text = plainText(String(value))
  // A guard against formulas, as our own exports and examples write it.
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text
}

/** At the 15 digits a spreadsheet shows: what it computed is stored with more, 0.1 + 0.2 as 0.30000000000000004. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const shown = Number(value.toPrecision(15))
  return Number.isInteger(shown) ? shown.toFixed(0) : String(shown)
}
