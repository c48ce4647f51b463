import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from './database-log.ts'
import { openEmbedded, type Embedded } from './embedded/embedded.ts'
import { copyTemplate } from './embedded-template.ts'
import { recordEngine, refuseOtherEngine } from './engine-version.ts'
import { lockFolder, type FolderLock } from './folder-lock/folder-lock.ts'

/** A copied template is migrated as far as this release goes; an empty one takes seconds to make. */
export type Beginning = 'migrated' | 'empty'

export type Opening = {
  /** Restoring needs a new folder's database without migrations. */
  begins?: Beginning
  /** The folder's lock, if the caller holds it already and releases it. */
  lock?: FolderLock
  /** Told as soon as others do the work, so that who asked may be busy; a second time says nothing new. */
  onUnderWay?: () => void
}

/**
 * The embedded database of a data folder, for this process alone: `database/` with the lock and the record of
 * its engine beside it. Throws `FolderInUse`, `EngineRefused` or `FolderForeign` before anything in the folder is touched.
 */
export async function openEmbeddedFolder(
  dataFolder: string,
  log: DatabaseLog,
  { begins = 'migrated', lock: held, onUnderWay = () => {} }: Opening = {},
): Promise<Embedded> {
  const lock = held ? null : await lockFolder(dataFolder)
  try {
    await refuseOtherEngine(dataFolder)
    const dataDir = join(dataFolder, 'database')
    if (!existsSync(dataDir)) {
      onUnderWay()
      await createDatabase(dataFolder, log, begins)
    }
    await refuseForeign(dataDir)
    await closeToOthers(dataDir)
    const opening = openEmbedded({ dataDir, log })
    onUnderWay()
    const embedded = await opening
    await recordEngine(dataFolder)
    return {
      ...embedded,
      stop: async () => {
        await embedded.stop()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** The engine would make its database among whatever lies there. */
class FolderForeign extends Error {
  override readonly name = 'FolderForeign'
}

async function refuseForeign(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  if (names.length === 0 || names.includes('PG_VERSION')) return
  throw new FolderForeign(
    `WASL_DATA: ${dataDir} holds something that is no database of Wasl: name another folder`,
  )
}

/** The engine's own files are open to everybody, so the folder around them is not. */
async function closeToOthers(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) await chmod(dataDir, 0o700)
}

/** Made aside and renamed when it is whole, so that a kill leaves no half of one. Frees the memory that making it took. */
async function createDatabase(dataFolder: string, log: DatabaseLog, begins: Beginning): Promise<void> {
  const dataDir = join(dataFolder, 'database')
  const unfinished = `${dataDir}.new`
  await rm(unfinished, { recursive: true, force: true })
  const isCopied = begins === 'migrated' && (await copyTemplate(unfinished))
  if (!isCopied) {
    await mkdir(unfinished, { mode: 0o700 })
    await (await openEmbedded({ dataDir: unfinished, log })).stop()
  }
  await recordEngine(dataFolder)
  await rename(unfinished, dataDir)
}
