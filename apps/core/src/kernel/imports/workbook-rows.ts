import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FileRow } from './file-rows.ts'

export type ReadRows = { rows: FileRow[]; isEnd: boolean }

/** For a thousand rows; less than the lease of whoever checks the file. */
const patienceMs = 45_000
const mostMegabytes = 1_024

/**
 * The rows of a workbook that have something in them. They are read in a thread of its own with an end to its time and
 * memory: a file of some kilobytes can ask for minutes at one cell, or for more room than the whole process has.
 */
export async function* workbookRows(
  bytes: Uint8Array<ArrayBuffer>,
  limits = { patienceMs, mostMegabytes },
): AsyncGenerator<FileRow> {
  const thread = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.mostMegabytes },
  })
  const failure = new Promise<never>((_, reject) => thread.once('error', reject))
  // It may fail while nobody waits for it.
  failure.catch(() => {})
  try {
    for (;;) {
      thread.postMessage('more', [])
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(limits.patienceMs) })
      // Rows are asked for when those before them are done with.
      // oxlint-disable-next-line no-await-in-loop
      const [{ rows, isEnd }] = (await Promise.race([answer, failure])) as [ReadRows]
      yield* rows
      if (isEnd) return
    }
  } finally {
    await thread.terminate()
  }
}
