import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from './database-log.ts'
import { openEmbedded, type Embedded } from './embedded/embedded.ts'
import { copyTemplate } from './embedded-template.ts'
import { recordEngine, refuseOtherEngine } from './engine-version.ts'
import { lockFolder } from './folder-lock/folder-lock.ts'

/** A copied template is migrated as far as this release goes; an empty one takes seconds to make. */
export type Beginning = 'migrated' | 'empty'

/**
 * The embedded database of a data folder, for this process alone: `database/` with the lock and the record of
 * its engine beside it. Throws `FolderInUse` or `EngineRefused` before anything in the folder is touched.
 */
export async function openEmbeddedFolder(
  dataFolder: string,
  log: DatabaseLog,
  begins: Beginning = 'migrated',
): Promise<Embedded> {
  const lock = await lockFolder(dataFolder)
  try {
    await refuseOtherEngine(dataFolder)
    const dataDir = join(dataFolder, 'database')
    if (!existsSync(dataDir)) await createDatabase(dataFolder, log, begins)
    const embedded = await openEmbedded({ dataDir, log })
    await recordEngine(dataFolder)
    return {
      ...embedded,
      stop: async () => {
        await embedded.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Made aside and renamed when it is whole, so that a kill leaves no half of one. Frees the memory that making it took. */
async function createDatabase(dataFolder: string, log: DatabaseLog, begins: Beginning): Promise<void> {
  const dataDir = join(dataFolder, 'database')
  const unfinished = `${dataDir}.new`
  await rm(unfinished, { recursive: true, force: true })
  const isCopied = begins === 'migrated' && (await copyTemplate(unfinished))
  if (!isCopied) await (await openEmbedded({ dataDir: unfinished, log })).stop()
  await recordEngine(dataFolder)
  await rename(unfinished, dataDir)
}
