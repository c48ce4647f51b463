import { PGlite } from '@electric-sql/pglite'
import { openAsBlob } from 'node:fs'
import { startupFrame } from './startup.ts'

/** The one session of the embedded database. Frames in, frames out; a statement holds the thread until it ends. */
export type Engine = {
  /** What the session said when it began: every connection is greeted with it. */
  greeting: Uint8Array
  run(frames: Uint8Array, onBytes: (view: Uint8Array) => void): Promise<void>
  isInTransaction(): boolean
  close(): Promise<void>
}

export async function openEngine(dataDir: string, template: string | null): Promise<Engine> {
  const loadDataDir = template === null ? undefined : await openAsBlob(template)
  const database = await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) })
  const greeting: Buffer[] = []
  await database.execProtocolRawStream(startupFrame('postgres', 'postgres'), {
    onRawData: (view) => greeting.push(Buffer.from(view)),
  })
  return {
    greeting: Buffer.concat(greeting),
    run: (frames, onBytes) => database.execProtocolRawStream(frames, { onRawData: onBytes }),
    isInTransaction: () => database.isInTransaction(),
    close: () => database.close(),
  }
}
