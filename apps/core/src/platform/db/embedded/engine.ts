import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
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
  const database = await openPGlite(dataDir, template)
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

async function openPGlite(dataDir: string, template: string | null): Promise<PGlite> {
  const loadDataDir = template === null ? undefined : await openAsBlob(template)
  const said: string[] = []
  const onStderr = (line: string): boolean => said.push(line) > 0
  try {
    return await PGlite.create({
      dataDir,
      extensions: { pg_trgm },
      onStderr,
      ...(loadDataDir && { loadDataDir }),
    })
  } catch (error) {
    throw new Error(`the embedded database in ${dataDir} did not open: ${reasonOf(error, said)}`, {
      cause: error,
    })
  }
}

/** What the engine throws says little; what it said before says more. */
function reasonOf(error: unknown, said: readonly string[]): string {
  if (typeof error === 'object' && error !== null && 'errno' in error && error.errno === WASM_ENOSPC) {
    return 'no space is left on the disk'
  }
  const last = said.findLast((line) => SERIOUS.test(line))
  return last ? last.slice(last.search(SERIOUS)) : String(error)
}

const SERIOUS = /PANIC|FATAL/
const WASM_ENOSPC = 51
