import { parentPort, workerData } from 'node:worker_threads'
import { cellText } from './cell-value.ts'
import { firstVisibleSheet } from './workbook-sheet.ts'
import type { ReadRows } from './workbook-rows.ts'

/** Of one answer: rows, and what stands in them, a cell for a sign. */
const most = { rows: 1_000, signs: 200_000 }

/** A row that is wider is none of a list. */
const widest = 1_000

if (!parentPort) throw new Error('workbook.worker.ts runs as a worker thread')
const parent = parentPort
const bytes = workerData as Uint8Array<ArrayBuffer> // put there by workbook-rows.ts
const { streamXlsxRows } = await import('hucre/xlsx')
const sheet = await firstVisibleSheet(bytes)
if (!sheet) throw new Error('a workbook without a sheet that can be seen')
const { place, name, hiddenRows } = sheet
const rows = streamXlsxRows(bytes, { sheet: place })

parent.on('message', async () => parent.postMessage(await nextRows(), []))

async function nextRows(): Promise<ReadRows> {
  const read: ReadRows = { rows: [], isEnd: false }
  let signs = 0
  while (read.rows.length < most.rows && signs < most.signs) {
    // Each row is where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { value: row, done } = await rows.next()
    if (done) return { ...read, isEnd: true }
    const width = row.values.findLastIndex((value) => value !== null) + 1
    if (width > widest) throw new RangeError(`a row of ${width} cells`)
    const cells = row.values.slice(0, width).map(cellText)
    if (cells.every((cell) => cell === '')) continue
    const number = row.index + 1
    read.rows.push({ number, cells, sheet: name, isHidden: hiddenRows.has(number) })
    for (const cell of cells) signs += 1 + cell.length
  }
  return read
}
