import { bulkLimits } from '@wasl/domain/bulk'
import { setImmediate as otherWork } from 'node:timers/promises'
import { cellText } from './cell-value.ts'
import { separatorOf, textOf } from './file-text.ts'
import type { FileProblem } from './file-problem.ts'
import { strayQuoteLine } from './stray-quote.ts'
import { workbookRows } from './workbook-rows.ts'
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

/** `isHidden`: by hand or by a filter of its sheet; a CSV has neither. */
export type FileRow = { number: number; cells: string[]; sheet: string | null; isHidden: boolean }

/** Each row with its number as a spreadsheet counts: the heads are row 1. Empty rows are left out. */
export async function* fileRows(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'csv' | 'xlsx',
  mostRows: number = bulkLimits.rows,
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
      if (read > mostRows + 1)
        throw new FileUnreadable({ code: 'file.tooManyRows', values: { most: mostRows } })
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
    yield { number: (number += 1), cells: cells.map(cellText), sheet: null, isHidden: false }
}

function longestLineOf(text: string): number {
  let longest = 0
  for (const { 0: line } of text.matchAll(/[^\r\n]+/g)) longest = Math.max(longest, line.length)
  return longest
}

async function* xlsxRows(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<FileRow> {
  if (!(await isReadableWorkbook(bytes))) throw new FileUnreadable({ code: 'file.unreadable' })
  yield* workbookRows(bytes)
}
