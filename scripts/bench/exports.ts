import { fork } from 'node:child_process'
import { join } from 'node:path'
import { quickStart } from '../server.ts'
import { decoratedCopy } from './decorated-copy.ts'
import { filledDatabase } from './filled-database.ts'
import { atLeast, atMost, type Measured } from './report.ts'

/** `EXPORT_ROWS` takes fewer, where a machine has other things to do. */
const rows = Number(process.env['EXPORT_ROWS'] ?? 1_000_000)
const rounds = 3

export type Exported = { ms: number; firstByteMs: number; bytes: number; peakMb: number; baseMb: number }
export type ExportOrder = { url: string; fileFormat: 'csv' | 'xls'; limit: number }

/** D6: the product's own export in a process of its own, against COPY of the same decorated columns. */
export async function benchExports(): Promise<Measured[]> {
  const database = await filledDatabase(rows)
  if (!database) return []
  try {
    const url = database.pool.options.connectionString ?? ''
    let csv: Exported | null = null
    let copyMs = Infinity
    for (let round = 0; round < rounds; round += 1) {
      copyMs = Math.min(copyMs, await decoratedCopy(url))
      const got = await exported({ url, fileFormat: 'csv', limit: rows })
      csv = !csv || got.ms < csv.ms ? got : csv
    }
    if (!csv) return []
    const rate = (ms: number) => `${Math.round(rows / (ms / 1_000) / 1_000)} k rows/s`
    return [
      atLeast(
        `D6 CSV of ${rows} rows, ${rate(csv.ms)} of ${rate(copyMs)} by COPY`,
        copyMs / csv.ms,
        0.7,
        '×',
      ),
      atMost('D6 memory at its peak, above the process at rest', csv.peakMb - csv.baseMb, 120, 'MB'),
      atMost('D6 first byte', csv.firstByteMs, 500, 'ms'),
    ]
  } finally {
    await database.stop()
  }
}

function exported(order: ExportOrder): Promise<Exported> {
  const child = fork(join(import.meta.dirname, 'export-process.ts'), { execArgv: [...quickStart] })
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Exported))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the export ended with ${code}`)))
    child.send(order)
  })
}
