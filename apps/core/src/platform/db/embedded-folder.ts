import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from './database-log.ts'
import { openEmbedded, type Embedded } from './embedded/embedded.ts'
import { copyTemplate } from './embedded-template.ts'
import { recordEngine, refuseOtherEngine } from './engine-version.ts'
import { lockFolder } from './folder-lock/folder-lock.ts'

/**
 * The embedded database of a data folder, for this process alone: `database/` with the lock and the record of
 * its engine beside it. Throws `FolderInUse` or `EngineRefused` before anything in the folder is touched.
 */
export async function openEmbeddedFolder(dataFolder: string, log: DatabaseLog): Promise<Embedded> {
  const lock = await lockFolder(dataFolder)
  try {
    await refuseOtherEngine(dataFolder)
    const dataDir = join(dataFolder, 'database')
    if (!existsSync(dataDir)) await createDatabase(dataFolder, dataDir, log)
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
async function createDatabase(dataFolder: string, dataDir: string, log: DatabaseLog): Promise<void> {
  const unfinished = `${dataDir}.new`
  await rm(unfinished, { recursive: true, force: true })
  if (!(await copyTemplate(unfinished))) await (await openEmbedded({ dataDir: unfinished, log })).stop()
  await recordEngine(dataFolder)
  await rename(unfinished, dataDir)
}
